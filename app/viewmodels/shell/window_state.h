// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/viewmodels/shell/settings.h"

#include <QObject>
#include <QPointer>
#include <QTimer>
#include <QWindow>
#include <QtQml/qqmlregistration.h>

namespace labrys::viewmodels {

/// Where the window was and how large, from start to start. Whether it fills the screen is a setting of its
/// own.
class WindowState : public QObject {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(labrys::viewmodels::Settings* settings MEMBER m_settings)

public:
    explicit WindowState(QObject* parent = nullptr);

    /// Gives a window that is not shown yet the place that it had, as far as there is a screen there, and
    /// remembers its places from now on.
    Q_INVOKABLE void follow(QWindow* window);
    /// Whether it was maximized.
    Q_INVOKABLE bool maximized() const;
    /// At once, as before the window closes.
    Q_INVOKABLE void remember();

private:
    QPointer<Settings> m_settings;
    QPointer<QWindow> m_window;
    QTimer m_rest;
};

} // namespace labrys::viewmodels
