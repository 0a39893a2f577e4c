// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/minotaur/certificate.h"

#include "core/minotaur/light.h"
#include "core/minotaur/packed_state.h"
#include "core/minotaur/rules.h"

#include <algorithm>
#include <array>

namespace labrys::minotaur {

namespace {

constexpr std::array kVerbs{Verb::North, Verb::West, Verb::South, Verb::East, Verb::Wait};

/// One search: positions in the order of turns plus `weight` halves of the steps still to walk.
class Search {
public:
    Search(const Stage& stage, int weight, int budget)
        : m_stage(stage)
        , m_weight(weight)
        , m_budget(budget)
        , m_store(stage)
        , m_scratch(Rules::begin(stage))
    {
        m_toKey.to(stage, stage.key);
        m_toExit.to(stage, stage.exit);
    }

    Certificate run()
    {
        Certificate result;
        m_store.add(m_scratch);
        m_links.push_back({-1, {}});
        put(0, stepsLeft(m_scratch));
        int looked = 0;
        for (std::size_t at = 0; at < m_open.size();) {
            if (m_open[at].empty()) {
                ++at;
                continue;
            }
            const int node = m_open[at].back();
            m_open[at].pop_back();
            if (++looked > m_budget)
                return result;
            if (const auto won = expand(node))
                return certificate(*won);
            at = std::min(at, m_lowest);
            m_lowest = at;
        }
        result.verdict = m_stage.players == 1 ? Verdict::Unwinnable : Verdict::Undecided;
        return result;
    }

private:
    struct Link {
        int parent;
        Verb verb;
    };

    /// Steps that someone must still walk, at least; negative where there is no way.
    [[nodiscard]] int stepsLeft(const State& state) const
    {
        for (const auto& player : state.players) {
            if (player.status != PlayerStatus::Walking)
                continue;
            const auto cell = m_stage.grid.id(player.cell);
            const int first = state.keyFound ? m_toExit[cell] : m_toKey[cell];
            const int second = state.keyFound ? 0 : m_toExit[m_stage.grid.id(m_stage.key)];
            return first == maze::kNoSteps || second == maze::kNoSteps ? -1 : first + second;
        }
        return 0;
    }

    void put(int node, int steps)
    {
        if (steps < 0)
            return;
        const auto at = static_cast<std::size_t>(2 * m_scratch.turn + m_weight * steps);
        if (m_open.size() <= at)
            m_open.resize(at + 1);
        m_open[at].push_back(node);
        m_lowest = std::min(m_lowest, at);
    }

    /// Gives the verb to whoever leads, and lets the other follow, until the round is over. False when that
    /// is not possible, or the leader is caught.
    bool playRound(Verb verb)
    {
        const game::Seat leader = m_scratch.active;
        if (!Rules::apply(m_stage, m_scratch, {leader, verb, 0}, nullptr))
            return false;
        const auto& first = m_scratch.players[static_cast<std::size_t>(leader)];
        if (m_scratch.outcome == LevelOutcome::Running && m_scratch.active > leader)
            if (!Rules::apply(m_stage, m_scratch, follow(m_scratch.active, first.cell), nullptr))
                return false;
        return first.status != PlayerStatus::Caught && m_scratch.outcome != LevelOutcome::Lost;
    }

    /// The step of the second player: after the first, and not onto a monster.
    [[nodiscard]] Action follow(game::Seat seat, Cell leader) const
    {
        const Cell here = m_scratch.players[static_cast<std::size_t>(seat)].cell;
        DistanceField field;
        field.to(m_stage, leader, m_stage.grid.id(here));
        const auto next = stepAlong(m_stage, field, m_stage.grid.id(here));
        if (next == maze::kNoCell
            || std::ranges::find(m_scratch.monsters, m_stage.grid.cell(next), &Monster::cell)
                != m_scratch.monsters.end())
            return {seat, Verb::Wait, 0};
        for (const auto side : kDirections)
            if (stepped(here, side) == m_stage.grid.cell(next))
                return {seat, static_cast<Verb>(side), 0};
        return {seat, Verb::Wait, 0};
    }

