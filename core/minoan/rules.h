// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/game/rules.h"
#include "core/minoan/stage.h"
#include "core/minoan/state.h"

#include <string_view>

namespace labrys::game {
struct SimulationReport;
}

namespace labrys::minoan {

/// The Minoan run (seed 000, minoan.md): doors read by their signs, fights by matching three, treasures kept
/// or offered, hunger, the Minotaur. One seat; the whole run stands on one stage.
struct Rules {
    using Content = minoan::Content;
    using Options = minoan::Options;
    using StageKey = int;
    using Stage = minoan::Stage;
    using State = minoan::State;
    using Observation = minoan::Observation;
    using Action = minoan::Action;
    using Event = minoan::Event;
    using Refusal = minoan::Refusal;

    static constexpr std::string_view kId = "minoan";
    /// Raise it with every change that alters a golden digest (ARCHITECTURE, Versions).
    static constexpr int kRulesVersion = 1;

    static int seats(const Options&) { return 1; }
    static StageKey firstStage(const Options&) { return 1; }
    static std::expected<Stage, Problem> makeStage(
        const Content& content, const Options& options, Seed seed, StageKey key);
    static State begin(const Stage& stage);
    static std::optional<StageKey> next(const State& state);
    static State enter(const Stage& stage, const State& before);
    static void legalActions(
        const Stage& stage, const State& state, game::Seat seat, std::vector<Action>& actions);
    static std::expected<void, Refusal> apply(
        const Stage& stage, State& state, const Action& action, std::vector<Event>* events);
    static Observation observe(const Stage& stage, const State& state, game::Seat seat);
    static std::optional<Event> project(const Event& event, game::Seat seat);
    /// Gauges, tiles, counts and numbers within those of a run.
    static bool plausible(const Observation& observation);
    static bool plausible(const Event& event, const Observation& observation);
    /// A labyrinth of another seed whose doors before this room, altars and enemy are those observed; the
    /// rest of the round of draws is shuffled anew.
    static std::pair<Stage, State> determinize(
        const Content& content, const Observation& observation, Random& random);
    static game::Summary summary(const State& state);
    static game::Seat toMove(const State& state);
    /// Rooms as groups by their numbers: the runs that entered each, and those that crossed it.
    static void count(const State& state, game::SimulationReport& report);
    static void legalActions(const Observation& observation, std::vector<Action>& actions);
    static game::Summary summary(const Observation& observation);
    static game::Seat toMove(const Observation& observation);
    static bool stageOver(const Observation& observation);
    /// `d1` a door, `sC4r` `sC4d` a swap to the right or downwards, `k1` keep, `o12` offer the first treasure
    /// at the second altar, `h` the head to Poseidon, `b` the head to the belt, `a` the amulet into the
    /// blood.
    static void writeAction(const Action& action, std::string& text);
    static std::optional<Action> readAction(std::string_view& text);
};

static_assert(game::SeatRules<Rules>);

} // namespace labrys::minoan
