// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/games/minoan.h"
#include "core/game/session.h"

#include <QString>

#include <optional>

namespace labrys::viewmodels {

using MinoanSession = game::Session<minoan::Rules>;

/// What the place of the journal holds: a run that goes on, or why it cannot and where it was put.
struct MinoanJournal {
    std::optional<MinoanSession> run;
    QString problem;
};

/// Reads the journal of the one run (D-40). One that is damaged, or of other rules or content, is set aside
/// under a name that the problem says; a file that cannot be read at all stays where it is.
[[nodiscard]] MinoanJournal readJournal(const games::MinoanGame& game, const QString& path);

} // namespace labrys::viewmodels
