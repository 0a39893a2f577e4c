// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "qml/ui/focus_keeper.h"

#include <QQuickWindow>

namespace labrys::ui {

namespace {

/// Whether Tab stops at an item, or at the list or the like that it is a part of.
bool isStop(const QQuickItem& item)
{
    const auto* stop = &item;
    while (stop != nullptr && !stop->activeFocusOnTab())
        stop = stop->parentItem();
    return stop != nullptr && item.isVisible() && item.isEnabled();
}

/// The nearest focus scope around an item that can be used, or null.
QQuickItem* scopeAround(QQuickItem* item)
{
    for (; item != nullptr; item = item->parentItem())
        if (item->isFocusScope() && item->isVisible() && item->isEnabled())
            return item;
    return nullptr;
}

} // namespace

FocusKeeper::FocusKeeper(QQuickWindow& window, QQuickItem& top)
    : QObject(&top)
    , m_window(&window)
    , m_top(&top)
{
    connect(&window, &QQuickWindow::activeFocusItemChanged, this, &FocusKeeper::watch);
    watch();
}

void FocusKeeper::watch()
{
    auto* item = m_window->activeFocusItem();
    if (item != nullptr && m_top->isAncestorOf(item) && isStop(*item)) {
        if (m_last != nullptr)
            m_last->disconnect(this);
        m_last = item;
        // Later, for whoever hides a control may move the focus too.
        connect(item, &QQuickItem::visibleChanged, this, &FocusKeeper::mend, Qt::QueuedConnection);
        connect(item, &QQuickItem::enabledChanged, this, &FocusKeeper::mend, Qt::QueuedConnection);
    } else {
        QMetaObject::invokeMethod(this, &FocusKeeper::mend, Qt::QueuedConnection);
    }
}

void FocusKeeper::mend()
{
    auto* item = m_window != nullptr ? m_window->activeFocusItem() : nullptr;
    const bool ours = item == nullptr || item == m_top || m_top->isAncestorOf(item);
    // One that got the focus before it was seen is watched only now.
    if (ours && item != nullptr && item != m_last && isStop(*item))
        return watch();
    if (!ours || (item != nullptr && isStop(*item)))
        return;
    for (auto* scope = scopeAround(item != nullptr ? item : m_top.data()); scope != nullptr;
        scope = scopeAround(scope->parentItem())) {
        for (auto* start : {m_last.data(), scope}) {
            if (start == nullptr || (start != scope && !scope->isAncestorOf(start)))
                continue;
            auto* next = start->nextItemInFocusChain(true);
            if (next != nullptr && scope->isAncestorOf(next) && isStop(*next))
                return next->forceActiveFocus();
        }
        if (scope == m_top)
            return;
    }
}

} // namespace labrys::ui
