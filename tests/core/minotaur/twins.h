// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/minotaur/rules.h"
#include "tests/support/test_main.h"

#include <cstddef>
#include <optional>
#include <vector>

namespace labrys::test {

/// Plays `actions` random ones, those of the Environment among them; calls each(stage, before, action, after,
/// events) for all.
template <class Each>
void play(const minotaur::Stage& stage, minotaur::State& state, Random& random, int actions, Each&& each)
{
    std::vector<minotaur::Event> events;
    for (int i = 0; i < actions && state.outcome == minotaur::LevelOutcome::Running; ++i) {
        std::vector<minotaur::Action> legal;
        const bool outside = stage.players > 1 && random.below(8) == 0;
        if (!outside)
            minotaur::Rules::legalActions(stage, state, state.active, legal);
        if (legal.empty())
            minotaur::Rules::legalActions(stage, state, game::kEnvironment, legal);
        const auto action = legal[static_cast<std::size_t>(random.below(legal.size()))];
        const minotaur::State before = state;
        events.clear();
        QVERIFY(minotaur::Rules::apply(stage, state, action, &events).has_value());
        each(before, action, state, events);
    }
}

/// Two levels that a player cannot tell apart yet.
struct Twins {
    minotaur::Stage one;
    minotaur::Stage other;
    minotaur::State first;
    minotaur::State second;
    /// The monster of the first that the second has not.
    std::optional<std::size_t> removed = {};

    /// The monster of the second that is that of the first, or null.
    [[nodiscard]] const minotaur::Monster* otherOf(std::size_t index) const
    {
        if (index == removed)
            return nullptr;
        return &second.monsters[removed && index > *removed ? index - 1 : index];
    }
};

/// Changes of the other twin that no seat can have noticed: walls between cells never seen, an unseen key or
/// exit, a monster in shadow.
void changeWhatIsHidden(Twins& twins, Random& random);
/// Puts hunters, wanderers and a Minotaur that has not aimed into other dark cells: their places alone
/// differ.
void moveHiddenMonsters(Twins& twins, Random& random);
/// Takes a hidden monster out of the other twin; false when none can go.
bool removeAHiddenMonster(Twins& twins);

/// Plays the same actions on both and compares what their hosts send, first the whole view and then changes,
/// until a difference is seen.
void compareStreams(Twins& twins, Random& random, int& compared, int& differed);

} // namespace labrys::test
