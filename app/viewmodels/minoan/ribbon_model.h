// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/viewmodels/minoan/row_model.h"

#include <QString>
#include <QVariantList>
#include <QtQml/qqmlregistration.h>

namespace labrys::viewmodels {

/// One wave of a cascade in words.
struct RibbonLine {
    int number = 1;
    /// The symbols of its matches.
    QVariantList symbols;
    /// What matches, and what it is worth.
    QString title;
    QString detail;
    /// How sure it is; empty where there is nothing to say.
    QString certainty;
    QString spoken;
    /// How its value comes about.
    QString why;
    bool operator==(const RibbonLine&) const = default;
};

/// The waves of a cascade, foreseen or done: one row for each.
class RibbonModel : public RowModel<RibbonLine> {
    Q_OBJECT
    QML_ANONYMOUS

public:
    enum Role : int {
        NumberRole = Qt::UserRole,
        SymbolsRole,
        TitleRole,
        DetailRole,
        CertaintyRole,
        SpokenRole,
        WhyRole
    };

    using RowModel::RowModel;

    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
    [[nodiscard]] QHash<int, QByteArray> roleNames() const override;
};

} // namespace labrys::viewmodels
