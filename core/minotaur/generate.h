// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/random.h"
#include "core/level/maze_file.h"
#include "core/minotaur/content.h"

#include <optional>

namespace labrys::minotaur {

/// One attempt at a level (minotaur.md 2.3): a growing tree without dead ends, with loops, and everything the
/// plan asks for in cells of its own. Nothing when something found no cell. The level passes all checks of
/// `.maze` files (F1), and can be written as one.
[[nodiscard]] std::optional<level::MazeLevel> drawLevel(
    const Generation& generation, const LevelPlan& plan, const Sight& sight, Random& random);

} // namespace labrys::minotaur
