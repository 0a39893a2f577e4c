// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/game/record.h"

#include "tests/core/game/records.h"
#include "tests/support/files.h"
#include "tests/support/random_maze.h"
#include "tests/support/scripts.h"
#include "tests/support/test_main.h"

using namespace labrys;
using minotaur::Rules;
using test::MinotaurSession;

namespace {

/// A run of more than three check intervals: nothing hunts in it.
MinotaurSession longRun(int players)
{
    Random random(8, Stream("test.long"));
    const test::MazeShape shape{.rows = 9, .columns = 9, .wanderers = 0};
    const std::string first = test::randomMaze(random, shape);
    auto session = test::startOn(first + "\n" + test::randomMaze(random, shape), players, Seed(4));
    test::walkAtRandom(session, random, {.steps = 230});
    return session;
}

MinotaurSession wonRun()
{
    auto session = test::startOn(test::firstSteps(), 1, *Seed::fromText(test::kScriptSeed));
    const auto played = test::playScript(session, test::kWinningScript);
    LABRYS_ASSERT(played == test::kWinningScript.size());
    return session;
}

/// The bytes of a text between a key and the end of its value, as a span [from, to).
std::pair<std::size_t, std::size_t> valueOf(const std::string& text, const std::string& key)
{
    const auto from = text.find("\n  \"" + key + "\": ") + key.size() + 7;
    return {from, std::min(text.find("\n  \"", from), text.size())};
}

bool blank(char c)
{
    return c == ' ' || c == '\n' || c == '\t' || c == '\r';
}

} // namespace

