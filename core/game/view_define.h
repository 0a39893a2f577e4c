// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/game/packed.h"
#include "core/game/view.h"
#include "core/game/view_reader.h"

#include <algorithm>

// The definitions of view.h and view_reader.h, for the one source of each game that instantiates them.
namespace labrys::game {

template <Rules R>
std::string encodeView(const View<R>* before, const View<R>& now)
{
    std::string text;
    if (before == nullptr) {
        text += "[0,";
        packed::write(now.observation(), text);
    } else {
        text += "[1,";
        packed::writeChange(before->observation(), now.observation(), text);
    }
    if (before != &now && !now.events().empty()) {
        text += ",[";
        for (const auto& event : now.events()) {
            if (&event != now.events().data())
                text += ',';
            packed::write(event, text);
        }
        text += ']';
    }
    text += ']';
    return text;
}

namespace detail {

/// Reads an encoded view; `observation` is what was told before and becomes what is told now.
template <Rules R>
packed::Wrong readView(const boost::json::value& json, typename R::Observation& observation,
    std::vector<typename R::Event>& events, bool ready)
{
    packed::Wrong wrong;
    const auto* list = packed::listOf(json, wrong);
    if (list == nullptr)
        return wrong;
    if (list->size() < 2 || list->size() > 3)
        return Mismatch{
            {}, list->size() < 2 ? "JSON_TOO_FEW" : "JSON_TOO_MANY", {list->size() < 2 ? "2" : "3"}};
    bool change = false;
    if (wrong = packed::readFlag((*list)[0], change); wrong)
        return packed::inside(std::move(wrong), 0);
    if (change && !ready)
        return Mismatch{{}, "VIEW_WITHOUT_BASE", {}};
    wrong = change ? packed::readChange((*list)[1], observation) : packed::read((*list)[1], observation);
    if (!wrong && list->size() == 3)
        return packed::inside(packed::read((*list)[2], events), 2);
    return packed::inside(std::move(wrong), 1);
}

} // namespace detail

template <Rules R>
std::expected<void, Problem> ViewReader<R>::take(std::string_view text)
{
    constexpr std::string_view kName = "view";
    const auto json = parseJson(text, kName, {kViewBytes, kViewDepth});
    if (!json)
        return std::unexpected(json.error());
    auto observation = m_observation;
    std::vector<typename R::Event> events;
    if (auto wrong = detail::readView<R>(*json, observation, events, m_ready))
        return std::unexpected(Problem{
            std::move(wrong->code), placeOfPath(text, kName, wrong->path), std::move(wrong->arguments)});
    const bool plausible = R::plausible(observation)
        && std::ranges::all_of(events, [&](const auto& event) { return R::plausible(event, observation); });
    if (!plausible)
        return std::unexpected(Problem{"VIEW_IMPLAUSIBLE", {}, {}});
    m_observation = std::move(observation);
    m_events = std::move(events);
    m_ready = true;
    return {};
}

} // namespace labrys::game
