// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/qml/harness.h"
#include "tests/support/test_main.h"

#include <QSet>
#include <QSignalSpy>

using namespace labrys;
using labrys::test::Harness;
using ui::Actions;
using ui::ActionScope;

namespace {

void collect(QQuickItem* item, const char* type, QList<QQuickItem*>& found)
{
    if (!item->isVisible())
        return;
    if (QString::fromLatin1(item->metaObject()->className()).startsWith(QLatin1String(type)))
        found.append(item);
    const auto children = item->childItems();
    for (auto* child : children)
        collect(child, type, found);
}

/// The visible items of a QML type within another one.
QList<QQuickItem*> all(QQuickItem* top, const char* type)
{
    QList<QQuickItem*> found;
    collect(top, type, found);
    return found;
}

/// The hint bar of the screen that has the focus, or null where an overlay has none.
QQuickItem* barOf(ActionScope* scope)
{
    return all(scope, "HintBar").value(0);
}

QStringList capsOf(QQuickItem* bar)
{
    QStringList caps;
    const auto keys = all(bar, "KeyCap");
    for (auto* cap : keys)
        caps.append(cap->property("key").toString());
    return caps;
}

/// The action of a cap or of a hint, or -1.
int actionOf(const QVariant& model)
{
    if (const auto* hint = model.value<QObject*>())
        return hint->property("action").toInt();
    return model.toMap().value(QStringLiteral("action"), -1).toInt();
}

/// Whether an item or what it is a part of is among them: the segments of a choice are one stop.
bool isWithin(const QSet<const QObject*>& items, QObject* object)
{
    for (const auto* item = qobject_cast<QQuickItem*>(object); item != nullptr; item = item->parentItem())
        if (items.contains(item) && (item == object || item->inherits("QQuickFocusScope")))
            return !qobject_cast<const ActionScope*>(item);
    return items.contains(object);
}

/// Back to the menu, and from there to the screen.
void reopen(Harness& harness, const QString& screen)
{
    harness.window().showNormal();
    QMetaObject::invokeMethod(&harness.window(), "toMenu");
    harness.settle();
    harness.open(screen);
}

void click(Harness& harness, QQuickItem* item)
{
    QTest::mouseClick(&harness.window(), Qt::LeftButton, {},
        item->mapToScene(QPointF(item->width() / 2, item->height() / 2)).toPoint());
}

/// The scope that does an action: the window's own actions are done by the outermost one.
ActionScope* doerOf(Harness& harness, Actions::Action action)
{
    auto* scope = harness.scope();
    if (action != Actions::FullScreen && action != Actions::Settings)
        return scope;
    for (auto* item = scope->parentItem(); item != nullptr; item = item->parentItem())
        if (auto* around = qobject_cast<ActionScope*>(item))
            scope = around;
    return scope;
}

} // namespace

