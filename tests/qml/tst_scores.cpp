// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/exchange/files.h"
#include "core/minotaur/bots.h"
#include "tests/qml/harness.h"
#include "tests/support/test_main.h"

#include <QAbstractItemModelTester>
#include <QDir>

using namespace labrys;
using labrys::test::Harness;
using viewmodels::MazeController;
using viewmodels::MazeSession;
using viewmodels::ScoreBoard;

namespace {

/// A run that ends with points, before its last move.
struct NearlyOver {
    MazeSession session;
    minotaur::Action last;
};

NearlyOver nearlyOver(
    const games::MinotaurGame& game, const minotaur::Options& options, std::uint64_t from = 1)
{
    for (std::uint64_t seed = from;; ++seed) {
        auto session = MazeSession::start(game.content(), options, Seed(seed));
        LABRYS_ASSERT(session.has_value());
        minotaur::ExplorerBot bot;
        Random random(seed, Stream("tests.scores"));
        std::vector<minotaur::Action> legal;
        for (int move = 0; move < 3000; ++move) {
            if (session->nextStage() && !session->advance())
                break;
            legal.clear();
            game::Seat seat = 0;
            for (; seat < options.players && legal.empty(); ++seat)
                minotaur::Rules::legalActions(session->stage(), session->state(), seat, legal);
            if (legal.empty())
                break;
            const auto action = bot.choose(session->observe(seat - 1), legal, random);
            const auto before = *session;
            LABRYS_ASSERT(session->act(action).has_value());
            if (session->summary().outcome == game::Outcome::Running)
                continue;
            if (session->summary().score > 0)
                return {before, action};
            break;
        }
    }
}

/// Plays its last move in the window, and waits until the result is kept.
void finish(Harness& harness, const NearlyOver& run)
{
    harness.game().setSession(run.session);
    harness.game().act(run.last.seat, static_cast<MazeController::Move>(run.last.verb));
    QVERIFY(harness.game().session()->summary().outcome != game::Outcome::Running);
    harness.scores().keeper()->flush();
    QTRY_VERIFY(!harness.scores().busy());
}

minotaur::ScoreTable kept(const Harness& harness)
{
    const auto table = exchange::loadScores(harness.scoresPath());
    LABRYS_ASSERT(table.has_value());
    return *table;
}

minotaur::Score example(const char* table, int points, std::uint64_t run = 1)
{
    minotaur::Score score;
    score.table = table;
    score.name = "Minos";
    score.score = points;
    score.turns = 100;
    score.date = "2026-11-30T12:00:00Z";
    score.run = {run};
    return score;
}

void writeTable(const Harness& harness, const std::vector<minotaur::Score>& scores)
{
    minotaur::ScoreTable table;
    for (const auto& score : scores)
        table.add(score);
    QVERIFY(exchange::writeFile(harness.scoresPath(), minotaur::writeScores(table)).has_value());
}

void openPage(Harness& harness, const char* page)
{
    QMetaObject::invokeMethod(&harness.window(), "show", Q_ARG(QString, QString::fromLatin1(page)));
    QTRY_VERIFY(!harness.scores().busy());
    harness.settle();
}

} // namespace

