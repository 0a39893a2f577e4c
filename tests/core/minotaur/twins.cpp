// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/core/minotaur/twins.h"

#include "core/game/view.h"

#include <algorithm>
#include <array>
#include <cstdlib>
#include <string>
#include <utility>

namespace labrys::test {

using namespace minotaur;

namespace {

int distanceOnPaper(Cell a, Cell b)
{
    return std::abs(a.row - b.row) + std::abs(a.column - b.column);
}

bool known(const State& state, Cell cell)
{
    return state.seen[cell] != 0;
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
        const auto* other = twins.otherOf(i);
        if (other != nullptr && one == *other)
            continue;
        if (lit(one) || (other != nullptr && lit(*other)))
            return true;
        for (const auto& third : twins.first.monsters)
            for (const Cell hidden : {one.cell, other != nullptr ? other->cell : one.cell})
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

/// The light after the players' half of the next action, with everything else as it is.
Observation midwayLight(const Twins& twins, const Action& action)
{
    State state = twins.first;
    auto& player = state.players[static_cast<std::size_t>(action.seat)];
    if (action.verb < Verb::Wait)
        player.cell = stepped(player.cell, static_cast<Direction>(action.verb));
    for (std::size_t i = 0; i < twins.one.bonuses.size(); ++i) {
        const auto& bonus = twins.one.bonuses[i];
        const bool there = bonus.cell == player.cell && ((state.taken >> i) & 1U) == 0;
        player.torch = player.torch || (there && bonus.kind == BonusKind::Torch);
    }
    return Rules::observe(twins.one, state, 0);
}

/// What one seat is sent by the host of one twin.
class Stream {
public:
    std::string next(
        const Stage& stage, const State& state, const std::vector<Event>& events, game::Seat seat)
    {
        auto now = game::View<Rules>::viewFor(stage, state, events, seat);
        auto text = game::encodeView<Rules>(m_told ? &*m_told : nullptr, now);
        m_told = std::move(now);
        return text;
    }

private:
    std::optional<game::View<Rules>> m_told;
};

} // namespace

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

bool removeAHiddenMonster(Twins& twins)
{
    auto& monsters = twins.second.monsters;
    // The last that walks: the draws of a wanderer follow from its place among the others. A Minotaur's marks
    // are public.
    const auto walks = std::ranges::find_if(
        monsters.rbegin(), monsters.rend(), [](const auto& m) { return m.kind != MonsterKind::Minotaur; });
    if (walks == monsters.rend()
        || Rules::observe(twins.one, twins.first, 0).lightAt(walks->cell) == Light::Full)
        return false;
    twins.removed = static_cast<std::size_t>(monsters.rend() - walks) - 1;
    monsters.erase(monsters.begin() + static_cast<std::ptrdiff_t>(*twins.removed));
    return true;
}

void compareStreams(Twins& twins, Random& random, int& compared, int& differed)
{
    std::vector<Event> firstEvents;
    std::vector<Event> secondEvents;
    std::array<Stream, kMostPlayers> firstStreams;
    std::array<Stream, kMostPlayers> secondStreams;
    for (int i = 0; i < 30; ++i) {
        if (differenceIsSeen(twins) || monstersMeet(twins, Rules::observe(twins.one, twins.first, 0)))
            return;
        for (game::Seat seat = 0; seat < twins.one.players; ++seat) {
            const auto index = static_cast<std::size_t>(seat);
            const auto one = firstStreams[index].next(twins.one, twins.first, firstEvents, seat);
            const auto other = secondStreams[index].next(twins.other, twins.second, secondEvents, seat);
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
            QVERIFY(twins.otherOf(index) != nullptr && twins.first.monsters[index] == *twins.otherOf(index));
        // A monster that differs may have crossed the light in this round.
        if (monstersMeet(twins, midway))
            return;
    }
}

} // namespace labrys::test
