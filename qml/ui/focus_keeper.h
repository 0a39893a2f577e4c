// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QPointer>
#include <QQuickItem>

namespace labrys::ui {

/// Sees to it that a control of a window has the focus: when the one that had it is hidden, disabled or gone,
/// the next one in the order of Tab gets it (UIX-014). Qt leaves the focus with hidden items, and with scopes
/// that show none.
class FocusKeeper : public QObject {
    Q_OBJECT

public:
    /// Keeps the focus below `top`; what has it elsewhere, as in a popup, is let be.
    FocusKeeper(QQuickWindow& window, QQuickItem& top);

private:
    void watch();
    void mend();

    QPointer<QQuickWindow> m_window;
    QPointer<QQuickItem> m_top;
    /// The last control that had it.
    QPointer<QQuickItem> m_last;
};

} // namespace labrys::ui
