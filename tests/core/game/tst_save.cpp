// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/game/record.h"

#include "tests/core/game/records.h"
#include "tests/fuzz/mutate.h"
#include "tests/support/files.h"
#include "tests/support/random_maze.h"
#include "tests/support/scripts.h"
#include "tests/support/test_main.h"

using namespace labrys;
using namespace std::chrono_literals;
using minotaur::Rules;
using test::MinotaurSession;

namespace {

/// A recorded run on two or three random levels, alone or for two, with absences.
MinotaurSession recorded(int run)
{
    const auto number = static_cast<std::uint64_t>(run);
    Random random(number, Stream("test.recorded"));
    auto session
        = test::startOn(test::mazeNumber(100 + 2 * number) + "\n" + test::mazeNumber(101 + 2 * number),
            1 + run % 2, Seed(number));
    test::walkAtRandom(session, random, {.steps = 120, .outsideEvery = run % 4 == 3 ? 9 : 0, .clever = 80});
    return session;
}

/// Gives a session the rest of a log.
void goOn(MinotaurSession& session, std::span<const MinotaurSession::Entry> rest)
{
    for (const auto& entry : rest)
        if (entry)
            QVERIFY(session.act(*entry).has_value());
        else
            QVERIFY(session.advance().has_value());
}

} // namespace

