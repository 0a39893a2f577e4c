// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/minotaur/rules.h"

#include "core/base/assert.h"

#include <array>

namespace labrys::minotaur {

namespace {

constexpr std::array<std::string_view, kMostPlayers> kMoves{"wasd.", "WASD,"};
constexpr std::string_view kOutside = "lbpt";
constexpr char kOutsideMark = '!';

} // namespace

void Rules::writeAction(const Action& action, std::string& text)
{
    if (action.seat == game::kEnvironment) {
        LABRYS_ASSERT(action.verb >= Verb::Lost && action.verb <= Verb::TurnPassed);
        LABRYS_ASSERT(action.subject >= 0 && action.subject < kMostPlayers);
        text += kOutsideMark;
        text += kOutside[static_cast<std::size_t>(action.verb) - static_cast<std::size_t>(Verb::Lost)];
        text += static_cast<char>('0' + action.subject);
        return;
    }
    LABRYS_ASSERT(action.seat >= 0 && action.seat < kMostPlayers && action.verb <= Verb::Wait);
    text += kMoves[static_cast<std::size_t>(action.seat)][static_cast<std::size_t>(action.verb)];
}

std::optional<Action> Rules::readAction(std::string_view& text)
{
    if (text.empty())
        return std::nullopt;
    if (text.front() == kOutsideMark) {
        if (text.size() < 3)
            return std::nullopt;
        const auto verb = kOutside.find(text[1]);
        const int subject = text[2] - '0';
        if (verb == std::string_view::npos || subject < 0 || subject >= kMostPlayers)
            return std::nullopt;
        text.remove_prefix(3);
        return Action{
            game::kEnvironment, static_cast<Verb>(verb + static_cast<std::size_t>(Verb::Lost)), subject};
    }
    for (std::size_t seat = 0; seat < kMoves.size(); ++seat)
        if (const auto verb = kMoves[seat].find(text.front()); verb != std::string_view::npos) {
            text.remove_prefix(1);
            return Action{static_cast<game::Seat>(seat), static_cast<Verb>(verb), 0};
        }
    return std::nullopt;
}

} // namespace labrys::minotaur
