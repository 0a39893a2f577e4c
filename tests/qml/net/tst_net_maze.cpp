// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/viewmodels/net/net_maze.h"

#include "app/exchange/files.h"
#include "app/exchange/score_file.h"
#include "core/game/record.h"
#include "core/minotaur/bots.h"
#include "tests/qml/net/fake_link.h"
#include "tests/support/test_main.h"

#include <QSignalSpy>
#include <QTemporaryDir>

using namespace labrys;
using minotaur::Verb;
using test::FakeLink;
using viewmodels::MazeSession;
using viewmodels::NetMaze;

namespace {

games::MinotaurGame game()
{
    auto loaded = games::MinotaurGame::load(exchange::readResource);
    LABRYS_ASSERT(loaded.has_value());
    return *std::move(loaded);
}

/// A match as one seat has it, its truth played here.
struct Table {
    games::MinotaurGame rules = game();
    MazeSession session = *MazeSession::start(rules.content(), rules.bundled(2), Seed(7));
    NetMaze maze;
    FakeLink link;
    int seat;

    explicit Table(int own = 0)
        : seat(own)
    {
        maze.setLink(&link);
        Q_EMIT link.welcomed(test::welcome());
        link.be(own < 0 ? FakeLink::State::Watching : FakeLink::State::Match);
        Q_EMIT link.started({11, "minotaur", own, {"Ariane", "Ioanna"}, {}, "First steps", false});
        show();
    }

    void show() { maze.take(session.observe(std::max(0, seat)), {}); }

    /// A decision of a seat, and what this seat is told of it.
    void play(int who, Verb verb)
    {
        std::vector<minotaur::Event> events;
        if (!session.act({who, verb, 0}, &events))
            return;
        std::vector<minotaur::Event> told;
        for (const auto& event : events)
            if (auto shown = minotaur::Rules::project(event, std::max(0, seat)))
                told.push_back(*std::move(shown));
        maze.take(session.observe(std::max(0, seat)), told);
    }
};

} // namespace

