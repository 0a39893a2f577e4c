// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/net/messages.h"

#include <expected>
#include <string>
#include <string_view>
#include <variant>

namespace labrys::net {

/// Everything that a client may say, and that a server may say, in the order of messages.h.
using FromClient = std::variant<Hello, Say, Invite, Cancel, Accept, Decline, Move, Next, PlayOn, Leave,
    Resume, Spectate, Unspectate, Status, Ping, Pong, Bye>;
using FromServer = std::variant<Welcome, Reject, Who, Line, Tail, Invitation, Start, ViewFrame, Nack,
    PresenceNews, Ready, End, Record, Waits, Notice, Error, Ping, Pong, Bye>;

/// The name of a message on the wire.
[[nodiscard]] std::string_view typeName(const FromClient& message);

/// One line of JSON without blanks.
[[nodiscard]] std::string encode(const FromClient& message);
[[nodiscard]] std::string encode(const FromServer& message);

/// Reads one message. Refuses what is no JSON object of the bounds of NET-002, a type that is not known, and
/// fields that are missing, of another kind or beyond their bounds (NET-005), which the error names. Other
/// fields are passed over (NET-004).
[[nodiscard]] std::expected<FromClient, Error> decodeFromClient(std::string_view text);
[[nodiscard]] std::expected<FromServer, Error> decodeFromServer(std::string_view text);

} // namespace labrys::net
