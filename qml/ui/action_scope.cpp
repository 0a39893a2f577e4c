// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "qml/ui/action_scope.h"

#include <QQuickWindow>

namespace labrys::ui {

ActionScope::ActionScope(QQuickItem* parent)
    : QQuickItem(parent)
{
    setFlag(ItemIsFocusScope);
}

void ActionScope::setLayout(Layout layout)
{
    if (layout == m_layout)
        return;
    m_layout = layout;
    Q_EMIT layoutChanged();
}

void ActionScope::setRoot(bool root)
{
    if (root == m_root)
        return;
    m_root = root;
    Q_EMIT rootChanged();
}

void ActionScope::trigger(int action)
{
    Q_EMIT triggered(action);
    if (action == Actions::Help)
        Q_EMIT help();
    else if (action == Actions::Back || action == Actions::Pause)
        Q_EMIT back();
    else if (action == Actions::Previous || action == Actions::Next)
        Q_EMIT along(action == Actions::Next ? 1 : -1);
}

void ActionScope::moveFocus(bool forward)
{
    QQuickItem* now = window() != nullptr ? window()->activeFocusItem() : nullptr;
    if (now == nullptr)
        now = this;
    QQuickItem* next = now->nextItemInFocusChain(forward);
    if (next != nullptr && isAncestorOf(next))
        next->forceActiveFocus(forward ? Qt::TabFocusReason : Qt::BacktabFocusReason);
}

void ActionScope::keyPressEvent(QKeyEvent* event)
{
    const KeyPress press{event->key(), event->nativeScanCode(), event->modifiers(), event->isAutoRepeat()};
    const auto action = actionOf(press, static_cast<KeyLayout>(m_layout));
    const bool ofWindow = action == Actions::FullScreen || action == Actions::Quit;
    event->setAccepted(action != Actions::None && ofWindow == m_root);
    if (event->isAccepted())
        trigger(action);
}

} // namespace labrys::ui
