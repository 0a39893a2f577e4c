// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/minotaur/rules.h"
#include "tests/support/picture.h"
#include "tests/support/runs.h"

#include <string>
#include <string_view>
#include <vector>

namespace labrys::test {

/// One level on its way, for tests of single rules.
struct Field {
    minotaur::Stage stage;
    minotaur::State state;
    std::vector<minotaur::Event> events;

    explicit Field(std::string_view text, int players = 1, Seed seed = Seed(1))
        : stage(stageOf(text, players, seed))
        , state(minotaur::Rules::begin(stage))
    {
    }

    /// Gives the actions of a text (`wasd.` and `WASD,`); all must be taken. Events gather.
    Field& play(std::string_view actions)
    {
        while (!actions.empty()) {
            const auto action = minotaur::Rules::readAction(actions);
            LABRYS_ASSERT(action.has_value());
            const auto done = minotaur::Rules::apply(stage, state, *action, &events);
            LABRYS_ASSERT(done.has_value());
        }
        return *this;
    }
    /// The refusal of one action, which must leave everything as it was.
    minotaur::Refusal refusal(minotaur::Action action)
    {
        const auto before = state;
        const auto told = events.size();
        const auto done = minotaur::Rules::apply(stage, state, action, &events);
        LABRYS_ASSERT(!done && state == before && events.size() == told);
        return done.error();
    }
    [[nodiscard]] bool told(minotaur::EventKind kind) const
    {
        return std::ranges::find(events, kind, &minotaur::Event::kind) != events.end();
    }
    [[nodiscard]] const minotaur::Player& player(int seat = 0) const
    {
        return state.players[static_cast<std::size_t>(seat)];
    }
};

/// A hall without inner walls, with its symbols in these cells; P, K and E must be among them.
struct Thing {
    char symbol;
    Cell cell;
};
inline Picture hallWith(int rows, int columns, const std::vector<Thing>& things)
{
    Picture hall(rows, columns);
    for (const Cell cell : hall.cells())
        for (const auto side : kDirections)
            if (hall.contains(stepped(cell, side)))
                hall.carve(cell, side);
    for (const auto& thing : things)
        hall.put(thing.cell, thing.symbol);
    return hall;
}

} // namespace labrys::test
