// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/terminal/ink.h"
#include "core/minotaur/state.h"

#include <string>
#include <vector>

namespace labrys::cli {

/// The characters of a level as one seat knows it, each with its ink.
struct MazePicture {
    std::vector<std::string> lines;
    std::vector<std::vector<Ink>> inks;

    [[nodiscard]] int rows() const { return static_cast<int>(lines.size()); }
    [[nodiscard]] int columns() const { return lines.empty() ? 0 : static_cast<int>(lines.front().size()); }
};

[[nodiscard]] MazePicture mazePicture(const minotaur::Observation& seen);

/// Which part of a line of characters is shown where not all fits: it stays while the player is well inside,
/// and moves by half pages (minotaur.md 6.3).
class Viewport {
public:
    /// The first character shown; negative where everything fits with room before it.
    int follow(int player, int total, int page);

private:
    int m_first = 0;
    int m_page = 0;
};

} // namespace labrys::cli
