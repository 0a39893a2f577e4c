// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "qml/ui/action_scope.h"

#include "qml/ui/bindings.h"
#include "qml/ui/focus_keeper.h"
#include "qml/ui/gamepad.h"
#include "qml/ui/tip_item.h"

#include <QAccessible>
#include <QQmlEngine>
#include <QQuickWindow>

namespace labrys::ui {

namespace {

/// Does what assistive technology does to press something; false where there is nothing to press.
bool pressed(QQuickItem* item)
{
    auto* node = QAccessible::queryAccessibleInterface(item);
    auto* actions = node != nullptr ? node->actionInterface() : nullptr;
    if (actions == nullptr || !actions->actionNames().contains(QAccessibleActionInterface::pressAction()))
        return false;
    actions->doAction(QAccessibleActionInterface::pressAction());
    return true;
}

/// A key that presses what has the focus and is held down: once is enough.
bool isHeldPress(const QEvent& event, const QQuickItem* focus)
{
    if (event.type() != QEvent::KeyPress && event.type() != QEvent::KeyRelease)
        return false;
    const auto& key = static_cast<const QKeyEvent&>(event);
    const bool presses
        = key.key() == Qt::Key_Return || key.key() == Qt::Key_Enter || key.key() == Qt::Key_Space;
    const bool writes = focus != nullptr && focus->flags().testFlag(QQuickItem::ItemAcceptsInputMethod);
    return key.isAutoRepeat() && presses && !writes;
}

/// What belongs to the window, wherever in it one is.
bool isOfWindow(int action)
{
    return action == Actions::FullScreen || action == Actions::Quit || action == Actions::Messages
        || action == Actions::Settings || action == Actions::OpenFile;
}

/// The key that controls know for a direction.
int keyForPad(PadButton direction)
{
    switch (direction) {
    case PadButton::Up:
        return Qt::Key_Up;
    case PadButton::Down:
        return Qt::Key_Down;
    case PadButton::Left:
        return Qt::Key_Left;
    default:
        return Qt::Key_Right;
    }
}

} // namespace

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

void ActionScope::setSecondPlays(bool second)
{
    if (second == m_secondPlays)
        return;
    m_secondPlays = second;
    Q_EMIT secondPlaysChanged();
}

ActionScope* ActionScope::around() const
{
    for (auto* item = parentItem(); item != nullptr; item = item->parentItem())
        if (auto* scope = qobject_cast<ActionScope*>(item))
            return scope;
    return nullptr;
}

void ActionScope::trigger(int action)
{
    // A click on a hint says it here; a key that nobody takes climbs up by itself.
    if (auto* scope = around(); scope != nullptr && !m_root && isOfWindow(action))
        return scope->trigger(action);
    Q_EMIT triggered(action);
    if (action == Actions::Accept)
        press();
    else if (action == Actions::FocusBack || action == Actions::FocusOn)
        moveFocus(action == Actions::FocusOn);
    else if (action == Actions::Help)
        Q_EMIT help();
    else if (action == Actions::Back || action == Actions::Pause)
        Q_EMIT back();
    else if (action == Actions::Previous || action == Actions::Next)
        Q_EMIT along(action == Actions::Next ? 1 : -1);
    else if (action == Actions::Find)
        Q_EMIT find();
    else if (action == Actions::FullScreen)
        Q_EMIT fullScreen();
    else if (action == Actions::Quit)
        Q_EMIT quit();
    else if (action == Actions::Messages)
        Q_EMIT messages();
    else if (action == Actions::Settings)
        Q_EMIT settings();
    else if (action == Actions::OpenFile)
        Q_EMIT openFile();
    else if (action == Actions::Explain)
        explain();
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

Bindings* ActionScope::bindings()
{
    if (m_bindings == nullptr)
        if (auto* engine = qmlEngine(this))
            m_bindings = engine->singletonInstance<Bindings*>(qmlTypeId("Labrys.Ui", 1, 0, "Bindings"));
    return m_bindings;
}

void ActionScope::keyPressEvent(QKeyEvent* event)
{
    const KeyPress press{event->key(), event->nativeScanCode(), event->modifiers(), event->isAutoRepeat()};
    const auto layout = static_cast<KeyLayout>(m_layout);
    const auto action
        = bindings() != nullptr ? m_bindings->map().actionOf(press, layout) : actionOf(press, layout);
    event->setAccepted(action != Actions::None && isOfWindow(action) == m_root);
    if (!event->isAccepted())
        return;
    m_hurried = event->modifiers().testFlag(Qt::ShiftModifier);
    const QPointer<ActionScope> self = this;
    trigger(action);
    if (self != nullptr)
        m_hurried = false;
}

/// Asks the tip of what has the focus, or of the nearest thing around it that has one.
void ActionScope::explain()
{
    auto* item = window() != nullptr ? window()->activeFocusItem() : nullptr;
    for (; item != nullptr && item != this; item = item->parentItem())
        for (auto* child : item->childItems())
            if (auto* tip = qobject_cast<TipItem*>(child))
                return Q_EMIT tip->asked();
}

void ActionScope::press()
{
    auto* item = window() != nullptr ? window()->activeFocusItem() : nullptr;
    if (item != nullptr && isAncestorOf(item) && (pressed(item) || offer(Qt::Key_Return)))
        return;
    // Nothing to press has the focus: the board, or the line over a run.
    if (m_layout == Replay)
        trigger(Actions::Watch);
    else if (!isPage(static_cast<KeyLayout>(m_layout)))
        trigger(m_layout == TwoPlayers && m_secondPlays ? Actions::MateWait : Actions::Wait);
}

/// Shows a key to what has the focus and to what lies around it in here; whether someone wanted it.
bool ActionScope::offer(int key)
{
    const QPointer<QQuickItem> focus = window() != nullptr ? window()->activeFocusItem() : nullptr;
    for (auto* item = focus.data(); item != nullptr && item != this; item = item->parentItem()) {
        const QPointer<QQuickItem> shown = item;
        QKeyEvent down(QEvent::KeyPress, key, Qt::NoModifier);
        QCoreApplication::sendEvent(item, &down);
        if (down.isAccepted()) {
            QKeyEvent up(QEvent::KeyRelease, key, Qt::NoModifier);
            if (shown != nullptr)
                QCoreApplication::sendEvent(shown, &up);
            return true;
        }
        if (shown == nullptr)
            break;
    }
    return false;
}

void ActionScope::usePad(PadButton button, int player)
{
    const bool second = player < 0 ? m_secondPlays : player > 0;
    const bool two = m_layout == TwoPlayers;
    const auto action = padAction(button, static_cast<KeyLayout>(m_layout), two && second);
    if (action == Actions::None)
        return;
    // A line or a long text that has the focus takes the directions that it knows, as it does with keys.
    const bool ofControl
        = isDirection(button) && (isPage(static_cast<KeyLayout>(m_layout)) || m_layout == Replay);
    if (ofControl && offer(keyForPad(button)))
        return;
    // So does an open list, which closes.
    if (action == Actions::Back && offer(Qt::Key_Escape))
        return;
    trigger(action);
}

ActionScope& ActionScope::focused()
{
    auto* item = window() != nullptr ? window()->activeFocusItem() : nullptr;
    for (; item != nullptr; item = item->parentItem())
        if (auto* scope = qobject_cast<ActionScope*>(item))
            return *scope;
    return *this;
}

void ActionScope::hearPad(PadButton button, int player, PadFamily family)
{
    if (!m_root || window() == nullptr || !window()->isActive())
        return;
    if (auto* keys = bindings()) {
        keys->setPadFamily(family);
        keys->setDevice(Bindings::Pad);
    }
    focused().usePad(button, player);
}

void ActionScope::componentComplete()
{
    QQuickItem::componentComplete();
    auto* engine = qmlEngine(this);
    if (!m_root || engine == nullptr)
        return;
    if (m_watched != nullptr)
        new FocusKeeper(*m_watched, *this);
    auto* pads = engine->singletonInstance<Gamepad*>(qmlTypeId("Labrys.Ui", 1, 0, "Gamepad"));
    connect(pads, &Gamepad::pressed, this, &ActionScope::hearPad);
    // Hints of a pad that is gone are of no use.
    connect(pads, &Gamepad::noticed, this, [this, pads] {
        if (!pads->isConnected() && bindings() != nullptr)
            m_bindings->setDevice(Bindings::Keys);
    });
}

void ActionScope::itemChange(ItemChange change, const ItemChangeData& data)
{
    if (change == ItemSceneChange) {
        if (m_watched != nullptr)
            m_watched->removeEventFilter(this);
        m_watched = data.window;
        if (m_watched != nullptr)
            m_watched->installEventFilter(this);
    }
    QQuickItem::itemChange(change, data);
}

bool ActionScope::eventFilter(QObject* watched, QEvent* event)
{
    if (m_root && watched == m_watched && isHeldPress(*event, m_watched->activeFocusItem()))
        return true;
    if (m_root && watched == m_watched && event->type() == QEvent::KeyPress && bindings() != nullptr)
        m_bindings->setDevice(Bindings::Keys);
    return QQuickItem::eventFilter(watched, event);
}

} // namespace labrys::ui
