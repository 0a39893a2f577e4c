// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/command.h"

#include <QString>

namespace labrys::cli {

/// Plays the keys of a script without a person (minotaur.md 6.3): prints every frame, what happened, and at
/// the end the outcome and the digest of the state. The same script prints the same text, everywhere. `-`
/// reads the standard input. A key that does nothing here ends it with status 1; lines that begin with `;`
/// are notes. Nothing is saved.
[[nodiscard]] Exit playScript(
    const games::MinotaurGame& game, minotaur::Options options, Seed seed, const QString& script);

} // namespace labrys::cli