class TestScores : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void aResultIsKeptTheMomentItEnds() // ASC-091
    {
        Harness harness;
        harness.window().setProperty("nameOption", QStringLiteral("Ariadne"));
        const auto run = nearlyOver(harness.game().game(), harness.game().game().campaign(1));
        finish(harness, run);
        const auto best = kept(harness).of("main");
        QCOMPARE(best.size(), std::size_t{1});
        QCOMPARE(best.front().name, std::string("Ariadne"));
        QCOMPARE(best.front().score, harness.game().session()->summary().score);
        QCOMPARE(best.front().level, harness.game().session()->summary().level);
        QVERIFY(best.front().run == harness.game().session()->digest());
        auto& keeper = *harness.scores().keeper();
        QTRY_COMPARE(keeper.rank(), 1);
        QCOMPARE(keeper.verdict(), QStringLiteral("First of the high scores"));
        QTRY_VERIFY(harness.scores().best().contains(QStringLiteral("Ariadne")));
    }

    void twoPlayersStandTogether() // D35
    {
        Harness harness;
        harness.window().setProperty("nameOption", QStringLiteral("Ariadne"));
        finish(harness, nearlyOver(harness.game().game(), harness.game().game().bundled(2)));
        QCOMPARE(kept(harness).all().front().name, std::string("Ariadne & Player 2"));
        harness.scores().keeper()->rename(QStringLiteral("Minos"), QStringLiteral("Pasiphae"));
        harness.scores().keeper()->flush();
        QCOMPARE(kept(harness).all().front().name, std::string("Minos & Pasiphae"));
    }

    void itIsNamedByKeysAndRemembered() // ASC-091, minotaur.md 2.5
    {
        Harness harness;
        finish(harness, nearlyOver(harness.game().game(), harness.game().game().campaign(1)));
        QTRY_COMPARE(harness.scores().keeper()->rank(), 1);
        openPage(harness, "scores");
        auto* field = harness.item("nameField");
        QVERIFY(field != nullptr);
        field->forceActiveFocus();
        QMetaObject::invokeMethod(field, "selectAll");
        for (const auto letter : {Qt::Key_Z, Qt::Key_O, Qt::Key_E})
            harness.key(letter);
        harness.key(Qt::Key_Return);
        harness.scores().keeper()->flush();
        QCOMPARE(kept(harness).of("main").front().name, std::string("zoe"));
        QTRY_COMPARE(harness.scores().data(harness.scores().index(0), ScoreBoard::Name).toString(),
            QStringLiteral("zoe"));
        // Another start: the table and the name are there; the row is nobody's newest.
        harness.restart();
        QCOMPARE(harness.scores().count(), 1);
        QCOMPARE(harness.scores().keeper()->name(), QStringLiteral("zoe"));
        QCOMPARE(harness.scores().data(harness.scores().index(0), ScoreBoard::Own).toBool(), false);
    }

    void easyAndHardKeepNoRecord() // minotaur.md 2.3
    {
        Harness harness;
        auto options = harness.game().game().campaign(1, minotaur::Difficulty::Easy);
        finish(harness, nearlyOver(harness.game().game(), options));
        QVERIFY(!QFile::exists(harness.scoresPath()) || kept(harness).all().empty());
        QCOMPARE(harness.scores().keeper()->verdict(), QStringLiteral("Easy and hard keep no record."));
        QVERIFY(!harness.scores().keeper()->counts());
    }

    void filesSeedsAndDaysHaveTablesOfTheirOwn() // D33
    {
        Harness harness;
        const auto& game = harness.game().game();
        auto options = game.campaign(1);
        options.origin = minotaur::SeedOrigin::Chosen;
        finish(harness, nearlyOver(game, options));
        finish(harness, nearlyOver(game, game.bundled(1)));
        const auto best = kept(harness);
        QVERIFY(best.of("main").empty());
        QCOMPARE(best.all().size(), std::size_t{2});
        QTRY_COMPARE(harness.scores().tables().size(), 3);
        QCOMPARE(harness.scores().tables().at(0), QStringLiteral("The seven mazes"));
        QVERIFY(harness.scores().tables().at(1).startsWith(QStringLiteral("Seed L1-")));
        QCOMPARE(harness.scores().tables().at(2), QStringLiteral("First steps"));
    }

    void notAmongTheTenBestIsSaid() // D34
    {
        Harness harness;
        std::vector<minotaur::Score> better;
        for (std::uint64_t i = 0; i < 10; ++i)
            better.push_back(example("main", 900'000, i));
        writeTable(harness, better);
        finish(harness, nearlyOver(harness.game().game(), harness.game().game().campaign(1)));
        auto& keeper = *harness.scores().keeper();
        QTRY_VERIFY(!keeper.verdict().isEmpty());
        QCOMPARE(keeper.rank(), 0);
        QVERIFY2(keeper.verdict().contains(QStringLiteral("900,000")), qPrintable(keeper.verdict()));
        QCOMPARE(kept(harness).of("main").size(), std::size_t{10});
    }

    void twoProgramsLoseNothing() // minotaur.md 2.5
    {
        Harness harness;
        const auto& game = harness.game().game();
        finish(harness, nearlyOver(game, game.campaign(1)));
        // Another program adds to the file and names nothing of ours.
        QVERIFY(exchange::keepScore(harness.scoresPath(), example("main", 12)).has_value());
        harness.scores().keeper()->rename(QStringLiteral("Theseus"));
        harness.scores().keeper()->flush();
        const auto best = kept(harness).of("main");
        QCOMPARE(best.size(), std::size_t{2});
        QCOMPARE(best.front().name, std::string("Theseus"));
        QCOMPARE(best.back().name, std::string("Minos"));
    }

    void aRunIsWatchedFromItsRowByKeys() // minotaur.md 6.4
    {
        Harness harness;
        finish(harness, nearlyOver(harness.game().game(), harness.game().game().campaign(1)));
        const auto length = harness.game().session()->log().size();
        QTRY_COMPARE(QDir(harness.replaysPath()).entryList({QStringLiteral("*.thread")}).size(), 1);
        harness.restart();
        openPage(harness, "start");
        harness.key(Qt::Key_Home);
        while (!harness.item("scoresRow")->hasActiveFocus())
            harness.key(Qt::Key_Down);
        harness.key(Qt::Key_Return);
        QCOMPARE(harness.page(), QStringLiteral("scores"));
        QTRY_VERIFY(!harness.scores().busy());
        harness.settle();
        QVERIFY(harness.item("scoreList")->hasActiveFocus());
        QVERIFY(harness.scores().data(harness.scores().index(0), ScoreBoard::Thread).toBool());
        harness.key(Qt::Key_Return);
        QTRY_COMPARE(harness.page(), QStringLiteral("replay"));
        QCOMPARE(harness.viewer().length(), static_cast<int>(length));
        harness.key(Qt::Key_Escape);
        QCOMPARE(harness.page(), QStringLiteral("scores"));
        QVERIFY(harness.item("scoreList")->hasActiveFocus());
    }

    void aRunThatIsGoneIsSaid() // minotaur.md 6.4
    {
        Harness harness;
        writeTable(harness, {example("main", 500)});
        harness.restart();
        openPage(harness, "scores");
        QVERIFY(!harness.scores().data(harness.scores().index(0), ScoreBoard::Thread).toBool());
        harness.key(Qt::Key_Return);
        harness.settle();
        QCOMPARE(harness.page(), QStringLiteral("scores"));
        const bool said = std::ranges::any_of(harness.nodes(), [](QAccessibleInterface* node) {
            return node->text(QAccessible::Name).contains(QStringLiteral("not here (any more)"));
        });
        QVERIFY(said);
    }

    void threadsOfTheTerminalEditionAreFoundToo() // minotaur.md 6.1: both editions share their table
    {
        const Fingerprint run{0x0123456789abcdefULL};
        const QString whole = QStringLiteral("minotaur-0123456789abcdef.thread");
        const QString ours = QStringLiteral("minotaur-20261130-120000-L1-00000-00007-R-01234567.thread");
        const QString old = QStringLiteral("minotaur-20261130-120000-L1-00000-00007-R.thread");
        QCOMPARE(viewmodels::findThread({old, whole}, run), whole);
        QCOMPARE(viewmodels::findThread({old, ours, whole}, run), ours);
        QCOMPARE(viewmodels::findThread({old, ours}, Fingerprint{7}), QString());
    }

    void anUnreadableFileIsToldAndNothingIsLost() // ASC-132
    {
        Harness harness;
        QVERIFY(exchange::writeFile(harness.scoresPath(), "not scores").has_value());
        harness.restart();
        openPage(harness, "scores");
        QVERIFY(harness.scores().problem().contains(QStringLiteral("minotaur.scores")));
        finish(harness, nearlyOver(harness.game().game(), harness.game().game().campaign(1)));
        QCOMPARE(
            *exchange::readFile(harness.scoresPath() + QStringLiteral(".1"), 100), std::string("not scores"));
        QCOMPARE(kept(harness).all().size(), std::size_t{1});
        auto& keeper = *harness.scores().keeper();
        QTRY_VERIFY(keeper.problem().contains(QStringLiteral("minotaur.scores.1")));
        QTRY_VERIFY(harness.scores().problem().isEmpty());
    }

    void theTableIsAModel()
    {
        Harness harness;
        const QAbstractItemModelTester tester(
            &harness.scores(), QAbstractItemModelTester::FailureReportingMode::QtTest);
        writeTable(harness,
            {example("main", 500), example("main", 400, 2), example("daily:x", 300, 3),
                example("seed:y", 200, 4), example("file:0123456789", 100, 5)});
        harness.scores().reload();
        QTRY_COMPARE(harness.scores().count(), 2);
        QCOMPARE(harness.scores().tables(),
            (QStringList{QStringLiteral("The seven mazes"), QStringLiteral("Mazes of a day"),
                QStringLiteral("Seed y"), QStringLiteral("Level file 012345")}));
        for (int table = 0; table < 4; ++table)
            harness.scores().setTable(table);
        QCOMPARE(harness.scores().count(), 1);
        // What the first row says to who hears it.
        harness.scores().setTable(0);
        const QString spoken
            = harness.scores().data(harness.scores().index(0), ScoreBoard::Spoken).toString();
        QVERIFY2(spoken.startsWith(QStringLiteral("1, Minos, 500 points, level 1, ")), qPrintable(spoken));
    }

    void daysAreCalledByTheirDates() // minotaur.md 2.3
    {
        Harness harness; // whose day is 30 November 2026
        const auto key = [](int day) { return "daily:" + minotaur::dailySeed(2026, 11, day).code(); };
        writeTable(harness, {example(key(30).c_str(), 500), example(key(29).c_str(), 400, 2)});
        harness.scores().reload();
        QTRY_COMPARE(harness.scores().tables().size(), 3);
        QCOMPARE(harness.scores().tables().at(1), QStringLiteral("Today’s mazes"));
        QVERIFY2(harness.scores().tables().at(2).contains(QStringLiteral("29")),
            qPrintable(harness.scores().tables().at(2)));
    }
};

LABRYS_TEST(TestScores)
#include "tst_scores.moc"
