// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/minotaur/state.h"

#include <string>
#include <vector>

namespace labrys::minotaur {

/// The characters of what a seat knows (seed 003, On the map): 2 rows + 1 lines of 2 columns + 1 characters,
/// a blank where nothing is known. The second player is a small `p`, for want of a colour. The cell (r, c)
/// stands at character (2r + 1, 2c + 1).
[[nodiscard]] std::vector<std::string> pictureOf(const Observation& seen);

} // namespace labrys::minotaur
