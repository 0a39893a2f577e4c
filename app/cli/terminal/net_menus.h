// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/terminal/face.h"

namespace labrys::cli {

/// The menu during a match, which stops nothing (minotaur.md 6.1).
[[nodiscard]] text::MazeMenu matchMenuOf(const NetMatch& match, bool colours);
/// The keys of a match over the network.
[[nodiscard]] Page netHelpPage(text::MazeHelp::Edition edition);
/// The difficulties of an invitation, as words and as the server names them; in the same order.
[[nodiscard]] QStringList difficultyWords();
[[nodiscard]] const char* difficultyName(int index);

} // namespace labrys::cli
