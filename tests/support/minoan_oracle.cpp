// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/minoan_oracle.h"

#include "core/base/assert.h"

#include <algorithm>

namespace labrys::test {

using namespace minoan;

CellSet cellsOf(Cells cells)
{
    CellSet all;
    for (int cell = 0; cell < kCells; ++cell)
        if ((cells >> static_cast<unsigned>(bitOf(cell)) & 1U) != 0)
            all.insert(cell);
    return all;
}

std::vector<CellSet> slowMatches(const Board& board)
{
    const auto symbolAt = [&](int row, int column) {
        if (row < 0 || row >= 7 || column < 0 || column >= 7)
            return -1;
        const Tile tile = board[at(row * 7 + column)];
        return tile == kBlank ? -1 : static_cast<int>(symbolOf(tile));
    };
    std::vector<CellSet> runs;
    for (int row = 0; row < 7; ++row)
        for (int column = 0; column < 7; ++column)
            for (const auto& [down, right] : {std::pair{0, 1}, {1, 0}}) {
                const int symbol = symbolAt(row, column);
                if (symbol < 0 || symbolAt(row - down, column - right) == symbol)
                    continue;
                CellSet run;
                for (int i = 0; symbolAt(row + i * down, column + i * right) == symbol; ++i)
                    run.insert((row + i * down) * 7 + column + i * right);
                if (run.size() >= 3)
                    runs.push_back(run);
            }
    for (bool joined = true; joined;) {
        joined = false;
        for (std::size_t a = 0; a < runs.size() && !joined; ++a)
            for (std::size_t b = a + 1; b < runs.size() && !joined; ++b)
                if (std::ranges::any_of(runs[b], [&](int cell) { return runs[a].contains(cell); })) {
                    runs[a].merge(runs[b]);
                    runs.erase(runs.begin() + static_cast<std::ptrdiff_t>(b));
                    joined = true;
                }
    }
    std::ranges::sort(runs, {}, [](const CellSet& run) { return *run.begin(); });
    return runs;
}

Board slowCollapse(const Board& board, const CellSet& gone, const std::vector<Tile>& fresh)
{
    Board after{};
    std::size_t next = 0;
    for (int column = 0; column < 7; ++column) {
        std::vector<Tile> stack;
        for (int row = 6; row >= 0; --row)
            if (!gone.contains(row * 7 + column))
                stack.push_back(board[at(row * 7 + column)]);
        while (stack.size() < 7)
            stack.push_back(next < fresh.size() ? fresh[next++] : kBlank);
        for (int row = 6; row >= 0; --row)
            after[at(row * 7 + column)] = stack[at(6 - row)];
    }
    return after;
}

namespace {

/// How often one of the harms of a deed strikes, by the letters of minoan.md 2.3.
std::vector<int> attacksIn(Deed deed)
{
    switch (deed) {
    case Deed::First:
        return {0};
    case Deed::Second:
        return {1};
    case Deed::Third:
        return {2};
    case Deed::FirstSecond:
        return {0, 1};
    case Deed::FirstThird:
        return {0, 2};
    case Deed::SecondThird:
        return {1, 2};
    case Deed::Triple:
        return {0, 1, 2};
    default:
        return {};
    }
}

int gained(Gauge& gauge, int amount)
{
    const int before = gauge.now;
    gauge.now = std::min(gauge.most, gauge.now + amount);
    return gauge.now - before;
}

/// D-11, D-12: what armour takes of harm.
int armourTakes(Harm harm, int amount, int armour)
{
    return std::min(at(harm) < 3 ? amount : amount / 2, armour);
}

class Turn {
public:
    Turn(const Observation& seen, SlowTurn& out)
        : m_seen(seen)
        , m_out(out)
    {
    }

    void match(const CellSet& cells, int wave)
    {
        const Symbol symbol = symbolOf(m_out.board[at(*cells.begin())]);
        std::array<int, 6> colours{};
        Cells bits = 0;
        for (const int cell : cells) {
            ++colours[at(colourOf(m_out.board[at(cell)]))];
            bits |= Cells{1} << static_cast<unsigned>(bitOf(cell));
        }
        const auto& skill = m_seen.skills[at(symbol)];
        const int n = static_cast<int>(cells.size());
        const int combo = 100 + skill.combo * wave;
        Event told{.kind = EventKind::Matched, .wave = wave, .count = n, .symbol = symbol, .cells = bits};
        told.amount = skill.base * (100 + skill.extra * (n - 3)) * combo / 10'000; // D-06
        for (std::size_t e = 0; e < 5; ++e)
            told.colours[e] = colours[e + 1] * skill.base * skill.extra * combo / 10'000; // D-08
        m_out.events.push_back(told);
        if (symbol == Symbol::Sword || symbol == Symbol::Bow || symbol == Symbol::Mace) {
            strike(static_cast<Harm>(symbol), told.amount);
            for (std::size_t e = 0; e < 5; ++e)
                strike(static_cast<Harm>(3 + e), told.colours[e]);
            return;
        }
        const bool shield = symbol == Symbol::Shield;
        m_out.events.push_back({.kind = shield ? EventKind::Guarded : EventKind::Healed,
            .amount = gained(shield ? m_out.body.armour : m_out.body.life, told.amount)});
        for (std::size_t e = 0; e < 5; ++e)
            if (told.colours[e] > 0) {
                (shield ? m_out.body.armourWards : m_out.body.lifeWards)[e] += told.colours[e];
                m_out.events.push_back({.kind = EventKind::Warded,
                    .amount = told.colours[e],
                    .symbol = symbol,
                    .harm = static_cast<Harm>(3 + e)});
            }
    }

