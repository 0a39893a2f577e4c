// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/viewmodels/minoan/minoan_journal.h"

#include <QVariantList>

namespace labrys::viewmodels {

/// What was decided in a run and what came of it, from the decision `first` on: maps of `room`, `text`, and
/// `digest`, the first digits of the state that followed. It plays the run again, in some milliseconds.
[[nodiscard]] QVariantList logOf(const MinoanSession& session, std::size_t first = 0);

/// The same for its last decisions, as many as `count`.
[[nodiscard]] QVariantList lastOf(const MinoanSession& session, std::size_t count);

} // namespace labrys::viewmodels
