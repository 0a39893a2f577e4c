// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/games/minotaur.h"
#include "app/text/maze_plans.h"
#include "core/game/session.h"
#include "core/minotaur/rules.h"

#include <QString>
#include <QStringList>

#include <expected>
#include <variant>
#include <vector>

namespace labrys::viewmodels {

using MazeSession = game::Session<minotaur::Rules>;

/// A saved run, to be gone on with, and a finished one, to be watched.
struct SavedRun {
    MazeSession session;
};
struct WatchedRun {
    /// A moment: its position in the log, and what happened.
    struct Mark {
        std::size_t position = 0;
        text::MazePlans::Moment moment = text::MazePlans::Moment::Key;
    };
    MazeSession session;
    std::vector<Mark> marks;
};
/// What a file holds: levels, a save, or a thread.
using RunFile = std::variant<minotaur::Options, SavedRun, WatchedRun>;

/// A file that could not be opened, with what a page needs to show where it is wrong.
struct RefusedFile {
    QString path;
    /// At least one.
    std::vector<Problem> problems;
    /// The lines up to that of the first problem, and the number of the first of them; none for what is no
    /// text. Control characters are replaced, long lines cut around the place.
    QStringList lines;
    int firstLine = 0;
    /// How many characters of the line of the first problem were cut before what is shown of it.
    int cutBefore = 0;
};

/// What a text is whose file would be at `path`; refuses as openRunFile does.
[[nodiscard]] std::expected<RunFile, RefusedFile> openRunText(
    const games::MinotaurGame& game, std::string_view text, const QString& path, int players);

/// Whether its seed is that of a day, or one that somebody chose.
[[nodiscard]] inline bool hasOwnSeed(const MazeSession& session)
{
    using enum minotaur::SeedOrigin;
    return session.options().origin == Daily || session.options().origin == Chosen;
}

/// Reads a `.maze`, a save or a `.thread`; by content, not by name. Refuses with the problems of the file,
/// and with FILE_KIND what is none of these (APP-017).
[[nodiscard]] std::expected<RunFile, RefusedFile> openRunFile(
    const games::MinotaurGame& game, const QString& path, int players);

/// A run ready to be watched: its marks are found by running it once, from a position of its log on.
[[nodiscard]] WatchedRun watched(MazeSession session, std::size_t from = 0);

/// The cells that a seat walked through in the present level, up to `position` entries of the log.
[[nodiscard]] std::vector<Cell> trailOf(const MazeSession& session, std::size_t position, game::Seat seat);

/// What each level that is done gave, in their order (ASC-090).
[[nodiscard]] QList<int> levelTotalsOf(const MazeSession& session);

} // namespace labrys::viewmodels
