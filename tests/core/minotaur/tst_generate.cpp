// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/minotaur/certificate.h"
#include "core/minotaur/generate.h"
#include "core/minotaur/rules.h"

#include "tests/core/minotaur/fields.h"
#include "tests/support/levels.h"
#include "tests/support/test_main.h"

#include <set>

#include <array>

using namespace labrys;
using namespace labrys::minotaur;

namespace {

Stage generated(int level, std::uint64_t seed, int players = 1, Difficulty difficulty = Difficulty::Ranked)
{
    auto stage = makeStage(test::minotaurContent(),
        {.players = players, .difficulty = difficulty, .only = level}, Seed(seed), level);
    LABRYS_ASSERT(stage.has_value());
    return *std::move(stage);
}

int count(const test::Picture& picture, char symbol)
{
    return static_cast<int>(picture.find(symbol).size());
}

/// Plays a certificate through apply().
State played(const Stage& stage)
{
    State state = Rules::begin(stage);
    for (const auto& action : stage.certificate)
        LABRYS_ASSERT(Rules::apply(stage, state, action, nullptr).has_value());
    return state;
}

} // namespace

class TestGenerate : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void thePlansAreThoseOfTheSource() // ASC-060, ASC-061, ASC-062, ASC-063, ASC-064, ASC-065, ASC-066
    {
        // Rows, columns, hunters, wanderers, Minotaurs, bonuses.
        constexpr std::array<std::array<int, 6>, 7> kTable{
            {{7, 9, 0, 1, 0, 1}, {9, 11, 1, 0, 0, 1}, {11, 13, 1, 1, 0, 2}, {13, 15, 1, 2, 0, 2},
                {15, 17, 2, 1, 0, 3}, {19, 21, 2, 2, 0, 3}, {21, 23, 2, 2, 1, 4}}};
        const auto content = test::minotaurContent();
        QCOMPARE(content.levels.size(), kTable.size());
        for (std::size_t i = 0; i < kTable.size(); ++i) {
            const auto& plan = content.levels[i];
            const std::array numbers{
                plan.rows, plan.columns, plan.hunters, plan.wanderers, plan.minotaurs, plan.bonuses};
            QVERIFY2(numbers == kTable[i], QByteArray::number(static_cast<int>(i) + 1));
        }
    }

    void everyLevelHoldsWhatItsPlanSays() // ASC-005, ASC-067, D17
    {
        const auto content = test::minotaurContent();
        const int seeds = test::sweep(30, 1'000);
        for (int seed = 0; seed < seeds; ++seed)
            for (int level = 1; level <= 7; ++level) {
                const auto& plan = content.levels[static_cast<std::size_t>(level) - 1];
                const test::Picture picture(
                    test::pictureOf(generated(level, static_cast<std::uint64_t>(seed))));
                QCOMPARE(picture.rows(), plan.rows);
                QCOMPARE(picture.columns(), plan.columns);
                for (const char symbol : {'P', 'K', 'E'})
                    QCOMPARE(count(picture, symbol), 1);
                QCOMPARE(count(picture, 'H'), plan.hunters);
                QCOMPARE(count(picture, 'W'), plan.wanderers);
                QCOMPARE(count(picture, 'M'), plan.minotaurs);
                QCOMPARE(count(picture, '*') + count(picture, '^') + count(picture, '?'), plan.bonuses);
                for (const char symbol : {'*', '^', '?'}) // the first three differ
                    QVERIFY(count(picture, symbol) >= (plan.bonuses >= 3 ? 1 : 0)
                        && count(picture, symbol) <= (plan.bonuses > 3 ? 2 : 1));
            }
    }

    void everythingLiesFarEnoughAway() // minotaur.md 2.3
    {
        const int seeds = test::sweep(30, 1'000);
        for (int seed = 0; seed < seeds; ++seed)
            for (int level = 1; level <= 7; ++level) {
                const test::Picture picture(
                    test::pictureOf(generated(level, static_cast<std::uint64_t>(seed))));
                const auto fromStart = picture.distances(picture.find('P').front());
                const auto fromExit = picture.distances(picture.find('E').front());
                const int farthest = *std::ranges::max_element(fromStart.values());
                const Cell key = picture.find('K').front();
                QVERIFY(fromStart[picture.find('E').front()] * 100 >= farthest * 55);
                QVERIFY(fromStart[key] * 100 >= farthest * 45 && fromExit[key] * 100 >= farthest * 35);
                for (const char symbol : {'H', 'W', 'M'})
                    for (const Cell cell : picture.find(symbol))
                        QVERIFY(fromStart[cell] >= 8 && fromStart[cell] * 100 >= farthest * 35);
                for (const char symbol : {'*', '^', '?'})
                    for (const Cell cell : picture.find(symbol))
                        QVERIFY(fromStart[cell] >= 3);
                for (const Cell cell : picture.cells()) {
                    QVERIFY(fromStart[cell] >= 0);
                    QVERIFY(picture.openSides(cell) >= 2); // no dead end
                }
            }
    }

    void everyLevelPassesTheChecksOfFiles() // F1
    {
        for (std::uint64_t seed = 0; seed < 20; ++seed)
            for (int level = 1; level <= 7; ++level) {
                const auto reading = level::readMaze(test::pictureOf(generated(level, seed)), "generated");
                QVERIFY(reading.valid());
                QVERIFY(reading.problems.empty());
            }
    }

    void everyLevelIsWonByItsCertificate() // F2: 10,000 levels at full size
    {
        const int number = test::sweep(210, 10'000);
        for (int i = 0; i < number; ++i) {
            const auto stage = generated(1 + i % 7, static_cast<std::uint64_t>(i));
            const State end = played(stage);
            QCOMPARE(end.outcome, LevelOutcome::Completed);
            QCOMPARE(end.turn, stage.par);
            QVERIFY(startIsFair(stage, 6)); // F3
        }
    }

    void twoPlayersHaveACertificateOfTheirOwn() // F2
    {
        const int number = test::sweep(42, 2'000);
        for (int i = 0; i < number; ++i) {
            const auto stage = generated(1 + i % 7, static_cast<std::uint64_t>(i), 2);
            QCOMPARE(played(stage).outcome, LevelOutcome::Completed);
        }
    }

    void parIsTheFewestTurnsOfSmallLevels() // F2: the search is exact, against all plays of so many turns
    {
        int compared = 0;
        for (std::uint64_t seed = 0; seed < 40; ++seed) {
            auto picture = test::hallWith(3, 4, {{'P', {0, 0}}, {'K', {0, 3}}, {'E', {2, 0}}, {'H', {2, 3}}});
            Random random(seed, Stream("test.par"));
            for (int wall = 0; wall < 5; ++wall) {
                const auto cells = picture.cells();
                const Cell cell = cells[static_cast<std::size_t>(random.below(cells.size()))];
                const auto side = kDirections[static_cast<std::size_t>(random.below(4))];
                if (picture.contains(stepped(cell, side)))
                    picture.wall(cell, side);
            }
            const auto reading = level::readMaze(picture.text(), "small");
            if (!reading.valid())
                continue;
            const auto stage = test::stageOf(picture.text(), 1, Seed(seed));
            const auto found = certificateOf(stage, 100'000);
            // Every state that can be reached, turn by turn.
            std::vector<State> now{Rules::begin(stage)};
            std::set<std::uint64_t> known;
            int turns = 0;
            bool won = false;
            while (!won && !now.empty()) {
                ++turns;
                std::vector<State> next;
                for (const auto& state : now)
                    for (int verb = 0; verb <= 4; ++verb) {
                        State after = state;
                        if (!Rules::apply(stage, after, {0, static_cast<Verb>(verb), 0}, nullptr))
                            continue;
                        won = won || after.outcome == LevelOutcome::Completed;
                        State key = after;
                        key.turn = 0; // hunters do not count turns
                        key.seen = {};
                        for (auto& monster : key.monsters)
                            monster.cameFrom.reset();
                        if (after.outcome == LevelOutcome::Running
                            && known.insert(digestOf(key).value).second)
                            next.push_back(std::move(after));
                    }
                now = std::move(next);
            }
            QCOMPARE(found.verdict, won ? Verdict::Won : Verdict::Unwinnable);
            if (won)
                QCOMPARE(found.turns, turns);
            ++compared;
        }
        QVERIFY(compared > 15);
    }

    void theTableChangesNothing() // issue 5: the same apply with and without
    {
        const int number = test::sweep(28, 1'000);
        for (int i = 0; i < number; ++i) {
            const auto with = generated(1 + i % 7, static_cast<std::uint64_t>(i), 1 + i % 2);
            auto without = with;
            without.makeWays(maze::SquareWays::Table::Without);
            QVERIFY(with.ways.hasTable() && !without.ways.hasTable());
            State one = Rules::begin(with);
            State other = Rules::begin(without);
            Random random(static_cast<std::uint64_t>(i));
            std::vector<Action> legal;
            std::vector<Event> first;
            std::vector<Event> second;
            for (int turn = 0; turn < 80 && one.outcome == LevelOutcome::Running; ++turn) {
                legal.clear();
                Rules::legalActions(with, one, one.active, legal);
                const auto action = legal[static_cast<std::size_t>(random.below(legal.size()))];
                QVERIFY(Rules::apply(with, one, action, &first).has_value());
                QVERIFY(Rules::apply(without, other, action, &second).has_value());
                QVERIFY(one == other && first == second);
                QVERIFY(Rules::observe(with, one, 0) == Rules::observe(without, other, 0));
            }
        }
    }

    void freshStartsDiffer() // ASC-004
    {
        std::set<std::string> mazes;
        const int starts = test::sweep(300, 1'000);
        for (int seed = 0; seed < starts; ++seed)
            mazes.insert(test::pictureOf(generated(1, static_cast<std::uint64_t>(seed))));
        QCOMPARE(mazes.size(), static_cast<std::size_t>(starts));
    }

    void aRunIsSevenLevelsInOrder() // ASC-001, ASC-042
    {
        auto session = test::startGenerated({}, Seed(4));
        for (int level = 1; level <= 7; ++level) {
            QCOMPARE(session.state().level, level);
            QCOMPARE(session.state().levels, 7);
            for (const auto& action : session.stage().certificate)
                QVERIFY(session.act(action).has_value());
            QCOMPARE(session.state().outcome, LevelOutcome::Completed);
            QCOMPARE(session.nextStage().has_value(), level < 7);
            QVERIFY(level == 7 || session.advance().has_value());
        }
        QCOMPARE(session.summary().outcome, game::Outcome::Won);
    }

    void aLevelAloneIsThatOfTheRun() // issue 5: each level on its own
    {
        auto whole = test::startGenerated({}, Seed(11));
        for (const auto& action : whole.stage().certificate)
            QVERIFY(whole.act(action).has_value());
        QVERIFY(whole.advance().has_value());
        const auto alone = test::startGenerated({.only = 2}, Seed(11));
        QCOMPARE(test::pictureOf(alone.stage()), test::pictureOf(whole.stage()));
        QCOMPARE(alone.stage().seed, whole.stage().seed);
        QCOMPARE(alone.state().level, 2);
    }

    void levelsHaveTheirDigest() // the generator's golden catalogue: a change needs kRulesVersion
    {
        Digest digest;
        for (std::uint64_t seed = 0; seed < 20; ++seed)
            for (int level = 1; level <= 7; ++level) {
                const auto stage = generated(level, seed);
                digest.addValue(test::pictureOf(stage));
                digest.addValue(stage.certificate);
                digest.addValue(digestOf(played(stage)));
            }
        QCOMPARE(QByteArray::fromStdString(digest.fingerprint().text()), QByteArray("06bd592949aa1330"));
    }
};

LABRYS_TEST(TestGenerate)

#include "tst_generate.moc"
