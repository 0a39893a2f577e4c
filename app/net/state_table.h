// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/net/codec.h"

#include <cstdint>

namespace labrys::net {

/// Where a connection stands, for the server (minotaur.md 3.2). GRACE and ABSENT have no connection: they are
/// states of a seat. What a player may do within a match, its game decides.
enum class Stand : std::uint8_t { Connected, Lobby, Match, Watching };

/// What becomes of a message.
enum class Verdict : std::uint8_t {
    Allowed,
    /// It was right a moment ago, or costs nothing: passed over.
    Ignored,
    /// Answered by an error; the connection stays.
    Error
};

/// The table of all states and messages (NET-007).
[[nodiscard]] Verdict verdict(Stand stand, const FromClient& message);

} // namespace labrys::net
