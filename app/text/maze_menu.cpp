// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/text/maze_menu.h"

namespace labrys::text {

MazeMenu MazeMenu::main(const QString& saved)
{
    MazeMenu menu{tr("Minotaur maze"), {tr("Find the key, then the way out.")}, {}};
    menu.entries.append({Choice::NewGame, tr("New game")});
    if (!saved.isEmpty())
        menu.entries.append({Choice::Continue, tr("Continue: %1").arg(saved)});
    menu.entries += {{Choice::Network, tr("Network game")}, {Choice::Scores, scores()},
        {Choice::Help, help()}, {Choice::Quit, tr("Quit")}};
    return menu;
}

MazeMenu MazeMenu::newGame(const QString& saved, int players)
{
    MazeMenu menu{tr("New game"), {}, {}};
    if (!saved.isEmpty())
        menu.notes.append(tr("The saved run (%1) ends when a new one begins.").arg(saved));
    menu.entries = {{Choice::Ranked, tr("Ranked: the game as it is meant")},
        {Choice::Easy, tr("Easy: you see farther, hunters look less ahead; not ranked")},
        {Choice::Hard, tr("Hard: hunters look farther ahead; not ranked")},
        {Choice::Daily, tr("Seed of the day: the same mazes for everybody")},
        {Choice::Players, players > 1 ? tr("Players: two at this keyboard") : tr("Players: one")},
        {Choice::Back, tr("Back")}};
    return menu;
}

MazeMenu MazeMenu::pause(int level, int turn, const QString& seed, bool kept, bool colours)
{
    MazeMenu menu{tr("Paused"), {}, {}};
    menu.notes = {kept ? tr("Level %1, turn %2. Everything up to here is saved.").arg(level).arg(turn)
                       : tr("Level %1, turn %2. This run is not kept.").arg(level).arg(turn),
        tr("Seed %1").arg(seed)};
    menu.entries = {{Choice::Resume, tr("Resume")}};
    if (kept)
        menu.entries.append({Choice::Save, tr("Save")});
    menu.entries.append({Choice::Help, help()});
    if (colours)
        menu.entries.append({Choice::Colours, tr("Colours on or off")});
    menu.entries.append({Choice::Quit, kept ? tr("Save and quit to the menu") : tr("Quit to the menu")});
    return menu;
}

MazeMenu MazeMenu::nextLevel()
{
    return {{}, {}, {{Choice::NextLevel, tr("Next level")}, {Choice::Quit, tr("Save and quit to the menu")}}};
}

MazeMenu MazeMenu::afterRun()
{
    return {{}, {},
        {{Choice::NewRun, tr("New run")}, {Choice::Scores, scores()}, {Choice::Menu, tr("Main menu")}}};
}

QString MazeMenu::askName()
{
    return tr("Your name for the high scores:");
}

QString MazeMenu::scores()
{
    return tr("High scores");
}

QString MazeMenu::noScores()
{
    return tr("No results yet.");
}

QStringList MazeMenu::scoreHeads()
{
    return {tr("Rank"), tr("Name"), tr("Points"), tr("Level"), tr("Turns"), tr("Players"), tr("Date")};
}

QString MazeMenu::help()
{
    return tr("Help");
}

} // namespace labrys::text
