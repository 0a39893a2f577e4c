// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/text/maze_signs.h"

namespace labrys::text {

QString MazeSigns::firstSight(char symbol, const minotaur::Numbers& numbers, const minotaur::Sight& sight)
{
    switch (symbol) {
    case '!':
        return tr("The Minotaur lands on this square next turn. One step out of it is enough.");
    case 'M':
        return tr(
            "The Minotaur: it aims, jumps over walls up to %1 cells far, and then rests for %n turn(s).",
            nullptr, numbers.rest)
            .arg(numbers.jump);
    case 'H':
        return tr(
            "A hunter: each turn it comes the shortest way, and before you have the key it cuts you off "
            "up to %1 cells ahead. Loops save you, dead ends do not.")
            .arg(sight.lookAhead);
    case 'W':
        return tr(
            "A wanderer: it roams until it sees you from %1 steps, then it follows. Out of its sight it "
            "goes to where it last saw you.")
            .arg(numbers.wandererSight);
    case 'K':
        return tr("The key: step on it. Without it the exit stays locked.");
    case 'E':
        return tr("The exit: with the key, step on it to leave the maze.");
    case '*':
        return tr(
            "A freeze: step on it, and the monsters stand still for %n turn(s). Standing ones catch, too.",
            nullptr, numbers.freeze);
    case '^':
        return tr("A torch: step on it, and you see %1 steps farther until the level ends.")
            .arg(numbers.torch);
    case '?':
        return tr(
            "A compass: step on it, and it shows the next %1 cells of the way to the key, then to the exit.")
            .arg(numbers.compass);
    default:
        return {};
    }
}

} // namespace labrys::text
