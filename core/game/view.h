// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/game/rules.h"

#include <expected>
#include <span>
#include <string>
#include <utility>
#include <vector>

namespace labrys::game {

/// Upper bound of one encoded view (minotaur.md 3.1).
inline constexpr std::size_t kViewBytes = std::size_t{64} << 10U;

/// What one seat is told: its observation and the events projected for it. Made only by viewFor (from the
/// truth, through the rules' own observe and project) and by decodeView, and nothing else can be encoded:
/// what a seat may not know cannot be sent by mistake (minotaur.md 3.4).
template <Rules R>
class View {
public:
    [[nodiscard]] const typename R::Observation& observation() const { return m_body.observation; }
    [[nodiscard]] std::span<const typename R::Event> events() const { return m_body.events; }

    [[nodiscard]] static View viewFor(const typename R::Stage& stage, const typename R::State& state,
        std::span<const typename R::Event> events, Seat seat)
    {
        View view;
        view.m_body.observation = R::observe(stage, state, seat);
        for (const auto& event : events)
            if (auto seen = R::project(event, seat))
                view.m_body.events.push_back(*std::move(seen));
        return view;
    }

    /// One line of JSON.
    [[nodiscard]] std::string encode() const;
    /// Refuses what is not a view, with the codes of json_codec and VIEW_IMPLAUSIBLE.
    [[nodiscard]] static std::expected<View, Problem> decode(std::string_view text);

private:
    struct Body {
        typename R::Observation observation;
        std::vector<typename R::Event> events;
        BOOST_DESCRIBE_CLASS(Body, (), (observation, events), (), ())
    };

    View() = default;
    Body m_body;
};

} // namespace labrys::game
