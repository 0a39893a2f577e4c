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
        // The lines of the canonical text: one field a line.
        row("format", "CONTENT_FORMAT", 2, [](Content& c) { c.format = "labrys/spire"; });
        row("version", "CONTENT_FORMAT", 2, [](Content& c) { c.version = 1; });
        row("it sees you first", "CONTENT_RANGE", 0,
            [](Content& c) { c.numbers.wandererSight = c.ranked.light; });
        row("negative sight", "CONTENT_RANGE", 0, [](Content& c) { c.numbers.wandererSight = -1; });
        row("no freeze", "CONTENT_RANGE", 0, [](Content& c) { c.numbers.freeze = 0; });
        row("no jump", "CONTENT_RANGE", 0, [](Content& c) { c.numbers.jump = 0; });
        row("return", "CONTENT_RANGE", 0, [](Content& c) { c.numbers.returnDistance = 65; });
        row("level score", "CONTENT_RANGE", 0, [](Content& c) { c.numbers.levelScore = -1; });
        row("turn score", "CONTENT_RANGE", 0, [](Content& c) { c.numbers.turnScore = 100'001; });
        row("no turn", "CONTENT_RANGE", 0, [](Content& c) { c.numbers.turnLimit = 0; });
        row("late warning", "CONTENT_RANGE", 0, [](Content& c) { c.numbers.turnWarning = 5'001; });
        row("no light", "CONTENT_RANGE", 0, [](Content& c) { c.ranked.light = 0; });
        row("too much light", "CONTENT_RANGE", 0, [](Content& c) { c.easy.light = 65; });
        row("half-light below light", "CONTENT_RANGE", 0, [](Content& c) { c.pair.halfLight = 5; });
        row("hindsight", "CONTENT_RANGE", 0, [](Content& c) { c.hard.lookAhead = -1; });
        row("no budget", "CONTENT_RANGE", 0, [](Content& c) { c.generation.certificateBudget = 0; });
        row("no level", "CONTENT_RANGE", 0, [](Content& c) { c.levels.clear(); });
        row("a palace", "CONTENT_RANGE", 0, [](Content& c) { c.levels[6].rows = 33; });
        row("a horde", "CONTENT_RANGE", 0, [](Content& c) { c.levels[3].hunters = 5; });
    }
    void aWrongNumberIsRefusedAtItsPlace()
    {
        QFETCH(QByteArray, text);
        QFETCH(QString, code);
        QFETCH(int, line);
        const auto content = readContent(text.toStdString(), "rules.json");
        QVERIFY(!content);
        QCOMPARE(QString::fromStdString(content.error().code), code);
        if (line > 0)
            QCOMPARE(content.error().place.line, line);
        QVERIFY(content.error().place.line > 0);
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
            QCOMPARE(stage.sight.light, 6);
            QCOMPARE(stage.sight.halfLight, 9);
        }
    }

    void aLevelMaySetItsOwnLight() // LVL-011
    {
        const auto stage = test::stageOf("; light: 2 5\n" + test::mazeNumber(1));
        QCOMPARE(stage.sight.light, 2);
        QCOMPARE(stage.sight.halfLight, 5);
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
        for (const int only : {-1, 1, 8})
            QCOMPARE(
                problem([only](Options& options) { options.only = only; }).code, std::string("OPTIONS_ONLY"));
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

    void everySymbolIsPlayed() // ASC-010 to ASC-024, D12
    {
        const auto hall = test::hallWith(7, 7,
            {{'P', {0, 0}}, {'K', {0, 6}}, {'E', {6, 0}}, {'M', {2, 6}}, {'W', {3, 6}}, {'H', {4, 6}},
                {'H', {5, 6}}, {'?', {6, 1}}, {'*', {6, 2}}, {'^', {6, 3}}});
        const auto stage = test::stageOf(hall.text());
        std::vector<MonsterKind> kinds;
        for (const auto& monster : stage.monsters)
            kinds.push_back(monster.kind);
        using enum MonsterKind;
        QCOMPARE(kinds, (std::vector{Hunter, Hunter, Wanderer, Minotaur}));
        QCOMPARE(stage.monsters[1].cell, (Cell{5, 6}));
        const std::vector<Bonus> bonuses{
            {BonusKind::Compass, {6, 1}}, {BonusKind::Freeze, {6, 2}}, {BonusKind::Torch, {6, 3}}};
        QVERIFY(stage.bonuses == bonuses);
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

    void aLevelMaySayWhereTheSecondPlayerStarts() // minotaur.md 2.4
    {
        const auto hall = test::hallWith(7, 7, {{'P', {3, 3}}, {'2', {6, 6}}, {'K', {0, 6}}, {'E', {6, 0}}});
        QCOMPARE(test::Field(hall.text(), 2).player(1).cell, (Cell{6, 6}));
        QCOMPARE(test::Field(hall.text(), 1).state.players.size(), std::size_t{1});
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
