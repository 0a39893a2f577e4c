// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/net/codec.h"

#include "app/net/bounds.h"
#include "app/net/frame.h"
#include "app/net/wire.h"

#include <algorithm>
#include <array>

namespace labrys::net {

namespace {

constexpr std::size_t kDepth = 8;

/// In the order of the variants.
constexpr std::array<std::string_view, std::variant_size_v<FromClient>> kClientTypes{"hello", "chat",
    "invite", "cancel", "accept", "decline", "move", "next", "playon", "leave", "resume", "spectate",
    "unspectate", "status", "ping", "pong", "bye"};
constexpr std::array<std::string_view, std::variant_size_v<FromServer>> kServerTypes{"welcome", "reject",
    "who", "line", "tail", "invitation", "start", "view", "nack", "presence", "ready", "end", "record",
    "waits", "notice", "error", "ping", "pong", "bye"};

Error errorOf(const Problem& problem)
{
    static constexpr std::array<std::pair<std::string_view, ErrorCode>, 5> kCodes{{
        {"JSON_TOO_LARGE", ErrorCode::FrameLength},
        {"JSON_UTF8", ErrorCode::Utf8},
        {"JSON_SYNTAX", ErrorCode::Syntax},
        {"JSON_TOO_DEEP", ErrorCode::Depth},
        {"JSON_DUPLICATE_KEY", ErrorCode::DuplicateKey},
    }};
    for (const auto& [code, error] : kCodes)
        if (problem.code == code)
            return {error, {}, 0};
    return {ErrorCode::Syntax, {}, 0};
}

template <class Message>
std::string encodeAs(std::string_view type, const Message& message)
{
    boost::json::object object;
    object.emplace("t", boost::json::string_view(type.data(), type.size()));
    forEachField(message, [&](const char* name, const auto& field) {
        if constexpr (requires { field.has_value(); }) {
            if (field.has_value())
                object.emplace(name, codec::encode(*field));
        } else if constexpr (std::same_as<std::remove_cvref_t<decltype(field)>, bool>) {
            if (field)
                object.emplace(name, true);
        } else {
            object.emplace(name, codec::encode(field));
        }
    });
    return compactJson(object);
}

std::string encodeAs(std::string_view, const ViewFrame& view)
{
    std::string text;
    text.reserve(view.v.size() + 48);
    text += R"({"t":"view","seq":)";
    text += std::to_string(view.seq);
    text += R"(,"p":")";
    text += view.presence;
    text += R"(","v":)";
    text += view.v;
    text += '}';
    return text;
}

template <class Variant>
std::string encodeAny(std::span<const std::string_view> types, const Variant& message)
{
    return std::visit([&](const auto& value) { return encodeAs(types[message.index()], value); }, message);
}

template <class Message>
std::expected<Message, Error> readAs(const boost::json::object& object)
{
    Message message;
    auto wrong = wire::readFields(object, message);
    if (!wrong)
        if (const char* field = beyondBounds(message))
            wrong = field;
    if (wrong)
        return std::unexpected(Error{ErrorCode::Field, std::move(*wrong), 0});
    return message;
}

/// Whether no number in it is a fraction, or larger than any integer: only such a value can be written again.
bool isWhole(const boost::json::value& json)
{
    if (const auto* array = json.if_array())
        return std::ranges::all_of(*array, isWhole);
    if (const auto* object = json.if_object())
        return std::ranges::all_of(*object, [](const auto& member) { return isWhole(member.value()); });
    return !json.is_double();
}

template <>
std::expected<ViewFrame, Error> readAs<ViewFrame>(const boost::json::object& object)
{
    ViewFrame view;
    const auto* seq = codec::member(object, "seq");
    const auto* presence = codec::member(object, "p");
    const auto* body = codec::member(object, "v");
    if (seq == nullptr || wire::read(*seq, view.seq))
        return std::unexpected(Error{ErrorCode::Field, "seq", 0});
    if (presence == nullptr || wire::read(*presence, view.presence))
        return std::unexpected(Error{ErrorCode::Field, "p", 0});
    if (body == nullptr || !isWhole(*body))
        return std::unexpected(Error{ErrorCode::Field, "v", 0});
    view.v = compactJson(*body);
    if (const char* field = beyondBounds(view))
        return std::unexpected(Error{ErrorCode::Field, field, 0});
    return view;
}

template <class Variant, std::size_t I = 0>
std::expected<Variant, Error> readNamed(
    std::span<const std::string_view> types, std::string_view type, const boost::json::object& object)
{
    if constexpr (I == std::variant_size_v<Variant>) {
        return std::unexpected(Error{ErrorCode::UnknownType, std::string(type.substr(0, 32)), 0});
    } else {
        if (type != types[I])
            return readNamed<Variant, I + 1>(types, type, object);
        auto message = readAs<std::variant_alternative_t<I, Variant>>(object);
        if (!message)
            return std::unexpected(std::move(message.error()));
        return Variant(std::in_place_index<I>, *std::move(message));
    }
}

template <class Variant>
std::expected<Variant, Error> decode(
    std::span<const std::string_view> types, std::string_view text, std::size_t most)
{
    const auto json = parseJson(text, "frame", {most, kDepth});
    if (!json)
        return std::unexpected(errorOf(json.error()));
    const auto* object = json->if_object();
    if (object == nullptr)
        return std::unexpected(Error{ErrorCode::Syntax, {}, 0});
    std::string type;
    const auto* named = codec::member(*object, "t");
    if (named == nullptr || wire::read(*named, type))
        return std::unexpected(Error{ErrorCode::Field, "t", 0});
    return readNamed<Variant>(types, type, *object);
}

} // namespace

std::string encode(const FromClient& message)
{
    return encodeAny(kClientTypes, message);
}

std::string encode(const FromServer& message)
{
    return encodeAny(kServerTypes, message);
}

std::string_view typeName(const FromClient& message)
{
    return kClientTypes[message.index()];
}

std::expected<FromClient, Error> decodeFromClient(std::string_view text)
{
    return decode<FromClient>(kClientTypes, text, kClientFrameBytes);
}

std::expected<FromServer, Error> decodeFromServer(std::string_view text)
{
    return decode<FromServer>(kServerTypes, text, kServerFrameBytes);
}

} // namespace labrys::net
