// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/support/runs.h"

#include <string>

namespace labrys::test {

/// A run on generated levels.
[[nodiscard]] MinotaurSession startGenerated(minotaur::Options options, Seed seed);

/// A stage as the text of a level, drawn anew from its passages and things.
[[nodiscard]] std::string pictureOf(const minotaur::Stage& stage);

} // namespace labrys::test