class TestThread : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void aReplayVerifies_data() // APP-038
    {
        QTest::addColumn<int>("entries");
        for (const int entries : {0, 1, 63, 64, 65, 127, 128, 129, 192})
            QTest::addRow("%d", entries) << entries;
    }
    void aReplayVerifies()
    {
        QFETCH(int, entries);
        for (const int players : {1, 2}) {
            const auto whole = longRun(players);
            QVERIFY(whole.log().size() >= 192);
            auto session = *MinotaurSession::start(test::sharedContent(), whole.options(), whole.seed());
            for (const auto& entry : whole.log().first(static_cast<std::size_t>(entries)))
                QVERIFY(entry ? session.act(*entry).has_value() : session.advance().has_value());
            const std::string text = game::writeThread(session);
            const auto again = test::readThread(text);
            QVERIFY2(again.has_value(), again ? "" : again.error().code.c_str());
            QVERIFY(again->state() == session.state());
            QVERIFY(again->summary() == session.summary());
            QCOMPARE(game::writeThread(*again), text);
        }
    }

    void aWonRunIsBelievedBecauseItReruns() // APP-038, APP-039
    {
        const auto session = wonRun();
        const std::string text = game::writeThread(session);
        const auto again = test::readThread(text);
        QVERIFY(again.has_value());
        QCOMPARE(again->summary().outcome, game::Outcome::Won);
        QCOMPARE(again->summary().score, std::int64_t{test::kWinningScore});
        // One byte a move beside the header (APP-039).
        QVERIFY(text.find(std::string(test::kWinningScript)) != std::string::npos);
    }

    void noChangedByteIsBelieved() // APP-039: 10,000 mutations, 0 accepted
    {
        const std::string text = game::writeThread(wonRun());
        std::vector<std::size_t> places;
        for (const auto* key : {"options", "seed", "actions", "checks", "seal"}) {
            const auto [from, to] = valueOf(text, key);
            for (std::size_t i = from; i < to; ++i)
                if (!blank(text[i])) // one blank for another between values is the same file
                    places.push_back(i);
        }
        const int mutations = test::sweep(10'000, 100'000);
        int accepted = 0;
        for (int index = 0; index < mutations; ++index) {
            Random random(static_cast<std::uint64_t>(index), Stream("test.byte"));
            auto changed = text;
            auto& byte = changed[places[static_cast<std::size_t>(random.below(places.size()))]];
            const auto flip = static_cast<unsigned char>(1 + random.below(255));
            byte = static_cast<char>(static_cast<unsigned char>(byte) ^ flip);
            accepted += test::readThread(changed) ? 1 : 0;
        }
        QCOMPARE(accepted, 0);
    }

    void aForgerWhoSealsAgainIsFoundByTheRules() // APP-038, APP-039
    {
        const std::string text = game::writeThread(wonRun());
        using Thread = test::Thread;
        int believed = 0;
        const auto believe = [&](auto&& change) {
            const auto forged = test::readThread(test::resealed<Thread>(text, change));
            believed += forged ? 1 : 0;
        };
        for (std::size_t i = 0; i < test::kWinningScript.size(); ++i)
            for (const char other : std::string_view("wasd.>WASD,!"))
                if (other != test::kWinningScript[i])
                    believe([&](Thread& record) { record.actions[i] = other; });
        for (std::uint64_t seed = 0; seed < 50; ++seed)
            believe([&](Thread& record) { record.seed = Seed(seed); });
        believe([](Thread& record) { record.options.players = 2; });
        believe([](Thread& record) { std::swap(record.options.levels[0], record.options.levels[1]); });
        believe([](Thread& record) { record.checks[0].value ^= 1U; });
        believe([](Thread& record) { record.checks.push_back(record.checks.back()); });
        believe([](Thread& record) { record.checks.clear(); });
        QCOMPARE(believed, 0);
    }

    void theFirstDifferingTurnsAreNamed() // APP-038
    {
        const auto session = longRun(1);
        const std::string text = game::writeThread(session);
        using Words = std::vector<std::string>;
        const auto differing = [&](auto&& change) {
            const auto problem = test::readThread(test::resealed<test::Thread>(text, change)).error();
            return Words{problem.code, problem.place.file, problem.arguments.at(0), problem.arguments.at(1)};
        };
        const auto between = [](const std::string& from, const std::string& to) {
            return Words{"RECORD_DIFFERS", "run.thread", from, to};
        };
        QCOMPARE(differing([](test::Thread& record) { ++record.checks[0].value; }), between("1", "64"));
        QCOMPARE(differing([](test::Thread& record) { ++record.checks[1].value; }), between("65", "128"));
        const auto last = std::to_string(session.log().size());
        QCOMPARE(differing([](test::Thread& record) { ++record.checks.back().value; }).back(), last);
        QCOMPARE(differing([](test::Thread& record) { record.checks.pop_back(); }).back(), last);
    }

    void everyRefusalHasItsCodeAndPlace_data() // APP-036, APP-037, APP-038
    {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<QString>("code");
        QTest::addColumn<QString>("key");
        const std::string thread = game::writeThread(wonRun());
        using Thread = test::Thread;
        const auto row = [&](const char* name, const char* code, const char* key, auto&& change) {
            QTest::newRow(name) << QByteArray::fromStdString(test::resealed<Thread>(thread, change))
                                << QString::fromUtf8(code) << QString::fromUtf8(key);
        };
        row("a save", "RECORD_FORMAT", "format",
            [](Thread& record) { record.format = game::kSessionFormat; });
        row("later", "RECORD_NEWER", "version", [](Thread& record) { record.version = 2; });
        row("game", "RECORD_OTHER_GAME", "game", [](Thread& record) { record.game = "minoan"; });
        row("rules", "RECORD_OTHER_RULES", "rules", [](Thread& record) { record.rules = 99; });
        row("content", "RECORD_OTHER_CONTENT", "content", [](Thread& record) { record.content.value = 0; });
        row("unknown", "RECORD_UNKNOWN_ACTION", "actions", [](Thread& record) { record.actions[3] = '#'; });
        row("wall", "RECORD_ILLEGAL_ACTION", "actions", [](Thread& record) { record.actions[0] = 'w'; });
        row("after the end", "RECORD_ILLEGAL_ACTION", "actions",
            [](Thread& record) { record.actions += 's'; });
        row("no third level", "RECORD_ILLEGAL_ACTION", "actions",
            [](Thread& record) { record.actions += '>'; });
        row("other checks", "RECORD_DIFFERS", "checks", [](Thread& record) { record.checks = {{}}; });
    }
    void everyRefusalHasItsCodeAndPlace()
    {
        QFETCH(QByteArray, text);
        QFETCH(QString, code);
        QFETCH(QString, key);
        const std::string thread = text.toStdString();
        const auto session = test::readThread(thread);
        QVERIFY(!session);
        QCOMPARE(QString::fromStdString(session.error().code), code);
        QCOMPARE(session.error().place.file, std::string("run.thread"));
        QCOMPARE(session.error().place.line, test::lineOf(thread, key.toStdString()));
    }

    void aThreadIsSmall() // APP-039
    {
        const auto session = longRun(2);
        auto empty = *MinotaurSession::start(test::sharedContent(), session.options(), session.seed());
        const auto header = game::writeThread(empty).size();
        const auto entries = session.log().size();
        // A check of 26 bytes with its indent stands for every 64 entries.
        QVERIFY(game::writeThread(session).size() <= header + entries + entries / 64 * 26);
    }
};

LABRYS_TEST(TestThread)

#include "tst_thread.moc"
