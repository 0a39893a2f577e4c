// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/net/client.h"

#include <QCoreApplication>
#include <QString>
#include <QStringList>

namespace labrys::text {

/// How many ready phrases there are (minotaur.md 6.1); on the wire they count from 1.
inline constexpr int kPhrases = 5;

/// What the network game says, in the language in use: the same in the window and in the terminal. Each
/// sentence says what is wrong and what to do (ASC-132).
class NetWords {
    Q_DECLARE_TR_FUNCTIONS(NetWords)

public:
    /// Why there is no connection; empty for none. `where` is the address, `app` this program, as in
    /// net::Identity.
    [[nodiscard]] static QString failure(
        const net::Failure& failure, const QString& where, const QString& app);
    /// Why a server sent us away; for different versions it names those of both programs (NET-006).
    [[nodiscard]] static QString rejected(const net::Reject& reject, const QString& app);
    /// Why a message of ours was not taken.
    [[nodiscard]] static QString error(const net::Error& error);

    /// What somebody does, in the list of those who are here.
    [[nodiscard]] static QString doing(const net::Person& person);
    /// `Europa came in.`
    [[nodiscard]] static QString cameIn(const QString& name);
    [[nodiscard]] static QString left(const QString& name);
    /// What became of a player of a match; empty when nothing did.
    [[nodiscard]] static QString presence(net::Presence presence, const QString& name);
    /// What became of an invitation that is gone (`cancelled declined expired left`), for the one who sent it
    /// or the one who got it; empty for those that say themselves.
    [[nodiscard]] static QString invitationGone(const std::string& why, const QString& name, bool sent);
    /// What an invitation proposes, in one sentence.
    [[nodiscard]] static QString proposal(const net::MatchOptions& options, const QString& title);
    /// The same for the one who invites: `A new run for two, ranked`.
    [[nodiscard]] static QString offer(const net::MatchOptions& options, const QString& title);
    /// `With Minos, level 6, turn 40. Kept for 6 more days.`
    [[nodiscard]] static QString kept(const net::Kept& kept);
    /// How a match ended.
    [[nodiscard]] static QString ended(net::EndReason reason);
    /// One of the ready phrases, from 1 to kPhrases; empty for others.
    [[nodiscard]] static QString phrase(int number);
    /// A line as it is read: its phrase in this language, or its text.
    [[nodiscard]] static QString line(const net::Line& line);
    /// A server announces something.
    [[nodiscard]] static QString notice(const net::Notice& notice);
    /// Seconds for a person: `48 s`, `2 min`.
    [[nodiscard]] static QString seconds(int seconds);

private:
    [[nodiscard]] static QString connection(net::Failure::Kind kind, const QString& where);
    [[nodiscard]] static QString badMessage(net::ErrorCode code);
};

} // namespace labrys::text
