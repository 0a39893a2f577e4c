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
    /// The title of a level that is done, of a run that is won, and of one that is lost.
    [[nodiscard]] static QString done(int level);
    [[nodiscard]] static QString won();
    [[nodiscard]] static QString lost(const minotaur::Observation& seen);

    /// How it was lost, and what that teaches.
    [[nodiscard]] static QString sentence(const minotaur::Ending& ending, int players);
    /// What the player got away from.
    [[nodiscard]] static QString doneSentence(std::span<const minotaur::Monster> monsters);
    [[nodiscard]] static QString wonSentence(int levels, int turns);

private:
    [[nodiscard]] static QString contact(const minotaur::Ending& ending);
    [[nodiscard]] static QString reason(const minotaur::Ending& ending);
};

} // namespace labrys::text
