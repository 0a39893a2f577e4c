// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/minotaur/state.h"

#include <string>
#include <vector>

namespace labrys::minotaur {

/// The characters of what a seat knows (seed 003, On the map): 2 rows + 1 lines of 2 columns + 1 characters,
/// a blank where nothing is known. The second player is a small `p`, for want of a colour. The cell (r, c)
/// stands at character (2r + 1, 2c + 1). Where a Minotaur will land, the nine characters around are `!`, but
/// for what stands in the cell (ASC-081, D20). Cells that only a compass tells of are `:`.
[[nodiscard]] std::vector<std::string> pictureOf(const Observation& seen);

/// The symbols of the source.
[[nodiscard]] char symbolOf(MonsterKind kind);
[[nodiscard]] char symbolOf(BonusKind kind);

} // namespace labrys::minotaur
