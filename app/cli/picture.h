// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/command.h"

namespace labrys::cli {

/// Draws what a seat knows to a PNG file, 1280 x 800, and says where. Needs the QGuiApplication that main()
/// makes for commands with pictures.
[[nodiscard]] Exit drawSight(const minotaur::Observation& seen, const QString& path);

} // namespace labrys::cli
