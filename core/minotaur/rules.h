// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/game/hosted.h"
#include "core/minotaur/stage.h"
#include "core/minotaur/state.h"

#include <string_view>

namespace labrys::minotaur {

/// The Minotaur maze (seed 003, minotaur.md), for one or two players.
///
/// A round: the players move in the order of their seats, then the monsters: hunters, wanderers, Minotaurs
/// (ASC-008, D12); then the turn is counted.
struct Rules {
    using Content = minotaur::Content;
    using Options = minotaur::Options;
    using StageKey = minotaur::StageKey;
    using Stage = minotaur::Stage;
    using State = minotaur::State;
    using Observation = minotaur::Observation;
    using Action = minotaur::Action;
    using Event = minotaur::Event;
    using Refusal = minotaur::Refusal;

    static constexpr std::string_view kId = "minotaur";
    /// Raise it with every change that alters a golden digest (ARCHITECTURE, Versions).
    static constexpr int kRulesVersion = 2;

    static int seats(const Options& options) { return options.players; }
    static StageKey firstStage(const Options& options) { return options.only > 0 ? options.only : 1; }
    static std::expected<Stage, Problem> makeStage(
        const Content& content, const Options& options, Seed seed, StageKey key)
    {
        return minotaur::makeStage(content, options, seed, key);
    }
    static State begin(const Stage& stage);
    static std::optional<StageKey> next(const State& state);
    static State enter(const Stage& stage, const State& before);
    static void legalActions(
        const Stage& stage, const State& state, game::Seat seat, std::vector<Action>& actions);
    static std::expected<void, Refusal> apply(
        const Stage& stage, State& state, const Action& action, std::vector<Event>* events);
    static Observation observe(const Stage& stage, const State& state, game::Seat seat);
    static std::optional<Event> project(const Event& event, game::Seat seat);
    /// Sizes within those of levels, every cell inside, every number one of its enumeration, and no open side
    /// that leads out of the map.
    static bool plausible(const Observation& observation);
    static bool plausible(const Event& event, const Observation& observation);
    /// Unknown walls are drawn open or closed; the unseen key and exit, and up to two unseen hunters or
    /// wanderers, are put where they could be. The drawn walls may make the way of a compass another one.
    static std::pair<Stage, State> determinize(
        const Content& content, const Observation& observation, Random& random);
    static game::Summary summary(const State& state);
    static game::Seat toMove(const State& state);
    // What a client tells from its observation.
    static void legalActions(const Observation& observation, std::vector<Action>& actions);
    static game::Summary summary(const Observation& observation);
    static game::Seat toMove(const Observation& observation);
    static bool stageOver(const Observation& observation);
    static Action outside(game::Change change, game::Seat seat);
    /// Without its table and its certificate a stage takes a few kilobytes; its turns take longer.
    static void trim(Stage& stage);
    /// One byte a move: `wasd.` of the first player, `WASD,` of the second (APP-039); what the Environment
    /// says is `l b p t` and the digit of the seat, after a `!`.
    static void writeAction(const Action& action, std::string& text);
    static std::optional<Action> readAction(std::string_view& text);
};
static_assert(game::SharedRules<Rules> && game::SeatRules<Rules>);

} // namespace labrys::minotaur
