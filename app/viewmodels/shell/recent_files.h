// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/viewmodels/shell/settings.h"

#include <QObject>
#include <QPointer>
#include <QStringList>
#include <QtQml/qqmlregistration.h>

namespace labrys::viewmodels {

/// The files that were opened last, newest first (APP-018), kept with the settings.
class RecentFiles : public QObject {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(labrys::viewmodels::Settings* settings READ settings WRITE setSettings NOTIFY changed)
    Q_PROPERTY(QStringList files READ files NOTIFY changed)

public:
    static constexpr int kMost = 10;

    using QObject::QObject;

    [[nodiscard]] Settings* settings() const { return m_settings; }
    void setSettings(Settings* settings);
    [[nodiscard]] QStringList files() const;
    /// Puts a file first; the standard input is none.
    Q_INVOKABLE void add(const QString& path);
    Q_INVOKABLE void clear();

Q_SIGNALS:
    void changed();

private:
    void keep(const QStringList& files);

    QPointer<Settings> m_settings;
};

} // namespace labrys::viewmodels
