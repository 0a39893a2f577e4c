// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/game/rules.h"

#include <span>
#include <string>
#include <utility>
#include <vector>

namespace labrys::game {

/// Upper bound of one encoded view (minotaur.md 3.1), and of its nesting: the frame around it is one deeper.
inline constexpr std::size_t kViewBytes = std::size_t{64} << 10U;
inline constexpr std::size_t kViewDepth = 7;

/// What one seat is told: its observation and the events projected for it. Made only by viewFor, from the
/// truth through the rules' own observe and project, and nothing else can be encoded: what a seat may not
/// know cannot be sent by mistake (NET-017).
template <Rules R>
class View {
public:
    [[nodiscard]] const typename R::Observation& observation() const { return m_observation; }
    [[nodiscard]] std::span<const typename R::Event> events() const { return m_events; }

    [[nodiscard]] static View viewFor(const typename R::Stage& stage, const typename R::State& state,
        std::span<const typename R::Event> events, Seat seat)
    {
        View view;
        view.m_observation = R::observe(stage, state, seat);
        for (const auto& event : events)
            if (auto seen = R::project(event, seat))
                view.m_events.push_back(*std::move(seen));
        return view;
    }

private:
    View() = default;

    typename R::Observation m_observation;
    std::vector<typename R::Event> m_events;
};

/// One line of JSON without blanks for ViewReader: `now` for somebody who was told `before` last, or nothing
/// yet. `[0,observation,events]` tells it whole, `[1,change,events]` what differs, both as in packed.h;
/// without events the list ends before them. Who was told `now` itself last has heard its events. Defined in
/// view_define.h.
template <Rules R>
[[nodiscard]] std::string encodeView(const View<R>* before, const View<R>& now);

} // namespace labrys::game
