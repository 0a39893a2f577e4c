// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/minotaur/rules.h"

#include <QString>

namespace labrys::cli {

/// What happened in one sentence, to so many players, as the seats may know it; empty for what needs no
/// words.
[[nodiscard]] QString wordsFor(const minotaur::Event& event, int players);
/// The hint after an action that was not taken (ASC-040).
[[nodiscard]] QString wordsFor(minotaur::Refusal refusal);
/// Level, turn, key and points on one line.
[[nodiscard]] QString statusLine(const minotaur::Observation& seen);
/// The picture, a line each, and the status below it.
[[nodiscard]] QString pictureText(const minotaur::Observation& seen);
/// Symbols, keys and rules (ASC-101).
[[nodiscard]] QString helpWords(const minotaur::Content& content, int players);

} // namespace labrys::cli
