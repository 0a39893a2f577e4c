// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/minotaur/scores.h"

#include "tests/support/files.h"
#include "tests/support/random_maze.h"
#include "tests/support/runs.h"
#include "tests/support/test_main.h"

using namespace labrys;
using namespace labrys::minotaur;

namespace {

Score result(std::int64_t points, int level = 7, int turns = 500, const char* date = "2026-11-30T12:00:00Z")
{
    Score score;
    score.table = "main";
    score.name = "Ariadne";
    score.score = points;
    score.level = level;
    score.turns = turns;
    score.date = date;
    return score;
}

} // namespace

class TestScores : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void theTenBestStay() // ASC-091
    {
        ScoreTable table;
        Random random(1);
        std::vector<std::int64_t> all;
        for (int i = 0; i < 200; ++i) {
            const auto score = static_cast<std::int64_t>(random.below(3'000));
            all.push_back(score);
            auto entry = result(score);
            entry.run = {static_cast<std::uint64_t>(i)};
            const auto better = std::ranges::count_if(all, [score](auto other) { return other > score; });
            const int rank = table.add(entry);
            QCOMPARE(rank > 0, better < 10 && rank <= 10 && rank > 0);
            if (rank > 0)
                QVERIFY(rank > better);
        }
        std::ranges::sort(all, std::greater());
        const auto best = table.of("main");
        QCOMPARE(best.size(), std::size_t{10});
        for (std::size_t i = 0; i < best.size(); ++i)
            QCOMPARE(best[i].score, all[i]);
    }

    void tiesAreDecidedByLevelTurnsAndDate() // D34
    {
        const std::vector order{result(900, 7, 400, "2026-01-02T00:00:00Z"),
            result(800, 7, 400, "2026-01-02T00:00:00Z"), result(800, 6, 300, "2026-01-02T00:00:00Z"),
            result(800, 6, 400, "2026-01-01T00:00:00Z"), result(800, 6, 400, "2026-01-02T00:00:00Z")};
        auto shuffled = order;
        Random random(3);
        for (int time = 0; time < 50; ++time) {
            random.shuffle(std::span(shuffled));
            ScoreTable table;
            for (const auto& score : shuffled)
                table.add(score);
            QVERIFY(table.of("main") == order);
        }
    }

    void theSameResultStandsOnce() // two programs, one run
    {
        ScoreTable table;
        QCOMPARE(table.add(result(5)), 1);
        QCOMPARE(table.add(result(5)), 0);
        QCOMPARE(table.all().size(), std::size_t{1});
    }

    void aNameIsChangedAfterwards() // ASC-091: kept at once, named when somebody says how
    {
        ScoreTable table;
        for (int i = 0; i < 10; ++i)
            table.add(result(100 * i));
        auto mine = result(450, 3, 77, "2026-12-01T08:00:00Z");
        mine.run = {42};
        QCOMPARE(table.add(mine), 6);
        QCOMPARE(table.rename(mine, "Theseus"), 6);
        QCOMPARE(table.of("main")[5].name, std::string("Theseus"));
        QCOMPARE(table.of("main").size(), std::size_t{10});
        QCOMPARE(table.rename(mine, "Theseus"), 6); // as it is called already
        for (int i = 0; i < 10; ++i)
            table.add(result(1000 + i));
        QCOMPARE(table.rename(mine, "Minos"), 0); // driven out meanwhile
        QCOMPARE(table.of("main").back().name, std::string("Ariadne"));
    }

    void whatHasNoTableIsNotKept() // the easy and the hard game keep no record
    {
        ScoreTable table;
        auto score = result(100);
        score.table.clear();
        QCOMPARE(table.add(score), 0);
        QVERIFY(table.all().empty());
    }

    void filesSeedsAndDaysHaveTablesOfTheirOwn() // D33, minotaur.md 2.3
    {
        const Seed seed(5);
        QCOMPARE(tableOf({}, seed), std::string("main"));
        QCOMPARE(tableOf({.origin = SeedOrigin::Chosen}, seed), "seed:" + seed.code());
        QCOMPARE(tableOf({.origin = SeedOrigin::Daily}, seed), "daily:" + seed.code());
        QCOMPARE(tableOf({.difficulty = Difficulty::Easy}, seed), std::string());
        QCOMPARE(tableOf({.difficulty = Difficulty::Hard, .origin = SeedOrigin::Daily}, seed), std::string());
        QCOMPARE(tableOf({.only = 3}, seed), std::string("main:level3"));
        QCOMPARE(tableOf({.origin = SeedOrigin::Practice}, seed), std::string());
        const auto file = tableOf(test::optionsOf(test::firstSteps()), seed);
        QVERIFY(file.starts_with("file:"));
        QVERIFY(file != tableOf(test::optionsOf(test::mazeNumber(1)), seed));
        auto elsewhere = test::optionsOf(test::firstSteps());
        elsewhere.levels.front().name = "somewhere/else.maze";
        QCOMPARE(tableOf(elsewhere, seed), file);
        ScoreTable table;
        for (const char* name : {"main", "seed:x", "daily:y"}) {
            auto score = result(1);
            score.table = name;
            QCOMPARE(table.add(score), 1);
        }
        QCOMPARE(table.all().size(), std::size_t{3});
    }

    void aDayHasOneSeed() // issue 5: the daily seed
    {
        QCOMPARE(dailySeed(2026, 11, 30), dailySeed(2026, 11, 30));
        QVERIFY(dailySeed(2026, 11, 30) != dailySeed(2026, 12, 1));
        QCOMPARE(dailySeed(2026, 1, 2), *Seed::fromText("labrys daily 2026-01-02"));
    }

    void namesAreMadeHarmless() // minotaur.md 2.5, LVL-017
    {
        QCOMPARE(scoreName("  Ariadne  "), std::string("Ariadne"));
        QCOMPARE(scoreName("a\nb\tc\x1b[31m"), std::string("abc[31m"));
        QCOMPARE(scoreName("\xE2\x80\xAE"
                           "evil"),
            std::string("evil"));
        QCOMPARE(scoreName("\xFF\xFE"), std::string());
        QCOMPARE(scoreName("abcdefghijklmnopqrstuvwxyz"), std::string("abcdefghijklmnop"));
        QCOMPARE(scoreName("\xC3\x89ole"), std::string("\xC3\x89ole"));
    }

    void filesAreReadBack() // minotaur.md 2.5
    {
        ScoreTable table;
        for (int i = 0; i < 30; ++i) {
            auto score = result(i, 1 + i % 7, 3 * i);
            score.table = i % 2 == 0 ? "main" : "daily:1";
            score.name = "\xC3\x89ole \"&\" B\\";
            table.add(score);
        }
        const auto text = writeScores(table);
        const auto read = readScores(text, "scores");
        QVERIFY(read.has_value());
        QVERIFY(read->all() == table.all());
        QCOMPARE(writeScores(*read), text);
        QVERIFY(readScores("", "scores")->all().empty());
    }

    void damagedFilesAreRefusedAtTheirLine() // ASC-132, LVL-020
    {
        ScoreTable table;
        table.add(result(10));
        table.add(result(20));
        const auto good = writeScores(table);
        const auto code = [](const std::string& text) { return readScores(text, "scores").error(); };
        QCOMPARE(code("{}\n").code, std::string("SCORES_FORMAT"));
        QCOMPARE(code(good.substr(1)).code, std::string("SCORES_FORMAT"));
        const auto cut = code(good.substr(0, good.size() - 20));
        QCOMPARE(cut.code, std::string("JSON_SYNTAX"));
        QCOMPARE(cut.place.line, 3);
        QCOMPARE(code(std::string(kScoreBytes + 1, ' ')).code, std::string("SCORES_TOO_LARGE"));
        const auto line = [&](auto&& change) {
            ScoreTable wrong;
            auto score = result(1);
            change(score);
            wrong.add(score);
            return code(writeScores(wrong)).code;
        };
        QCOMPARE(line([](Score& score) { score.name = "a\nb"; }), std::string("SCORES_LINE"));
        QCOMPARE(line([](Score& score) { score.score = -1; }), std::string("SCORES_LINE"));
        QCOMPARE(line([](Score& score) { score.level = 65; }), std::string("SCORES_LINE"));
        QCOMPARE(
            line([](Score& score) { score.name = std::string(5'000, 'x'); }), std::string("SCORES_LINE"));
    }

    void noBytesBringTheReaderDown() // hostile input
    {
        ScoreTable table;
        for (int i = 0; i < 10; ++i)
            table.add(result(i));
        const auto good = writeScores(table);
        Random random(7);
        const int runs = test::sweep(3'000, 300'000);
        for (int run = 0; run < runs; ++run) {
            std::string text = good;
            for (auto changes = 1 + random.below(6); changes > 0; --changes) {
                const auto at = static_cast<std::size_t>(random.below(text.size()));
                if (random.below(3) == 0)
                    text.erase(at, static_cast<std::size_t>(random.below(40)));
                else
                    text[at] = static_cast<char>(random.below(256));
                if (text.empty())
                    text = "x";
            }
            const auto read = readScores(text, "scores");
            QVERIFY(!read || read->all().size() <= 10);
        }
    }
};

LABRYS_TEST(TestScores)

#include "tst_scores.moc"
