// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/minotaur/content.h"

#include <QCoreApplication>
#include <QString>

namespace labrys::text {

/// What the signs of a maze mean, in the language in use (ASC-010 to ASC-024, ASC-101).
class MazeSigns {
    Q_DECLARE_TR_FUNCTIONS(MazeSigns)

public:
    /// What is said when a sign is seen for the first time: what it is, and what to do about it (minotaur.md
    /// 6.1). Empty for signs that explain themselves.
    [[nodiscard]] static QString firstSight(
        char symbol, const minotaur::Numbers& numbers, const minotaur::Sight& sight);
};

} // namespace labrys::text
