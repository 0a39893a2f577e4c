// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/minotaur/state.h"

#include <QCoreApplication>
#include <QString>
#include <QStringList>

namespace labrys::text {

/// How a level stands, in few words (minotaur.md 6.1): level, size, turn, key, bonuses, what works and for
/// how long, points, and of two players whose turn it is.
class MazeStatus {
    Q_DECLARE_TR_FUNCTIONS(MazeStatus)

public:
    /// On one line; when that is wider than `columns`, the size goes, then the number of bonuses. 0 is as
    /// wide as need be.
    [[nodiscard]] static QString line(const minotaur::Observation& seen, int columns = 0);
    /// The same in sentences, to be heard.
    [[nodiscard]] static QString spoken(const minotaur::Observation& seen);
    /// A number as the language in use writes it.
    [[nodiscard]] static QString number(std::int64_t value);

private:
    /// Freeze, torch and compass, as far as they work for this seat.
    [[nodiscard]] static QStringList effects(const minotaur::Observation& seen);
};

} // namespace labrys::text
