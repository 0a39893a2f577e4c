// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/minotaur/plans.h"

#include "core/minotaur/monsters.h"
#include "core/minotaur/rules.h"

#include <algorithm>

namespace labrys::minotaur {

namespace {

/// A shortest way, without its first cell.
std::vector<Cell> shortestWay(const Stage& stage, Cell from, Cell to)
{
    DistanceField field;
    field.to(stage, to);
    std::vector<Cell> way;
    for (auto cell = stage.grid.id(from); cell != stage.grid.id(to);) {
        cell = stepAlong(stage, field, cell);
        if (cell == maze::kNoCell)
            break;
        way.push_back(stage.grid.cell(cell));
    }
    return way;
}

Plan minotaurPlan(const State& state, const Monster& monster)
{
    Plan plan{monster.kind, monster.cell, Intent::Aims, {}, 0};
    if (monster.phase == Phase::Rest) {
        plan.intent = Intent::Rests;
        plan.phases = monster.rest + state.freeze;
    } else if (monster.phase == Phase::Jump && monster.target) {
        plan.intent = state.freeze > 0 ? Intent::Rests : Intent::Jumps;
        plan.phases = state.freeze;
        plan.way = {*monster.target};
    }
    return plan;
}

} // namespace

std::vector<Plan> plansOf(const Stage& stage, const State& state)
{
    State now = state;
    Turn turn(stage, now, nullptr);
    std::vector<Plan> plans;
    for (const auto& monster : state.monsters) {
        if (monster.kind == MonsterKind::Minotaur) {
            plans.push_back(minotaurPlan(state, monster));
            continue;
        }
        const Aim aim = aimOf(turn, monster);
        Plan plan{monster.kind, monster.cell, aim.intent, {}, 0};
        if (aim.cell)
            plan.way = shortestWay(stage, monster.cell, *aim.cell);
        if (state.freeze > 0) {
            plan.intent = Intent::Rests;
            plan.phases = state.freeze;
        }
        plans.push_back(std::move(plan));
    }
    return plans;
}

Observation revealed(const Stage& stage, const State& state, game::Seat seat)
{
    State all = state;
    std::ranges::fill(all.seen.values(), static_cast<std::uint8_t>(Seen::Things));
    Observation seen = Rules::observe(stage, all, seat);
    seen.monsters.clear();
    for (const auto& monster : state.monsters)
        seen.monsters.push_back({monster.kind, monster.cell, monster.rest});
    std::ranges::sort(seen.monsters, {}, &MonsterSight::cell);
    return seen;
}

std::vector<Cell> certificateWay(const Stage& stage, game::Seat seat)
{
    std::vector<Cell> way;
    if (stage.certificate.empty())
        return way;
    State state = Rules::begin(stage);
    const auto cell = [&] { return state.players[static_cast<std::size_t>(seat)].cell; };
    way.push_back(cell());
    for (const auto& action : stage.certificate) {
        const auto done = Rules::apply(stage, state, action, nullptr);
        LABRYS_ASSERT(done.has_value());
        if (cell() != way.back())
            way.push_back(cell());
    }
    return way;
}

} // namespace labrys::minotaur
