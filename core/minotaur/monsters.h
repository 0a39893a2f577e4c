// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/minotaur/light.h"
#include "core/minotaur/turn.h"

#include <cstddef>

namespace labrys::minotaur {

/// Moves one monster by its own rules (D8 to D12) and tells of it as far as the light shows it.
void moveMonster(Turn& turn, std::size_t index, const TeamLight& light);

} // namespace labrys::minotaur