    /// Adds what follows from a position; returns the winning link if one does.
    std::optional<Link> expand(int node)
    {
        for (const auto verb : kVerbs) {
            m_store.load(node, m_scratch);
            if (!playRound(verb))
                continue;
            if (m_scratch.outcome == LevelOutcome::Completed)
                return Link{node, verb};
            const int added = m_store.addNew(m_scratch);
            if (added < 0)
                continue;
            m_links.push_back({node, verb});
            put(added, stepsLeft(m_scratch));
        }
        return std::nullopt;
    }

    /// Plays the found verbs once more from the start, to write down the actions of both seats.
    [[nodiscard]] Certificate certificate(Link last)
    {
        std::vector<Verb> verbs{last.verb};
        for (int node = last.parent; m_links[static_cast<std::size_t>(node)].parent >= 0;
            node = m_links[static_cast<std::size_t>(node)].parent)
            verbs.push_back(m_links[static_cast<std::size_t>(node)].verb);
        std::ranges::reverse(verbs);
        Certificate result;
        result.verdict = Verdict::Won;
        m_scratch = Rules::begin(m_stage);
        for (const auto verb : verbs) {
            const game::Seat leader = m_scratch.active;
            result.actions.push_back({leader, verb, 0});
            const auto done = Rules::apply(m_stage, m_scratch, result.actions.back(), nullptr);
            LABRYS_ASSERT(done.has_value());
            if (m_scratch.outcome != LevelOutcome::Running || m_scratch.active <= leader)
                continue;
            result.actions.push_back(
                follow(m_scratch.active, m_scratch.players[static_cast<std::size_t>(leader)].cell));
            const auto followed = Rules::apply(m_stage, m_scratch, result.actions.back(), nullptr);
            LABRYS_ASSERT(followed.has_value());
        }
        LABRYS_ASSERT(m_scratch.outcome == LevelOutcome::Completed);
        result.turns = m_scratch.turn;
        return result;
    }

    const Stage& m_stage;
    int m_weight;
    int m_budget;
    PackedStates m_store;
    State m_scratch;
    DistanceField m_toKey;
    DistanceField m_toExit;
    std::vector<Link> m_links;
    /// Positions by their rank, the newest last.
    std::vector<std::vector<int>> m_open;
    std::size_t m_lowest = 0;
};

/// The nearest monster that walks.
int nearestWalker(const Stage& stage, const State& state, Cell cell)
{
    DistanceField field;
    field.to(stage, cell);
    int nearest = maze::kNoSteps;
    for (const auto& monster : state.monsters)
        if (monster.kind != MonsterKind::Minotaur)
            nearest = std::min(nearest, field[stage.grid.id(monster.cell)]);
    return nearest;
}

bool fairFrom(const Stage& stage, const State& state, int turns)
{
    if (turns == 0)
        return true;
    bool someSafe = false;
    const Cell here = state.players.front().cell;
    const int far = nearestWalker(stage, state, here);
    State after;
    for (const auto verb : kVerbs) {
        after = state;
        if (!Rules::apply(stage, after, {0, verb, 0}, nullptr))
            continue;
        bool waited = true;
        for (game::Seat seat = 1; waited && seat < stage.players && after.active == seat; ++seat)
            waited = Rules::apply(stage, after, {seat, Verb::Wait, 0}, nullptr).has_value();
        if (after.players.front().status == PlayerStatus::Caught)
            continue;
        someSafe = true;
        if (after.outcome != LevelOutcome::Running || after.players.front().status != PlayerStatus::Walking
            || nearestWalker(stage, state, after.players.front().cell) < far)
            continue;
        if (!fairFrom(stage, after, turns - 1))
            return false;
    }
    return someSafe;
}

} // namespace

Certificate certificateOf(const Stage& stage, int budget)
{
    // Weight 2 is the turns still needed at least: the first win found takes the fewest turns.
    auto found = Search(stage, 2, budget / 2).run();
    if (found.verdict == Verdict::Undecided)
        found = Search(stage, 5, budget - budget / 2).run();
    return found;
}

bool startIsFair(const Stage& stage, int turns)
{
    return fairFrom(stage, Rules::begin(stage), turns);
}

} // namespace labrys::minotaur
