// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/net/clock.h"
#include "app/net/connection.h"
#include "app/net/state_table.h"

#include <QByteArray>
#include <QPointer>

#include <array>
#include <string>

namespace labrys::net {

class MatchRoom;

/// A player whom a server knows now. The connection is a replaceable part of it: a player whose connection
/// was cut in a match stays, and another connection takes its place (NET-021).
struct Visitor {
    Visitor(Id number, const Limits& limits)
        : id(number)
        , chat({limits.chatPerSecond, 1000, limits.chatAtOnce}, milliseconds())
        , invites({limits.invitesPerMinute, 60'000, limits.invitesPerMinute}, milliseconds())
    {
    }

    Id id;
    std::string name;
    /// What the name looks like (nameKeys); no two visitors share one.
    std::array<QString, 2> keys;
    /// Hashes of the token that proves who this is, and of the one just given, until it was used.
    QByteArray token;
    QByteArray nextToken;
    QPointer<Connection> connection;
    Stand stand = Stand::Lobby;
    bool away = false;
    /// Where it plays or watches; seat -1 watches.
    MatchRoom* room = nullptr;
    int seat = -1;
    /// It asked for, or accepted, a match that is being made.
    bool busy = false;
    /// Knows nothing of the others yet, or too much was left out: the next list is whole.
    bool whoStale = true;
    /// As others were told last.
    int shownLag = -1;
    TokenBucket chat;
    TokenBucket invites;
    RepeatedText repeats;

    /// Plays and watches no more; the next list of those who are here is whole.
    void toLobby()
    {
        room = nullptr;
        seat = -1;
        stand = Stand::Lobby;
        whoStale = true;
    }
    void send(const FromServer& message) const
    {
        if (connection)
            connection->send(message);
    }
    void sendFrame(const QByteArray& frame) const
    {
        if (connection)
            connection->sendFrame(frame);
    }
};

} // namespace labrys::net
