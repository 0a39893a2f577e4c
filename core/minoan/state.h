// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/game/rules.h"
#include "core/minoan/board.h"
#include "core/minoan/stage.h"

#include <array>
#include <cstdint>
#include <optional>
#include <vector>

namespace labrys::minoan {

/// What is to be decided: a door, a swap, what becomes of a treasure, what becomes of head and blood (D-41).
enum class Phase : std::uint8_t { Doors, Fight, Treasure, Finale, Over };
BOOST_DESCRIBE_ENUM(Phase, Doors, Fight, Treasure, Finale, Over)

/// How a run ended: the two endings (MIN-091, MIN-092), a cost that could not be paid (D-23), no life left
/// (D-24), or the end of the training.
enum class Ending : std::uint8_t { None, Athens, Labyrinth, Hunger, Killed, Trained };
BOOST_DESCRIBE_ENUM(Ending, None, Athens, Labyrinth, Hunger, Killed, Trained)

struct Gauge {
    int now = 0;
    int most = 0;
    void gain(int amount) { now = now + amount > most ? most : now + amount; }
    bool operator==(const Gauge&) const = default;
};
BOOST_DESCRIBE_STRUCT(Gauge, (), (now, most))

/// The statistics of a symbol (MIN-041 to MIN-043): value, percent for each tile more than three, percent for
/// each wave.
struct Skill {
    int base = 0;
    int extra = 0;
    int combo = 0;
    bool operator==(const Skill&) const = default;
};
BOOST_DESCRIBE_STRUCT(Skill, (), (base, extra, combo))
using Skills = std::array<Skill, kSymbols>;

/// What the player defends himself with.
struct Body {
    Gauge life;
    Gauge armour;
    /// Protections of each element (MIN-047), which regenerate armour and life (D-18). Fire is at 0.
    std::array<int, kElements> armourWards{};
    std::array<int, kElements> lifeWards{};
    bool operator==(const Body&) const = default;
};
BOOST_DESCRIBE_STRUCT(Body, (), (life, armour, armourWards, lifeWards))

/// An enemy in his fight.
struct Enemy {
    Foe foe;
    Gauge life;
    Gauge armour;
    int damage = 0;
    int recovery = 0;
    std::array<Harm, 3> attacks{};
    /// Percent of each harm that does nothing; below zero he suffers more (D-13).
    std::array<int, kHarms> resistances{};
    /// Where he is in his pattern: the step that is announced.
    int step = 0;
    bool operator==(const Enemy&) const = default;
};
BOOST_DESCRIBE_STRUCT(Enemy, (), (foe, life, armour, damage, recovery, attacks, resistances, step))

enum class Fate : std::uint8_t { Waiting, Kept, Offered };
BOOST_DESCRIBE_ENUM(Fate, Waiting, Kept, Offered)

struct Treasure {
    Item item = Item::Sword;
    Fate fate = Fate::Waiting;
    /// To whom it was offered.
    Deity deity = Deity::Ares;
    bool operator==(const Treasure&) const = default;
};
BOOST_DESCRIBE_STRUCT(Treasure, (), (item, fate, deity))

inline constexpr int kMostTreasures = 2;
inline constexpr int kMostAltars = 3;
/// The most steps of a pattern, and patterns of a level.
inline constexpr int kMostSteps = 16;
inline constexpr int kMostPatterns = 4;

/// What the player has seen in this run (the codex); nothing of it outlives the run (MIN-003). Each field is
/// a set of bits.
struct Knowledge {
    /// Signs of the rooms he has been in.
    std::uint16_t signs = 0;
    /// Of each deity, which items he has offered.
    std::array<std::uint8_t, kDeities> gifts{};
    /// Of each family, which levels he has met: level 1 at bit 1.
    std::array<std::uint8_t, kFamilies> met{};
    /// Of the archetype of each element, and of the hoplite at 0: which harm he has tried on one that bears
    /// it.
    std::array<std::uint8_t, kColours> tried{};
    /// Of each pattern of each level, which steps he has seen: [(level - 1) * 4 + pattern].
    std::array<std::uint16_t, at(kBossLevel) * kMostPatterns> steps{};
    bool operator==(const Knowledge&) const = default;
};
BOOST_DESCRIBE_STRUCT(Knowledge, (), (signs, gifts, met, tried, steps))

/// One room that was crossed, or in which the run ended.
struct RoomRecord {
    std::array<Sign, 3> doors{};
    int chosen = 0;
    bool fight = false;
    int enemyLevel = 0;
    int turns = 0;
    /// As the room was left.
    int life = 0;
    int armour = 0;
    int satiety = 0;
    std::array<Treasure, kMostTreasures> treasures{};
    int treasureCount = 0;
    bool operator==(const RoomRecord&) const = default;
};
BOOST_DESCRIBE_STRUCT(RoomRecord, (),
    (doors, chosen, fight, enemyLevel, turns, life, armour, satiety, treasures, treasureCount))
inline constexpr int kMostRooms = 31;

/// Sums of the run, for its summary.
struct Tally {
    int turns = 0;
    int fights = 0;
    int dealt = 0;
    int suffered = 0;
    int largestBlow = 0;
    int bestWaves = 0;
    /// The harm of the last enemy turn, for the sentence of a defeat.
    int lastBlow = 0;
    bool operator==(const Tally&) const = default;
};
BOOST_DESCRIBE_STRUCT(Tally, (), (turns, fights, dealt, suffered, largestBlow, bestWaves, lastBlow))

/// All that changes in a run. Treasures and altars are those of the room he is in.
struct State {
    Mode mode = Mode::Run;
    Phase phase = Phase::Doors;
    Ending ending = Ending::None;
    /// The room that is crossed, or before which he stands; counted from 1.
    int room = 1;
    int door = 0;
    Body body;
    Gauge satiety;
    Skills skills{};
    Bag bag;
    Board board{};
    /// Draws of the board of this room (D-38).
    Random boardRandom;
    std::optional<Enemy> enemy;
    int fightTurns = 0;
    std::array<Treasure, kMostTreasures> treasures{};
    int treasureCount = 0;
    /// The head hangs from the belt (MIN-092).
    bool headTied = false;
    Knowledge knowledge;
    std::array<RoomRecord, kMostRooms> records{};
    int recordCount = 0;
    Tally tally;
    bool operator==(const State&) const = default;
};
BOOST_DESCRIBE_STRUCT(State, (),
    (mode, phase, ending, room, door, body, satiety, skills, bag, board, boardRandom, enemy, fightTurns,
        treasures, treasureCount, headTied, knowledge, records, recordCount, tally))

/// A door from outside: its sign is the only clue (MIN-012), beside what anybody can count.
struct DoorSight {
    Sign sign = Sign::DeerGod;
    int cost = 0;
    bool operator==(const DoorSight&) const = default;
};
BOOST_DESCRIBE_STRUCT(DoorSight, (), (sign, cost))

/// All that the player may know: the state without the draws to come, the enemy without his pattern.
struct Observation {
    Mode mode = Mode::Run;
    Phase phase = Phase::Doors;
    Ending ending = Ending::None;
    int room = 1;
    int rooms = kMostRooms;
    std::vector<DoorSight> doors;
    /// The door that was taken.
    int door = 0;
    Body body;
    Gauge satiety;
    Skills skills{};
    Bag bag;
    Board board{};
    /// His pattern is 0 and his step the number of turns he has had; what he does next is `announced`.
    std::optional<Enemy> enemy;
    Deed announced = Deed::Rest;
    /// What follows the announced deed, where it was seen before in this run and no other pattern is
    /// possible.
    std::optional<Deed> after;
    /// Which resistances have been learnt, a bit for each harm.
    std::uint8_t learnt = 0;
    int fightTurns = 0;
    std::vector<Treasure> treasures;
    std::vector<Deity> altars;
    bool headTied = false;
    Knowledge knowledge;
    std::vector<RoomRecord> records;
    Tally tally;
    bool operator==(const Observation&) const = default;
};
BOOST_DESCRIBE_STRUCT(Observation, (),
    (mode, phase, ending, room, rooms, doors, door, body, satiety, skills, bag, board, enemy, announced,
        after, learnt, fightTurns, treasures, altars, headTied, knowledge, records, tally))

/// Door: `first` is the door. Swap: two neighbours, left or upper first. Keep: `first` is the treasure.
/// Offer: the treasure, and the altar. The last three are those of the last room (D-41).
enum class Verb : std::uint8_t { Door, Swap, Keep, Offer, SacrificeHead, TieHead, DipAmulet };
BOOST_DESCRIBE_ENUM(Verb, Door, Swap, Keep, Offer, SacrificeHead, TieHead, DipAmulet)

struct Action {
    game::Seat seat = 0;
    Verb verb = Verb::Door;
    int first = 0;
    int second = 0;
    bool operator==(const Action&) const = default;
};
BOOST_DESCRIBE_STRUCT(Action, (), (seat, verb, first, second))

enum class Refusal : std::uint8_t {
    RunOver,
    NotNow,
    NoSuchSeat,
    NoSuchDoor,
    NotNeighbours,
    NoSuchTreasure,
    AlreadyDecided,
    NoSuchAltar
};
BOOST_DESCRIBE_ENUM(Refusal, RunOver, NotNow, NoSuchSeat, NoSuchDoor, NotNeighbours, NoSuchTreasure,
    AlreadyDecided, NoSuchAltar)

/// What happened, in order. Which fields mean something:
/// - RoomEntered: amount = satiety paid. CorridorRested: life, armour = what they gained.
/// - FightBegan. Swapped: first, second = cells.
/// - Matched: wave (from 0), symbol, cells, count, amount = its value, colours = the values of its elements.
/// - Struck: harm, amount = after resistance, armour and life = what the enemy lost of each.
/// - Guarded, Healed: amount really gained. Warded: symbol (shield or flower), harm, amount.
/// - Fell: wave, cells that vanished, tiles = the new ones, columns from the left, each from the bottom.
/// - CascadeEnded: wave = how many waves there were, 0 without a match. EnemyFell.
/// - EnemyActed: deed. Suffered: harm, amount, armour and life = what he lost, wardArmour and wardLife = what
///   protections gave before. WardsVanished. EnemyHealed, EnemyMended: amount really gained.
/// - TreasureFound: item. KeptItem: item, life, armour, satiety = what they gained. OfferedItem: item, deity;
/// what came
///   of it: the gift as in offerings.h (first = kind), symbol, amount, tile in tiles.
/// - RoomLeft. Ended: ending.
enum class EventKind : std::uint8_t {
    RoomEntered,
    CorridorRested,
    FightBegan,
    Swapped,
    Matched,
    Struck,
    Guarded,
    Healed,
    Warded,
    Fell,
    CascadeEnded,
    EnemyFell,
    EnemyActed,
    Suffered,
    WardsVanished,
    EnemyHealed,
    EnemyMended,
    TreasureFound,
    KeptItem,
    OfferedItem,
    RoomLeft,
    Ended
};
BOOST_DESCRIBE_ENUM(EventKind, RoomEntered, CorridorRested, FightBegan, Swapped, Matched, Struck, Guarded,
    Healed, Warded, Fell, CascadeEnded, EnemyFell, EnemyActed, Suffered, WardsVanished, EnemyHealed,
    EnemyMended, TreasureFound, KeptItem, OfferedItem, RoomLeft, Ended)

struct Event {
    EventKind kind = EventKind::RoomEntered;
    int wave = 0;
    int first = 0;
    int second = 0;
    int count = 0;
    int amount = 0;
    int life = 0;
    int armour = 0;
    int satiety = 0;
    int wardLife = 0;
    int wardArmour = 0;
    Symbol symbol = Symbol::Sword;
    Harm harm = Harm::Slash;
    Deed deed = Deed::Rest;
    Item item = Item::Sword;
    Deity deity = Deity::Ares;
    Ending ending = Ending::None;
    std::uint64_t cells = 0;
    std::array<int, kElements> colours = {};
    std::vector<std::uint8_t> tiles = {};
    bool operator==(const Event&) const = default;
};
BOOST_DESCRIBE_STRUCT(Event, (),
    (kind, wave, first, second, count, amount, life, armour, satiety, wardLife, wardArmour, symbol, harm,
        deed, item, deity, ending, cells, colours, tiles))

} // namespace labrys::minoan
