// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/minotaur/turn.h"

namespace labrys::minotaur {

/// One phase of one monster (ASC-016 to ASC-020, D5 to D11, D20 to D23). It never enters the cell of another.
void moveMonster(Turn& turn, std::size_t index);

} // namespace labrys::minotaur