class TestSave : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void aGeneratedRunGoesOnFromTheMiddleOfALevel() // ASC-104: levels are made again from the seed
    {
        const int runs = test::sweep(4, 40);
        for (int run = 0; run < runs; ++run) {
            const auto seed = static_cast<std::uint64_t>(run);
            auto session = *MinotaurSession::start(
                test::sharedContent(), {.players = 1 + run % 2, .only = run % 4 == 3 ? 7 : 0}, Seed(seed));
            Random random(seed, Stream("test.generated"));
            test::walkAtRandom(session, random, {.steps = 90, .clever = 90});
            auto restored = test::readSave(game::writeSave(session));
            QVERIFY2(restored.has_value(), restored ? "" : restored.error().code.c_str());
            QVERIFY(restored->state() == session.state());
            Random other = random;
            test::walkAtRandom(session, random, {.steps = 40, .clever = 50});
            test::walkAtRandom(*restored, other, {.steps = 40, .clever = 50});
            QCOMPARE(restored->digest(), session.digest());
            const auto thread = test::readThread(game::writeThread(session));
            QVERIFY(thread.has_value());
            QCOMPARE(thread->digest(), session.digest());
        }
    }

    void everyPositionOfARunGoesOnTheSame() // APP-015, ASC-104
    {
        const int runs = test::sweep(8, 60);
        for (int run = 0; run < runs; ++run) {
            const auto whole = recorded(run);
            auto session = *MinotaurSession::start(test::sharedContent(), whole.options(), whole.seed());
            for (std::size_t position = 0;; ++position) {
                const std::string text = game::writeSave(session);
                auto restored = test::readSave(text);
                QVERIFY2(restored.has_value(), restored ? "" : restored.error().code.c_str());
                QVERIFY(restored->state() == session.state());
                QCOMPARE(restored->digest(), session.digest());
                QVERIFY(std::ranges::equal(restored->log(), session.log()));
                QVERIFY(restored->options() == session.options());
                QCOMPARE(restored->seed(), session.seed());
                QCOMPARE(game::writeSave(*restored), text);
                const auto rest = whole.log().subspan(position);
                goOn(*restored, rest);
                QVERIFY(restored->state() == whole.state());
                if (rest.empty())
                    break;
                goOn(session, rest.first(1));
            }
        }
    }

    void whatASaveClaimsToBeIsChecked_data() // APP-033, APP-036, APP-037
    {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<QString>("code");
        QTest::addColumn<QString>("key");
        const std::string save = game::writeSave(recorded(1));
        const auto row = [&](const char* name, const char* code, const char* key, auto&& change) {
            QTest::newRow(name) << QByteArray::fromStdString(test::resealed<test::Save>(save, change))
                                << QString::fromUtf8(code) << QString::fromUtf8(key);
        };
        using Save = test::Save;
        row("another format", "RECORD_FORMAT", "format", [](Save& record) { record.format = "image/png"; });
        row("a replay", "RECORD_FORMAT", "format", [](Save& record) { record.format = game::kThreadFormat; });
        row("a later version", "RECORD_NEWER", "version", [](Save& record) { record.version = 2; });
        row("version 0", "RECORD_FORMAT", "version", [](Save& record) { record.version = 0; });
        row("another game", "RECORD_OTHER_GAME", "game", [](Save& record) { record.game = "spire"; });
        row("older rules", "RECORD_OTHER_RULES", "rules", [](Save& record) { record.rules = 0; });
        row("newer rules", "RECORD_OTHER_RULES", "rules", [](Save& record) { ++record.rules; });
        row("other content", "RECORD_OTHER_CONTENT", "content", [](Save& record) { ++record.content.value; });
        row("another state", "RECORD_STATE", "state", [](Save& record) { ++record.state.score; });
        row("a key in the pocket", "RECORD_STATE", "state",
            [](Save& record) { record.state.keyFound = !record.state.keyFound; });
        row("one action less", "RECORD_STATE", "state", [](Save& record) { record.actions.pop_back(); });
        row("unknown action", "RECORD_UNKNOWN_ACTION", "actions",
            [](Save& record) { record.actions += 'x'; });
        row("half an action", "RECORD_UNKNOWN_ACTION", "actions",
            [](Save& record) { record.actions += "!l"; });
        row("a level too soon", "RECORD_ILLEGAL_ACTION", "actions",
            [](Save& record) { record.actions.insert(0, ">"); });
        row("a seat that is not there", "RECORD_ILLEGAL_ACTION", "actions",
            [](Save& record) { record.actions.insert(0, "!b0"); });
    }
    void whatASaveClaimsToBeIsChecked()
    {
        QFETCH(QByteArray, text);
        QFETCH(QString, code);
        QFETCH(QString, key);
        const std::string save = text.toStdString();
        const auto session = test::readSave(save);
        QVERIFY(!session);
        QCOMPARE(QString::fromStdString(session.error().code), code);
        QCOMPARE(session.error().place.file, std::string("run.labrys"));
        QCOMPARE(session.error().place.line, test::lineOf(save, key.toStdString()));
        QVERIFY(session.error().place.column > 2);
    }

    void refusalsNameBothVersions() // APP-037
    {
        const std::string save = game::writeSave(recorded(1));
        using Words = std::vector<std::string>;
        const auto arguments = [&](auto&& change) {
            return test::readSave(test::resealed<test::Save>(save, change)).error().arguments;
        };
        QCOMPARE(arguments([](test::Save& record) { record.version = 7; }), (Words{"7", "1"}));
        QCOMPARE(arguments([](test::Save& record) { record.rules = 9; }),
            (Words{"9", std::to_string(Rules::kRulesVersion)}));
        QCOMPARE(arguments([](test::Save& record) { record.game = "spire"; }), (Words{"spire", "minotaur"}));
        QCOMPARE(arguments([](test::Save& record) { record.content.value = 1; }),
            (Words{"0000000000000001", digestOf(*test::sharedContent()).text()}));
        QCOMPARE(arguments([](test::Save& record) { record.actions.insert(0, "x"); }), Words{"1"});
    }

    void foreignAndDamagedFilesAreToldApart() // APP-033
    {
        const std::string save = game::writeSave(recorded(1));
        const auto code = [](const std::string& text) { return test::readSave(text).error().code; };
        QCOMPARE(code(""), std::string("JSON_SYNTAX"));
        QCOMPARE(code("[]"), std::string("RECORD_FORMAT"));
        QCOMPARE(code("{}"), std::string("RECORD_FORMAT"));
        QCOMPARE(code("{ \"format\": 3 }"), std::string("RECORD_FORMAT"));
        QCOMPARE(code("{ \"format\": \"labrys/session\" }"), std::string("JSON_MISSING_FIELD"));
        QCOMPARE(code("{ \"format\": \"labrys/session\", \"version\": 99 }"), std::string("RECORD_NEWER"));
        QCOMPARE(code(save.substr(0, save.size() / 2)), std::string("JSON_SYNTAX"));
        QCOMPARE(code(std::string(game::kRecordBytes + 1, ' ')), std::string("JSON_TOO_LARGE"));
        auto damaged = save;
        const auto score = damaged.find("\"score\": ") + 9;
        damaged.insert(score, "1");
        QCOMPARE(code(damaged), std::string("RECORD_SEAL"));
        QCOMPARE(test::readSave(damaged).error().place.line, test::lineOf(damaged, "seal"));
    }

    void optionsThatCannotBePlayedAreRefusedAtTheirPlace() // LVL-020
    {
        const std::string save = game::writeSave(recorded(1));
        const auto problem
            = [&](auto&& change) { return test::readSave(test::resealed<test::Save>(save, change)).error(); };
        QCOMPARE(problem([](test::Save& record) { record.options.players = 3; }).code,
            std::string("OPTIONS_PLAYERS"));
        QCOMPARE(
            problem([](test::Save& record) { record.options.only = 7; }).code, std::string("OPTIONS_ONLY"));
        const auto wall = problem([](test::Save& record) { record.options.levels[0].rows[0][1] = '.'; });
        QCOMPARE(wall.code, std::string("BORDER_OPEN"));
        QCOMPARE(wall.place, (Place{"test.maze", 1, 2}));
        // The second level is read when the run comes to it.
        auto won = test::startOn(test::firstSteps(), 1, *Seed::fromText(test::kScriptSeed));
        QCOMPARE(test::playScript(won, test::kFirstLevelScript), test::kFirstLevelScript.size());
        const auto second = test::readSave(test::resealed<test::Save>(
            game::writeSave(won), [](test::Save& record) { record.options.levels[1].rows.clear(); }));
        QCOMPARE(second.error().code, std::string("MAZE_EMPTY"));
    }

    void theLargestRunCanBeSavedAndRead() // LVL-013, ASC-104
    {
        // A level file as large as files may be, in the form that takes most room in a save.
        std::string text;
        const std::string maze = test::mazeNumber(4);
        while (text.size() + maze.size() + 2 <= level::kMazeBytes)
            text += ";\n";
        const auto session = test::startOn(text + maze);
        const std::string save = game::writeSave(session);
        QVERIFY2(save.size() <= game::kRecordBytes, std::to_string(save.size()).c_str());
        QVERIFY(test::readSave(save).has_value());
    }

    void mutatedSavesAreRefusedInTime() // LVL-023; the figure of issue 2: no crash, none over 50 ms
    {
        const std::vector<std::string> corpus{
            game::writeSave(recorded(0)), game::writeSave(recorded(1)), game::writeSave(recorded(3))};
        constexpr std::array<std::string_view, 8> kTokens{
            "\"actions\": ", "\"level\": ", "-1", "4096", "!l0", ">", "null", "\"0000000000000000\""};
        const test::Mutator mutator(corpus, kTokens);
        int accepted = 0;
        const auto report = test::sweepVariants(
            mutator, static_cast<std::uint64_t>(test::sweep(2'000, 50'000)), [&](std::string_view text) {
                const auto session = test::readSave(text);
                accepted += session && std::ranges::find(corpus, game::writeSave(*session)) == corpus.end();
            });
        QCOMPARE(accepted, 0);
        qInfo("slowest: %lld us", static_cast<long long>(report.slowest / 1us));
        QVERIFY(report.slowest < test::timeBound(50) * 1ms);
    }
};

LABRYS_TEST(TestSave)

#include "tst_save.moc"
