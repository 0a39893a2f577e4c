// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/fields.h"
#include "core/base/grid.h"
#include "core/game/rules.h"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace labrys::minotaur {

/// The most players of one maze (ASC-003).
inline constexpr int kMostPlayers = 2;

enum class MonsterKind : std::uint8_t { Wanderer };
BOOST_DESCRIBE_ENUM(MonsterKind, Wanderer)

/// Where a player stands in the level: walking in it, caught until its end, out through the exit, or lifted
/// off the map while absent (D26, D30).
enum class PlayerStatus : std::uint8_t { Walking, Caught, Out, Lifted };
BOOST_DESCRIBE_ENUM(PlayerStatus, Walking, Caught, Out, Lifted)

struct Player {
    Cell cell;
    PlayerStatus status = PlayerStatus::Walking;
    /// False between Lost and Back; the world outside says so.
    bool present = true;
    bool operator==(const Player&) const = default;
};
BOOST_DESCRIBE_STRUCT(Player, (), (cell, status, present))

struct Monster {
    MonsterKind kind = MonsterKind::Wanderer;
    Cell cell;
    /// The way back, which a roaming wanderer avoids (D10).
    std::optional<Cell> cameFrom = {};
    /// Where it last saw a player (D9).
    std::optional<Cell> target = {};
    bool operator==(const Monster&) const = default;
};
BOOST_DESCRIBE_STRUCT(Monster, (), (kind, cell, cameFrom, target))

/// How a level stands.
enum class LevelOutcome : std::uint8_t { Running, Completed, Lost };
BOOST_DESCRIBE_ENUM(LevelOutcome, Running, Completed, Lost)

/// What has been seen of a cell so far (ASC-050 to ASC-053): its map only, or the things in it too.
enum class Seen : std::uint8_t { Never, Map, Things };

/// All that changes in a run.
struct State {
    /// This level, from 1, of how many.
    int level = 1;
    int levels = 1;
    /// Completed rounds of this level, and of the levels before it.
    int turn = 0;
    int turnsBefore = 0;
    /// The seat whose move it is; game::kEnvironment while all who could move are absent.
    int active = 0;
    bool keyFound = false;
    LevelOutcome outcome = LevelOutcome::Running;
    /// Who caught the last player; empty when the turn limit ended the level.
    std::optional<MonsterKind> caughtBy;
    /// Points of the completed levels, this one included once it is done.
    std::int64_t score = 0;
    std::vector<Player> players;
    std::vector<Monster> monsters;
    /// One Seen a cell.
    Grid<std::uint8_t> seen;
    bool operator==(const State&) const = default;
};
BOOST_DESCRIBE_STRUCT(State, (),
    (level, levels, turn, turnsBefore, active, keyFound, outcome, caughtBy, score, players, monsters, seen))

/// A decision. Players walk or wait; the Environment tells of a player (`subject`): Lost (the connection is
/// gone), Back, PlayOn (the partner goes on without, D30), TurnPassed (a turn limit ran out).
enum class Verb : std::uint8_t { North, West, South, East, Wait, Lost, Back, PlayOn, TurnPassed };
BOOST_DESCRIBE_ENUM(Verb, North, West, South, East, Wait, Lost, Back, PlayOn, TurnPassed)

struct Action {
    game::Seat seat = 0;
    Verb verb = Verb::Wait;
    game::Seat subject = 0;
    bool operator==(const Action&) const = default;
};
BOOST_DESCRIBE_STRUCT(Action, (), (seat, verb, subject))

/// Why an action was not taken; the state is untouched. Wall is the hint of ASC-040.
enum class Refusal : std::uint8_t { Wall, NotYourTurn, NoSuchSeat, NotForThisSeat, NotNow, LevelOver };
BOOST_DESCRIBE_ENUM(Refusal, Wall, NotYourTurn, NoSuchSeat, NotForThisSeat, NotNow, LevelOver)

enum class EventKind : std::uint8_t {
    Walked,
    Waited,
    KeyTaken,
    ExitLocked,
    WentOut,
    MonsterWalked,
    MonsterNoticed,
    Caught,
    PlayerLost,
    PlayerBack,
    PlayerLifted,
    LevelCompleted,
    LevelLost
};
BOOST_DESCRIBE_ENUM(EventKind, Walked, Waited, KeyTaken, ExitLocked, WentOut, MonsterWalked, MonsterNoticed,
    Caught, PlayerLost, PlayerBack, PlayerLifted, LevelCompleted, LevelLost)

/// What happened. `from` and `to` are empty where there is no place, or where a seat may not see it; monsters
/// carry no number, for their count is hidden.
struct Event {
    EventKind kind = EventKind::Waited;
    /// The player concerned, or game::kEnvironment for none.
    game::Seat seat = game::kEnvironment;
    std::optional<MonsterKind> monster = {};
    std::optional<Cell> from = {};
    std::optional<Cell> to = {};
    /// Which of the two ends lay in the light; only those survive project().
    bool fromLit = true;
    bool toLit = true;
    bool operator==(const Event&) const = default;
};
BOOST_DESCRIBE_STRUCT(Event, (), (kind, seat, monster, from, to, fromLit, toLit))

/// A monster in the light.
struct MonsterSight {
    MonsterKind kind = MonsterKind::Wanderer;
    Cell cell;
    auto operator<=>(const MonsterSight&) const = default;
};
BOOST_DESCRIBE_STRUCT(MonsterSight, (), (kind, cell))

/// How much light lies on a cell now (ASC-050 to ASC-052).
enum class Light : std::uint8_t { Shadow, Half, Full };

/// All that one seat may know. Players of a team share their light and their map (D24), so only `seat`
/// differs between them.
struct Observation {
    game::Seat seat = 0;
    int level = 1;
    int levels = 1;
    int turn = 0;
    int turnsBefore = 0;
    int active = 0;
    bool keyFound = false;
    LevelOutcome outcome = LevelOutcome::Running;
    std::optional<MonsterKind> caughtBy;
    std::int64_t score = 0;
    std::vector<Player> players;
    /// In the light now, sorted by cell.
    std::vector<MonsterSight> monsters;
    /// Where the key lies, once seen and until taken; where the exit is, once seen.
    std::optional<Cell> key;
    std::optional<Cell> exit;
    /// How far light and half-light reach in this level, in walking steps.
    int lightSteps = 0;
    int halfLightSteps = 0;
    /// One a cell: 0 unknown, else 16 x Seen + a bit for each open side (1 << Direction).
    Grid<std::uint8_t> map;
    /// One Light a cell.
    Grid<std::uint8_t> light;
    bool operator==(const Observation&) const = default;

    [[nodiscard]] Seen seenAt(Cell cell) const { return static_cast<Seen>(map[cell] / 16U); }
    [[nodiscard]] Light lightAt(Cell cell) const { return static_cast<Light>(light[cell]); }
    /// Whether a side of a known cell is open.
    [[nodiscard]] bool open(Cell cell, Direction side) const
    {
        return ((static_cast<unsigned>(map[cell]) >> static_cast<unsigned>(side)) & 1U) != 0;
    }
};
BOOST_DESCRIBE_STRUCT(Observation, (),
    (seat, level, levels, turn, turnsBefore, active, keyFound, outcome, caughtBy, score, players, monsters,
        key, exit, lightSteps, halfLightSteps, map, light))

} // namespace labrys::minotaur
