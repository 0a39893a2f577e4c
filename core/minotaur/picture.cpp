// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/minotaur/picture.h"

#include <cstddef>

namespace labrys::minotaur {

std::vector<std::string> pictureOf(const Observation& seen)
{
    const int rows = seen.map.rows();
    const int columns = seen.map.columns();
    std::vector<std::string> lines(
        static_cast<std::size_t>(2 * rows + 1), std::string(static_cast<std::size_t>(2 * columns + 1), ' '));
    const auto put = [&](int y, int x, char glyph) {
        lines[static_cast<std::size_t>(y)][static_cast<std::size_t>(x)] = glyph;
    };
    for (int row = 0; row < rows; ++row)
        for (int column = 0; column < columns; ++column) {
            const Cell cell{row, column};
            if (seen.seenAt(cell) == Seen::Never)
                continue;
            const int y = 2 * row + 1;
            const int x = 2 * column + 1;
            put(y, x, '.');
            for (const int dy : {-1, 1})
                for (const int dx : {-1, 1})
                    put(y + dy, x + dx, '+');
            put(y - 1, x, seen.open(cell, Direction::North) ? '.' : '-');
            put(y + 1, x, seen.open(cell, Direction::South) ? '.' : '-');
            put(y, x - 1, seen.open(cell, Direction::West) ? '.' : '|');
            put(y, x + 1, seen.open(cell, Direction::East) ? '.' : '|');
        }
    const auto place = [&](Cell cell, char glyph) { put(2 * cell.row + 1, 2 * cell.column + 1, glyph); };
    for (const Cell cell : seen.way)
        if (seen.seenAt(cell) == Seen::Never)
            place(cell, ':');
    for (const auto& bonus : seen.bonuses)
        place(bonus.cell, symbolOf(bonus.kind));
    if (seen.exit)
        place(*seen.exit, 'E');
    if (seen.key)
        place(*seen.key, 'K');
    // The first player last: it stands above where both are in one cell.
    for (std::size_t i = seen.players.size(); i-- > 0;)
        if (seen.players[i].status == PlayerStatus::Walking)
            place(seen.players[i].cell, i == 0 ? 'P' : 'p');
    for (const auto& monster : seen.monsters)
        place(monster.cell, symbolOf(monster.kind));
    for (const Cell mark : seen.marks)
        for (int y = 2 * mark.row; y <= 2 * mark.row + 2; ++y)
            for (int x = 2 * mark.column; x <= 2 * mark.column + 2; ++x)
                if (y % 2 == 0 || x % 2 == 0
                    || lines[static_cast<std::size_t>(y)][static_cast<std::size_t>(x)] == ' '
                    || lines[static_cast<std::size_t>(y)][static_cast<std::size_t>(x)] == '.')
                    put(y, x, '!');
    return lines;
}

char symbolOf(MonsterKind kind)
{
    switch (kind) {
    case MonsterKind::Hunter:
        return 'H';
    case MonsterKind::Wanderer:
        return 'W';
    case MonsterKind::Minotaur:
        return 'M';
    }
    return 'M';
}

char symbolOf(BonusKind kind)
{
    switch (kind) {
    case BonusKind::Freeze:
        return '*';
    case BonusKind::Torch:
        return '^';
    case BonusKind::Compass:
        return '?';
    }
    return '?';
}

} // namespace labrys::minotaur
