// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/fields.h"
#include "core/base/problem.h"
#include "core/base/random.h"
#include "core/base/seed.h"

#include <concepts>
#include <cstdint>
#include <expected>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace labrys::game {

/// Who decides: players are 0, 1, ...; the Environment is the world outside (a player lost, came back, plays
/// on, a turn limit passed), whose decisions stand in the log like all others.
using Seat = int;
inline constexpr Seat kEnvironment = -1;

enum class Outcome : std::uint8_t { Running, Won, Lost };
BOOST_DESCRIBE_ENUM(Outcome, Running, Won, Lost)

/// What every game can say of a state, for lists of saves, reports and scores.
struct Summary {
    Outcome outcome = Outcome::Running;
    /// Counted from 1.
    int level = 1;
    int turns = 0;
    std::int64_t score = 0;
    /// Why a run ended badly, as a word of the game (`Wanderer`, `TurnLimit`); empty otherwise.
    std::string cause;
    bool operator==(const Summary&) const = default;
};
BOOST_DESCRIBE_STRUCT(Summary, (), (outcome, level, turns, score, cause))

/// The rules of a game (ARCHITECTURE, The one idea): a type without data that names the types and functions
/// below. No clock, no global, no locale, no thread, no draw from an unnamed random stream.
///
/// - Content: the rules' data. Options: what the players chose, levels from files included.
/// - Stage: what follows from content, options, seed and key alone; secret; never saved.
/// - State: all that changes. Observation: all that one seat may know of Stage and State.
/// - Action, Event, Refusal: one decision, what happened, why a decision was not taken.
/// - firstStage, makeStage, begin; next and enter lead from level to level.
/// - legalActions: equal observations give equal actions.
/// - apply: refuses and leaves the state untouched, or changes it; the event buffer may be null.
/// - project: the event as a seat may see it, or nothing.
/// - plausible: whether an observation that came from outside has the shape that observe() gives, so that
/// views
///   and bots can use it without a check of their own.
/// - determinize: a stage and a state that agree with what was observed.
/// - writeAction, readAction: an action as text for logs; reading consumes what it understood.
template <class R>
concept Rules = std::regular<typename R::State> && std::regular<typename R::Action>
    && std::regular<typename R::Observation> && std::regular<typename R::Event>
    && std::regular<typename R::StageKey> && Described<typename R::Content> && Described<typename R::Options>
    && Described<typename R::State> && Described<typename R::Action> && Described<typename R::Observation>
    && Described<typename R::Event> && DescribedEnum<typename R::Refusal>
    && requires(const typename R::Content& content, const typename R::Options& options, Seed seed,
        const typename R::StageKey& key, const typename R::Stage& stage, typename R::State& state,
        const typename R::State& seen, const typename R::Action& action, const typename R::Event& event,
        const typename R::Observation& observation, std::vector<typename R::Action>& actions,
        std::vector<typename R::Event>* events, Seat seat, Random& random, std::string& text,
        std::string_view& rest) {
           { R::kId } -> std::convertible_to<std::string_view>;
           { R::kRulesVersion } -> std::convertible_to<int>;
           { R::seats(options) } -> std::same_as<int>;
           { R::firstStage(options) } -> std::same_as<typename R::StageKey>;
           {
               R::makeStage(content, options, seed, key)
           } -> std::same_as<std::expected<typename R::Stage, Problem>>;
           { R::begin(stage) } -> std::same_as<typename R::State>;
           { R::next(seen) } -> std::same_as<std::optional<typename R::StageKey>>;
           { R::enter(stage, seen) } -> std::same_as<typename R::State>;
           R::legalActions(stage, seen, seat, actions);
           {
               R::apply(stage, state, action, events)
           } -> std::same_as<std::expected<void, typename R::Refusal>>;
           { R::observe(stage, seen, seat) } -> std::same_as<typename R::Observation>;
           { R::project(event, seat) } -> std::same_as<std::optional<typename R::Event>>;
           { R::plausible(observation) } -> std::same_as<bool>;
           { R::plausible(event, observation) } -> std::same_as<bool>;
           {
               R::determinize(content, observation, random)
           } -> std::same_as<std::pair<typename R::Stage, typename R::State>>;
           { R::summary(seen) } -> std::same_as<Summary>;
           R::writeAction(action, text);
           { R::readAction(rest) } -> std::same_as<std::optional<typename R::Action>>;
       };

/// Rules that tell from an observation alone what a client must know to play.
///
/// - toMove, summary: as of the state that was observed; stageOver: whether another stage follows this one.
/// - legalActions: of the seat that observes, the same as those of the state.
template <class R>
concept SeatRules = Rules<R>
    && requires(const typename R::Observation& observation, std::vector<typename R::Action>& actions) {
           { R::toMove(observation) } -> std::same_as<Seat>;
           { R::summary(observation) } -> std::same_as<Summary>;
           { R::stageOver(observation) } -> std::same_as<bool>;
           R::legalActions(observation, actions);
       };

} // namespace labrys::game
