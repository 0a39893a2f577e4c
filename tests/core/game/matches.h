// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/game/seat_player.h"
#include "core/minotaur/bots.h"
#include "core/minotaur/competent_bot.h"
#include "tests/support/hosting.h"
#include "tests/support/test_main.h"

#include <algorithm>
#include <array>
#include <memory>
#include <string>
#include <vector>

namespace labrys::test {

/// A match played by two bots over text alone. told(seat, before, now, text) is called for every view that a
/// seat gets, `before` being null for the first one.
template <class Bot, class Told>
void playMatch(game::HostedMatch& match, int mostMoves, Told&& told)
{
    std::array<std::unique_ptr<game::SeatPlayer>, 2> players;
    std::array<std::shared_ptr<const game::Sight>, 2> seen;
    for (game::Seat seat = 0; seat < 2; ++seat)
        players[static_cast<std::size_t>(seat)]
            = std::make_unique<game::SeatPlayerOf<minotaur::Rules, Bot>>(seat, Seed(7));
    const auto show = [&] {
        for (std::size_t seat = 0; seat < 2; ++seat) {
            auto now = match.sight(static_cast<game::Seat>(seat));
            const std::string text = match.encode(seen[seat].get(), *now);
            const auto taken = players[seat]->take(text);
            QVERIFY2(taken.has_value(), text.c_str());
            told(static_cast<game::Seat>(seat), seen[seat], now, text);
            seen[seat] = std::move(now);
        }
    };
    show();
    for (int move = 0; move < mostMoves && match.summary().outcome == game::Outcome::Running; ++move) {
        if (match.stageOver()) {
            test::goOn(match);
        } else {
            const game::Seat seat = match.toMove();
            auto& player = players[static_cast<std::size_t>(seat)];
            QVERIFY(player->toMove());
            QVERIFY(match.submit(seat, player->choose()).has_value());
        }
        show();
    }
}

/// Bytes that one seat gets, round by round. A level that two bots cannot end has thousands of rounds in
/// which nothing changes but places: what comes after the first 400 is left out, or it would make up half of
/// all.
struct Traffic {
    static constexpr int kLongLevel = 400;
    std::vector<std::size_t> rounds;
    std::vector<std::size_t> wholes;
    int levels = 0;

    void add(const std::string& text, const game::Summary& at)
    {
        if (at.level != m_level) {
            ++levels;
            m_begin = at.turns;
        } else if (at.turns - m_begin > kLongLevel) {
            return;
        }
        if (rounds.empty() || at.turns != m_turns || at.level != m_level)
            rounds.push_back(0);
        m_turns = at.turns;
        m_level = at.level;
        rounds.back() += text.size();
    }
    /// The size that `percent` of the rounds do not exceed.
    [[nodiscard]] std::size_t percentile(int percent)
    {
        std::ranges::sort(rounds);
        return rounds[(rounds.size() - 1) * static_cast<std::size_t>(percent) / 100];
    }

private:
    int m_turns = -1;
    int m_level = 0;
    int m_begin = 0;
};

} // namespace labrys::test
