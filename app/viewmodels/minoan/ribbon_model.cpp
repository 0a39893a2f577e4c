// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/viewmodels/minoan/ribbon_model.h"

namespace labrys::viewmodels {

QVariant RibbonModel::data(const QModelIndex& index, int role) const
{
    const auto* line = at(index);
    if (line == nullptr)
        return {};
    switch (role) {
    case NumberRole:
        return line->number;
    case SymbolsRole:
        return line->symbols;
    case Qt::DisplayRole:
    case TitleRole:
        return line->title;
    case DetailRole:
        return line->detail;
    case CertaintyRole:
        return line->certainty;
    case SpokenRole:
        return line->spoken;
    case WhyRole:
        return line->why;
    default:
        return {};
    }
}

QHash<int, QByteArray> RibbonModel::roleNames() const
{
    return {{NumberRole, "number"}, {SymbolsRole, "symbols"}, {TitleRole, "titleText"},
        {DetailRole, "detail"}, {CertaintyRole, "certainty"}, {SpokenRole, "spokenText"},
        {WhyRole, "whyText"}};
}

} // namespace labrys::viewmodels
