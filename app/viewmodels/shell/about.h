// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QVariant>
#include <QtQml/qqmlregistration.h>

namespace labrys::viewmodels {

/// What the program is made of (UIX-051).
class About : public QObject {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(QString version READ version CONSTANT)
    /// A line for each game and each file format (APP-034), in the language in use.
    Q_PROPERTY(QStringList versions READ versions CONSTANT)
    /// Maps of `name`, `what` and `licence` of every part, ours first.
    Q_PROPERTY(QVariantList parts READ parts CONSTANT)

public:
    using QObject::QObject;

    [[nodiscard]] QString version() const;
    [[nodiscard]] QStringList versions() const;
    [[nodiscard]] QVariantList parts() const;
    /// Versions of program, games, files, library, system and renderer: no name of a person, no path, nothing
    /// secret.
    Q_INVOKABLE QString diagnostics() const;
    Q_INVOKABLE void copyDiagnostics() const;
    /// The whole text of a licence of ours by its SPDX name.
    Q_INVOKABLE QString licenceText(const QString& licence) const;
};

} // namespace labrys::viewmodels