    void enemy(Deed deed)
    {
        auto& enemy = m_out.enemy;
        auto& body = m_out.body;
        m_out.events.push_back({.kind = EventKind::EnemyActed, .deed = deed});
        const auto attacks = attacksIn(deed);
        for (const int attack : attacks) {
            Event told{
                .kind = EventKind::Suffered, .amount = enemy.damage, .harm = enemy.attacks[at(attack)]};
            if (at(told.harm) >= 3) {
                told.wardArmour = gained(body.armour, body.armourWards[at(told.harm) - 3]);
                told.wardLife = gained(body.life, body.lifeWards[at(told.harm) - 3]);
            }
            told.armour = armourTakes(told.harm, told.amount, body.armour.now);
            told.life = told.amount - told.armour;
            body.armour.now -= told.armour;
            body.life.now -= told.life;
            m_out.events.push_back(told);
        }
        if (!attacks.empty()) {
            const auto none = std::array<int, 5>{};
            if (body.armourWards != none || body.lifeWards != none)
                m_out.events.push_back({.kind = EventKind::WardsVanished});
            body.armourWards = none;
            body.lifeWards = none;
        }
        if (deed == Deed::Heal)
            m_out.events.push_back(
                {.kind = EventKind::EnemyHealed, .amount = gained(enemy.life, enemy.recovery)});
        if (deed == Deed::Mend)
            m_out.events.push_back(
                {.kind = EventKind::EnemyMended, .amount = gained(enemy.armour, enemy.recovery)});
        ++enemy.step;
        body.life.now = std::max(0, body.life.now);
    }

private:
    void strike(Harm harm, int amount)
    {
        auto& enemy = m_out.enemy;
        if (amount <= 0 || enemy.life.now <= 0)
            return; // D-09
        Event told{.kind = EventKind::Struck, .harm = harm};
        told.amount = amount * (100 - enemy.resistances[at(harm)]) / 100; // D-13
        told.armour = armourTakes(harm, told.amount, enemy.armour.now);
        told.life = std::min(told.amount - told.armour, enemy.life.now);
        enemy.armour.now -= told.armour;
        enemy.life.now -= told.life;
        m_out.events.push_back(told);
    }

    const Observation& m_seen;
    SlowTurn& m_out;
};

} // namespace

SlowTurn slowTurn(const Content& content, const Observation& seen, Swap swap, std::span<const Event> real)
{
    SlowTurn out{{}, seen.board, seen.body, *seen.enemy, seen.satiety.now, {}};
    Turn turn(seen, out);
    out.satiety = seen.mode == Mode::Training ? std::max(0, out.satiety - content.start.turnCost)
                                              : out.satiety - content.start.turnCost;
    out.events.push_back({.kind = EventKind::Swapped, .first = swap.first, .second = swap.second});
    std::swap(out.board[at(swap.first)], out.board[at(swap.second)]);
    auto fell = real.begin();
    int wave = 0;
    for (auto matches = slowMatches(out.board); !matches.empty(); matches = slowMatches(out.board), ++wave) {
        CellSet gone;
        for (const auto& match : matches) {
            turn.match(match, wave);
            gone.insert(match.begin(), match.end());
        }
        fell = std::find_if(
            fell, real.end(), [](const Event& event) { return event.kind == EventKind::Fell; });
        LABRYS_ASSERT(fell != real.end());
        Cells bits = 0;
        for (const int cell : gone)
            bits |= Cells{1} << static_cast<unsigned>(bitOf(cell));
        out.events.push_back({.kind = EventKind::Fell, .wave = wave, .cells = bits, .tiles = fell->tiles});
        out.board = slowCollapse(out.board, gone, fell->tiles);
        ++fell;
    }
    out.events.push_back({.kind = EventKind::CascadeEnded, .wave = wave});
    out.beforeTheEnemy = out.body;
    if (out.enemy.life.now <= 0) {
        out.events.push_back({.kind = EventKind::EnemyFell});
        out.body.armourWards = {};
        out.body.lifeWards = {};
        return out;
    }
    turn.enemy(seen.announced);
    if (out.body.life.now <= 0)
        out.events.push_back({.kind = EventKind::Ended, .ending = Ending::Killed});
    else if (seen.mode == Mode::Run && out.satiety < content.start.turnCost)
        out.events.push_back({.kind = EventKind::Ended, .ending = Ending::Hunger});
    return out;
}

} // namespace labrys::test
