// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/qml/minoan/fight_window.h"

#include "core/base/assert.h"
#include "core/minoan/bots.h"
#include "qml/minoan/tile_board.h"
#include "qml/ui/install.h"

#include <QSignalSpy>
#include <QTest>

namespace labrys::test {

namespace {

constexpr auto kWindow = R"(
import QtQuick
import QtQuick.Window
import Labrys.Ui
import Labrys.Minoan

Window {
    id: window

    property alias run: game
    property alias screen: fight
    readonly property var theme: Theme
    property int codex: 0
    property int bags: 0
    property int pauses: 0
    property int lefts: 0
    property int speeds: 0

    width: 1280
    height: 800
    visible: true

    MinoanRun {
        id: game
    }

    Binding {
        target: Theme
        property: "viewport"
        value: Qt.size(window.width, window.height)
    }

    ActionScope {
        root: true
        focus: true
        anchors.fill: parent

        FightScreen {
            id: fight

            run: game
            focus: true
            anchors.fill: parent
            onCodexWanted: ++window.codex
            onBagWanted: ++window.bags
            onPauseWanted: ++window.pauses
            onLeft: ++window.lefts
            onSpeedWanted: step => window.speeds += step
        }
    }
}
)";

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
    for (int i = 0; i < node->childCount(); ++i)
        if (auto* child = node->child(i); child != nullptr && !child->state().invisible)
            collect(child, nodes);
}

} // namespace

viewmodels::MinoanSession runToFight(const games::MinoanGame& game, std::uint64_t seed, int room)
{
    auto session = viewmodels::MinoanSession::start(game.content(), minoan::Options{}, Seed(seed));
    LABRYS_ASSERT(session.has_value());
    minoan::GoodBot bot(game.content());
    Random random{Seed(seed)};
    std::vector<minoan::Action> legal;
    for (;;) {
        const auto seen = session->observe(0);
        LABRYS_ASSERT(seen.phase != minoan::Phase::Over);
        if (seen.phase == minoan::Phase::Fight && seen.room >= room && seen.fightTurns == 0)
            return *std::move(session);
        legal.clear();
        minoan::Rules::legalActions(seen, legal);
        LABRYS_ASSERT(session->act(bot.choose(seen, legal, random)).has_value());
    }
}

FightWindow::FightWindow(std::uint64_t seed, int room)
    : m_engine(std::make_unique<QQmlApplicationEngine>())
{
    ui::install(*m_engine);
    m_engine->loadData(kWindow);
    m_window = qobject_cast<QQuickWindow*>(m_engine->rootObjects().value(0));
    LABRYS_ASSERT(m_window != nullptr);
    m_window->requestActivate();
    LABRYS_ASSERT(QTest::qWaitForWindowActive(m_window));
    theme().setIndex(0);
    theme().setTextScale(1);
    theme().setReducedMotion(false);
    theme().setSpeed(ui::ThemeBase::Instant);
    begin(runToFight(run().game(), seed, room));
    item("board")->forceActiveFocus();
    settle();
}

void FightWindow::begin(viewmodels::MinoanSession session)
{
    run().setSession(std::move(session));
}

void FightWindow::resize(QSize size)
{
    m_window->resize(size);
    settle();
}

void FightWindow::settle()
{
    for (int frame = 0; frame < 2; ++frame) {
        QSignalSpy swapped(m_window, &QQuickWindow::frameSwapped);
        m_window->update();
        LABRYS_ASSERT(swapped.wait());
    }
}

void FightWindow::key(Qt::Key key, Qt::KeyboardModifiers modifiers)
{
    QTest::keyClick(m_window, key, modifiers);
}

QQuickItem* FightWindow::item(const char* objectName) const
{
    return find(m_window->contentItem(), QString::fromLatin1(objectName));
}

QPoint FightWindow::middle(int cell)
{
    auto& tiles = *qobject_cast<ui::TileBoard*>(item("board"));
    return tiles.mapToScene(tiles.cellPlace(cell).center()).toPoint();
}

void FightWindow::click(int cell, Qt::MouseButton button)
{
    QTest::mouseClick(m_window, button, {}, middle(cell));
}

QAccessibleInterface* FightWindow::board()
{
    for (auto* node : nodes())
        if (node->role() == QAccessible::Table)
            return node;
    return nullptr;
}

QList<QAccessibleInterface*> FightWindow::nodes()
{
    QAccessible::setActive(true);
    QList<QAccessibleInterface*> found;
    collect(QAccessible::queryAccessibleInterface(m_window), found);
    return found;
}

bool FightWindow::showsTheRun()
{
    const auto& seen = run().seen();
    const auto& shown = view().shown();
    for (int cell = 0; cell < minoan::kCells; ++cell) {
        const auto& place = view().board()->shown()[minoan::at(cell)];
        if (place.tile != seen.board[minoan::at(cell)] || place.clearing || !place.from.isNull())
            return false;
    }
    return !view().playing() && shown.board == seen.board && shown.body == seen.body
        && shown.satiety == seen.satiety && (seen.phase != minoan::Phase::Fight || shown == seen);
}

} // namespace labrys::test
