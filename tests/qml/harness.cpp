// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/qml/harness.h"

#include "core/game/simulate.h"
#include "core/minotaur/bots.h"
#include "qml/ui/install.h"

#include <QSignalSpy>
#include <QTest>

namespace labrys::test {

namespace {

QQuickItem* find(QQuickItem* item, const QString& name)
{
    if (!item->isVisible())
        return nullptr;
    if (item->objectName() == name)
        return item;
    for (auto* child : item->childItems())
        if (auto* found = find(child, name))
            return found;
    return nullptr;
}

void collect(QAccessibleInterface* node, QList<QAccessibleInterface*>& nodes)
{
    nodes.append(node);
    if (node->role() == QAccessible::Table)
        return;
    for (int i = 0; i < node->childCount(); ++i)
        if (auto* child = node->child(i); child != nullptr && !child->state().invisible)
            collect(child, nodes);
}

} // namespace

Harness::Harness()
    : m_settingsPath(settingsPath())
{
    restart();
}

void Harness::restart()
{
    restart(savePath(), replaysPath());
}

void Harness::restart(const QString& savePath, const QString& replaysPath)
{
    m_engine.reset();
    m_engine = std::make_unique<QQmlApplicationEngine>();
    ui::install(*m_engine);
    m_engine->setInitialProperties({{QStringLiteral("savePath"), savePath},
        {QStringLiteral("replaysPath"), replaysPath}, {QStringLiteral("scoresPath"), scoresPath()},
        {QStringLiteral("day"), QStringLiteral("2026-11-30")},
        {QStringLiteral("settingsPath"), m_settingsPath}, {QStringLiteral("places"), places()},
        {QStringLiteral("welcome"), m_welcome}, {QStringLiteral("page"), QStringLiteral("start")}});
    m_engine->load(QUrl(QStringLiteral("qrc:/qt/qml/Labrys/Shell/Main.qml")));
    m_window = qobject_cast<QQuickWindow*>(m_engine->rootObjects().value(0));
    game().setStepTime(0);
    game().setPack(game().game().bundled(1)); // the scripts play its levels
    m_window->requestActivate();
    QVERIFY(QTest::qWaitForWindowActive(m_window));
    QTRY_VERIFY(!game().busy() && !scores().busy());
    settle();
}

QVariantMap Harness::places() const
{
    QVariantMap all{{QStringLiteral("settings"), settingsPath()}};
    for (const char* name : {"saves", "replays", "levels", "exports", "cache", "crashes"})
        all.insert(QString::fromLatin1(name), filePath(name));
    return all;
}

viewmodels::MazeController& Harness::game()
{
    return *m_window->property("game").value<viewmodels::MazeController*>();
}

viewmodels::ScoreBoard& Harness::scores()
{
    return *m_window->property("board").value<viewmodels::ScoreBoard*>();
}

viewmodels::ThreadViewer& Harness::viewer()
{
    return *m_window->property("viewer").value<viewmodels::ThreadViewer*>();
}

viewmodels::Settings& Harness::settings()
{
    return *m_window->property("settings").value<viewmodels::Settings*>();
}

ui::Bindings& Harness::bindings()
{
    return *m_engine->singletonInstance<ui::Bindings*>(qmlTypeId("Labrys.Ui", 1, 0, "Bindings"));
}

ui::Gamepad& Harness::gamepad()
{
    return *m_engine->singletonInstance<ui::Gamepad*>(qmlTypeId("Labrys.Ui", 1, 0, "Gamepad"));
}

ui::ActionScope* Harness::scope() const
{
    for (auto* item = m_window->activeFocusItem(); item != nullptr; item = item->parentItem())
        if (auto* scope = qobject_cast<ui::ActionScope*>(item))
            return scope;
    return nullptr;
}

void Harness::open(const QString& screen)
{
    if (screen == QLatin1String("start"))
        return;
    game().newRun(screen == QLatin1String("pair") ? 2 : 1);
    if (screen == QLatin1String("replay")) {
        game().act(0, viewmodels::MazeController::Wait);
        game().watchRun();
        QTRY_COMPARE(page(), QStringLiteral("replay"));
    } else if (screen == QLatin1String("result")) {
        const auto run = test::winningRun(game().game());
        game().setSeed(run.seed);
        game().newRun(1);
        for (const auto& entry : run.log) {
            if (!entry)
                break;
            game().act(0, static_cast<viewmodels::MazeController::Move>(entry->verb));
        }
        QCOMPARE(game().outcome(), viewmodels::MazeScene::Done);
    } else if (screen == QLatin1String("pause") || screen == QLatin1String("help")) {
        setOverlay(screen.toLatin1().constData());
    }
    settle();
}

QQuickItem* Harness::item(const char* objectName) const
{
    return find(m_window->contentItem(), QString::fromLatin1(objectName));
}

void Harness::key(Qt::Key key)
{
    QTest::keyClick(m_window, key);
}

void Harness::settle()
{
    for (int frame = 0; frame < 2; ++frame) {
        QSignalSpy swapped(m_window, &QQuickWindow::frameSwapped);
        m_window->update();
        QVERIFY(swapped.wait());
    }
}

void Harness::click(const char* objectName)
{
    settle();
    const auto* target = item(objectName);
    QVERIFY2(target != nullptr, objectName);
    QTest::mouseClick(m_window, Qt::LeftButton, {},
        target->mapToScene(QPointF(target->width() / 2, target->height() / 2)).toPoint());
}

QList<QAccessibleInterface*> Harness::nodes()
{
    QAccessible::setActive(true);
    QList<QAccessibleInterface*> found;
    collect(QAccessible::queryAccessibleInterface(m_window), found);
    return found;
}

QAccessibleInterface* Harness::board()
{
    for (auto* node : nodes())
        if (node->role() == QAccessible::Table)
            return node;
    return nullptr;
}

WinningRun winningRun(const games::MinotaurGame& game)
{
    for (std::uint64_t seed = 1;; ++seed) {
        auto session = viewmodels::MazeSession::start(game.content(), game.bundled(1), Seed(seed));
        LABRYS_ASSERT(session.has_value());
        minotaur::ExplorerBot bot;
        const auto played = game::playOut(*session, bot);
        LABRYS_ASSERT(played.has_value());
        if (session->summary().outcome == game::Outcome::Won)
            return {Seed(seed), {session->log().begin(), session->log().end()}};
    }
}

} // namespace labrys::test
