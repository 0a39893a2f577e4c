// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/game/session.h"
#include "core/game/view.h"

#include <string>
#include <string_view>
#include <vector>

namespace labrys::game {

/// A game that several seats play through text alone: the host's half of the network game, without a
/// network. Actions come in as text, views go out as text; only views can (NET, minotaur.md 3.4).
template <Rules R>
class Table {
public:
    explicit Table(Session<R> session)
        : m_session(std::move(session))
    {
    }

    [[nodiscard]] const Session<R>& session() const { return m_session; }

    /// Why a message was not taken.
    enum class Rejection : std::uint8_t { NotAnAction, NotThisSeat, Refused };

    /// One action of `seat` as text. A seat speaks only for itself. After an action that ends a stage the
    /// host calls advance(), once its views were sent.
    std::expected<void, Rejection> submit(Seat seat, std::string_view text)
    {
        const auto action = R::readAction(text);
        if (!action || !text.empty())
            return std::unexpected(Rejection::NotAnAction);
        if (action->seat != seat)
            return std::unexpected(Rejection::NotThisSeat);
        m_events.clear();
        if (!m_session.act(*action, &m_events))
            return std::unexpected(Rejection::Refused);
        return {};
    }

    /// Goes on to the next stage if one follows.
    std::expected<bool, Problem> advance()
    {
        if (!m_session.nextStage())
            return false;
        m_events.clear();
        if (auto done = m_session.advance(); !done)
            return std::unexpected(std::move(done.error()));
        return true;
    }

    /// What `seat` is told after the last change.
    [[nodiscard]] std::string viewText(Seat seat) const
    {
        return View<R>::viewFor(m_session.stage(), m_session.state(), m_events, seat).encode();
    }

private:
    Session<R> m_session;
    std::vector<typename R::Event> m_events;
};

} // namespace labrys::game
