// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/net/bounds.h"

#include <algorithm>
#include <initializer_list>
#include <limits>
#include <string_view>

namespace labrys::net {

namespace {

/// One field and whether it is within its bounds.
struct Check {
    const char* field;
    bool good;
};

const char* firstBad(std::initializer_list<Check> checks)
{
    const auto* bad = std::ranges::find(checks, false, &Check::good);
    return bad == checks.end() ? nullptr : bad->field;
}

bool in(std::int64_t value, std::int64_t low, std::int64_t high)
{
    return value >= low && value <= high;
}

bool id(Id value)
{
    return in(value, 1, std::numeric_limits<Id>::max());
}

bool isToken(std::string_view text)
{
    return text.size() == kTokenBytes && std::ranges::all_of(text, [](char c) {
        return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '-'
            || c == '_';
    });
}

/// A word of ASCII letters, digits, `-`, `_` and `.`, as ids are.
bool isWord(std::string_view text, std::size_t most)
{
    return text.size() <= most && std::ranges::all_of(text, [](char c) {
        return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '-'
            || c == '_' || c == '.';
    });
}

bool options(const MatchOptions& options)
{
    return isWord(options.set, kSetIdBytes) && isWord(options.difficulty, kSetIdBytes)
        && options.seed.size() <= kSeedBytes;
}

bool place(const std::optional<std::vector<int>>& at)
{
    return !at || (at->size() == 2 && std::ranges::all_of(*at, [](int value) { return in(value, 0, 4095); }));
}

bool phrase(const std::optional<int>& number)
{
    return !number || in(*number, 1, kPhrases);
}

bool kept(const std::vector<Kept>& matches)
{
    return matches.size() <= kKeptMatches && std::ranges::all_of(matches, [](const Kept& match) {
        return id(match.match) && match.with.size() <= kNameBytes;
    });
}

} // namespace

const char* beyondBounds(const Hello& message)
{
    return firstBad({{"min", in(message.min, 1, 65535)}, {"max", in(message.max, message.min, 65535)},
        {"app", message.app.size() <= kAppBytes}, {"name", in(std::ssize(message.name), 1, kNameBytes)},
        {"token", !message.token || isToken(*message.token)}});
}

const char* beyondBounds(const Say& message)
{
    return firstBad({{"text", in(std::ssize(message.text), message.phrase ? 0 : 1, kChatBytes)},
        {"phrase", phrase(message.phrase)}, {"at", place(message.at)}});
}

const char* beyondBounds(const Invite& message)
{
    return firstBad({{"to", id(message.to)}, {"options", options(message.options)}});
}

const char* beyondBounds(const Cancel& message)
{
    return firstBad({{"to", id(message.to)}});
}

const char* beyondBounds(const Accept& message)
{
    return firstBad({{"from", id(message.from)}});
}

const char* beyondBounds(const Decline& message)
{
    return firstBad({{"from", id(message.from)}});
}

const char* beyondBounds(const Move& message)
{
    return firstBad({{"seq", in(message.seq, 0, std::numeric_limits<std::int64_t>::max())},
        {"action", in(std::ssize(message.action), 1, kActionBytes)}});
}

const char* beyondBounds(const Next&)
{
    return nullptr;
}

const char* beyondBounds(const PlayOn&)
{
    return nullptr;
}

const char* beyondBounds(const Leave&)
{
    return nullptr;
}

const char* beyondBounds(const Resume& message)
{
    return firstBad({{"match", id(message.match)}});
}

const char* beyondBounds(const Spectate& message)
{
    return firstBad({{"match", id(message.match)}});
}

const char* beyondBounds(const Unspectate&)
{
    return nullptr;
}

const char* beyondBounds(const Status&)
{
    return nullptr;
}

const char* beyondBounds(const Ping&)
{
    return nullptr;
}

const char* beyondBounds(const Pong&)
{
    return nullptr;
}

const char* beyondBounds(const Bye&)
{
    return nullptr;
}

const char* beyondBounds(const Welcome& message)
{
    return firstBad(
        {{"protocol", in(message.protocol, 1, 65535)}, {"server", message.server.size() <= kServerNameBytes},
            {"app", message.app.size() <= kAppBytes}, {"id", id(message.id)},
            {"name", message.name.size() <= kNameBytes}, {"token", isToken(message.token)},
            {"motd", message.motd.size() <= kMotdBytes}, {"game", isWord(message.game, kSetIdBytes)},
            {"sets",
                message.sets.size() <= kSets
                    && std::ranges::all_of(message.sets,
                        [](const SetName& set) {
                            return isWord(set.id, kSetIdBytes) && set.title.size() <= kTitleBytes;
                        })},
            {"grace", in(message.grace, 0, 86'400)}, {"inviteSeconds", in(message.inviteSeconds, 0, 86'400)},
            {"delayRounds", in(message.delayRounds, 0, 100)}, {"kept", kept(message.kept)},
            {"match", !message.match || id(*message.match)}});
}

const char* beyondBounds(const Reject& message)
{
    return firstBad({{"min", in(message.min, 1, 65535)}, {"max", in(message.max, 1, 65535)},
        {"app", message.app.size() <= kAppBytes}});
}

const char* beyondBounds(const Who& message)
{
    const bool people = message.people.size() <= kPeopleInFrame
        && std::ranges::all_of(message.people, [](const Person& person) {
               return id(person.id) && person.name.size() <= kNameBytes
                   && (!person.match || id(*person.match))
                   && (!person.with || person.with->size() <= kNameBytes)
                   && (!person.level || in(*person.level, 1, 1000)) && in(person.lag, -1, 60'000);
           });
    return firstBad({{"people", people}});
}

const char* beyondBounds(const Line& message)
{
    return firstBad({{"from", in(message.from, 0, std::numeric_limits<Id>::max())},
        {"name", message.name.size() <= kNameBytes}, {"text", message.text.size() <= kChatBytes},
        {"phrase", phrase(message.phrase)}, {"at", place(message.at)}});
}

const char* beyondBounds(const Tail& message)
{
    const bool lines = message.lines.size() <= kTailLines
        && std::ranges::all_of(message.lines, [](const Line& line) { return beyondBounds(line) == nullptr; });
    return firstBad({{"lines", lines}});
}

const char* beyondBounds(const Invitation& message)
{
    return firstBad(
        {{"from", id(message.from)}, {"to", id(message.to)}, {"left", in(message.left, 0, 86'400)},
            {"gone", isWord(message.gone, kSetIdBytes)}, {"options", options(message.options)}});
}

const char* beyondBounds(const Start& message)
{
    const bool names = message.names.size() <= 8
        && std::ranges::all_of(
            message.names, [](const std::string& name) { return name.size() <= kNameBytes; });
    return firstBad({{"match", id(message.match)}, {"game", isWord(message.game, kSetIdBytes)},
        {"names", names}, {"seat", in(message.seat, -1, std::ssize(message.names) - 1)},
        {"options", options(message.options)}, {"title", message.title.size() <= kTitleBytes}});
}

const char* beyondBounds(const ViewFrame& message)
{
    const bool letters
        = message.presence.size() <= 8 && message.presence.find_first_not_of("olax") == std::string::npos;
    return firstBad({{"seq", in(message.seq, 0, std::numeric_limits<std::int64_t>::max())}, {"p", letters}});
}

const char* beyondBounds(const Nack& message)
{
    return firstBad({{"reason", isWord(message.reason, kSetIdBytes)}});
}

const char* beyondBounds(const PresenceNews& message)
{
    return firstBad({{"seat", in(message.seat, 0, 7)}, {"left", in(message.left, 0, 86'400)}});
}

const char* beyondBounds(const Ready& message)
{
    return firstBad({{"seats", message.seats.size() <= 8}, {"left", in(message.left, 0, 86'400)}});
}

const char* beyondBounds(const End& message)
{
    return firstBad({{"match", id(message.match)}, {"level", in(message.level, 1, 1000)},
        {"turns", in(message.turns, 0, 1'000'000'000)}});
}

const char* beyondBounds(const Record& message)
{
    return firstBad({{"match", id(message.match)}, {"parts", in(message.parts, 1, 1000)},
        {"part", in(message.part, 1, message.parts)},
        {"text", in(std::ssize(message.text), 0, kRecordPartBytes)}});
}

const char* beyondBounds(const Waits& message)
{
    return firstBad({{"kept", kept(message.kept)}});
}

const char* beyondBounds(const Notice& message)
{
    return firstBad({{"text", message.text.size() <= kNoticeBytes},
        {"shutdown", !message.shutdown || in(*message.shutdown, 0, 86'400)}});
}

const char* beyondBounds(const Error& message)
{
    return firstBad(
        {{"field", message.field.size() <= kTitleBytes}, {"seconds", in(message.seconds, 0, 86'400)}});
}

} // namespace labrys::net
