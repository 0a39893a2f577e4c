// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/net/messages.h"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace labrys::load {

/// What a client says, each as the JSON of one frame.
[[nodiscard]] std::string helloText(const std::string& name, const std::string& token, int min, int max);
[[nodiscard]] std::string inviteText(net::Id to, const net::MatchOptions& options);
[[nodiscard]] std::string acceptText(net::Id from);
[[nodiscard]] std::string resumeText(net::Id match);
[[nodiscard]] std::string moveText(std::int64_t seq, std::string_view action);
[[nodiscard]] std::string sayText(net::Room room, std::string_view text);
/// A message without fields: `next`, `playon`, `leave`, `bye`.
[[nodiscard]] std::string plainText(std::string_view type);
[[nodiscard]] std::string pingText(std::uint32_t n);
[[nodiscard]] std::string pongText(std::uint32_t n);

/// One client as the protocol sees it, without a socket: it remembers what it was told.
class Client {
public:
    /// What a frame was about.
    enum class Told : std::uint8_t {
        Welcome,
        Reject,
        Who,
        Invitation,
        Start,
        View,
        Nack,
        Presence,
        Ready,
        End,
        RecordPart,
        Record,
        Waits,
        Notice,
        Error,
        Ping,
        Pong,
        Chat,
        Bye,
        Unknown
    };

    explicit Client(std::string name)
        : m_name(std::move(name))
    {
    }

    [[nodiscard]] const std::string& name() const { return m_name; }
    /// The first message of every connection, with the token of the last one.
    [[nodiscard]] std::string hello() const;

    /// Reads a frame of the server. What lives in the frame itself (view()) is valid as long as the frame is.
    Told take(std::string_view frame);

    [[nodiscard]] net::Id id() const { return m_id; }
    [[nodiscard]] const std::string& token() const { return m_token; }
    void setToken(std::string token) { m_token = std::move(token); }
    /// The last welcome told of a match in which this player sits.
    [[nodiscard]] bool hasPlace() const { return m_hasPlace; }
    /// Matches that wait for this player.
    [[nodiscard]] const std::vector<net::Id>& kept() const { return m_kept; }
    /// The invitation that was told last; `left` 0 when it is gone.
    [[nodiscard]] const net::Invitation& invitation() const { return m_invitation; }

    /// The match that is played, until its end was told.
    [[nodiscard]] std::optional<net::Id> match() const { return m_match; }
    [[nodiscard]] int seat() const { return m_seat; }
    [[nodiscard]] bool resumed() const { return m_resumed; }
    /// Of the last view.
    [[nodiscard]] std::int64_t seq() const { return m_seq; }
    [[nodiscard]] std::string_view view() const { return m_view; }
    [[nodiscard]] const std::string& presence() const { return m_presence; }
    /// Of the last news of presence: whose, and its word (`Lost`).
    [[nodiscard]] int newsSeat() const { return m_newsSeat; }
    [[nodiscard]] const std::string& newsState() const { return m_newsState; }
    /// Seats that are ready for the level that follows.
    [[nodiscard]] bool readyToldOf(int seat) const;
    /// Of the match that ended last.
    [[nodiscard]] const std::string& endReason() const { return m_endReason; }
    [[nodiscard]] const std::string& record() const { return m_record; }
    [[nodiscard]] net::Id recordMatch() const { return m_recordMatch; }

    /// Code of the last reject or error, reason of the last nack; seconds to wait after an error.
    [[nodiscard]] const std::string& code() const { return m_code; }
    [[nodiscard]] int seconds() const { return m_seconds; }
    [[nodiscard]] std::int64_t nackSeq() const { return m_nackSeq; }
    [[nodiscard]] std::uint32_t ping() const { return m_ping; }

private:
    void takeWelcome(std::string_view frame);
    void takeView(std::string_view frame);
    void takeStart(std::string_view frame);
    void takeInvitation(std::string_view frame);
    Told takeRecord(std::string_view frame);

    std::string m_name;
    net::Id m_id = 0;
    std::string m_token;
    std::vector<net::Id> m_kept;
    net::Invitation m_invitation;
    std::optional<net::Id> m_match;
    int m_seat = 0;
    bool m_resumed = false;
    std::int64_t m_seq = 0;
    std::string_view m_view;
    std::string m_presence;
    int m_newsSeat = 0;
    std::string m_newsState;
    std::vector<int> m_ready;
    std::string m_endReason;
    std::string m_record;
    net::Id m_recordMatch = 0;
    std::string m_code;
    int m_seconds = 0;
    std::int64_t m_nackSeq = 0;
    bool m_hasPlace = false;
    std::uint32_t m_ping = 0;
};

} // namespace labrys::load
