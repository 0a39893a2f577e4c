// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/load/wire.h"

#include <boost/json/parse.hpp>
#include <boost/json/serialize.hpp>
#include <boost/json/value.hpp>

#include <charconv>
#include <cstring>

namespace labrys::load {

void appendFrame(std::string& bytes, std::string_view json)
{
    const auto length = static_cast<std::uint32_t>(json.size());
    for (const unsigned shift : {24U, 16U, 8U, 0U})
        bytes.push_back(static_cast<char>((length >> shift) & 0xffU));
    bytes.append(json);
}

char* FrameCutter::room(std::size_t count)
{
    if (m_begin == m_end)
        clear();
    if (m_bytes.size() - m_end < count) {
        std::memmove(m_bytes.data(), m_bytes.data() + m_begin, waiting());
        m_end = waiting();
        m_begin = 0;
        if (m_bytes.size() - m_end < count)
            m_bytes.resize(m_end + count);
    }
    return m_bytes.data() + m_end;
}

FrameCutter::Next FrameCutter::next(std::string_view& frame)
{
    if (waiting() < kLengthBytes)
        return Next::Incomplete;
    std::size_t length = 0;
    for (std::size_t i = 0; i < kLengthBytes; ++i)
        length = (length << 8U) | static_cast<unsigned char>(m_bytes[m_begin + i]);
    if (length == 0 || length > kServerFrameBytes)
        return Next::TooLong;
    if (waiting() < kLengthBytes + length)
        return Next::Incomplete;
    frame = std::string_view(m_bytes).substr(m_begin + kLengthBytes, length);
    m_begin += kLengthBytes + length;
    return Next::Frame;
}

namespace {

bool blank(char c)
{
    return c == ' ' || c == '\t' || c == '\n' || c == '\r';
}

std::size_t afterBlanks(std::string_view text, std::size_t at)
{
    while (at < text.size() && blank(text[at]))
        ++at;
    return at;
}

/// Behind the string that begins at `at`.
std::size_t afterString(std::string_view text, std::size_t at)
{
    for (++at; at < text.size() && text[at] != '"'; ++at)
        if (text[at] == '\\')
            ++at;
    return std::min(at + 1, text.size());
}

/// Behind the value that begins at `at`.
std::size_t afterValue(std::string_view text, std::size_t at)
{
    int depth = 0;
    while (at < text.size()) {
        const char c = text[at];
        if (c == '"') {
            at = afterString(text, at);
            if (depth == 0)
                return at;
            continue;
        }
        if (c == '{' || c == '[')
            ++depth;
        else if (depth == 0 && (c == ',' || c == '}' || c == ']' || blank(c)))
            return at;
        else if ((c == '}' || c == ']') && --depth == 0)
            return at + 1;
        ++at;
    }
    return at;
}

} // namespace

std::optional<std::string_view> member(std::string_view object, std::string_view key)
{
    auto at = afterBlanks(object, 0);
    if (at >= object.size() || object[at] != '{')
        return std::nullopt;
    at = afterBlanks(object, at + 1);
    while (at < object.size() && object[at] == '"') {
        const auto behindName = afterString(object, at);
        const auto name = object.substr(at + 1, behindName < at + 2 ? 0 : behindName - at - 2);
        at = afterBlanks(object, behindName);
        if (at >= object.size() || object[at] != ':')
            return std::nullopt;
        at = afterBlanks(object, at + 1);
        const auto behind = afterValue(object, at);
        if (name == key)
            return object.substr(at, behind - at);
        at = afterBlanks(object, behind);
        if (at >= object.size() || object[at] != ',')
            return std::nullopt;
        at = afterBlanks(object, at + 1);
    }
    return std::nullopt;
}

std::int64_t numberOf(std::string_view object, std::string_view key, std::int64_t otherwise)
{
    const auto text = member(object, key);
    std::int64_t number = 0;
    if (!text || std::from_chars(text->data(), text->data() + text->size(), number).ec != std::errc())
        return otherwise;
    return number;
}

std::string textOf(std::string_view object, std::string_view key)
{
    const auto text = member(object, key);
    if (!text)
        return {};
    boost::system::error_code wrong;
    const auto value = boost::json::parse(boost::json::string_view(text->data(), text->size()), wrong);
    if (wrong || !value.is_string())
        return {};
    const auto& string = value.get_string();
    return {string.data(), string.size()};
}

bool truthOf(std::string_view object, std::string_view key)
{
    return member(object, key) == std::string_view("true");
}

std::string_view typeOf(std::string_view object)
{
    const auto text = member(object, "t");
    return text && text->size() >= 2 ? text->substr(1, text->size() - 2) : std::string_view();
}

std::string jsonText(std::string_view text)
{
    return boost::json::serialize(boost::json::string_view(text.data(), text.size()));
}

} // namespace labrys::load
