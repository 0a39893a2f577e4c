// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/net/state_table.h"

#include <array>

namespace labrys::net {

namespace {

constexpr auto A = Verdict::Allowed;
constexpr auto I = Verdict::Ignored;
constexpr auto E = Verdict::Error;

/// A row a message, in the order of FromClient; a column a Stand. A message of the lobby that crosses the
/// beginning of a match, and one of a match that crosses its end, is nobody's fault.
constexpr std::array<std::array<Verdict, 4>, std::variant_size_v<FromClient>> kTable{{
    {A, E, E, E}, // hello
    {E, A, A, A}, // chat
    {E, A, I, E}, // invite
    {E, A, I, I}, // cancel
    {E, A, I, E}, // accept
    {E, A, I, I}, // decline
    {E, I, A, E}, // move
    {E, I, A, I}, // next
    {E, I, A, E}, // playon
    {E, I, A, E}, // leave
    {E, A, I, E}, // resume
    {E, A, I, E}, // spectate
    {E, I, I, A}, // unspectate
    {E, A, A, A}, // status
    {A, A, A, A}, // ping
    {A, A, A, A}, // pong
    {A, A, A, A}, // bye
}};

} // namespace

Verdict verdict(Stand stand, const FromClient& message)
{
    return kTable.at(message.index()).at(static_cast<std::size_t>(stand));
}

} // namespace labrys::net
