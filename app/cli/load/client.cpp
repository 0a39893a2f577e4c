// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/load/client.h"

#include "app/cli/load/wire.h"

#include <boost/json/parse.hpp>
#include <boost/json/value.hpp>

#include <algorithm>
#include <array>
#include <utility>

namespace labrys::load {

namespace {

std::string numbered(std::string_view type, std::string_view field, std::int64_t number)
{
    return std::string(R"({"t":")").append(type).append(R"(",")").append(field).append(R"(":)")
        + std::to_string(number) + "}";
}

/// The whole numbers of an array, or the field `key` of each object in it.
std::vector<std::int64_t> numbersOf(std::string_view array, std::string_view key = {})
{
    std::vector<std::int64_t> numbers;
    boost::system::error_code wrong;
    const auto value = boost::json::parse(boost::json::string_view(array.data(), array.size()), wrong);
    if (wrong || !value.is_array())
        return numbers;
    for (const auto& each : value.get_array()) {
        const auto* number = &each;
        if (!key.empty())
            number = each.is_object() ? each.get_object().if_contains({key.data(), key.size()}) : nullptr;
        if (number != nullptr && number->is_int64())
            numbers.push_back(number->get_int64());
    }
    return numbers;
}

constexpr std::array kTypes{
    std::pair<std::string_view, Client::Told>{"view", Client::Told::View},
    std::pair<std::string_view, Client::Told>{"who", Client::Told::Who},
    std::pair<std::string_view, Client::Told>{"ping", Client::Told::Ping},
    std::pair<std::string_view, Client::Told>{"pong", Client::Told::Pong},
    std::pair<std::string_view, Client::Told>{"welcome", Client::Told::Welcome},
    std::pair<std::string_view, Client::Told>{"reject", Client::Told::Reject},
    std::pair<std::string_view, Client::Told>{"invitation", Client::Told::Invitation},
    std::pair<std::string_view, Client::Told>{"start", Client::Told::Start},
    std::pair<std::string_view, Client::Told>{"nack", Client::Told::Nack},
    std::pair<std::string_view, Client::Told>{"presence", Client::Told::Presence},
    std::pair<std::string_view, Client::Told>{"ready", Client::Told::Ready},
    std::pair<std::string_view, Client::Told>{"end", Client::Told::End},
    std::pair<std::string_view, Client::Told>{"record", Client::Told::Record},
    std::pair<std::string_view, Client::Told>{"waits", Client::Told::Waits},
    std::pair<std::string_view, Client::Told>{"notice", Client::Told::Notice},
    std::pair<std::string_view, Client::Told>{"error", Client::Told::Error},
    std::pair<std::string_view, Client::Told>{"line", Client::Told::Chat},
    std::pair<std::string_view, Client::Told>{"tail", Client::Told::Chat},
    std::pair<std::string_view, Client::Told>{"bye", Client::Told::Bye},
};

} // namespace

std::string helloText(const std::string& name, const std::string& token, int min, int max)
{
    std::string text = R"({"t":"hello","min":)" + std::to_string(min) + R"(,"max":)" + std::to_string(max)
        + R"(,"app":"labrys-cli net load","name":)" + jsonText(name);
    if (!token.empty())
        text += R"(,"token":)" + jsonText(token);
    return text + "}";
}

std::string inviteText(net::Id to, const net::MatchOptions& options)
{
    return R"({"t":"invite","to":)" + std::to_string(to) + R"(,"options":{"set":)" + jsonText(options.set)
        + R"(,"difficulty":)" + jsonText(options.difficulty) + R"(,"seed":)" + jsonText(options.seed)
        + R"(,"spectators":)" + (options.spectators ? "true" : "false") + "}}";
}

std::string acceptText(net::Id from)
{
    return numbered("accept", "from", from);
}

std::string resumeText(net::Id match)
{
    return numbered("resume", "match", match);
}

std::string moveText(std::int64_t seq, std::string_view action)
{
    return R"({"t":"move","seq":)" + std::to_string(seq) + R"(,"action":)" + jsonText(action) + "}";
}

std::string sayText(net::Room room, std::string_view text)
{
    const char* to = room == net::Room::Lobby ? "Lobby" : room == net::Room::Match ? "Match" : "Watchers";
    return std::string(R"({"t":"chat","to":")") + to + R"(","text":)" + jsonText(text) + "}";
}

std::string plainText(std::string_view type)
{
    return std::string(R"({"t":")").append(type).append("\"}");
}

std::string pingText(std::uint32_t n)
{
    return numbered("ping", "n", n);
}

std::string pongText(std::uint32_t n)
{
    return numbered("pong", "n", n);
}

std::string Client::hello() const
{
    return helloText(m_name, m_token, net::kLowestProtocol, net::kHighestProtocol);
}

bool Client::readyToldOf(int seat) const
{
    return std::ranges::find(m_ready, seat) != m_ready.end();
}

Client::Told Client::take(std::string_view frame)
{
    const auto* const found
        = std::ranges::find(kTypes, typeOf(frame), &std::pair<std::string_view, Told>::first);
    if (found == kTypes.end())
        return Told::Unknown;
    switch (found->second) {
    case Told::Welcome:
        takeWelcome(frame);
        break;
    case Told::View:
        takeView(frame);
        break;
    case Told::Start:
        takeStart(frame);
        break;
    case Told::Invitation:
        takeInvitation(frame);
        break;
    case Told::Record:
        return takeRecord(frame);
    case Told::Ready:
        m_ready.clear();
        for (const auto seat : numbersOf(member(frame, "seats").value_or("[]")))
            m_ready.push_back(static_cast<int>(seat));
        break;
    case Told::End:
        m_endReason = textOf(frame, "reason");
        m_match.reset();
        break;
    case Told::Waits:
        m_kept = numbersOf(member(frame, "kept").value_or("[]"), "match");
        break;
    case Told::Presence:
        m_newsSeat = static_cast<int>(numberOf(frame, "seat"));
        m_newsState = textOf(frame, "state");
        break;
    case Told::Nack:
        m_code = textOf(frame, "reason");
        m_nackSeq = numberOf(frame, "seq");
        break;
    case Told::Reject:
    case Told::Error:
        m_code = textOf(frame, "code");
        m_seconds = static_cast<int>(numberOf(frame, "seconds"));
        break;
    case Told::Ping:
        m_ping = static_cast<std::uint32_t>(numberOf(frame, "n"));
        break;
    default:
        break;
    }
    return found->second;
}

void Client::takeWelcome(std::string_view frame)
{
    m_id = numberOf(frame, "id");
    m_token = textOf(frame, "token");
    m_kept = numbersOf(member(frame, "kept").value_or("[]"), "match");
    m_hasPlace = numberOf(frame, "match") != 0;
    m_match.reset();
    m_ready.clear();
    m_invitation = {};
}

void Client::takeStart(std::string_view frame)
{
    m_match = numberOf(frame, "match");
    m_seat = static_cast<int>(numberOf(frame, "seat"));
    m_resumed = truthOf(frame, "resumed");
    m_seq = 0;
    m_ready.clear();
}

void Client::takeView(std::string_view frame)
{
    m_seq = numberOf(frame, "seq");
    m_view = member(frame, "v").value_or(std::string_view());
    const auto presence = member(frame, "p").value_or("\"\"");
    m_presence.assign(presence.substr(1, presence.size() < 2 ? 0 : presence.size() - 2));
}

void Client::takeInvitation(std::string_view frame)
{
    m_invitation.from = numberOf(frame, "from");
    m_invitation.to = numberOf(frame, "to");
    m_invitation.left = static_cast<int>(numberOf(frame, "left"));
    m_invitation.gone = textOf(frame, "gone");
}

Client::Told Client::takeRecord(std::string_view frame)
{
    const auto part = numberOf(frame, "part");
    if (part == 1)
        m_record.clear();
    m_recordMatch = numberOf(frame, "match");
    m_record += textOf(frame, "text");
    return part == numberOf(frame, "parts") ? Told::Record : Told::RecordPart;
}

} // namespace labrys::load
