// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QQuickItem>

namespace labrys::ui {

/// The child of a control that explains it: Tip.qml. An ActionScope finds it by its type (UIX-020).
class TipItem : public QQuickItem {
    Q_OBJECT
    QML_ELEMENT

public:
    using QQuickItem::QQuickItem;

Q_SIGNALS:
    /// Somebody wants to know now (Actions::Explain).
    void asked();
};

} // namespace labrys::ui
