// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/assert.h"
#include "core/game/session.h"
#include "core/minoan/bots.h"
#include "core/minoan/rules.h"

#include <memory>
#include <string_view>
#include <vector>

namespace labrys::test {

using MinoanSession = game::Session<minoan::Rules>;

/// The numbers of minoan.md part 2, written out (a test holds resources/content/minoan/rules.json equal).
[[nodiscard]] minoan::Content minoanContent();
[[nodiscard]] std::shared_ptr<const minoan::Content> sharedMinoanContent();

[[nodiscard]] MinoanSession startMinoan(Seed seed, minoan::Mode mode = minoan::Mode::Run);

/// A board from seven rows of seven letters, S B M H F for sword, bow, mace, shield, flower, in plain tiles;
/// blanks and line feeds do not count.
[[nodiscard]] minoan::Board boardOf(std::string_view letters);
/// A board on which nothing matches.
[[nodiscard]] minoan::Board quietBoard();
/// Any board of plain and coloured tiles.
[[nodiscard]] minoan::Board randomBoard(Random& random, int symbols = minoan::kSymbols);

/// All actions that a run could be asked to take, possible or not.
[[nodiscard]] std::vector<minoan::Action> conceivableMinoanActions();

/// A bot of any tactics and strategy.
[[nodiscard]] minoan::Bot minoanBot(minoan::Tactics tactics, minoan::Strategy strategy);

/// How the next action of a test's run is found.
enum class Manner { Random, Greedy, Good };

/// Plays a labyrinth until the run is over, or so many actions are taken. before(state) is called in every
/// position, the last one included; after(before, action, events, state) after every action.
template <class Before, class After>
void playMinoan(const minoan::Stage& stage, minoan::State& state, Manner manner, Random& random, int most,
    Before&& before, After&& after)
{
    using namespace minoan;
    auto bot = minoanBot(manner == Manner::Good ? Tactics::Good : Tactics::Greedy,
        manner == Manner::Good ? Strategy::Good : Strategy::Greedy);
    std::vector<Action> legal;
    std::vector<Event> events;
    for (int i = 0; i < most; ++i) {
        before(state);
        legal.clear();
        Rules::legalActions(stage, state, 0, legal);
        if (legal.empty())
            return;
        const Action action = manner == Manner::Random
            ? legal[static_cast<std::size_t>(random.below(legal.size()))]
            : bot.choose(Rules::observe(stage, state, 0), legal, random);
        const State old = state;
        events.clear();
        const auto done = Rules::apply(stage, state, action, &events);
        LABRYS_ASSERT(done.has_value());
        after(old, action, events, state);
    }
    before(state);
}

/// One fight against an enemy of one's choice, for tests of single rules.
struct Arena {
    minoan::Stage stage;
    minoan::State state;
    std::vector<minoan::Event> events;

    /// In the first room, behind the first door of a beast; `foe` in the place of the one that waits there.
    explicit Arena(const minoan::Foe& foe, Seed seed = Seed(1));

    /// Takes an action, which must be legal. Events gather.
    Arena& act(minoan::Verb verb, int first = 0, int second = 0);
    /// The refusal of an action, which must leave everything as it was.
    minoan::Refusal refusal(const minoan::Action& action);
    [[nodiscard]] int told(minoan::EventKind kind) const;
    [[nodiscard]] const minoan::Event& last(minoan::EventKind kind) const;
    [[nodiscard]] minoan::Enemy& enemy() { return *state.enemy; }
    [[nodiscard]] minoan::Observation seen() const { return minoan::Rules::observe(stage, state, 0); }
    /// A swap that matches nothing on the quiet board, which it puts there.
    Arena& pass();
};

} // namespace labrys::test
