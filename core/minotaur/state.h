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

/// In the order in which they move (D12).
enum class MonsterKind : std::uint8_t { Hunter, Wanderer, Minotaur };
BOOST_DESCRIBE_ENUM(MonsterKind, Hunter, Wanderer, Minotaur)

/// `*` `^` `?` (ASC-022 to ASC-024).
enum class BonusKind : std::uint8_t { Freeze, Torch, Compass };
BOOST_DESCRIBE_ENUM(BonusKind, Freeze, Torch, Compass)

/// What the Minotaur does next (ASC-080); other monsters stay at Aim.
enum class Phase : std::uint8_t { Aim, Jump, Rest };
BOOST_DESCRIBE_ENUM(Phase, Aim, Jump, Rest)

/// Where a player stands in the level: walking in it, caught until its end, out through the exit, or lifted
/// off the map while absent (D26, D30).
enum class PlayerStatus : std::uint8_t { Walking, Caught, Out, Lifted };
BOOST_DESCRIBE_ENUM(PlayerStatus, Walking, Caught, Out, Lifted)

struct Player {
    Cell cell;
    PlayerStatus status = PlayerStatus::Walking;
    /// False between Lost and Back; the world outside says so.
    bool present = true;
    /// Carries a torch until the end of the level (ASC-054, D24).
    bool torch = false;
    bool operator==(const Player&) const = default;
};
BOOST_DESCRIBE_STRUCT(Player, (), (cell, status, present, torch))

struct Monster {
    MonsterKind kind = MonsterKind::Wanderer;
    Cell cell;
    /// The way back, which a roaming wanderer avoids (D10).
    std::optional<Cell> cameFrom = {};
    /// Where a wanderer last saw a player (D9); where the Minotaur will land (D20, D21).
    std::optional<Cell> target = {};
    /// The Minotaur's, and for how many phases it still rests (D23).
    Phase phase = Phase::Aim;
    int rest = 0;
    bool operator==(const Monster&) const = default;
};
BOOST_DESCRIBE_STRUCT(Monster, (), (kind, cell, cameFrom, target, phase, rest))

/// A bonus in its cell.
struct Bonus {
    BonusKind kind = BonusKind::Freeze;
    Cell cell;
    auto operator<=>(const Bonus&) const = default;
};
BOOST_DESCRIBE_STRUCT(Bonus, (), (kind, cell))

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
    /// How many phases of the monsters are still skipped (D16).
    int freeze = 0;
    /// A compass works until the end of the level (D18).
    bool compass = false;
    /// A bit for each bonus of the level that was taken.
    std::uint32_t taken = 0;
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
    (level, levels, turn, turnsBefore, active, keyFound, freeze, compass, taken, outcome, caughtBy, score,
        players, monsters, seen))

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
    BonusTaken,
    ExitLocked,
    WentOut,
    MonstersStill,
    MonsterWalked,
    MonsterNoticed,
    MinotaurAimed,
    MinotaurJumped,
    MonsterShoved,
    Caught,
    PlayerLost,
    PlayerBack,
    PlayerLifted,
    ManyTurns,
    LevelCompleted,
    LevelLost
};
BOOST_DESCRIBE_ENUM(EventKind, Walked, Waited, KeyTaken, BonusTaken, ExitLocked, WentOut, MonstersStill,
    MonsterWalked, MonsterNoticed, MinotaurAimed, MinotaurJumped, MonsterShoved, Caught, PlayerLost,
    PlayerBack, PlayerLifted, ManyTurns, LevelCompleted, LevelLost)

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
    /// Of BonusTaken.
    std::optional<BonusKind> bonus = {};
    /// Of MinotaurAimed: how many king's moves short of the player it will land (D21). Of MonstersStill: how
    /// many phases more. Of ManyTurns: how many turns are left.
    int number = 0;
    bool operator==(const Event&) const = default;
};
BOOST_DESCRIBE_STRUCT(Event, (), (kind, seat, monster, from, to, fromLit, toLit, bonus, number))

/// A monster in the light; a Minotaur that rests shows for how many phases more.
struct MonsterSight {
    MonsterKind kind = MonsterKind::Wanderer;
    Cell cell;
    int rest = 0;
    auto operator<=>(const MonsterSight&) const = default;
};
BOOST_DESCRIBE_STRUCT(MonsterSight, (), (kind, cell, rest))

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
    int freeze = 0;
    bool compass = false;
    /// How many bonuses were taken in this level.
    int bonusesTaken = 0;
    LevelOutcome outcome = LevelOutcome::Running;
    std::optional<MonsterKind> caughtBy;
    std::int64_t score = 0;
    /// The turns of the level's certificate, once it is completed; 0 where there is none (minotaur.md 2.3).
    int par = 0;
    std::vector<Player> players;
    /// In the light now, sorted by cell.
    std::vector<MonsterSight> monsters;
    /// Where Minotaurs will land, also in shadow (ASC-081), sorted.
    std::vector<Cell> marks;
    /// Bonuses seen and not taken, in the order of the level.
    std::vector<Bonus> bonuses;
    /// The next cells of the way to the key, then to the exit, from the nearest player (D18).
    std::vector<Cell> way;
    /// Where the key lies, once seen and until taken; where the exit is, once seen.
    std::optional<Cell> key;
    std::optional<Cell> exit;
    /// How far light and half-light reach in this level, in walking steps, without a torch.
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
    (seat, level, levels, turn, turnsBefore, active, keyFound, freeze, compass, bonusesTaken, outcome,
        caughtBy, score, par, players, monsters, marks, bonuses, way, key, exit, lightSteps, halfLightSteps,
        map, light))

} // namespace labrys::minotaur
