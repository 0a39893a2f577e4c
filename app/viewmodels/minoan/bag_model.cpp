// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/viewmodels/minoan/bag_model.h"

namespace labrys::viewmodels {

QVariant BagModel::data(const QModelIndex& index, int role) const
{
    const auto* line = at(index);
    if (line == nullptr)
        return {};
    switch (role) {
    case SymbolRole:
        return static_cast<int>(minoan::symbolOf(line->tile));
    case ElementRole:
        return static_cast<int>(minoan::colourOf(line->tile));
    case CountRole:
        return line->count;
    case LeftRole:
        return line->left;
    case Qt::DisplayRole:
    case NameRole:
        return line->name;
    case SpokenRole:
        return line->spoken;
    default:
        return {};
    }
}

QHash<int, QByteArray> BagModel::roleNames() const
{
    return {{SymbolRole, "symbol"}, {ElementRole, "element"}, {CountRole, "count"}, {LeftRole, "rest"},
        {NameRole, "name"}, {SpokenRole, "spoken"}};
}

} // namespace labrys::viewmodels
