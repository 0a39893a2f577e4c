// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/minotaur/rules.h"

#include "core/game/view.h"
#include "tests/core/minotaur/fields.h"
#include "tests/support/levels.h"
#include "tests/support/oracle.h"
#include "tests/support/random_maze.h"
#include "tests/support/test_main.h"

using namespace labrys;
using namespace labrys::minotaur;

namespace {

/// Plays `actions` random ones, those of the Environment among them; calls each(stage, before, action, after,
/// events) for all.
template <class Each>
void play(const Stage& stage, State& state, Random& random, int actions, Each&& each)
{
    std::vector<Event> events;
    for (int i = 0; i < actions && state.outcome == LevelOutcome::Running; ++i) {
        std::vector<Action> legal;
        const bool outside = stage.players > 1 && random.below(8) == 0;
        if (!outside)
            Rules::legalActions(stage, state, state.active, legal);
        if (legal.empty())
            Rules::legalActions(stage, state, game::kEnvironment, legal);
        const auto action = legal[static_cast<std::size_t>(random.below(legal.size()))];
        const State before = state;
        events.clear();
        QVERIFY(Rules::apply(stage, state, action, &events).has_value());
        each(before, action, state, events);
    }
}

std::string viewText(
    const Stage& stage, const State& state, const std::vector<Event>& events, game::Seat seat)
{
    return game::View<Rules>::viewFor(stage, state, events, seat).encode();
}

/// Two levels that a player cannot tell apart yet.
struct Twins {
    Stage one;
    Stage other;
    State first;
    State second;
};

int distanceOnPaper(Cell a, Cell b)
{
    return std::abs(a.row - b.row) + std::abs(a.column - b.column);
}

bool known(const State& state, Cell cell)
{
    return state.seen[cell] != 0;
}

/// Changes of `twins.other` and `twins.second` that no seat can have noticed: walls between cells never
/// seen, an unseen key or exit, a monster in shadow.
void changeWhatIsHidden(Twins& twins, Random& random)
{
    const auto& grid = twins.one.grid;
    const auto light = Rules::observe(twins.one, twins.first, 0);
    std::vector<Cell> dark; // no thing was ever seen there
    for (maze::CellId id = 0; id < grid.cellCount(); ++id) {
        const Cell cell = grid.cell(id);
        if (twins.first.seen[cell] != 2)
            dark.push_back(cell);
        for (const auto side : {Direction::North, Direction::West}) {
            const auto next = grid.neighbour(id, static_cast<int>(side));
            if (next == maze::kNoCell || known(twins.first, cell) || known(twins.first, grid.cell(next))
                || random.below(2) == 0)
                continue;
            const auto edge = grid.edge(id, static_cast<int>(side));
            if (twins.other.passages.isOpen(edge))
                twins.other.passages.wall(edge);
            else
                twins.other.passages.carve(edge);
        }
    }
    twins.other.makeWays();
    if (dark.empty())
        return;
    const auto anyDark = [&] { return dark[static_cast<std::size_t>(random.below(dark.size()))]; };
    if (!twins.first.keyFound && twins.first.seen[twins.one.key] != 2)
        twins.other.key = anyDark();
    if (twins.first.seen[twins.one.exit] != 2)
        twins.other.exit = anyDark();
    for (auto& monster : twins.second.monsters) {
        const Cell to = anyDark();
        const bool taken
            = std::ranges::find(twins.second.monsters, to, &Monster::cell) != twins.second.monsters.end();
        if (light.lightAt(monster.cell) != Light::Full && light.lightAt(to) != Light::Full && !taken) {
            monster.cell = to;
            monster.cameFrom.reset();
            monster.target.reset();
        }
    }
}

/// Puts hunters, wanderers and a Minotaur that has not aimed into other dark cells: their places alone
/// differ.
void moveHiddenMonsters(Twins& twins, Random& random)
{
    const auto light = Rules::observe(twins.one, twins.first, 0);
    for (auto& monster : twins.second.monsters) {
        const auto id
            = static_cast<maze::CellId>(random.below(static_cast<std::uint64_t>(twins.one.grid.cellCount())));
        const Cell to = twins.one.grid.cell(id);
        const bool taken
            = std::ranges::find(twins.second.monsters, to, &Monster::cell) != twins.second.monsters.end();
        // A mark tells from where a Minotaur far away has aimed (D21).
        if (monster.kind == MonsterKind::Minotaur || light.lightAt(monster.cell) == Light::Full
            || light.lightAt(to) == Light::Full || taken)
            continue;
        monster.cell = to;
        monster.cameFrom.reset();
        monster.target.reset();
    }
}

/// True when something that differs between the twins has come into sight, or into the reach of what is in
/// sight: from here on their views may differ.
bool differenceIsSeen(const Twins& twins)
{
    const auto& grid = twins.one.grid;
    const auto seenBy = [&](Cell cell, int least) {
        return twins.first.seen[cell] >= least || twins.second.seen[cell] >= least;
    };
    for (maze::CellId id = 0; id < grid.cellCount(); ++id)
        for (const auto side : {Direction::North, Direction::West}) {
            const auto next = grid.neighbour(id, static_cast<int>(side));
            if (next == maze::kNoCell)
                continue;
            const auto edge = grid.edge(id, static_cast<int>(side));
            if (twins.one.passages.isOpen(edge) != twins.other.passages.isOpen(edge)
                && (seenBy(grid.cell(id), 1) || seenBy(grid.cell(next), 1)))
                return true;
        }
    if (twins.one.key != twins.other.key && (seenBy(twins.one.key, 2) || seenBy(twins.other.key, 2)))
        return true;
    return twins.one.exit != twins.other.exit && (seenBy(twins.one.exit, 2) || seenBy(twins.other.exit, 2));
}

/// True when a monster that differs is in light, or beside one that does not differ (whose way it may bar).
bool monstersMeet(const Twins& twins, const Observation& light)
{
    const auto lit = [&](const Monster& monster) { return light.lightAt(monster.cell) == Light::Full; };
    for (std::size_t i = 0; i < twins.first.monsters.size(); ++i) {
        const auto& one = twins.first.monsters[i];
        const auto& other = twins.second.monsters[i];
        if (one == other)
            continue;
        if (lit(one) || lit(other))
            return true;
        for (const auto& third : twins.first.monsters)
            for (const Cell hidden : {one.cell, other.cell})
                if (lit(third) && distanceOnPaper(third.cell, hidden) <= 3)
                    return true;
    }
    return false;
}

bool cameBack(const State& before, const State& after)
{
    for (std::size_t i = 0; i < before.players.size(); ++i)
        if (before.players[i].status == PlayerStatus::Lifted
            && after.players[i].status == PlayerStatus::Walking)
            return true;
    return false;
}

/// The monsters in the light that have no unlit one near, which might bar their way.
std::vector<std::size_t> inSight(const Twins& twins, const Observation& light)
{
    std::vector<std::size_t> found;
    const auto& monsters = twins.first.monsters;
    const auto lit = [&](const Monster& monster) { return light.lightAt(monster.cell) == Light::Full; };
    for (std::size_t i = 0; i < monsters.size(); ++i) {
        const bool alone = std::ranges::none_of(monsters, [&](const Monster& other) {
            return !lit(other) && distanceOnPaper(other.cell, monsters[i].cell) <= 3;
        });
        if (lit(monsters[i]) && alone)
            found.push_back(i);
    }
    return found;
}

} // namespace

