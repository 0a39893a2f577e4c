// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/fields.h"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

// What server and clients say to each other (minotaur.md 3.3). On the wire each is one JSON object whose
// field `t` is the name of its type in lower case (`hello`), the other fields as described here; an empty
// optional is left out, and a field that a reader does not know is passed over. Texts are UTF-8.
namespace labrys::net {

/// The versions of the protocol that this program speaks. Raise the highest with every change that an older
/// program would misunderstand.
inline constexpr int kLowestProtocol = 1;
inline constexpr int kHighestProtocol = 1;
inline constexpr std::uint16_t kPort = 47771;
inline constexpr std::uint16_t kTlsPort = 47772;

/// Seats are 0 and 1; ids of clients and matches begin with 1.
using Id = std::int64_t;

/// What a player does, as the list of those who are here tells it. Gone is only in changes of that list.
enum class Doing : std::uint8_t { Lobby, Away, Playing, Watching, Lost, Gone };
BOOST_DESCRIBE_ENUM(Doing, Lobby, Away, Playing, Watching, Lost, Gone)

/// Which chat: of all, of the two who play, of those who watch them.
enum class Room : std::uint8_t { Lobby, Match, Watchers };
BOOST_DESCRIBE_ENUM(Room, Lobby, Match, Watchers)

/// Why a client is sent away.
enum class RejectCode : std::uint8_t {
    Version,
    Full,
    FullForAddress,
    NameTaken,
    NameBad,
    Token,
    ShuttingDown,
    Rate,
    Replaced,
    Timeout,
    Protocol
};
BOOST_DESCRIBE_ENUM(RejectCode, Version, Full, FullForAddress, NameTaken, NameBad, Token, ShuttingDown, Rate,
    Replaced, Timeout, Protocol)

/// Why a message was not taken; the connection stays.
enum class ErrorCode : std::uint8_t {
    FrameLength,
    Utf8,
    Syntax,
    Depth,
    DuplicateKey,
    Number,
    UnknownType,
    Field,
    NotNow,
    NoSuchPlayer,
    NoSuchMatch,
    Busy,
    InviteOpen,
    NotInvited,
    Rate,
    Muted,
    MatchesFull,
    NoSeat,
    Watching,
    SetUnknown,
    Server
};
BOOST_DESCRIBE_ENUM(ErrorCode, FrameLength, Utf8, Syntax, Depth, DuplicateKey, Number, UnknownType, Field,
    NotNow, NoSuchPlayer, NoSuchMatch, Busy, InviteOpen, NotInvited, Rate, Muted, MatchesFull, NoSeat,
    Watching, SetUnknown, Server)

/// Whether a player of a match is there (NET-024): Lost while the server waits for a cut connection, Absent
/// when that took too long, Left when the player went to the lobby.
enum class Presence : std::uint8_t { Online, Lost, Absent, Left };
BOOST_DESCRIBE_ENUM(Presence, Online, Lost, Absent, Left)

/// How a match ended for good; Saved means that it waits for both.
enum class EndReason : std::uint8_t { Won, Lost, Saved, Expired, Failed };
BOOST_DESCRIBE_ENUM(EndReason, Won, Lost, Saved, Expired, Failed)

/// What the one who invites proposes.
struct MatchOptions {
    /// The id of a set of Welcome.
    std::string set;
    /// `easy`, `ranked`, `hard` or empty.
    std::string difficulty;
    /// Any text that Seed::fromText takes; empty lets the server draw one.
    std::string seed;
    /// Whether others may watch.
    bool spectators = true;
    bool operator==(const MatchOptions&) const = default;
};
BOOST_DESCRIBE_STRUCT(MatchOptions, (), (set, difficulty, seed, spectators))

// From a client ---------------------------------------------------------------------------------------------

/// The first message of a connection.
struct Hello {
    int min = kLowestProtocol;
    int max = kHighestProtocol;
    /// Of the program: `Labrys 0.1.0`.
    std::string app;
    std::string name;
    /// What the server gave at the last welcome.
    std::optional<std::string> token = {};
    bool operator==(const Hello&) const = default;
};
BOOST_DESCRIBE_STRUCT(Hello, (), (min, max, app, name, token))

/// One line, or a ready phrase (1 to 5) that each reader sees in a language of his own, with the cell that it
/// points at (row, column).
struct Say {
    Room to = Room::Lobby;
    std::string text;
    std::optional<int> phrase = {};
    std::optional<std::vector<int>> at = {};
    bool operator==(const Say&) const = default;
};
BOOST_DESCRIBE_STRUCT(Say, (), (to, text, phrase, at))

struct Invite {
    Id to = 0;
    MatchOptions options;
    bool operator==(const Invite&) const = default;
};
BOOST_DESCRIBE_STRUCT(Invite, (), (to, options))

/// Takes back one's invitation of `to`.
struct Cancel {
    Id to = 0;
    bool operator==(const Cancel&) const = default;
};
BOOST_DESCRIBE_STRUCT(Cancel, (), (to))

struct Accept {
    Id from = 0;
    bool operator==(const Accept&) const = default;
};
BOOST_DESCRIBE_STRUCT(Accept, (), (from))

struct Decline {
    Id from = 0;
    bool operator==(const Decline&) const = default;
};
BOOST_DESCRIBE_STRUCT(Decline, (), (from))

/// One decision, as the text of the game; `seq` is that of the last view (NET-011).
struct Move {
    std::int64_t seq = 0;
    std::string action;
    bool operator==(const Move&) const = default;
};
BOOST_DESCRIBE_STRUCT(Move, (), (seq, action))

/// Ready for the level that follows.
struct Next {
    bool operator==(const Next&) const = default;
};
BOOST_DESCRIBE_STRUCT(Next, (), ())

/// Go on without the absent one (NET-024).
struct PlayOn {
    bool operator==(const PlayOn&) const = default;
};
BOOST_DESCRIBE_STRUCT(PlayOn, (), ())

/// Goes to the lobby; the match is kept.
struct Leave {
    bool operator==(const Leave&) const = default;
};
BOOST_DESCRIBE_STRUCT(Leave, (), ())

/// Takes a kept match up again.
struct Resume {
    Id match = 0;
    bool operator==(const Resume&) const = default;
};
BOOST_DESCRIBE_STRUCT(Resume, (), (match))

struct Spectate {
    Id match = 0;
    bool operator==(const Spectate&) const = default;
};
BOOST_DESCRIBE_STRUCT(Spectate, (), (match))

struct Unspectate {
    bool operator==(const Unspectate&) const = default;
};
BOOST_DESCRIBE_STRUCT(Unspectate, (), ())

/// Here, or away from the keyboard.
struct Status {
    bool away = false;
    bool operator==(const Status&) const = default;
};
BOOST_DESCRIBE_STRUCT(Status, (), (away))

// Both ways -------------------------------------------------------------------------------------------------

struct Ping {
    std::uint32_t n = 0;
    bool operator==(const Ping&) const = default;
};
BOOST_DESCRIBE_STRUCT(Ping, (), (n))

struct Pong {
    std::uint32_t n = 0;
    bool operator==(const Pong&) const = default;
};
BOOST_DESCRIBE_STRUCT(Pong, (), (n))

struct Bye {
    bool operator==(const Bye&) const = default;
};
BOOST_DESCRIBE_STRUCT(Bye, (), ())

// From the server -------------------------------------------------------------------------------------------

struct SetName {
    std::string id;
    std::string title;
    bool operator==(const SetName&) const = default;
};
BOOST_DESCRIBE_STRUCT(SetName, (), (id, title))

/// A match of this player that waits (NET-027).
struct Kept {
    Id match = 0;
    std::string with;
    int level = 1;
    int turns = 0;
    int hoursLeft = 0;
    /// The partner is in it now.
    bool partnerThere = false;
    bool operator==(const Kept&) const = default;
};
BOOST_DESCRIBE_STRUCT(Kept, (), (match, with, level, turns, hoursLeft, partnerThere))

/// All matches of this player that wait, whenever they change.
struct Waits {
    std::vector<Kept> kept;
    bool operator==(const Waits&) const = default;
};
BOOST_DESCRIBE_STRUCT(Waits, (), (kept))

struct Welcome {
    int protocol = kHighestProtocol;
    std::string server;
    /// Of the program of the server.
    std::string app;
    Id id = 0;
    /// The name under which others see this player.
    std::string name;
    /// To be kept: it proves at the next hello who this is. The server takes the one before until it has
    /// heard from the client again.
    std::string token;
    std::string motd;
    std::string game;
    std::vector<SetName> sets;
    /// How many seconds the server waits for a lost player before the partner may play on; how long an
    /// invitation lives; how many rounds late watchers see.
    int grace = 120;
    int inviteSeconds = 60;
    int delayRounds = 3;
    std::vector<Kept> kept;
    /// The match in which this player sits still; its Start follows.
    std::optional<Id> match = {};
    bool operator==(const Welcome&) const = default;
};
BOOST_DESCRIBE_STRUCT(Welcome, (),
    (protocol, server, app, id, name, token, motd, game, sets, grace, inviteSeconds, delayRounds, kept,
        match))

/// Sent before the server closes; min, max and app tell of the server.
struct Reject {
    RejectCode code = RejectCode::Protocol;
    int min = kLowestProtocol;
    int max = kHighestProtocol;
    std::string app;
    bool operator==(const Reject&) const = default;
};
BOOST_DESCRIBE_STRUCT(Reject, (), (code, min, max, app))

/// One line of the list of those who are here.
struct Person {
    Id id = 0;
    std::string name;
    Doing doing = Doing::Lobby;
    /// While playing or watching: which match, with whom, and its level.
    std::optional<Id> match = {};
    std::optional<std::string> with = {};
    std::optional<int> level = {};
    /// The match may be watched.
    bool open = false;
    /// Milliseconds there and back; -1 unknown.
    int lag = -1;
    bool operator==(const Person&) const = default;
};
BOOST_DESCRIBE_STRUCT(Person, (), (id, name, doing, match, with, level, open, lag))

/// All who are here (`first` begins a new list, `last` ends it), or the changes of that list.
struct Who {
    bool first = false;
    bool last = false;
    std::vector<Person> people;
    bool operator==(const Who&) const = default;
};
BOOST_DESCRIBE_STRUCT(Who, (), (first, last, people))

/// One line of a chat. Numbers grow within a room; time is seconds since 1970, UTC.
struct Line {
    Room room = Room::Lobby;
    std::int64_t seq = 0;
    std::int64_t time = 0;
    Id from = 0;
    std::string name;
    std::string text;
    std::optional<int> phrase = {};
    std::optional<std::vector<int>> at = {};
    bool operator==(const Line&) const = default;
};
BOOST_DESCRIBE_STRUCT(Line, (), (room, seq, time, from, name, text, phrase, at))

/// The last lines of a room, sent when one comes into it.
struct Tail {
    Room room = Room::Lobby;
    std::vector<Line> lines;
    bool operator==(const Tail&) const = default;
};
BOOST_DESCRIBE_STRUCT(Tail, (), (room, lines))

/// An invitation of this client, or of another to this one, came to be or ended.
struct Invitation {
    Id from = 0;
    Id to = 0;
    /// Seconds that are left; 0: it is gone.
    int left = 0;
    /// Why it is gone: `cancelled declined expired left started`; empty while it is open.
    std::string gone;
    MatchOptions options;
    bool operator==(const Invitation&) const = default;
};
BOOST_DESCRIBE_STRUCT(Invitation, (), (from, to, left, gone, options))

/// A match begins, goes on or is watched (`seat` -1).
struct Start {
    Id match = 0;
    std::string game;
    int seat = 0;
    std::vector<std::string> names;
    MatchOptions options;
    /// The title of the set.
    std::string title;
    /// It was begun before.
    bool resumed = false;
    bool operator==(const Start&) const = default;
};
BOOST_DESCRIBE_STRUCT(Start, (), (match, game, seat, names, options, title, resumed))

/// What this seat is told now. On the wire `v` is the JSON of HostedMatch::encode() itself, not a text.
struct ViewFrame {
    std::int64_t seq = 0;
    /// `o l a x`: online, lost, absent, left; one letter a seat (NET-025).
    std::string presence;
    /// One line of JSON for ViewReader.
    std::string v;
    bool operator==(const ViewFrame&) const = default;
};

/// A decision was not taken: it was late (`Stale`), or the word of the game says why (`Wall`, `NotYourTurn`).
struct Nack {
    std::int64_t seq = 0;
    std::string reason;
    bool operator==(const Nack&) const = default;
};
BOOST_DESCRIBE_STRUCT(Nack, (), (seq, reason))

/// A seat came, was lost or left; `left` are the seconds until the partner may play on.
struct PresenceNews {
    int seat = 0;
    Presence state = Presence::Online;
    int left = 0;
    bool operator==(const PresenceNews&) const = default;
};
BOOST_DESCRIBE_STRUCT(PresenceNews, (), (seat, state, left))

/// Which seats are ready for the level that follows, and the seconds until it begins anyway; 0 without a
/// limit yet.
struct Ready {
    std::vector<int> seats;
    int left = 0;
    bool operator==(const Ready&) const = default;
};
BOOST_DESCRIBE_STRUCT(Ready, (), (seats, left))

struct End {
    Id match = 0;
    EndReason reason = EndReason::Lost;
    int level = 1;
    int turns = 0;
    std::int64_t score = 0;
    bool operator==(const End&) const = default;
};
BOOST_DESCRIBE_STRUCT(End, (), (match, reason, level, turns, score))

/// A part of the `.thread` of a match that ended; parts count from 1.
struct Record {
    Id match = 0;
    int part = 1;
    int parts = 1;
    std::string text;
    bool operator==(const Record&) const = default;
};
BOOST_DESCRIBE_STRUCT(Record, (), (match, part, parts, text))

/// Something that everybody should know. With `shutdown` the server ends in so many seconds.
struct Notice {
    std::string text;
    std::optional<int> shutdown = {};
    bool operator==(const Notice&) const = default;
};
BOOST_DESCRIBE_STRUCT(Notice, (), (text, shutdown))

/// A message was not taken. `field` names what was wrong in it; `seconds` how long to wait.
struct Error {
    ErrorCode code = ErrorCode::Syntax;
    std::string field;
    int seconds = 0;
    bool operator==(const Error&) const = default;
};
BOOST_DESCRIBE_STRUCT(Error, (), (code, field, seconds))

} // namespace labrys::net
