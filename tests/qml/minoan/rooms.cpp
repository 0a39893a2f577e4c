// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/qml/minoan/rooms.h"

#include "core/base/assert.h"
#include "qml/ui/install.h"

#include <algorithm>

#include <QSignalSpy>
#include <QTest>

namespace labrys::test {

namespace {

constexpr auto kHost = R"(
import QtQuick
import QtQuick.Window
import Labrys.Ui
Window {
    id: window
    width: 1280
    height: 800
    visible: true
    color: Theme.bg
    property var theme: Theme
    function open(source, properties) {
        place.setSource(source, properties);
        place.item.forceActiveFocus();
    }
    property Item page: place.item
    Binding {
        target: Theme
        property: "viewport"
        value: Qt.size(window.width, window.height)
    }
    ActionScope {
        root: true
        focus: true
        anchors.fill: parent
        Loader {
            id: place
            focus: true
            anchors.fill: parent
        }
    }
}
)";

template <class Visit>
bool anyVisible(QQuickItem* item, const Visit& visit)
{
    if (!item->isVisible())
        return false;
    if (visit(*item))
        return true;
    const auto children = item->childItems();
    return std::ranges::any_of(children, [&](QQuickItem* child) { return anyVisible(child, visit); });
}

void collect(QAccessibleInterface* node, QList<QAccessibleInterface*>& nodes)
{
    nodes.append(node);
    for (int i = 0; i < node->childCount(); ++i)
        if (auto* child = node->child(i); child != nullptr && !child->state().invisible)
            collect(child, nodes);
}

} // namespace

viewmodels::MinoanSession playedUntil(const games::MinoanGame& game, std::uint64_t seed,
    const std::function<bool(const minoan::Observation&)>& enough, minoan::Strategy strategy)
{
    auto session = viewmodels::MinoanSession::start(game.content(), {}, Seed(seed));
    LABRYS_ASSERT(session.has_value());
    minoan::Bot bot(game.content(), minoan::Tactics::Greedy, strategy);
    Random random(seed, Stream("tests.minoan.rooms"));
    std::vector<minoan::Action> legal;
    while (!enough(session->observe(0)) && session->summary().outcome == game::Outcome::Running) {
        legal.clear();
        minoan::Rules::legalActions(session->stage(), session->state(), 0, legal);
        const auto done = session->act(bot.choose(session->observe(0), legal, random));
        LABRYS_ASSERT(done.has_value());
    }
    return *std::move(session);
}

viewmodels::MinoanSession firstRun(const games::MinoanGame& game,
    const std::function<bool(const minoan::Observation&)>& enough, minoan::Strategy strategy)
{
    for (std::uint64_t seed = 1;; ++seed) {
        auto session = playedUntil(game, seed, enough, strategy);
        if (enough(session.observe(0)))
            return session;
    }
}

Rooms::Rooms()
    : m_engine(std::make_unique<QQmlApplicationEngine>())
{
    m_flow.setRun(&m_run);
    ui::install(*m_engine);
    m_engine->loadData(QByteArray(kHost));
    m_window = qobject_cast<QQuickWindow*>(m_engine->rootObjects().value(0));
    theme().setSpeed(ui::ThemeBase::Instant);
    m_window->requestActivate();
    QVERIFY(QTest::qWaitForWindowActive(m_window));
}

void Rooms::crossCorridor()
{
    const auto wheel = [](const minoan::Observation& seen) {
        return seen.phase == minoan::Phase::Doors && seen.body.life.now < seen.body.life.most
            && std::ranges::any_of(
                seen.doors,
                [&](const auto& door) {
                    return door.sign == minoan::Sign::Wheel && door.cost <= seen.satiety.now;
                });
    };
    m_run.setSession(firstRun(m_run.game(), wheel));
    const auto& doors = m_run.seen().doors;
    const auto door = std::ranges::find(doors, minoan::Sign::Wheel, &minoan::DoorSight::sign);
    QVERIFY(m_run.act({.verb = minoan::Verb::Door, .first = static_cast<int>(door - doors.begin())}));
}

ui::ThemeBase& Rooms::theme()
{
    return *qobject_cast<ui::ThemeBase*>(m_window->property("theme").value<QObject*>());
}

void Rooms::open(const char* page, const QVariantMap& properties)
{
    QVariantMap all = properties;
    all.insert(m_properties);
    m_properties.clear();
    all.insert(QStringLiteral("run"), QVariant::fromValue(&m_run));
    if (QLatin1String(page) == QLatin1String("RunStage"))
        all.insert(QStringLiteral("flow"), QVariant::fromValue(&m_flow));
    QMetaObject::invokeMethod(m_window, "open",
        Q_ARG(QVariant, QStringLiteral("qrc:/qt/qml/Labrys/Minoan/%1.qml").arg(QString::fromLatin1(page))),
        Q_ARG(QVariant, all));
    QVERIFY(this->page() != nullptr);
    settle();
}

QQuickItem* Rooms::page() const
{
    return m_window->property("page").value<QQuickItem*>();
}

QQuickItem* Rooms::item(const char* objectName) const
{
    QQuickItem* found = nullptr;
    anyVisible(m_window->contentItem(), [&](QQuickItem& item) {
        if (item.objectName() == QLatin1String(objectName))
            found = &item;
        return found != nullptr;
    });
    return found;
}

void Rooms::key(Qt::Key key)
{
    QTest::keyClick(m_window, key);
}

void Rooms::click(const char* objectName)
{
    settle();
    const auto* target = item(objectName);
    QVERIFY2(target != nullptr, objectName);
    QTest::mouseClick(m_window, Qt::LeftButton, {},
        target->mapToScene(QPointF(target->width() / 2, target->height() / 2)).toPoint());
}

void Rooms::settle()
{
    for (int frame = 0; frame < 2; ++frame) {
        QSignalSpy swapped(m_window, &QQuickWindow::frameSwapped);
        m_window->update();
        QVERIFY(swapped.wait());
    }
}

QList<QAccessibleInterface*> Rooms::nodes()
{
    QAccessible::setActive(true);
    QList<QAccessibleInterface*> found;
    collect(QAccessible::queryAccessibleInterface(m_window), found);
    return found;
}

bool Rooms::says(const QString& text) const
{
    return anyVisible(m_window->contentItem(), [&](QQuickItem& item) {
        return item.inherits("QQuickText") && item.property("text").toString().contains(text);
    });
}

void Rooms::retranslate()
{
    m_engine->retranslate();
    m_run.retranslate();
}

} // namespace labrys::test
