// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/fields.h"
#include "core/base/problem.h"

#include <cstdint>
#include <expected>
#include <string>
#include <string_view>
#include <vector>

namespace labrys::minotaur {

/// Ranked is the game of the source; Easy and Hard are not ranked (minotaur.md 2.3).
enum class Difficulty : std::uint8_t { Ranked, Easy, Hard };
BOOST_DESCRIBE_ENUM(Difficulty, Ranked, Easy, Hard)

/// What a difficulty changes: how far light and half-light reach (D1), and how many cells ahead of the player
/// a hunter tries to cut off the way to the key (D6).
struct Sight {
    int light = 0;
    int halfLight = 0;
    int lookAhead = 0;
    bool operator==(const Sight&) const = default;
};
BOOST_DESCRIBE_STRUCT(Sight, (), (light, halfLight, lookAhead))

/// The numbers of the rules of one level. Distances are walking steps unless said otherwise.
struct Numbers {
    /// What a torch adds to light and half-light (D2).
    int torch = 0;
    /// How far a wanderer sees a player (D8); smaller than light, so that you see it first.
    int wandererSight = 0;
    /// How many phases of the monsters a freeze skips (ASC-022, D16).
    int freeze = 0;
    /// How many cells of the way a compass shows (ASC-024).
    int compass = 0;
    /// How far the Minotaur jumps, in king's moves (ASC-082), and how many phases it rests (ASC-083).
    int jump = 0;
    int rest = 0;
    /// A player who comes back needs every monster farther away than this (D30).
    int returnDistance = 0;
    /// ASC-090.
    int levelScore = 0;
    int turnScore = 0;
    int bonusScore = 0;
    /// A level ends lost after so many turns, and says so at the warning (minotaur.md 2.3).
    int turnWarning = 0;
    int turnLimit = 0;
    bool operator==(const Numbers&) const = default;
};
BOOST_DESCRIBE_STRUCT(Numbers, (),
    (torch, wandererSight, freeze, compass, jump, rest, returnDistance, levelScore, turnScore, bonusScore,
        turnWarning, turnLimit))

/// What a generated level holds (ASC-060 to ASC-066); loops are openings beyond those of the braid, for each
/// 100 cells.
struct LevelPlan {
    int rows = 0;
    int columns = 0;
    int hunters = 0;
    int wanderers = 0;
    int minotaurs = 0;
    int bonuses = 0;
    int loops = 0;
    bool operator==(const LevelPlan&) const = default;
};
BOOST_DESCRIBE_STRUCT(LevelPlan, (), (rows, columns, hunters, wanderers, minotaurs, bonuses, loops))

/// How levels are generated (minotaur.md 2.3). Percentages are of the distance of the farthest cell from the
/// start.
struct Generation {
    /// How often, of 100, the growing tree goes on from its newest cell.
    int newest = 0;
    int exitFromStart = 0;
    int keyFromStart = 0;
    int keyFromExit = 0;
    int monsterFromStart = 0;
    /// Monsters stand at least so many steps beyond the light, bonuses so many steps from the start.
    int monsterBeyondLight = 0;
    int bonusFromStart = 0;
    /// How many positions a search for the certificate may look at (F2).
    int certificateBudget = 0;
    /// No forced capture in so many turns (F3).
    int fairTurns = 0;
    bool operator==(const Generation&) const = default;
};
BOOST_DESCRIBE_STRUCT(Generation, (),
    (newest, exitFromStart, keyFromStart, keyFromExit, monsterFromStart, monsterBeyondLight, bonusFromStart,
        certificateBudget, fairTurns))

/// The numbers of the game, from `resources/content/minotaur/rules.json` (minotaur.md 2.2, 2.3).
struct Content {
    std::string format;
    int version = 0;
    Numbers numbers;
    Sight ranked;
    /// Two players have numbers of their own (minotaur.md 7.4).
    Sight pair;
    Sight easy;
    Sight hard;
    Generation generation;
    /// The levels of a run, in order (ASC-001).
    std::vector<LevelPlan> levels;
    bool operator==(const Content&) const = default;
};
BOOST_DESCRIBE_STRUCT(Content, (), (format, version, numbers, ranked, pair, easy, hard, generation, levels))

/// Which sight a run of so many players has.
[[nodiscard]] const Sight& sightOf(const Content& content, Difficulty difficulty, int players);

/// Reads the content file. Beside the codes of readJson: CONTENT_FORMAT, CONTENT_RANGE (which field).
[[nodiscard]] std::expected<Content, Problem> readContent(std::string_view text, std::string_view file);

} // namespace labrys::minotaur
