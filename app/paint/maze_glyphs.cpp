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

/// What a mark may cover.
constexpr std::string_view kGround = ".+-|";

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

std::optional<MazeGlyph> personAt(const Observation& seen, Cell cell, Token under)
{
    using minotaur::PlayerStatus;
    std::optional<MazeGlyph> found;
    for (std::size_t i = 0; i < seen.players.size(); ++i) {
        const auto& player = seen.players[i];
        if (player.cell != cell)
            continue;
        const bool own = static_cast<int>(i) == seen.seat;
        if (player.status == PlayerStatus::Walking && own)
            return MazeGlyph{'P', Token::MazePlayer, Token::MazeOnPlayer, under, true, false, true};
        if (player.status == PlayerStatus::Walking)
            found = MazeGlyph{'P', Token::MazeMate, Token::MazeOnMate, under, true, true, true};
        // Whoever caught someone is shown standing there, once the level is lost.
        if (player.status == PlayerStatus::Caught && seen.outcome == minotaur::LevelOutcome::Lost && !found)
            found = MazeGlyph{seen.caughtBy ? minotaur::symbolOf(*seen.caughtBy) : 'P', Token::MazeCaught,
                Token::MazeOnCaught, under, true, false, true};
    }
    return found;
}

MazeGlyph cellAt(const Observation& seen, Cell cell, MazeLight light)
{
    const Level level = levelOf(seen, cell, light);
    const bool onWay = std::ranges::find(seen.way, cell) != seen.way.end();
    if (level < 0) // a compass shows its way in the shadow too (D18)
        return onWay ? MazeGlyph{'.', Token::Sunken, Token::MazeKey, Token::Sunken, false, false, true}
                     : MazeGlyph{};
    MazeGlyph glyph = floor(level);
    const auto thing = [&](char symbol, Token ink) {
        glyph.symbol = symbol;
        glyph.ink = ink;
        glyph.bold = true;
    };
    if (onWay)
        thing('.', Token::MazeKey);
    for (const auto& bonus : seen.bonuses)
        if (bonus.cell == cell)
            thing(minotaur::symbolOf(bonus.kind), Token::MazeKey);
    if (seen.exit == cell)
        thing('E', Token::MazeExit);
    if (seen.key == cell)
        thing('K', Token::MazeKey);
    for (const auto& monster : seen.monsters)
        if (monster.cell == cell)
            thing(minotaur::symbolOf(monster.kind), Token::MazeWanderer);
    return personAt(seen, cell, glyph.under).value_or(glyph);
}

/// Everything but the marks of a Minotaur's jump.
MazeGlyph glyphBelowMarks(const Observation& seen, int line, int place, MazeLight light)
{
    const Cell cell{line / 2, place / 2};
    const bool insideRow = line % 2 != 0;
    const bool insideColumn = place % 2 != 0;
    if (insideRow && insideColumn)
        return cellAt(seen, cell, light);
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

} // namespace

MazeGlyph glyphAt(const Observation& seen, int line, int place, MazeLight light)
{
    MazeGlyph glyph = glyphBelowMarks(seen, line, place, light);
    const bool marked = std::ranges::any_of(seen.marks, [&](Cell mark) {
        return std::abs(line - 2 * mark.row - 1) <= 1 && std::abs(place - 2 * mark.column - 1) <= 1;
    });
    // Whoever stands there stays in sight; walls keep their ground.
    if (marked && !glyph.block
        && (glyph.symbol == ' ' || kGround.find(glyph.symbol) != std::string_view::npos)) {
        // On stone in the stone's own ink, which is legible on it.
        const bool stone = glyph.symbol != ' ' && glyph.symbol != '.';
        glyph.symbol = '!';
        glyph.ink = stone ? glyph.ink : Token::MazeWanderer;
        glyph.bold = true;
    }
    return glyph;
}

} // namespace labrys::paint
