// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/command.h"
#include "core/base/seed.h"

namespace labrys::cli {

/// Lets the explorer play one run and prints every level of it; with `picture`, also draws its end to that
/// PNG file and says where.
[[nodiscard]] Exit playDemo(
    const games::MinotaurGame& game, minotaur::Options options, Seed seed, const QString& picture);

} // namespace labrys::cli
