// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/net/messages.h"

#include <optional>
#include <vector>

namespace labrys::net {

/// The open invitations of a server (NET-010): at most one from each player, each with its time to live.
class Invitations {
public:
    struct Open {
        Id from = 0;
        Id to = 0;
        MatchOptions options;
        std::int64_t ends = 0;
    };

    /// That of `from`, if one is open.
    [[nodiscard]] const Open* of(Id from) const;
    [[nodiscard]] const Open* find(Id from, Id to) const;
    void add(Open invitation) { m_open.push_back(std::move(invitation)); }
    /// Takes it out; nothing when it is not there.
    std::optional<Open> take(Id from, Id to);
    /// Takes out all that concern a player.
    std::vector<Open> takeAll(Id player);
    /// Takes out those whose time is over.
    std::vector<Open> takeExpired(std::int64_t now);

private:
    template <class Which>
    std::vector<Open> takeIf(Which&& which);

    std::vector<Open> m_open;
};

} // namespace labrys::net
