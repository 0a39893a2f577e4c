// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/seed.h"

#include <QObject>
#include <QString>
#include <QtQmlIntegration/qqmlintegration.h>

#include <optional>

namespace labrys::viewmodels {

/// A seed while it is typed: what it is read as, or what is wrong with it and where (APP-040, D-39).
class SeedEntry : public QObject {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(QString text READ text WRITE setText NOTIFY changed)
    /// What is wrong, in a sentence; empty when nothing is, and while nothing is written.
    Q_PROPERTY(QString fault READ fault NOTIFY changed)
    Q_PROPERTY(bool good READ good NOTIFY changed)
    /// What it is read as: L1-XXXXX-XXXXX-C, and as ten syllables of Linear B, for the eye and for the ear.
    Q_PROPERTY(QString code READ code NOTIFY changed)
    Q_PROPERTY(QString glyphs READ glyphs NOTIFY changed)
    Q_PROPERTY(QString syllables READ syllables NOTIFY changed)
    /// A seed that lies in the clipboard and is not the one that is written; empty where there is none.
    Q_PROPERTY(QString copied READ copied NOTIFY changed)
    /// The version of the rules, which belongs to every seed.
    Q_PROPERTY(int rulesVersion READ rulesVersion CONSTANT)

public:
    explicit SeedEntry(QObject* parent = nullptr);

    [[nodiscard]] const QString& text() const { return m_text; }
    void setText(const QString& text);
    [[nodiscard]] const QString& fault() const { return m_fault; }
    [[nodiscard]] bool good() const { return m_seed.has_value(); }
    [[nodiscard]] QString code() const;
    [[nodiscard]] QString glyphs() const;
    [[nodiscard]] QString syllables() const;
    [[nodiscard]] QString copied() const;
    [[nodiscard]] int rulesVersion() const;

    Q_INVOKABLE void retranslate();

Q_SIGNALS:
    void changed();

private:
    void read();

    QString m_text;
    QString m_fault;
    std::optional<Seed> m_seed;
};

} // namespace labrys::viewmodels
