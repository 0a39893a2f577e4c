// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "qml/ui/action_map.h"

#include <QQuickItem>

namespace labrys::ui {

/// A focus scope that turns the keys which nobody inside wanted into actions.
class ActionScope : public QQuickItem {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(Layout layout READ layout WRITE setLayout NOTIFY layoutChanged)
    /// The outermost scope, which alone takes the actions of the window (FullScreen, Quit).
    Q_PROPERTY(bool root READ isRoot WRITE setRoot NOTIFY rootChanged)

public:
    enum Layout : int { Page, OnePlayer, TwoPlayers, Replay };
    Q_ENUM(Layout)

    explicit ActionScope(QQuickItem* parent = nullptr);

    [[nodiscard]] Layout layout() const { return m_layout; }
    void setLayout(Layout layout);
    [[nodiscard]] bool isRoot() const { return m_root; }
    void setRoot(bool root);

    /// Acts as if the key of this action was pressed here: the hint bar and tests call it.
    Q_INVOKABLE void trigger(int action);
    /// Gives the focus to the next or the previous control inside, in the order of Tab.
    Q_INVOKABLE void moveFocus(bool forward);

Q_SIGNALS:
    void layoutChanged();
    void rootChanged();
    /// Every action; those that all pages share also come as the signals below.
    void triggered(int action);
    void help();
    /// Back and Pause: out of here.
    void back();
    /// Next is 1, Previous is -1.
    void along(int step);

protected:
    void keyPressEvent(QKeyEvent* event) override;

private:
    Layout m_layout = Page;
    bool m_root = false;
};

} // namespace labrys::ui
