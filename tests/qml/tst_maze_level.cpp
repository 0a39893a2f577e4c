// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/viewmodels/minotaur/level_result.h"
#include "app/viewmodels/minotaur/maze_coach.h"
#include "app/viewmodels/minotaur/maze_rules.h"
#include "app/viewmodels/minotaur/score_board.h"
#include "core/minotaur/competent_bot.h"
#include "core/minotaur/known_way.h"
#include "core/minotaur/scores.h"
#include "qml/minotaur/maze_board.h"
#include "tests/qml/harness.h"
#include "tests/support/test_main.h"

#include <array>
#include <bit>
#include <numeric>

using namespace labrys;
using labrys::test::Harness;
using viewmodels::MazeController;
using viewmodels::MazeScene;
using viewmodels::MazeSession;

namespace {

/// A run of a competent player from `seed` on that has come where `enough` wants it.
template <class Enough>
MazeSession playedUntil(const games::MinotaurGame& game, minotaur::Options options, Enough enough)
{
    for (std::uint64_t seed = 1;; ++seed) {
        auto session = MazeSession::start(game.content(), options, Seed(seed));
        LABRYS_ASSERT(session.has_value());
        minotaur::CompetentBot bot;
        Random random(seed, Stream("tests.maze_level"));
        std::vector<minotaur::Action> legal;
        for (int move = 0; move < 1500; ++move) {
            if (enough(*session))
                return *std::move(session);
            if (session->nextStage()) {
                LABRYS_ASSERT(session->advance().has_value());
                continue;
            }
            legal.clear();
            minotaur::Rules::legalActions(session->stage(), session->state(), 0, legal);
            if (legal.empty())
                break;
            LABRYS_ASSERT(session->act(bot.choose(session->observe(0), legal, random)).has_value());
        }
    }
}

bool lost(const MazeSession& session)
{
    return session.state().outcome == minotaur::LevelOutcome::Lost && session.state().score > 0;
}

ui::MazeBoard& boardOf(const Harness& harness)
{
    auto* board = qobject_cast<ui::MazeBoard*>(harness.item("board"));
    LABRYS_ASSERT(board != nullptr);
    return *board;
}

void clickCell(Harness& harness, Cell cell)
{
    auto& board = boardOf(harness);
    QTest::mouseClick(
        &harness.window(), Qt::LeftButton, {}, board.mapToScene(board.cellPlace(cell).center()).toPoint());
}

} // namespace

