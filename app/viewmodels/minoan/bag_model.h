// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/viewmodels/minoan/row_model.h"
#include "core/minoan/board.h"

#include <QString>
#include <QtQml/qqmlregistration.h>

namespace labrys::viewmodels {

/// How many of one tile the bag holds, and how many of them are still to come in this round (D-02).
struct BagLine {
    minoan::Tile tile = 0;
    int count = 0;
    int left = 0;
    QString name;
    QString spoken;
    bool operator==(const BagLine&) const = default;
};

/// Every kind of tile in the bag, by symbol and element.
class BagModel : public RowModel<BagLine> {
    Q_OBJECT
    QML_ANONYMOUS

public:
    enum Role : int { SymbolRole = Qt::UserRole, ElementRole, CountRole, LeftRole, NameRole, SpokenRole };

    using RowModel::RowModel;

    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
    [[nodiscard]] QHash<int, QByteArray> roleNames() const override;
};

} // namespace labrys::viewmodels
