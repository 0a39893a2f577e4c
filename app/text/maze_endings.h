// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/minotaur/ending.h"

#include <QCoreApplication>
#include <QString>

#include <span>

namespace labrys::text {

/// What is said when a level or a run is over, in the language in use (ASC-103, minotaur.md 6.1).
class MazeEndings {
    Q_DECLARE_TR_FUNCTIONS(MazeEndings)

public:
    /// *Level 2 is done*, or how the run ended; empty while it goes on.
    [[nodiscard]] static QString heading(const minotaur::Observation& seen);
    /// What happened, and what a lost level teaches; empty while the level goes on.
    [[nodiscard]] static QString sentence(const game::Session<minotaur::Rules>& session);

private:
    [[nodiscard]] static QString lost(const minotaur::Observation& seen);
    [[nodiscard]] static QString howLost(const minotaur::Ending& ending, int players);
    [[nodiscard]] static QString gotAwayFrom(std::span<const minotaur::Monster> monsters);
    [[nodiscard]] static QString contact(const minotaur::Ending& ending);
    [[nodiscard]] static QString reason(const minotaur::Ending& ending);
};

} // namespace labrys::text
