// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/desktop.h"
#include "app/desktop/screens.h"
#include "tests/qml/controls.h"

#include <QAccessible>
#include <QQuickItem>
#include <QQuickWindow>
#include <QTemporaryDir>
#include <QTest>

namespace labrys::test {

/// The window of the program, as the tour shows it.
class Walk {
public:
    Walk()
        : m_desktop(desktop::Desktop::create(desktop::startIn(m_folder.path(), m_folder.path())))
        , m_screens(*m_desktop)
    {
        window().requestActivate();
        QVERIFY(QTest::qWaitForWindowActive(&window()));
    }

    [[nodiscard]] QQuickWindow& window() { return m_desktop->window(); }
    void use(const desktop::Look& look) { m_screens.use(look); }
    void open(const QString& name)
    {
        m_screens.open(name);
        m_screens.settle();
    }
    void settle() { m_screens.settle(); }
    void retranslate() { m_desktop->retranslate(); }
    /// What is shown: an overlay, or the page when nothing lies over it.
    [[nodiscard]] QString place()
    {
        const QString overlay = window().property("overlay").toString();
        return overlay.isEmpty() ? window().property("page").toString() : overlay;
    }

    /// Every accessible node of the window that can be reached now; the cells of boards left out.
    [[nodiscard]] QList<QAccessibleInterface*> nodes()
    {
        QAccessible::setActive(true);
        QList<QAccessibleInterface*> found;
        collect(QAccessible::queryAccessibleInterface(&window()), found);
        return found;
    }

    [[nodiscard]] QList<QAccessibleInterface*> controls()
    {
        auto found = nodes();
        found.removeIf([](QAccessibleInterface* node) {
            return !isControl(node->role()) || !qobject_cast<QQuickItem*>(node->object())->isEnabled();
        });
        return found;
    }

private:
    static void collect(QAccessibleInterface* node, QList<QAccessibleInterface*>& found)
    {
        if (node == nullptr || node->state().invisible)
            return;
        found.append(node);
        if (node->role() == QAccessible::Table)
            return;
        for (int i = 0; i < node->childCount(); ++i)
            collect(node->child(i), found);
    }

    QTemporaryDir m_folder;
    std::unique_ptr<desktop::Desktop> m_desktop;
    desktop::Screens m_screens;
};

inline QQuickItem* itemOf(QAccessibleInterface* node)
{
    return qobject_cast<QQuickItem*>(node->object());
}

inline QRectF placeOf(const QQuickItem& item)
{
    return item.mapRectToScene(QRectF(0, 0, item.width(), item.height()));
}

/// Whether a scroll pane or a list shows what is out of sight when the focus goes there.
inline bool scrolls(const QQuickItem* item)
{
    for (; item != nullptr; item = item->parentItem())
        if (item->inherits("QQuickFlickable"))
            return true;
    return false;
}

template <class Visit>
void eachVisible(const QQuickItem& item, const Visit& visit)
{
    if (!item.isVisible() || item.opacity() == 0.0)
        return;
    visit(item);
    for (const auto* child : item.childItems())
        eachVisible(*child, visit);
}

inline QString told(const QQuickItem& item)
{
    const QRectF place = placeOf(item);
    return QStringLiteral("%1 “%2” at %3, %4, %5 x %6")
        .arg(QString::fromLatin1(item.metaObject()->className()), item.property("text").toString().left(40))
        .arg(place.x())
        .arg(place.y())
        .arg(place.width())
        .arg(place.height());
}

inline void screens()
{
    QTest::addColumn<QString>("screen");
    for (const auto& name : desktop::Screens::names())
        QTest::newRow(qPrintable(name)) << name;
}

} // namespace labrys::test
