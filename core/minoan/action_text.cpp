// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/minoan/rules.h"

#include "core/base/assert.h"

namespace labrys::minoan {

namespace {

constexpr std::string_view kFinale = "hba";

std::optional<int> digit(std::string_view text, std::size_t place, int most)
{
    if (place >= text.size() || text[place] < '1' || text[place] > '0' + most)
        return std::nullopt;
    return text[place] - '1';
}

std::optional<Action> readSwap(std::string_view text)
{
    const auto row = digit(text, 2, kSide);
    if (!row || text.size() < 4 || text[1] < 'A' || text[1] >= 'A' + kSide)
        return std::nullopt;
    const int cell = *row * kSide + (text[1] - 'A');
    const int other = text[3] == 'r' ? cell + 1 : text[3] == 'd' ? cell + kSide : -1;
    if (other < 0 || !isSwap(cell, other))
        return std::nullopt;
    return Action{0, Verb::Swap, cell, other};
}

} // namespace

void Rules::writeAction(const Action& action, std::string& text)
{
    LABRYS_ASSERT(action.seat == 0);
    const auto number = [](int value) { return static_cast<char>('1' + value); };
    switch (action.verb) {
    case Verb::Door:
        text += {'d', number(action.first)};
        return;
    case Verb::Swap:
        text += {'s', static_cast<char>('A' + action.first % kSide), number(action.first / kSide),
            action.second == action.first + 1 ? 'r' : 'd'};
        return;
    case Verb::Keep:
        text += {'k', number(action.first)};
        return;
    case Verb::Offer:
        text += {'o', number(action.first), number(action.second)};
        return;
    case Verb::SacrificeHead:
    case Verb::TieHead:
    case Verb::DipAmulet:
        text += kFinale[at(action.verb) - at(Verb::SacrificeHead)];
    }
}

std::optional<Action> Rules::readAction(std::string_view& text)
{
    if (text.empty())
        return std::nullopt;
    std::optional<Action> action;
    std::size_t length = 2;
    switch (text.front()) {
    case 'd':
        if (const auto door = digit(text, 1, 3))
            action = Action{0, Verb::Door, *door, 0};
        break;
    case 'k':
        if (const auto treasure = digit(text, 1, kMostTreasures))
            action = Action{0, Verb::Keep, *treasure, 0};
        break;
    case 'o':
        length = 3;
        if (const auto treasure = digit(text, 1, kMostTreasures))
            if (const auto altar = digit(text, 2, kMostAltars))
                action = Action{0, Verb::Offer, *treasure, *altar};
        break;
    case 's':
        length = 4;
        action = readSwap(text);
        break;
    default:
        length = 1;
        if (const auto verb = kFinale.find(text.front()); verb != std::string_view::npos)
            action = Action{0, static_cast<Verb>(at(Verb::SacrificeHead) + verb), 0, 0};
    }
    if (action)
        text.remove_prefix(length);
    return action;
}

} // namespace labrys::minoan
