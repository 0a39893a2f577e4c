// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/game/session.h"
#include "core/minotaur/bots.h"
#include "core/minotaur/rules.h"

#include <memory>
#include <string>
#include <string_view>
#include <vector>

namespace labrys::test {

using MinotaurSession = game::Session<minotaur::Rules>;

/// The numbers of resources/content/minotaur/rules.json (a test holds them equal).
[[nodiscard]] minotaur::Content minotaurContent();

/// Options that play the levels of a valid `.maze` text.
[[nodiscard]] minotaur::Options optionsOf(std::string_view text, int players = 1);

/// A run on the levels of a valid `.maze` text.
[[nodiscard]] MinotaurSession startOn(std::string_view text, int players = 1, Seed seed = Seed(1));

/// A level by itself, for tests of single rules.
[[nodiscard]] minotaur::Stage stageOf(std::string_view text, int players = 1, Seed seed = Seed(1));

/// All actions that a stage could be asked to take, possible or not: every seat from below the Environment
/// to beyond the last, every verb and some that do not exist, every subject.
[[nodiscard]] std::vector<minotaur::Action> conceivableActions();

/// The legal actions of every seat, the Environment included.
[[nodiscard]] std::vector<minotaur::Action> everyLegalAction(
    const minotaur::Stage& stage, const minotaur::State& state);

/// How a random run chooses.
struct RunStyle {
    int steps = 100;
    /// One action in this many is the Environment's; 0 is never.
    int outsideEvery = 0;
    /// So many of 100 actions are the explorer's choice: it gets through levels.
    int clever = 0;
};

/// Goes on with random legal actions, from level to level, until the run is over or the steps are done.
/// before(session) is called in every position, the last one included.
template <class Before>
void walkAtRandom(MinotaurSession& session, Random& random, const RunStyle& style, Before&& before)
{
    std::vector<minotaur::Action> legal;
    minotaur::ExplorerBot bot;
    for (int step = 0; step < style.steps; ++step) {
        before(session);
        if (session.nextStage()) {
            const auto advanced = session.advance();
            LABRYS_ASSERT(advanced.has_value());
            continue;
        }
        legal.clear();
        const bool outside
            = style.outsideEvery > 0 && random.below(static_cast<std::uint64_t>(style.outsideEvery)) == 0;
        if (!outside)
            for (game::Seat seat = 0; seat < session.options().players; ++seat)
                minotaur::Rules::legalActions(session.stage(), session.state(), seat, legal);
        if (legal.empty() && style.outsideEvery > 0)
            minotaur::Rules::legalActions(session.stage(), session.state(), game::kEnvironment, legal);
        if (legal.empty())
            return;
        auto action = legal[static_cast<std::size_t>(random.below(legal.size()))];
        if (action.seat != game::kEnvironment && random.below(100) < static_cast<std::uint64_t>(style.clever))
            action = bot.choose(session.observe(action.seat), legal, random);
        const auto done = session.act(action);
        LABRYS_ASSERT(done.has_value());
    }
    before(session);
}

inline void walkAtRandom(MinotaurSession& session, Random& random, const RunStyle& style)
{
    walkAtRandom(session, random, style, [](const MinotaurSession&) { });
}

/// Gives a session the actions of a script (scripts.h), the steps to the next level included; returns how
/// many characters were taken.
std::size_t playScript(MinotaurSession& session, std::string_view script);

} // namespace labrys::test
