// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/viewmodels/minoan/board_model.h"

#include <utility>

namespace labrys::viewmodels {

int BoardModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : minoan::kCells;
}

QVariant BoardModel::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid | CheckIndexOption::ParentIsInvalid))
        return {};
    const auto& place = m_board[minoan::at(index.row())];
    const bool blank = place.tile == minoan::kBlank;
    switch (role) {
    case SymbolRole:
        return blank ? -1 : static_cast<int>(minoan::symbolOf(place.tile));
    case ElementRole:
        return blank ? 0 : static_cast<int>(minoan::colourOf(place.tile));
    case CursorRole:
        return place.cursor;
    case PickedRole:
        return place.picked;
    case TargetRole:
        return place.target;
    case ClearingRole:
        return place.clearing;
    case WaveRole:
        return place.wave;
    case FromRole:
        return place.from;
    default:
        return {};
    }
}

QHash<int, QByteArray> BoardModel::roleNames() const
{
    return {{SymbolRole, "symbol"}, {ElementRole, "element"}, {CursorRole, "cursor"}, {PickedRole, "picked"},
        {TargetRole, "target"}, {ClearingRole, "clearing"}, {WaveRole, "wave"}, {FromRole, "from"}};
}

void BoardModel::show(const ShownBoard& board)
{
    for (int row = 0; row < minoan::kCells; ++row) {
        auto& place = m_board[minoan::at(row)];
        const auto before = std::exchange(place, board[minoan::at(row)]);
        if (before != place)
            Q_EMIT dataChanged(index(row), index(row));
    }
}

} // namespace labrys::viewmodels