class TestHints : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void aHintsKeyAndAClickOnItBothAct_data() { screens(); }
    void aHintsKeyAndAClickOnItBothAct() // UIX-013
    {
        QFETCH(QString, screen);
        Harness harness;
        harness.open(screen);
        const auto count = all(barOf(harness.scope()), "KeyCap").size();
        QVERIFY(count >= 4);
        for (int i = 0; i < count; ++i) {
            reopen(harness, screen);
            auto* scope = harness.scope();
            auto* cap = all(barOf(scope), "KeyCap").value(i);
            QVERIFY(cap != nullptr);
            const auto action
                = static_cast<Actions::Action>(actionOf(cap->parentItem()->property("modelData")));
            QVERIFY2(action > Actions::None, qPrintable(cap->property("key").toString()));
            const auto keys
                = harness.bindings().map().keys(static_cast<ui::KeyLayout>(scope->layout()), action);
            QVERIFY(!keys.empty());
            QSignalSpy clicked(doerOf(harness, action), &ActionScope::triggered);
            click(harness, cap);
            QCOMPARE(clicked.value(0).value(0).toInt(), static_cast<int>(action));
            if (action == Actions::FullScreen)
                QCOMPARE(harness.window().visibility(), QWindow::FullScreen);
            if (action == Actions::Accept)
                continue; // what has the focus takes the key
            reopen(harness, screen);
            QSignalSpy pressed(doerOf(harness, action), &ActionScope::triggered);
            harness.key(static_cast<Qt::Key>(keys.front().key));
            QCOMPARE(pressed.value(0).value(0).toInt(), static_cast<int>(action));
        }
    }

    void nothingIsForTheMouseAlone_data() { screens(); }
    void nothingIsForTheMouseAlone() // ACC-016
    {
        QFETCH(QString, screen);
        Harness harness;
        harness.open(screen);
        auto* scope = harness.scope();
        // What the shoulders of the pad and Tab come by.
        QSet<const QObject*> reached;
        for (int i = 0; i < 30; ++i) {
            reached.insert(harness.window().activeFocusItem());
            scope->trigger(Actions::FocusOn);
        }
        const auto layout = static_cast<ui::KeyLayout>(scope->layout());
        const auto nodes = harness.nodes();
        int hints = 0;
        for (auto* node : nodes) {
            if (node->role() != QAccessible::Button || isWithin(reached, node->object())
                || !node->object()->property("enabled").toBool())
                continue;
            // The others are hints, whose actions stand in the table with a key.
            const QString name = node->text(QAccessible::Name);
            const int action = actionOf(node->object()->property("modelData"));
            QVERIFY2(action > Actions::None, qPrintable(name));
            QVERIFY2(!harness.bindings().map().keys(layout, static_cast<Actions::Action>(action)).empty(),
                qPrintable(name));
            ++hints;
        }
        QVERIFY(hints >= 3);
    }

    void aChangedKeyIsShownAtOnce() // UIX-013, UIX-049
    {
        Harness harness;
        harness.open(QStringLiteral("maze"));
        auto* bar = barOf(harness.scope());
        QVERIFY(capsOf(bar).contains(QStringLiteral("P")));
        QCOMPARE(harness.bindings().rebind(ActionScope::OnePlayer, Actions::Pause, 0, Qt::Key_O), QString());
        QVERIFY(capsOf(bar).contains(QStringLiteral("O")));
        QVERIFY(!capsOf(bar).contains(QStringLiteral("P")));
        harness.key(Qt::Key_P);
        QCOMPARE(harness.overlay(), QString());
        harness.key(Qt::Key_O);
        QCOMPARE(harness.overlay(), QStringLiteral("pause"));
    }

    void aPresetShowsItsLetters() // UIX-049
    {
        Harness harness;
        harness.open(QStringLiteral("maze"));
        auto* bar = barOf(harness.scope());
        QCOMPARE(capsOf(bar).mid(0, 4).join(QString()), QStringLiteral("WASD"));
        harness.bindings().setPreset(static_cast<int>(ui::Preset::Zqsd));
        QCOMPARE(capsOf(bar).mid(0, 4).join(QString()), QStringLiteral("ZQSD"));
        harness.key(Qt::Key_Q);
        QCOMPARE(harness.game().turn(), 1);
        QCOMPARE(harness.game().message(), QStringLiteral("You step west."));
    }

    void thePadChangesTheHintsAndAKeyChangesThemBack() // look 8
    {
        Harness harness;
        harness.open(QStringLiteral("maze"));
        auto* bar = barOf(harness.scope());
        harness.bindings().setDevice(ui::Bindings::Pad);
        harness.settle();
        QCOMPARE(capsOf(bar).join(QLatin1Char(' ')), QStringLiteral("pad_dpad pad_x pad_r2 pad_y pad_menu"));
        const auto drawn = all(bar, "KeyCap");
        for (auto* cap : drawn)
            QVERIFY(cap->width() > 0 && qFuzzyCompare(cap->width(), cap->height()));
        click(harness, drawn.value(1));
        QCOMPARE(harness.game().turn(), 1);
        QCOMPARE(harness.bindings().device(), ui::Bindings::Pad); // the mouse changes nothing
        harness.key(Qt::Key_Space);
        QVERIFY(capsOf(bar).contains(QStringLiteral("Space")));
    }

private:
    static void screens()
    {
        QTest::addColumn<QString>("screen");
        for (const auto* screen : {"start", "maze", "pair", "replay", "result"})
            QTest::newRow(screen) << QString::fromLatin1(screen);
    }
};

LABRYS_TEST(TestHints)
#include "tst_hints.moc"
