// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/net/messages.h"
#include "app/text/maze_words.h"
#include "core/game/view_reader.h"
#include "core/minotaur/rules.h"

#include <QCoreApplication>
#include <QDeadlineTimer>
#include <QString>
#include <QStringList>

#include <array>
#include <optional>

namespace labrys::cli {

/// A match as it is told to one who plays or watches it, and its words. Names have been made harmless.
struct NetMatch {
    net::Start start;
    game::ViewReader<minotaur::Rules> reader = {};
    std::array<net::Presence, minotaur::kMostPlayers> presence = {};
    /// When the partner of a lost player may go on alone; when the next level begins anyway.
    QDeadlineTimer grace = {};
    net::Ready ready = {};
    QDeadlineTimer nextLevel = {};
    /// A move is on its way, and was this one; the partner's absence has been answered with *wait*.
    bool moved = false;
    minotaur::Action action = {};
    bool waits = false;
    std::optional<net::End> end = {};
    /// What became of its thread and its score.
    QStringList verdict = {};

    [[nodiscard]] const minotaur::Observation& seen() const { return reader.observation(); }
    [[nodiscard]] bool watching() const { return start.seat < 0; }
    [[nodiscard]] int seat() const { return start.seat; }
    [[nodiscard]] int other() const { return start.seat == 0 ? 1 : 0; }
    [[nodiscard]] QString name(int seat) const;
    /// The other player; of a watched match both.
    [[nodiscard]] QString partner() const;
    [[nodiscard]] text::Cast cast() const;
    [[nodiscard]] bool running() const;
    [[nodiscard]] bool myTurn() const;
    /// A level is done, and another follows.
    [[nodiscard]] bool between() const;
    [[nodiscard]] bool isReady(int seat) const;
    /// *Play on* and *wait* can be chosen (NET-024).
    [[nodiscard]] bool mayPlayOn() const;

    /// `your turn`, `Bob's turn`; empty between levels.
    [[nodiscard]] QString turnWords() const;
    /// What is wrong with the partner, and what can be done; empty when nothing is.
    [[nodiscard]] QString trouble() const;
    /// Who is ready for the next level.
    [[nodiscard]] QString readyWords() const;
    /// How a level or the match ended, with its points by the formula, as lines.
    [[nodiscard]] QString heading() const;
    [[nodiscard]] QStringList result(const minotaur::Numbers& numbers) const;

    Q_DECLARE_TR_FUNCTIONS(NetMatch)
};

/// `3 s` of what is left of a deadline, rounded up; 0 when it has passed or there is none.
[[nodiscard]] int secondsLeft(const QDeadlineTimer& deadline);

} // namespace labrys::cli
