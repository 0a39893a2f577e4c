// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/game/rules.h"

#include <expected>
#include <span>
#include <string_view>
#include <vector>

namespace labrys::game {

/// The other end of HostedMatch::encode(): puts what one seat is told together again. Hostile input is
/// refused and leaves the last good view.
template <Rules R>
class ViewReader {
public:
    /// Whether anything was told yet.
    [[nodiscard]] bool ready() const { return m_ready; }
    [[nodiscard]] const typename R::Observation& observation() const { return m_observation; }
    /// Of the last take().
    [[nodiscard]] std::span<const typename R::Event> events() const { return m_events; }

    /// Takes one encoded view. Refuses with the codes of parseJson and packed.h, VIEW_IMPLAUSIBLE, and
    /// VIEW_WITHOUT_BASE (a change of something that was never told whole). Defined in view_define.h.
    [[nodiscard]] std::expected<void, Problem> take(std::string_view text);

private:
    bool m_ready = false;
    typename R::Observation m_observation;
    std::vector<typename R::Event> m_events;
};

} // namespace labrys::game
