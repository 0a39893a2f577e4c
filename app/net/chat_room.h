// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/net/visitor.h"

#include <deque>
#include <optional>

namespace labrys::net {

/// The last lines of one chat (NET-014).
class ChatRoom {
public:
    explicit ChatRoom(Room room)
        : m_room(room)
    {
    }

    /// The line as others will read it, kept as the newest; or nothing, and the speaker was told why.
    [[nodiscard]] std::optional<Line> say(Visitor& speaker, const Say& said);
    [[nodiscard]] Tail tail() const { return {m_room, {m_lines.begin(), m_lines.end()}}; }
    [[nodiscard]] bool empty() const { return m_lines.empty(); }

private:
    Room m_room;
    std::int64_t m_seq = 0;
    std::deque<Line> m_lines;
};

} // namespace labrys::net
