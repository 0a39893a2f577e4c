// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/paint/maze_glyphs.h"

#include "core/minotaur/picture.h"

#include <algorithm>
#include <array>
#include <cstdlib>
#include <optional>
#include <string_view>

namespace labrys::paint {

namespace {

using minotaur::Observation;

/// Remembered, half-light, light; -1 is unknown.
using Level = int;

constexpr std::array kStone{Token::MazeStoneRemembered, Token::MazeStoneHalf, Token::MazeStoneLit};
constexpr std::array kStoneInk{
    Token::MazeStoneInkRemembered, Token::MazeStoneInkHalf, Token::MazeStoneInkLit};
constexpr std::array kFloor{Token::MazeFloorRemembered, Token::MazeFloorHalf, Token::MazeFloorLit};
constexpr std::array kFloorInk{
    Token::MazeFloorInkRemembered, Token::MazeFloorInkHalf, Token::MazeFloorInkLit};

Level levelOf(const Observation& seen, Cell cell, MazeLight light)
{
    if (!seen.map.contains(cell) || seen.map[cell] == 0)
        return -1;
    const Level level = static_cast<Level>(seen.lightAt(cell));
    return light == MazeLight::Review ? std::max(level, static_cast<Level>(minotaur::Light::Half)) : level;
}

MazeGlyph stone(char symbol, Level level)
{
    const auto at = static_cast<std::size_t>(level);
    return {symbol, kStone[at], kStoneInk[at], kStone[at], false, false, true};
}

MazeGlyph floor(Level level)
{
    const auto at = static_cast<std::size_t>(level);
    return {'.', kFloor[at], kFloorInk[at], kFloor[at]};
}

/// The wall or the passage between two cells, of which at least one is known.
MazeGlyph between(
    const Observation& seen, Cell first, Cell second, Direction toSecond, char wall, MazeLight light)
{
    const Level near = levelOf(seen, first, light);
    const Level far = levelOf(seen, second, light);
    if (near < 0 && far < 0)
        return {};
    const bool open = near >= 0 ? seen.open(first, toSecond) : seen.open(second, opposite(toSecond));
    return open ? floor(std::max(near, far)) : stone(wall, std::max(near, far));
}

Token inkOf(minotaur::BonusKind kind)
{
    switch (kind) {
    case minotaur::BonusKind::Freeze:
        return Token::MazeFreeze;
    case minotaur::BonusKind::Torch:
        return Token::MazeTorch;
    case minotaur::BonusKind::Compass:
        break;
    }
    return Token::MazeCompass;
}

/// Of a cell without anybody in it.
MazeGlyph groundOf(const Observation& seen, Cell cell, MazeLight light)
{
    const Level level = levelOf(seen, cell, light);
    const bool onWay = std::ranges::find(seen.way, cell) != seen.way.end();
    if (level < 0) // a compass shows its way in the shadow too (D18)
        return onWay ? MazeGlyph{':', Token::Sunken, Token::MazeCompass, Token::Sunken, false, false, true}
                     : MazeGlyph{};
    MazeGlyph glyph = floor(level);
    const auto thing = [&](char symbol, Token ink) {
        glyph.symbol = symbol;
        glyph.ink = ink;
        glyph.bold = true;
    };
    if (onWay)
        thing(':', Token::MazeCompass);
    for (const auto& bonus : seen.bonuses)
        if (bonus.cell == cell)
            thing(minotaur::symbolOf(bonus.kind), inkOf(bonus.kind));
    if (seen.exit == cell)
        thing('E', Token::MazeExit);
    if (seen.key == cell)
        thing('K', Token::MazeKey);
    return glyph;
}

/// Everything but people, monsters and the marks of a Minotaur's jump.
MazeGlyph glyphBelowMarks(const Observation& seen, int line, int place, MazeLight light)
{
    const Cell cell{line / 2, place / 2};
    const bool insideRow = line % 2 != 0;
    const bool insideColumn = place % 2 != 0;
    if (insideRow && insideColumn)
        return groundOf(seen, cell, light);
    if (insideRow)
        return between(seen, {cell.row, cell.column - 1}, cell, Direction::East, '|', light);
    if (insideColumn)
        return between(seen, {cell.row - 1, cell.column}, cell, Direction::South, '-', light);
    Level level = -1;
    for (int row = cell.row - 1; row <= cell.row; ++row)
        for (int column = cell.column - 1; column <= cell.column; ++column)
            level = std::max(level, levelOf(seen, {row, column}, light));
    return level < 0 ? MazeGlyph{} : stone('+', level);
}

/// The ground of a square that a Minotaur will land on: passages become `!`, walls stay legible (6.2).
MazeGlyph marked(MazeGlyph glyph)
{
    const bool wall = glyph.symbol == '+' || glyph.symbol == '-' || glyph.symbol == '|';
    glyph.ground = wall ? Token::MazeMarkStone : Token::MazeMarkFloor;
    glyph.under = glyph.ground;
    if (wall) {
        glyph.ink = Token::MazeMarkStoneInk;
    } else if (glyph.symbol == ' ' || glyph.symbol == '.' || glyph.symbol == ':') {
        glyph.symbol = '!';
        glyph.ink = Token::MazeMarkInk;
        glyph.bold = true;
    }
    return glyph;
}

} // namespace

MazeGlyph groundAt(const Observation& seen, int line, int place, MazeLight light)
{
    const MazeGlyph glyph = glyphBelowMarks(seen, line, place, light);
    const bool inMark = std::ranges::any_of(seen.marks, [&](Cell mark) {
        return std::abs(line - 2 * mark.row - 1) <= 1 && std::abs(place - 2 * mark.column - 1) <= 1;
    });
    return inMark ? marked(glyph) : glyph;
}

std::vector<MazeFigure> figuresOf(const Observation& seen)
{
    using minotaur::PlayerStatus;
    std::vector<MazeFigure> figures;
    for (const auto& monster : seen.monsters) {
        const char symbol = minotaur::symbolOf(monster.kind);
        const bool beast = monster.kind == minotaur::MonsterKind::Minotaur;
        const Token ink = beast                             ? Token::MazeOnMinotaur
            : monster.kind == minotaur::MonsterKind::Hunter ? Token::MazeHunter
                                                            : Token::MazeWanderer;
        const Token ground = beast ? Token::MazeMinotaur : Token::Sunken;
        figures.push_back({{symbol, ground, ink, Token::Sunken, beast, false, true}, monster.cell});
    }
    const auto people = static_cast<int>(seen.players.size());
    // One's own letter stands above the partner's.
    for (int i = people - 1; i >= 0; --i) {
        const int seat = (seen.seat + i) % people;
        const auto& player = seen.players[static_cast<std::size_t>(seat)];
        const bool own = i == 0;
        if (player.status == PlayerStatus::Walking)
            figures.push_back({own
                    ? MazeGlyph{'P', Token::MazePlayer, Token::MazeOnPlayer, Token::Sunken, true, false, true}
                    : MazeGlyph{'P', Token::MazeMate, Token::MazeOnMate, Token::Sunken, true, true, true},
                player.cell});
        // Whoever caught someone is shown standing there, once the level is lost.
        if (player.status == PlayerStatus::Caught && seen.outcome == minotaur::LevelOutcome::Lost)
            figures.push_back({{seen.caughtBy ? minotaur::symbolOf(*seen.caughtBy) : 'P', Token::MazeCaught,
                                   Token::MazeOnCaught, Token::Sunken, true, false, true},
                player.cell});
    }
    return figures;
}

} // namespace labrys::paint