class TestHiding : public QObject {
    Q_OBJECT
private Q_SLOTS:
    // ASC-006, ASC-050, ASC-051, ASC-052, ASC-053, D1 to D4, D24
    void anObservationHoldsWhatLightAndMemoryShowAndNothingElse()
    {
        int positions = 0;
        const int runs = test::sweep(120, 5'000);
        for (int run = 0; run < runs; ++run) {
            const auto number = static_cast<std::uint64_t>(run);
            const int players = 1 + run % 2;
            const std::string text = test::mazeNumber(number);
            const Stage stage = test::stageOf(text, players, Seed(number));
            State state = Rules::begin(stage);
            test::Oracle oracle(text);
            oracle.look(test::Oracle::walking(state));
            QVERIFY(Rules::observe(stage, state, 0) == oracle.expected(state, 0));
            Random random(number, Stream("test.hiding"));
            play(stage, state, random, 60,
                [&](const State& before, const Action& action, const State& after, const auto&) {
                    oracle.look(before, action, after);
                    for (game::Seat seat = 0; seat < players; ++seat)
                        QVERIFY(Rules::observe(stage, after, seat) == oracle.expected(after, seat));
                    ++positions;
                });
        }
        QVERIFY(positions > runs * 20);
    }

    void generatedLevelsShowNothingElseEither() // ASC-021 to ASC-024, ASC-081, D2, D18, D24
    {
        int positions = 0;
        const int runs = test::sweep(42, 2'000);
        for (int run = 0; run < runs; ++run) {
            const auto number = static_cast<std::uint64_t>(run);
            const int players = 1 + run % 2;
            auto session = test::startGenerated({.players = players, .only = 1 + run % 7}, Seed(number));
            test::Oracle oracle(test::pictureOf(session.stage()));
            oracle.look(test::Oracle::walking(session.state()));
            State state = session.state();
            Random random(number, Stream("test.hiding"));
            play(session.stage(), state, random, 60,
                [&](const State& before, const Action& action, const State& after, const auto&) {
                    oracle.look(before, action, after);
                    for (game::Seat seat = 0; seat < players; ++seat) {
                        auto expected = oracle.expected(after, seat);
                        auto seen = Rules::observe(session.stage(), after, seat);
                        std::ranges::sort(expected.bonuses);
                        std::ranges::sort(seen.bonuses);
                        QVERIFY(seen == expected);
                    }
                    ++positions;
                });
        }
        QVERIFY(positions > runs * 20);
    }

    void aHiddenMonsterChangesNoByteOfAView() // minotaur.md 3.4: hunters and the Minotaur too
    {
        int compared = 0;
        int differed = 0;
        const int runs = test::sweep(140, 7'000);
        for (int run = 0; run < runs; ++run) {
            const auto number = static_cast<std::uint64_t>(run);
            Random random(number, Stream("test.twins"));
            auto session = test::startGenerated({.players = 1 + run % 2, .only = 2 + run % 6}, Seed(number));
            State state = session.state();
            play(session.stage(), state, random, static_cast<int>(random.below(20)), [](auto&&...) { });
            Twins twins{session.stage(), session.stage(), state, state};
            moveHiddenMonsters(twins, random);
            compare(twins, random, compared, differed);
        }
        QVERIFY(compared > runs * 2);
        QVERIFY(differed > runs / 4);
    }

    void lightIsWalkingDistanceAlsoWithALightOfTheLevel() // D1
    {
        for (int run = 0; run < 60; ++run) {
            const auto number = static_cast<std::uint64_t>(run);
            const int near = 1 + run % 5;
            const int far = near + run % 3;
            const std::string maze = test::mazeNumber(number);
            const Stage stage
                = test::stageOf("; light: " + std::to_string(near) + " " + std::to_string(far) + "\n" + maze);
            const State state = Rules::begin(stage);
            test::Oracle oracle(maze, near, far);
            oracle.look(test::Oracle::walking(state));
            QVERIFY(Rules::observe(stage, state, 0) == oracle.expected(state, 0));
        }
    }

    void onlyLitEndsOfAMonstersStepAreTold() // ASC-050, ASC-051
    {
        int told = 0;
        int hidden = 0;
        const int runs = test::sweep(150, 5'000);
        for (int run = 0; run < runs; ++run) {
            const auto number = static_cast<std::uint64_t>(run);
            const std::string text = test::mazeNumber(number);
            const Stage stage = test::stageOf(text, 1 + run % 2, Seed(number));
            State state = Rules::begin(stage);
            const test::Oracle oracle(text);
            Random random(number, Stream("test.events"));
            play(stage, state, random, 60,
                [&](const State& before, const Action& action, const State& after,
                    const std::vector<Event>& events) {
                    const auto light = oracle.lightOf(oracle.midway(before, action, after));
                    const auto lit = [&](std::optional<Cell> cell) { return cell && light[*cell] == 2; };
                    for (const auto& event : events) {
                        if (event.kind == EventKind::Caught)
                            return; // the light has shrunk
                        if (event.kind != EventKind::MonsterWalked && event.kind != EventKind::MonsterNoticed)
                            continue;
                        const auto seen = Rules::project(event, 0);
                        QCOMPARE(seen.has_value(), lit(event.from) || lit(event.to));
                        (seen ? told : hidden) += 1;
                        if (!seen)
                            continue;
                        QCOMPARE(seen->from, lit(event.from) ? event.from : std::nullopt);
                        QCOMPARE(seen->to, lit(event.to) ? event.to : std::nullopt);
                        QVERIFY(seen->fromLit && seen->toLit);
                    }
                });
        }
        QVERIFY(told > 100 && hidden > 100);
    }

    void whatIsHiddenChangesNoByteOfAView() // minotaur.md 3.4: non-interference
    {
        int compared = 0;
        int differed = 0;
        const int runs = test::sweep(250, 10'000);
        for (int run = 0; run < runs; ++run) {
            const auto number = static_cast<std::uint64_t>(run);
            const int players = 1 + run % 2;
            Random random(number, Stream("test.twins"));
            const Stage stage = test::stageOf(test::mazeNumber(number, 16), players, Seed(number));
            State state = Rules::begin(stage);
            play(stage, state, random, static_cast<int>(random.below(20)), [](auto&&...) { });
            Twins twins{stage, stage, state, state};
            changeWhatIsHidden(twins, random);
            compare(twins, random, compared, differed);
        }
        QVERIFY(compared > runs * 3);
        QVERIFY(differed > runs / 4); // the twins were not equal all along
    }

    void aCaughtPlayerLightsNothing() // ASC-046, ASC-050
    {
        const auto hall = test::hallWith(
            3, 20, {{'P', {0, 0}}, {'K', {2, 10}}, {'E', {2, 19}}, {'W', {0, 8}}, {'W', {2, 8}}});
        test::Field field(hall.text(), 2);
        field.state.players[0].cell = {0, 0};
        field.state.players[1].cell = {0, 19};
        field.state.monsters[0].cell = {0, 1};
        field.state.monsters[1].cell = {2, 3}; // in the light of the first player alone
        field.play(".,");
        QCOMPARE(field.player(0).status, PlayerStatus::Caught);
        // The first monster's step was seen; what the second did after the light went out was not.
        int steps = 0;
        for (const auto& event : field.events)
            if (event.kind == EventKind::MonsterWalked)
                steps += Rules::project(event, 1) ? 1 : 0;
        QCOMPARE(steps, 1);
        QVERIFY(Rules::observe(field.stage, field.state, 1).monsters.empty());
    }

private:
    /// Plays the same actions on both and compares the views, until a difference is seen.
    static void compare(Twins& twins, Random& random, int& compared, int& differed)
    {
        std::vector<Event> firstEvents;
        std::vector<Event> secondEvents;
        for (int i = 0; i < 30; ++i) {
            if (differenceIsSeen(twins) || monstersMeet(twins, Rules::observe(twins.one, twins.first, 0)))
                return;
            for (game::Seat seat = 0; seat < twins.one.players; ++seat) {
                const std::string one = viewText(twins.one, twins.first, firstEvents, seat);
                const std::string other = viewText(twins.other, twins.second, secondEvents, seat);
                QVERIFY2(one == other, (one + '\n' + other).c_str());
                ++compared;
            }
            std::vector<Action> legal;
            std::vector<Action> same;
            Rules::legalActions(twins.one, twins.first, twins.first.active, legal);
            Rules::legalActions(twins.other, twins.second, twins.second.active, same);
            QVERIFY(legal == same);
            if (legal.empty())
                return;
            const auto action = legal[static_cast<std::size_t>(random.below(legal.size()))];
            // What the step itself brings into the light is seen before the monsters move.
            const auto midway = midwayLight(twins, action);
            if (monstersMeet(twins, midway))
                return;
            const auto watched = inSight(twins, midway);
            const State before = twins.first;
            firstEvents.clear();
            secondEvents.clear();
            QVERIFY(Rules::apply(twins.one, twins.first, action, &firstEvents).has_value());
            QVERIFY(Rules::apply(twins.other, twins.second, action, &secondEvents).has_value());
            differed += firstEvents != secondEvents ? 1 : 0;
            // Where one may come back tells of monsters near that place: D30 says so.
            if (cameBack(before, twins.first) || cameBack(before, twins.second))
                return;
            // What was in sight went on alike: its choices follow from nothing hidden.
            for (const auto index : watched)
                QVERIFY(twins.first.monsters[index] == twins.second.monsters[index]);
            // A monster that differs may have crossed the light in this round.
            if (monstersMeet(twins, midway))
                return;
        }
    }

    /// The light after the players' half of the next action, with everything else as it is.
    static Observation midwayLight(const Twins& twins, const Action& action)
    {
        State state = twins.first;
        auto& player = state.players[static_cast<std::size_t>(action.seat)];
        if (action.verb < Verb::Wait)
            player.cell = stepped(player.cell, static_cast<Direction>(action.verb));
        return Rules::observe(twins.one, state, 0);
    }
};

LABRYS_TEST(TestHiding)

#include "tst_hiding.moc"
