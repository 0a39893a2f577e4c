// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/games/minoan.h"
#include "app/games/minotaur.h"
#include "core/game/envelope.h"
#include "core/game/hosted.h"
#include "core/game/seat_player.h"
#include "core/game/simulate.h"

#include <expected>
#include <memory>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace labrys::games {

/// What a re-run of a replay or a save came to.
struct ReplayOutcome {
    std::string game;
    std::string seed;
    std::int64_t entries = 0;
    game::Summary summary;
    Fingerprint digest;
};
BOOST_DESCRIBE_STRUCT(ReplayOutcome, (), (game, seed, entries, summary, digest))

/// A game without its types: what every game can do once its rules are registered (ARCHITECTURE, The one
/// idea).
class Game {
public:
    Game() = default;
    Game(const Game&) = delete;
    Game& operator=(const Game&) = delete;
    virtual ~Game() = default;

    [[nodiscard]] virtual std::string_view id() const = 0;
    [[nodiscard]] virtual int rulesVersion() const = 0;
    [[nodiscard]] virtual Fingerprint contentDigest() const = 0;
    [[nodiscard]] virtual std::vector<std::string_view> bots() const = 0;
    /// Whole runs with one of bots(), and each group of the game on its own.
    [[nodiscard]] virtual std::expected<game::SimulationReport, Problem> simulate(
        const game::SimulationRequest& request) const
        = 0;
    /// What a server needs to host matches of it; null for a game of one seat.
    [[nodiscard]] virtual std::unique_ptr<game::Host> host() const = 0;
    /// One of bots() as a client that plays over a wire; null when there is no such bot.
    [[nodiscard]] virtual std::unique_ptr<game::SeatPlayer> seatPlayer(
        std::string_view bot, game::Seat seat, Seed seed) const
        = 0;
    /// Re-runs the text of a `.thread` and checks it (APP-038).
    [[nodiscard]] virtual std::expected<ReplayOutcome, Problem> replay(
        std::string_view text, std::string_view file) const
        = 0;
    /// Reads the text of a save and checks it.
    [[nodiscard]] virtual std::expected<ReplayOutcome, Problem> checkSave(
        std::string_view text, std::string_view file) const
        = 0;
};

/// All games of this program.
class Registry {
public:
    /// Refuses with the first problem of a resource.
    [[nodiscard]] static std::expected<Registry, Problem> load(const ReadResource& read);

    [[nodiscard]] std::span<const std::unique_ptr<Game>> games() const { return m_games; }
    /// The game with this id, or null.
    [[nodiscard]] const Game* find(std::string_view id) const;
    [[nodiscard]] const MinotaurGame& minotaur() const { return *m_minotaur; }
    [[nodiscard]] const MinoanGame& minoan() const { return *m_minoan; }

    /// Re-runs a `.thread` of whichever game; refuses RECORD_UNKNOWN_GAME too.
    [[nodiscard]] std::expected<ReplayOutcome, Problem> replay(
        std::string_view text, std::string_view file) const;

private:
    std::vector<std::unique_ptr<Game>> m_games;
    std::unique_ptr<const MinotaurGame> m_minotaur;
    std::unique_ptr<const MinoanGame> m_minoan;
};

} // namespace labrys::games
