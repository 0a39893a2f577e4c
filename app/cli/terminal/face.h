// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/terminal/ink.h"
#include "app/cli/terminal/net_visit.h"
#include "app/cli/terminal/run_keeper.h"
#include "app/text/maze_help.h"
#include "app/text/maze_menu.h"

#include <QList>
#include <QString>

#include <optional>

namespace labrys::cli {

/// A text to be read: each line may begin with something to look up.
struct Page {
    struct Line {
        QString text = {};
        Ink ink = Ink::Plain;
        QString name = {};
        Ink nameInk = Ink::Title;
    };
    QString title;
    QList<Line> lines;
};

/// How the terminal edition meets its player: drawn, or spoken. What comes when is written once, in Edition.
class Face {
public:
    virtual ~Face() = default;
    Face(const Face&) = delete;
    Face& operator=(const Face&) = delete;

    /// The entry chosen; nothing when the player goes back, or the program shall end.
    [[nodiscard]] virtual std::optional<text::Choice> choose(const text::MazeMenu& menu) = 0;
    virtual void read(const Page& page) = 0;
    /// What a line of text is for: a name has 16 characters at most.
    enum class Line : std::uint8_t { Name, Address };
    /// A line of text, beneath a page; `given` stands there already. Nothing when the player goes back.
    [[nodiscard]] virtual std::optional<QString> ask(
        const Page& page, const QString& question, const QString& given, Line line)
        = 0;
    /// Said at once, or with what is shown next.
    virtual void say(const QString& text) = 0;
    /// Why a level is left: for the menu, for it is completed, for the run is over, for the program ends.
    enum class Left : std::uint8_t { Menu, Level, Run, Program };
    [[nodiscard]] virtual Left play(MazeSession& session, RunKeeper& keeper) = 0;
    /// A visit to a server, which was opened: until the player leaves it, it fails, or the program ends.
    virtual void visit(NetVisit& visit) = 0;
    /// Whether it can wait for keys and for a server at once.
    [[nodiscard]] bool hearsNetwork() const;
    /// Whether the program shall end.
    [[nodiscard]] virtual bool stopped() const = 0;
    [[nodiscard]] virtual text::MazeHelp::Edition edition() const = 0;

protected:
    Face() = default;
    /// Saves a run and says so when that fails, once.
    void save(const MazeSession& session, RunKeeper& keeper);
    [[nodiscard]] text::MazeMenu pauseMenu(
        const MazeSession& session, const RunKeeper& keeper, bool colours) const;
};

/// The help with its symbols, the table of levels, the rules and the keys (ASC-101).
[[nodiscard]] Page helpPage(const minotaur::Content& content, text::MazeHelp::Edition edition, int players);
/// The ten best results of one table (ASC-091).
[[nodiscard]] Page scoresPage(const std::vector<minotaur::Score>& scores);

} // namespace labrys::cli
