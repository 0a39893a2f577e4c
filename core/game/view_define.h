// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/json_codec.h"
#include "core/game/view.h"

#include <algorithm>

// The definitions of view.h, for the one source of each game that instantiates them.
namespace labrys::game {

template <Rules R>
std::string View<R>::encode() const
{
    return compactJson(toJson(m_body));
}

template <Rules R>
std::expected<View<R>, Problem> View<R>::decode(std::string_view text)
{
    auto body = readJson<Body>(text, "view", {kViewBytes, JsonLimits{}.depth});
    if (!body)
        return std::unexpected(std::move(body.error()));
    const bool shaped = R::plausible(body->observation)
        && std::ranges::all_of(
            body->events, [&](const auto& event) { return R::plausible(event, body->observation); });
    if (!shaped)
        return std::unexpected(Problem{"VIEW_IMPLAUSIBLE", {}, {}});
    View view;
    view.m_body = *std::move(body);
    return view;
}

} // namespace labrys::game
