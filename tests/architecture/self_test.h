// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace labrys::architecture {

/// Builds small trees in a temporary folder, one broken rule each, and clean ones; prints every difference
/// between what was found and what should be. Returns the number of differences.
[[nodiscard]] int selfTest();

} // namespace labrys::architecture
