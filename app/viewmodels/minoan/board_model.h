// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/minoan/board.h"

#include <QAbstractListModel>
#include <QPointF>
#include <QtQml/qqmlregistration.h>

#include <array>

namespace labrys::viewmodels {

/// One place of the board, as it is drawn.
struct ShownTile {
    minoan::Tile tile = minoan::kBlank;
    bool cursor = false;
    bool picked = false;
    bool target = false;
    bool clearing = false;
    /// The wave that takes the tile, from 1; 0 for none.
    int wave = 0;
    /// Where it comes from, in tiles to the right and downwards.
    QPointF from;
    bool operator==(const ShownTile&) const = default;
};
using ShownBoard = std::array<ShownTile, minoan::kCells>;

/// The 49 places of the board in reading order. Its rows never come or go.
class BoardModel : public QAbstractListModel {
    Q_OBJECT
    QML_ANONYMOUS

public:
    enum Role : int {
        SymbolRole = Qt::UserRole,
        ElementRole,
        CursorRole,
        PickedRole,
        TargetRole,
        ClearingRole,
        WaveRole,
        FromRole
    };

    using QAbstractListModel::QAbstractListModel;

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
    [[nodiscard]] QHash<int, QByteArray> roleNames() const override;

    /// Tells of those places alone that became others.
    void show(const ShownBoard& board);
    [[nodiscard]] const ShownBoard& shown() const { return m_board; }

private:
    ShownBoard m_board;
};

} // namespace labrys::viewmodels