/// What a player does in a level and after it, in the window.
class TestMazeLevel : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void aLevelIsWonByMouseAlone() // issue 6, minotaur.md 6.2; ASC-002, ASC-042
    {
        Harness harness;
        const auto run = test::winningRun(harness.game().game());
        harness.game().setSeed(run.seed);
        harness.click("newRow");
        harness.settle();
        for (const auto& entry : run.log) {
            if (!entry) {
                QCOMPARE(harness.game().outcome(), MazeScene::Done);
                harness.settle();
                harness.click("nextLevel");
                harness.settle();
                continue;
            }
            const Cell from = harness.game().focusCell();
            clickCell(harness,
                entry->verb == minotaur::Verb::Wait ? from
                                                    : stepped(from, static_cast<Direction>(entry->verb)));
        }
        QCOMPARE(harness.game().outcome(), MazeScene::Won);
        QCOMPARE(harness.game().session()->log().size(), run.log.size());
    }

    void aWalkStopsWhenAMonsterComesIntoTheLight() // minotaur.md 6.2
    {
        Harness harness;
        auto& game = harness.game();
        int stopped = 0;
        for (std::uint64_t seed = 1; seed < 40 && stopped < 5; ++seed) {
            game.setSession(*MazeSession::start(game.game().content(), {.only = 3}, Seed(seed)));
            for (int tries = 0; tries < 30 && game.outcome() == MazeScene::Running; ++tries) {
                // The farthest known cell.
                std::optional<std::vector<Cell>> way;
                const auto& map = game.seen().map;
                for (int row = 0; row < map.rows(); ++row)
                    for (int column = 0; column < map.columns(); ++column)
                        if (const auto to = minotaur::knownPath(game.seen(), game.focusCell(), {row, column});
                            to && (!way || to->size() > way->size()))
                            way = to;
                if (!way || way->size() < 2)
                    break;
                game.chooseCell(way->back());
                if (game.focusCell() != way->back()) {
                    QVERIFY(!game.seen().monsters.empty() || game.outcome() != MazeScene::Running);
                    ++stopped;
                    break;
                }
            }
        }
        QVERIFY(stopped >= 5);
    }

    void shiftRunsToTheNextChoice() // minotaur.md 6.2
    {
        Harness harness;
        auto& game = harness.game();
        int runs = 0;
        for (std::uint64_t seed = 1; runs < 10; ++seed) {
            game.setSession(*MazeSession::start(game.game().content(), {.only = 4}, Seed(seed)));
            const Cell from = game.focusCell();
            for (const auto side : kDirections) {
                const auto way = minotaur::corridorFrom(game.seen(), from, side);
                if (way.size() < 3)
                    continue;
                const auto key = std::array{Qt::Key_W, Qt::Key_A, Qt::Key_S, Qt::Key_D}.at(
                    static_cast<std::size_t>(side));
                QTest::keyClick(&harness.window(), key, Qt::ShiftModifier);
                // A monster on the way stops it earlier.
                QVERIFY(game.focusCell() == way.back() || !game.seen().monsters.empty());
                QVERIFY(game.turn() >= 1);
                ++runs;
                break;
            }
        }
        // Without Shift it is one step.
        game.setSession(*MazeSession::start(game.game().content(), {.only = 4}, Seed(1)));
        for (const auto key : {Qt::Key_W, Qt::Key_A, Qt::Key_S, Qt::Key_D})
            harness.key(key);
        QVERIFY(game.turn() <= 4);
    }

    void theBoardIsSeenWholeLargerAndSmaller() // DECISIONS, Minotaur view
    {
        Harness harness;
        harness.window().resize(960, 600);
        harness.game().setSession(*MazeSession::start(harness.game().game().content(), {.only = 7}, Seed(1)));
        harness.settle();
        auto& board = boardOf(harness);
        QVERIFY(!board.whole()); // 47 x 43 characters do not get 14 pixels there
        QVERIFY(board.frame().pitch >= 18);
        harness.key(Qt::Key_M);
        QVERIFY(board.whole());
        harness.key(Qt::Key_M);
        QVERIFY(!board.whole());
        const int pitch = board.frame().pitch;
        QTest::keyClick(&harness.window(), Qt::Key_Plus);
        QVERIFY(board.frame().pitch > pitch);
        QTest::keyClick(&harness.window(), Qt::Key_Minus);
        QCOMPARE(board.frame().pitch, pitch);
        QCOMPARE(harness.game().turn(), 0); // none of it costs a turn
    }

    void theMinotaursAimIsAnAlert() // ASC-021, ASC-081
    {
        Harness harness;
        harness.game().setSession(
            playedUntil(harness.game().game(), {.only = 7}, [](const MazeSession& session) {
                const auto seen = session.observe(0);
                return session.state().outcome == minotaur::LevelOutcome::Running
                    && std::ranges::find(seen.marks, seen.players[0].cell) != seen.marks.end();
            }));
        harness.settle();
        QVERIFY(harness.game().aimedAt());
        auto* aim = harness.item("aim");
        QVERIFY(aim != nullptr);
        auto* node = QAccessible::queryAccessibleInterface(aim);
        QCOMPARE(node->role(), QAccessible::AlertMessage);
        QVERIFY(node->text(QAccessible::Name).contains(QStringLiteral("marked square")));
        QVERIFY(harness.game().sightSymbols().contains(QStringLiteral("!")));
    }

    void theScoreIsWrittenOutBesidePar() // ASC-090, minotaur.md 6.1
    {
        Harness harness;
        const auto run
            = playedUntil(harness.game().game(), harness.game().game().campaign(1), [](const auto& session) {
                  return session.state().level == 3 && session.nextStage().has_value();
              });
        harness.game().setSession(run);
        viewmodels::LevelResult result;
        result.setGame(&harness.game());
        const auto& state = run.state();
        QCOMPARE(result.levelPoints(),
            result.levelScore() + std::max(0, result.turnScore() - state.turn)
                + result.bonusScore() * std::popcount(state.taken));
        QCOMPARE(result.bonusesInAll(), static_cast<int>(run.stage().bonuses.size()));
        QCOMPARE(result.par(), run.stage().par);
        QCOMPARE(result.parPoints(), state.turn - result.par());
        const auto totals = result.totals();
        QCOMPARE(totals.size(), 3);
        QCOMPARE(std::accumulate(totals.begin(), totals.end(), 0), static_cast<int>(state.score));
        QCOMPARE(totals.back(), result.levelPoints());
        // The whole level is shown with both ways, from the start to the exit.
        const auto& shown = harness.game().shown();
        QVERIFY(shown.seen.exit.has_value());
        QCOMPARE(shown.trail.front(), run.stage().start);
        QCOMPARE(shown.par.back(), run.stage().exit);
        QVERIFY(std::ranges::none_of(shown.seen.map, [](auto cell) { return cell == 0; }));
    }

    void aLostLevelIsToldAndWoundBack() // ASC-103, minotaur.md 6.1; D33
    {
        Harness harness;
        auto& game = harness.game();
        const auto run = playedUntil(game.game(), game.game().campaign(1), lost);
        const auto before = run.branch(run.log().size() - 1, run.options());
        game.setSession(before);
        game.act(0, static_cast<MazeController::Move>(run.log().back()->verb));
        QCOMPARE(game.outcome(), MazeScene::Lost);
        harness.settle();
        viewmodels::LevelResult result;
        result.setGame(&game);
        QVERIFY(result.ranked());
        QVERIFY(result.sentence().contains(QString::number(run.state().turn + 1))
            || result.sentence().contains(QString::number(run.state().turn)));
        QCOMPARE(game.shown().pursuit.front(), run.state().players[0].cell);
        // Nothing unseen is given away.
        QVERIFY(game.seen().map == run.observe(0).map);
        // Back by keys, and on from there: the button has the focus.
        QVERIFY(harness.item("playOn")->hasActiveFocus());
        harness.click("turnBack");
        harness.click("turnBack");
        harness.click("playOn");
        QCOMPARE(game.outcome(), MazeScene::Running);
        const auto now = game.session()->log().size();
        QVERIFY(now < run.log().size());
        QVERIFY(game.session()->state() == run.at(now).state);
        QVERIFY(!viewmodels::LevelResult().ranked());
        QVERIFY(minotaur::tableOf(game.session()->options(), game.session()->seed()).empty());
        // Lost once more: only the honest result was kept.
        for (std::size_t i = now; i < run.log().size(); ++i)
            if (run.log()[i])
                game.act(0, static_cast<MazeController::Move>(run.log()[i]->verb));
        QCOMPARE(game.outcome(), MazeScene::Lost);
        harness.scores().keeper()->flush();
        const auto table = exchange::loadScores(harness.scoresPath());
        QVERIFY(table.has_value());
        QCOMPARE(table->all().size(), std::size_t{1});
        // The level from its beginning.
        harness.settle();
        harness.click("tryAgain");
        QCOMPARE(game.turn(), 0);
        QCOMPARE(game.level(), run.state().level);
    }

    void aReplayShowsWhatMonstersPlan() // minotaur.md 6.1
    {
        Harness harness;
        const auto run = playedUntil(harness.game().game(), harness.game().game().campaign(1), lost);
        auto& viewer = harness.viewer();
        viewer.open(viewmodels::watched(run));
        harness.window().setProperty("page", QStringLiteral("replay"));
        viewer.setPosition(viewer.length() - 3);
        QVERIFY(viewer.plans().isEmpty());
        viewer.setRevealing(true);
        QCOMPARE(viewer.plans().size(), static_cast<qsizetype>(run.state().monsters.size()));
        QCOMPARE(viewer.seen().monsters.size(), run.state().monsters.size());
        viewer.setRevealing(false);
        QVERIFY(viewer.plans().isEmpty());
        // From moment to moment.
        int position = viewer.first();
        int steps = 0;
        while (position < viewer.length()) {
            const int next = viewer.neighbour(position, true);
            QVERIFY(next > position);
            QVERIFY(viewer.neighbour(next, false) <= position || position == viewer.first());
            position = next;
            ++steps;
        }
        QVERIFY(steps >= 3);
        QVERIFY(viewer.markMoments().contains(viewmodels::ThreadViewer::Caught));
    }

    void signsAreExplainedOnceAndCanBeTurnedOff() // minotaur.md 6.1, hints
    {
        Harness harness;
        auto& game = harness.game();
        viewmodels::MazeCoach coach;
        coach.setGame(&game);
        game.setSession(playedUntil(game.game(), {.only = 2},
            [](const MazeSession& session) { return !session.observe(0).monsters.empty(); }));
        QCOMPARE(coach.symbol(), QStringLiteral("H"));
        QVERIFY(coach.task().contains(QStringLiteral("hunter")));
        QVERIFY(coach.known().contains(QLatin1Char('H')));
        viewmodels::MazeCoach second;
        second.setKnown(QStringLiteral("HKE*^?!MW"));
        second.setGame(&game);
        game.setSession(MazeSession(*game.session()));
        QCOMPARE(second.task(), QString());
        viewmodels::MazeCoach off;
        off.setEnabled(false);
        off.setGame(&game);
        game.setSession(MazeSession(*game.session()));
        QCOMPARE(off.task(), QString());
    }

    void theFirstLevelGuides() // issue 6: a guided first level
    {
        Harness harness;
        auto& game = harness.game();
        viewmodels::MazeCoach coach;
        coach.setEnabled(false); // the guided level explains itself anyway
        coach.setKnown(QStringLiteral("HKE*^?!MW"));
        coach.setGame(&game);
        game.firstSteps(1);
        using Lesson = viewmodels::MazeCoach;
        QCOMPARE(coach.lesson(), Lesson::Step);
        for (int i = 0; i < 2; ++i) {
            game.act(0, MazeController::South);
            game.act(0, MazeController::North);
        }
        QCOMPARE(coach.lesson(), Lesson::Wait);
        game.act(0, MazeController::Wait);
        QCOMPARE(coach.lesson(), Lesson::Key);
        // A save goes on with the right lesson.
        game.setSession(MazeSession(*game.session()));
        QCOMPARE(coach.lesson(), Lesson::Key);
    }

    void theHelpHidesNoRule() // ASC-032, ASC-101, minotaur.md 6.4
    {
        Harness harness;
        viewmodels::MazeRules rules;
        rules.setGame(&harness.game());
        const auto& content = *harness.game().game().content();
        const QString all = rules.rules().join(QLatin1Char(' '));
        for (const int number : {content.ranked.light, content.ranked.halfLight, content.ranked.lookAhead,
                 content.numbers.wandererSight, content.numbers.levelScore, content.numbers.turnScore,
                 content.numbers.bonusScore})
            QVERIFY2(all.contains(QString::number(number)), qPrintable(QString::number(number)));
        QStringList symbols;
        for (const auto& sign : rules.signs())
            symbols.append(sign.toMap()[QStringLiteral("symbol")].toString());
        for (const char symbol : std::string_view("PKEHWM!*^?.+"))
            QVERIFY2(symbols.contains(QString(QLatin1Char(symbol))), &symbol);
        QCOMPARE(rules.levels().size(), 7);
        QCOMPARE(rules.phases().size(), 3);
        // The easy game says its own numbers.
        harness.game().setSession(*MazeSession::start(
            harness.game().game().content(), {.difficulty = minotaur::Difficulty::Easy}, Seed(1)));
        QVERIFY(rules.rules()
                .join(QLatin1Char(' '))
                .contains(QStringLiteral("%1 steps").arg(content.easy.light)));
    }

    void anAnimationNeverHoldsAKeyUp() // UIX-017
    {
        Harness harness;
        harness.game().firstSteps(1);
        harness.settle();
        boardOf(harness).setStepTime(60'000);
        const Cell start = harness.game().focusCell();
        harness.key(Qt::Key_S);
        harness.key(Qt::Key_S);
        QCOMPARE(harness.game().turn(), 2);
        QVERIFY(harness.game().focusCell() == (Cell{start.row + 2, start.column}));
    }
};

LABRYS_TEST(TestMazeLevel)
#include "tst_maze_level.moc"
