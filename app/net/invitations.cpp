// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/net/invitations.h"

#include <algorithm>

namespace labrys::net {

const Invitations::Open* Invitations::of(Id from) const
{
    const auto at = std::ranges::find(m_open, from, &Open::from);
    return at == m_open.end() ? nullptr : &*at;
}

const Invitations::Open* Invitations::find(Id from, Id to) const
{
    const auto* open = of(from);
    return open != nullptr && open->to == to ? open : nullptr;
}

template <class Which>
std::vector<Invitations::Open> Invitations::takeIf(Which&& which)
{
    std::vector<Open> taken;
    const auto rest = std::ranges::stable_partition(m_open, [&](const Open& open) { return !which(open); });
    std::ranges::move(rest, std::back_inserter(taken));
    m_open.erase(rest.begin(), rest.end());
    return taken;
}

std::optional<Invitations::Open> Invitations::take(Id from, Id to)
{
    auto taken = takeIf([&](const Open& open) { return open.from == from && open.to == to; });
    return taken.empty() ? std::nullopt : std::optional(std::move(taken.front()));
}

std::vector<Invitations::Open> Invitations::takeAll(Id player)
{
    return takeIf([&](const Open& open) { return open.from == player || open.to == player; });
}

std::vector<Invitations::Open> Invitations::takeExpired(std::int64_t now)
{
    return takeIf([&](const Open& open) { return open.ends <= now; });
}

} // namespace labrys::net
