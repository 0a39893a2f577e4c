// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/minotaur/plans.h"

#include <QCoreApplication>
#include <QString>

namespace labrys::text {

/// What a replay says of monsters and of moments, in the language in use (minotaur.md 6.1, rewind).
class MazePlans {
    Q_DECLARE_TR_FUNCTIONS(MazePlans)

public:
    /// What makes a moment of a run worth finding.
    enum class Moment : std::uint8_t {
        Key,
        Freeze,
        Torch,
        Compass,
        InLight,
        Noticed,
        Aimed,
        LevelDone,
        Caught
    };

    /// For instance: Hunter, cuts the way to the key off, 3 steps.
    [[nodiscard]] static QString plan(const minotaur::Plan& plan);
    [[nodiscard]] static QString moment(Moment moment);

private:
    [[nodiscard]] static QString intent(const minotaur::Plan& plan);
};

} // namespace labrys::text
