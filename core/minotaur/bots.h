// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/minotaur/state.h"

#include <string_view>
#include <vector>

namespace labrys::minotaur {

/// Takes any legal action: the floor of every comparison.
class RandomBot {
public:
    static constexpr std::string_view kId = "random";
    Action choose(const Observation& observation, const std::vector<Action>& legal, Random& random);
};

/// Explores what it has not seen, takes the key, goes to the exit, and keeps away from wanderers in the
/// light. Remembers where it last saw each of them for a few turns.
class ExplorerBot {
public:
    static constexpr std::string_view kId = "explorer";
    Action choose(const Observation& observation, const std::vector<Action>& legal, Random& random);

private:
    struct Memory {
        Cell cell;
        int turn;
    };
    std::vector<Memory> m_monsters;
    int m_level = 0;
};

} // namespace labrys::minotaur
