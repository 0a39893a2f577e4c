// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/minotaur/content.h"

#include "core/base/json_codec.h"
#include "core/minotaur/stage.h"
#include "tests/core/minotaur/fields.h"
#include "tests/support/files.h"
#include "tests/support/random_maze.h"
#include "tests/support/runs.h"
#include "tests/support/test_main.h"

#include <set>

using namespace labrys;
using namespace labrys::minotaur;

class TestContent : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void theBundledContentIsRead() // D1, D8, ASC-090
    {
        const auto content
            = readContent(test::projectFile("resources/content/minotaur/rules.json"), "rules.json");
        QVERIFY(content.has_value());
        QVERIFY(*content == test::minotaurContent());
    }

    void aWrongNumberIsRefusedAtItsPlace_data() // LVL-020
    {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<QString>("code");
        QTest::addColumn<int>("line");
        const auto row = [](const char* name, const char* code, int line, auto&& change) {
            auto content = test::minotaurContent();
            change(content);
            QTest::newRow(name) << QByteArray::fromStdString(canonicalJson(toJson(content)))
                                << QString::fromUtf8(code) << line;
        };
        row("format", "CONTENT_FORMAT", 2, [](Content& c) { c.format = "labrys/spire"; });
        row("version", "CONTENT_FORMAT", 2, [](Content& c) { c.version = 2; });
        row("no light", "CONTENT_RANGE", 4, [](Content& c) { c.light = 0; });
        row("too much light", "CONTENT_RANGE", 4, [](Content& c) { c.light = 65; });
        row("half-light below light", "CONTENT_RANGE", 5, [](Content& c) { c.halfLight = 5; });
        row("it sees you first", "CONTENT_RANGE", 6, [](Content& c) { c.wandererSight = c.light; });
        row("negative sight", "CONTENT_RANGE", 6, [](Content& c) { c.wandererSight = -1; });
        row("return", "CONTENT_RANGE", 7, [](Content& c) { c.returnDistance = 65; });
        row("level score", "CONTENT_RANGE", 8, [](Content& c) { c.levelScore = -1; });
        row("turn score", "CONTENT_RANGE", 9, [](Content& c) { c.turnScore = 100'001; });
        row("no turn", "CONTENT_RANGE", 10, [](Content& c) { c.turnLimit = 0; });
    }
    void aWrongNumberIsRefusedAtItsPlace()
    {
        QFETCH(QByteArray, text);
        QFETCH(QString, code);
        QFETCH(int, line);
        const auto content = readContent(text.toStdString(), "rules.json");
        QVERIFY(!content);
        QCOMPARE(QString::fromStdString(content.error().code), code);
        QCOMPARE(content.error().place.line, line);
        QCOMPARE(content.error().place.file, std::string("rules.json"));
        QCOMPARE(content.error().arguments.size(), std::size_t{1});
    }

    void whatIsNoContentIsRefused()
    {
        QCOMPARE(readContent("", "f").error().code, std::string("JSON_SYNTAX"));
        QCOMPARE(readContent("{}", "f").error().code, std::string("JSON_MISSING_FIELD"));
    }
};

class TestStage : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void aStageIsItsLevel() // ASC-002, ASC-067
    {
        for (std::uint64_t index = 0; index < 100; ++index) {
            const std::string text = test::mazeNumber(index);
            const test::Picture picture(text);
            const auto stage = test::stageOf(text);
            QCOMPARE(stage.start, picture.find('P').front());
            QCOMPARE(stage.key, picture.find('K').front());
            QCOMPARE(stage.exit, picture.find('E').front());
            std::vector<Cell> monsters;
            for (const auto& monster : stage.monsters)
                monsters.push_back(monster.cell);
            QCOMPARE(monsters, picture.find('W'));
            QCOMPARE(stage.light, 6);
            QCOMPARE(stage.halfLight, 9);
        }
    }

    void aLevelMaySetItsOwnLight() // LVL-011
    {
        const auto stage = test::stageOf("; light: 2 5\n" + test::mazeNumber(1));
        QCOMPARE(stage.light, 2);
        QCOMPARE(stage.halfLight, 5);
    }

    void everyLevelOfEverySeedDrawsByItself()
    {
        std::set<std::uint64_t> seeds;
        const auto options = test::optionsOf(test::firstSteps());
        for (std::uint64_t seed = 0; seed < 100; ++seed)
            for (const int level : {1, 2})
                seeds.insert(makeStage(test::minotaurContent(), options, Seed(seed), level)->seed);
        QCOMPARE(seeds.size(), std::size_t{200});
    }

    void optionsThatCannotBePlayedAreRefused() // LVL-020
    {
        const auto good = test::optionsOf(test::firstSteps());
        const auto problem = [&](auto&& change) {
            auto options = good;
            change(options);
            return makeStage(test::minotaurContent(), options, Seed(1), 1).error();
        };
        using Words = std::vector<std::string>;
        for (const int players : {-1, 0, 3}) {
            const auto refused = problem([&](Options& options) { options.players = players; });
            QCOMPARE(refused.code, std::string("OPTIONS_PLAYERS"));
            QCOMPARE(refused.arguments, (Words{std::to_string(players), "2"}));
        }
        QCOMPARE(
            problem([](Options& options) { options.levels.clear(); }).code, std::string("OPTIONS_LEVELS"));
        const auto many = problem([](Options& options) { options.levels.resize(65, options.levels[0]); });
        QCOMPARE(many.code, std::string("OPTIONS_LEVELS"));
        QCOMPARE(many.arguments, (Words{"65", "64"}));
        const auto several = problem([](Options& options) {
            options.levels[0].rows.emplace_back();
            for (const auto& row : options.levels[1].rows)
                options.levels[0].rows.push_back(row);
        });
        QCOMPARE(several.code, std::string("OPTIONS_ONE_LEVEL"));
        const auto broken = problem([](Options& options) { options.levels[0].rows[4][0] = '.'; });
        QCOMPARE(broken.code, std::string("BORDER_OPEN"));
        QCOMPARE(broken.place, (Place{"test.maze", 5, 1}));
    }

    void symbolsOfRulesToComeAreRefusedAtTheirPlace()
    {
        for (const char symbol : {'H', 'M', '*', '^', '?'}) {
            auto hall = test::hallWith(7, 7, {{'P', {0, 0}}, {'K', {0, 6}}, {'E', {6, 0}}});
            hall.put({6, 6}, symbol);
            const auto stage = makeStage(test::minotaurContent(), test::optionsOf(hall.text()), Seed(1), 1);
            QVERIFY(!stage);
            QCOMPARE(stage.error().code, std::string("LEVEL_NEEDS_RULES"));
            QCOMPARE(stage.error().place, (Place{"test.maze", 14, 14}));
            QCOMPARE(stage.error().arguments, std::vector<std::string>{std::string(1, symbol)});
        }
    }

    void optionsHoldTheLevelsOfTheFile()
    {
        const auto options = test::optionsOf(test::firstSteps(), 2);
        QCOMPARE(options.players, 2);
        QCOMPARE(options.levels.size(), std::size_t{2});
        QCOMPARE(options.levels[1].rows.front(), std::string("; title: The store rooms"));
        for (const auto& level : options.levels)
            for (const auto& row : level.rows)
                QVERIFY(!row.empty());
    }

    void theSecondPlayerStartsOnTheNearestFreeCell() // D25, D29
    {
        const auto cells = [](const test::Picture& picture) {
            const test::Field field(picture.text(), 2);
            return std::pair(field.player(0).cell, field.player(1).cell);
        };
        auto hall = test::hallWith(7, 7, {{'P', {3, 3}}, {'K', {0, 6}}, {'E', {6, 0}}});
        QCOMPARE(cells(hall), std::pair(Cell{3, 3}, Cell{2, 3}));
        hall.wall({3, 3}, Direction::North);
        QCOMPARE(cells(hall).second, (Cell{3, 2}));
        // Neither on the key nor on the exit.
        QCOMPARE(
            cells(test::hallWith(7, 7, {{'P', {3, 3}}, {'K', {2, 3}}, {'E', {3, 2}}})).second, (Cell{4, 3}));
        for (std::uint64_t index = 0; index < 100; ++index) {
            const test::Field field(test::mazeNumber(index), 2);
            QVERIFY(field.player(1).cell != field.stage.start);
            for (const auto& monster : field.state.monsters)
                QVERIFY(monster.cell != field.player(1).cell);
        }
    }
};

LABRYS_TEST(TestContent)
LABRYS_TEST(TestStage)

#include "tst_content.moc"