class TestNetMaze : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void aMoveIsAskedForAtOnesTurnOnly() // NET-011, NET-012, ASC-113
    {
        Table table;
        QVERIFY(table.maze.myTurn());
        QCOMPARE(table.maze.turnWords(), QStringLiteral("your turn"));
        table.maze.act(NetMaze::Wait);
        QCOMPARE(table.link.calls.constLast(), QStringLiteral("move ."));
        table.play(0, Verb::Wait);
        QVERIFY(!table.maze.myTurn());
        QCOMPARE(table.maze.turnWords(), QStringLiteral("Ioanna's turn"));
        const auto asked = table.link.calls.size();
        table.maze.act(NetMaze::North);
        QCOMPARE(table.link.calls.size(), asked);
        QCOMPARE(table.maze.message(), QStringLiteral("It is Ioanna's turn."));
    }

    void theSecondSeatMovesAsItself() // ASC-113
    {
        Table table(1);
        QVERIFY(!table.maze.myTurn());
        table.play(0, Verb::Wait);
        QVERIFY(table.maze.myTurn());
        QCOMPARE(table.maze.focusSeat(), 1);
        table.maze.act(NetMaze::North);
        QCOMPARE(table.link.calls.constLast(), QStringLiteral("move W"));
        QCOMPARE(table.maze.order(), QStringLiteral("Ariane, then you, then the monsters"));
    }

    void whatHappensIsSaidWithNames() // ASC-110
    {
        Table table;
        table.play(0, Verb::Wait);
        QCOMPARE(table.maze.message(), QStringLiteral("You wait a turn."));
        table.play(1, Verb::Wait);
        QCOMPARE(table.maze.message(), QStringLiteral("Ioanna waits a turn."));
        QVERIFY(table.maze.sightNames().contains(QStringLiteral("Ioanna")));
        QCOMPARE(table.maze.mateName(), QStringLiteral("Ioanna"));
    }

    void aWallIsTheSameHintAsAlone() // ASC-040, NET-016
    {
        Table table;
        const auto cell = table.maze.seen().players[0].cell;
        for (const auto side : kDirections) {
            if (table.maze.seen().open(cell, side))
                continue;
            table.maze.act(static_cast<int>(side));
            Q_EMIT table.link.nacked({1, "Wall"});
            QVERIFY(table.maze.message().endsWith(QStringLiteral("No turn used.")));
            return;
        }
        QFAIL("the first cell has no wall");
    }

    void aLateMoveSaysNothing() // NET-011
    {
        Table table;
        const QString before = table.maze.message();
        table.maze.act(NetMaze::Wait);
        Q_EMIT table.link.nacked({1, "Stale"});
        QCOMPARE(table.maze.message(), before);
    }

    void aLostPartnerIsToldAndMayBePlayedWithout() // NET-022, NET-024, ASC-117
    {
        Table table;
        Q_EMIT table.link.presenceChanged({1, net::Presence::Lost, 120});
        QCOMPARE(table.maze.trouble(), NetMaze::PartnerLost);
        QVERIFY(!table.maze.partnerThere() && !table.maze.mayPlayOn());
        for (int i = 0; i < 24; ++i)
            table.maze.tick();
        QCOMPARE(table.maze.troubleSeconds(), 96);
        QVERIFY(table.maze.troubleWords().contains(QStringLiteral("96 s")));
        Q_EMIT table.link.presenceChanged({1, net::Presence::Absent, 0});
        QVERIFY(table.maze.mayPlayOn());
        table.maze.wait();
        QVERIFY(!table.maze.mayPlayOn());
        Q_EMIT table.link.presenceChanged({1, net::Presence::Online, 0});
        QCOMPARE(table.maze.trouble(), NetMaze::None);
        Q_EMIT table.link.presenceChanged({1, net::Presence::Absent, 0});
        table.maze.playOn();
        QCOMPARE(table.link.calls.constLast(), QStringLiteral("playOn"));
    }

    void presenceIsInEveryView() // NET-025
    {
        Table table;
        Q_EMIT table.link.viewCame({5, "ol", ""});
        QCOMPARE(table.maze.trouble(), NetMaze::PartnerLost);
        Q_EMIT table.link.viewCame({6, "oo", ""});
        QCOMPARE(table.maze.trouble(), NetMaze::None);
    }

    void onesOwnCutCountsDown() // NET-023
    {
        Table table;
        table.link.retry = 3400;
        table.link.be(FakeLink::State::Waiting);
        QCOMPARE(table.maze.trouble(), NetMaze::Cut);
        QCOMPARE(table.maze.troubleSeconds(), 4);
        table.maze.retryNow();
        QCOMPARE(table.link.calls.constLast(), QStringLiteral("retry"));
        const int lines = table.maze.chat()->rowCount();
        table.link.be(FakeLink::State::Match);
        Q_EMIT table.link.started({11, "minotaur", 0, {"Ariane", "Ioanna"}, {}, "First steps", true});
        QCOMPARE(table.maze.trouble(), NetMaze::None);
        QCOMPARE(table.maze.chat()->rowCount(), lines); // the same match: what was said stays
    }

    void phrasesAndLinesGoToTheMatch() // ASC-114, minotaur.md 6.1
    {
        Table table;
        table.maze.say(QStringLiteral("  hunter below you! "));
        QCOMPARE(table.link.said_.text, std::string("hunter below you!"));
        QVERIFY(table.link.said_.to == net::Room::Match);
        table.maze.sayPhrase(3);
        QCOMPARE(*table.link.said_.phrase, 3);
        const auto calls = table.link.calls.size();
        table.maze.say(QStringLiteral("   "));
        table.maze.sayPhrase(6);
        QCOMPARE(table.link.calls.size(), calls);
        QCOMPARE(NetMaze::phrases().size(), 5);
    }

    void aWatcherSeesAndDoesNotPlay() // NET-013
    {
        Table table(-1);
        QVERIFY(table.maze.watching());
        QCOMPARE(table.maze.delayRounds(), 3);
        const auto calls = table.link.calls.size();
        table.maze.act(NetMaze::Wait);
        table.maze.chooseCell({0, 0});
        table.maze.sayPhrase(1);
        QCOMPARE(table.link.calls.size(), calls);
        table.maze.say(QStringLiteral("look"));
        QVERIFY(table.link.said_.to == net::Room::Watchers);
        table.maze.leave();
        QCOMPARE(table.link.calls.constLast(), QStringLiteral("unspectate"));
        QVERIFY(!table.maze.active());
    }

    void betweenLevelsBothAreAskedForReadiness() // ASC-111
    {
        Table table;
        auto seen = table.session.observe(0);
        seen.outcome = minotaur::LevelOutcome::Completed;
        seen.levels = seen.level + 1;
        table.maze.take(seen, {});
        QVERIFY(table.maze.between() && !table.maze.over());
        QVERIFY(!table.maze.heading().isEmpty());
        QVERIFY(table.maze.reckoning().size() >= 4);
        Q_EMIT table.link.readyChanged({{1}, 30});
        QVERIFY(table.maze.partnerReady() && !table.maze.isReady());
        table.maze.next();
        QCOMPARE(table.link.calls.constLast(), QStringLiteral("next"));
        Q_EMIT table.link.readyChanged({{0, 1}, 30});
        QVERIFY(table.maze.isReady());
        ++seen.level;
        seen.outcome = minotaur::LevelOutcome::Running;
        table.maze.take(seen, {});
        QVERIFY(!table.maze.between() && !table.maze.isReady());
    }

    void theThreadIsKeptAndTheResultStandsUnderBothNames() // ASC-116, D35, APP-038
    {
        const QTemporaryDir folder;
        Table table;
        table.maze.setReplaysPath(folder.filePath(QStringLiteral("replays")));
        table.maze.setScoresPath(folder.filePath(QStringLiteral("scores")));
        table.maze.keeper().setNow(QDateTime({2026, 11, 30}, {12, 0}, Qt::UTC));
        // A run of two that ended, in a table of its own.
        auto options = table.rules.campaign(2);
        auto run = MazeSession::start(table.rules.content(), options, Seed(3));
        QVERIFY(run.has_value());
        minotaur::ExplorerBot bot;
        Random random(3, Stream("labrys.test"));
        std::vector<minotaur::Action> legal;
        while (run->summary().outcome == game::Outcome::Running) {
            if (run->nextStage()) {
                QVERIFY(run->advance().has_value());
                continue;
            }
            legal.clear();
            const int seat = run->state().active;
            minotaur::Rules::legalActions(run->stage(), run->state(), seat, legal);
            QVERIFY(run->act(bot.choose(run->observe(seat), legal, random)).has_value());
        }
        Q_EMIT table.link.ended({11, net::EndReason::Lost, 1, 10, 0});
        QVERIFY(table.maze.over());
        QSignalSpy kept(&table.maze.keeper(), &viewmodels::MatchKeeper::kept);
        Q_EMIT table.link.recordCame(11, QByteArray::fromStdString(game::writeThread(*run)));
        QVERIFY(kept.wait());
        QVERIFY(QFile::exists(table.maze.thread()));
        const auto scores = exchange::loadScores(folder.filePath(QStringLiteral("scores")));
        QVERIFY(scores.has_value());
        if (run->summary().score > 0) {
            QCOMPARE(scores->all().size(), std::size_t{1});
            QCOMPARE(scores->all().front().name, std::string("Ariane & Ioanna"));
            QCOMPARE(scores->all().front().players, 2);
        }
    }

    void aThreadThatDoesNotReRunIsNotBelieved() // APP-038
    {
        const QTemporaryDir folder;
        Table table;
        table.maze.setReplaysPath(folder.path());
        QSignalSpy kept(&table.maze.keeper(), &viewmodels::MatchKeeper::kept);
        Q_EMIT table.link.recordCame(11, "{\"format\": \"labrys/thread\"");
        QVERIFY(kept.wait());
        QVERIFY(table.maze.thread().isEmpty() && !table.maze.verdict().isEmpty());
        QVERIFY(QDir(folder.path()).entryList(QDir::Files).isEmpty());
    }
};

LABRYS_TEST(TestNetMaze)
#include "tst_net_maze.moc"
