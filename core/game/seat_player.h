// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/game/simulate.h"
#include "core/game/view_reader.h"

#include <expected>
#include <string>
#include <string_view>
#include <vector>

namespace labrys::game {

/// A bot at the far end of a wire, without the types of its game: views come in as text, decisions go out as
/// text, and nothing else is known to it. For load tests and matches against the program.
class SeatPlayer {
public:
    SeatPlayer() = default;
    SeatPlayer(const SeatPlayer&) = delete;
    SeatPlayer& operator=(const SeatPlayer&) = delete;
    virtual ~SeatPlayer() = default;

    /// Takes one encoded view; refuses as ViewReader does.
    [[nodiscard]] virtual std::expected<void, Problem> take(std::string_view view) = 0;
    [[nodiscard]] virtual Seat seat() const = 0;
    /// Whether the decision of this seat is awaited. False before the first view.
    [[nodiscard]] virtual bool toMove() const = 0;
    /// The decision, as text for HostedMatch::submit(). Only when it is awaited.
    [[nodiscard]] virtual std::string choose() = 0;
    [[nodiscard]] virtual bool stageOver() const = 0;
    [[nodiscard]] virtual Summary summary() const = 0;
};

template <SeatRules R, BotFor<R> Bot>
class SeatPlayerOf final : public SeatPlayer {
public:
    /// The draws of the bot follow from seed and seat.
    SeatPlayerOf(Seat seat, Seed seed)
        : m_seat(seat)
        , m_random(seed.expanded(), Stream("game.seat"), static_cast<std::uint64_t>(seat))
    {
    }

    [[nodiscard]] std::expected<void, Problem> take(std::string_view view) override
    {
        return m_reader.take(view);
    }
    [[nodiscard]] Seat seat() const override { return m_seat; }
    [[nodiscard]] bool toMove() const override
    {
        return m_reader.ready() && m_reader.observation().seat == m_seat
            && R::toMove(m_reader.observation()) == m_seat;
    }
    [[nodiscard]] std::string choose() override
    {
        LABRYS_ASSERT(toMove());
        m_legal.clear();
        R::legalActions(m_reader.observation(), m_legal);
        std::string text;
        R::writeAction(m_bot.choose(m_reader.observation(), m_legal, m_random), text);
        return text;
    }
    [[nodiscard]] bool stageOver() const override
    {
        return m_reader.ready() && R::stageOver(m_reader.observation());
    }
    [[nodiscard]] Summary summary() const override { return R::summary(m_reader.observation()); }

private:
    Seat m_seat;
    Random m_random;
    Bot m_bot;
    ViewReader<R> m_reader;
    std::vector<typename R::Action> m_legal;
};

} // namespace labrys::game
