// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/terminal/maze_view.h"

#include "core/minotaur/picture.h"

#include <algorithm>

namespace labrys::cli {

namespace {

using minotaur::Light;

/// How brightly a character is lit: as the brightest known cell that it belongs to.
Ink inkOfLight(const minotaur::Observation& seen, int y, int x)
{
    auto best = Light::Shadow;
    for (int row = (y - 1) / 2; row <= y / 2; ++row)
        for (int column = (x - 1) / 2; column <= x / 2; ++column)
            if (const Cell cell{row, column}; seen.map.contains(cell) && seen.map[cell] != 0)
                best = std::max(best, seen.lightAt(cell));
    return best == Light::Full ? Ink::Lit : best == Light::Half ? Ink::HalfLit : Ink::Remembered;
}

} // namespace

Ink inkOfSymbol(char symbol)
{
    switch (symbol) {
    case 'P':
        return Ink::Player;
    case 'p':
        return Ink::Mate;
    case 'K':
        return Ink::Key;
    case 'E':
        return Ink::ExitLocked;
    case 'H':
        return Ink::Hunter;
    case 'W':
        return Ink::Wanderer;
    case 'M':
        return Ink::Minotaur;
    case '!':
        return Ink::Mark;
    case '*':
    case '^':
    case '?':
        return Ink::Bonus;
    case ':':
        return Ink::Compass;
    default:
        return Ink::Lit;
    }
}

MazePicture mazePicture(const minotaur::Observation& seen)
{
    MazePicture picture{minotaur::pictureOf(seen), {}};
    picture.inks.resize(picture.lines.size());
    for (std::size_t y = 0; y < picture.lines.size(); ++y) {
        auto& line = picture.lines[y];
        auto& inks = picture.inks[y];
        inks.resize(line.size(), Ink::Plain);
        for (std::size_t x = 0; x < line.size(); ++x) {
            const char symbol = line[x];
            if (symbol == ' ')
                continue;
            inks[x] = inkOfSymbol(symbol);
            if (inks[x] == Ink::Lit)
                inks[x] = inkOfLight(seen, static_cast<int>(y), static_cast<int>(x));
            if (symbol == 'E' && seen.keyFound)
                inks[x] = Ink::ExitOpen;
            if (symbol == 'p')
                line[x] = 'P';
        }
    }
    return picture;
}

int Viewport::follow(int player, int total, int page)
{
    if (total <= page) {
        m_page = 0;
        return -(page - total) / 2;
    }
    const int half = std::max(1, page / 2);
    const int margin = std::max(1, page / 8);
    const bool inside = m_page == page && player >= m_first + margin && player < m_first + page - margin;
    const bool atEdge = m_page == page
        && ((m_first == 0 && player < page - margin)
            || (m_first == total - page && player >= m_first + margin));
    if (!inside && !atEdge)
        m_first = std::clamp((player - page / 4) / half * half, 0, total - page);
    m_page = page;
    return m_first;
}

} // namespace labrys::cli
