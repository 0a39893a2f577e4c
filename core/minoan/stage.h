// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/seed.h"
#include "core/minoan/content.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <expected>
#include <optional>
#include <vector>

namespace labrys::minoan {

/// The run of 31 rooms, or the training hall outside of it (D-43).
enum class Mode : std::uint8_t { Run, Training };
BOOST_DESCRIBE_ENUM(Mode, Run, Training)

struct Options {
    Mode mode = Mode::Run;
    bool operator==(const Options&) const = default;
};
BOOST_DESCRIBE_STRUCT(Options, (), (mode))

/// What an enemy is before he fights: family, level, archetypes, pattern (MIN-060).
struct Foe {
    Family family = Family::Deer;
    /// 1 to 4, 5 for the boss, 0 for the mannequin.
    int level = 1;
    /// The elements of the archetypes of his attacks, None where there is none (MIN-073 to MIN-075).
    std::array<Element, 3> archetypes{};
    /// MIN-076.
    bool hoplite = false;
    /// Which of his level's patterns.
    int pattern = 0;
    bool operator==(const Foe&) const = default;
};
BOOST_DESCRIBE_STRUCT(Foe, (), (family, level, archetypes, hoplite, pattern))

/// One room as the door promises it and as it is; everything was rolled when the labyrinth was made, so that
/// looking or leaving changes nothing (D-33).
struct Door {
    Sign sign = Sign::DeerGod;
    int cost = 0;
    bool fight = false;
    Foe foe = {};
    /// The main altar first where there is one (MIN-017, MIN-018).
    std::vector<Deity> altars = {};
    std::vector<Item> treasures = {};
};

/// The whole labyrinth of a seed: it depends on nothing that is done in it (D-38). Secret, but for what
/// Observation shows.
struct Stage {
    Content content = {};
    Mode mode = Mode::Run;
    Seed seed = {};
    /// Three doors before each room but the last (MIN-013).
    std::vector<std::array<Door, 3>> doors = {};
    Door last = {};
};

/// The labyrinth of a seed.
[[nodiscard]] Stage makeLabyrinth(const Content& content, Mode mode, Seed seed);

/// A room behind a door with this sign, drawn as makeLabyrinth() draws it; `fight` where it is known.
[[nodiscard]] Door makeDoor(
    const Stage& stage, int room, std::size_t index, Sign sign, std::optional<bool> fight = std::nullopt);

/// The doors before a room, counted from 1: three, or the one of the last room.
[[nodiscard]] const Door& doorAt(const Stage& stage, int room, int index);
[[nodiscard]] int doorCount(const Stage& stage, int room);

/// The steps of a foe's pattern.
[[nodiscard]] const std::vector<Deed>& patternOf(const Content& content, const Foe& foe);

} // namespace labrys::minoan
