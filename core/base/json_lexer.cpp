// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/json_lexer.h"

#include <algorithm>
#include <array>
#include <optional>
#include <tuple>

namespace labrys {

namespace {

using Kind = JsonToken::Kind;

bool digit(char c)
{
    return c >= '0' && c <= '9';
}

std::optional<unsigned> hexValue(char c)
{
    if (digit(c))
        return static_cast<unsigned>(c - '0');
    if (c >= 'a' && c <= 'f')
        return static_cast<unsigned>(c - 'a') + 10U;
    if (c >= 'A' && c <= 'F')
        return static_cast<unsigned>(c - 'A') + 10U;
    return std::nullopt;
}

bool blank(char c)
{
    return c == ' ' || c == '\n' || c == '\r' || c == '\t';
}

struct Pair {
    char letter;
    char meaning;
};

constexpr std::array<Pair, 8> kEscapes{Pair{'"', '"'}, Pair{'\\', '\\'}, Pair{'/', '/'}, Pair{'b', '\b'},
    Pair{'f', '\f'}, Pair{'n', '\n'}, Pair{'r', '\r'}, Pair{'t', '\t'}};

std::optional<char> escapeMeaning(char letter)
{
    for (const Pair& escape : kEscapes)
        if (escape.letter == letter)
            return escape.meaning;
    return std::nullopt;
}

/// A fault inside a string: where, and what could stand there.
struct Fault {
    std::size_t offset;
    JsonExpected expected;
};

/// Reads the four digits at `offset`, or tells the fault.
std::optional<Fault> readUnit(std::string_view text, std::size_t offset, unsigned& unit)
{
    unit = 0;
    for (std::size_t i = offset; i < offset + 4; ++i) {
        const auto value = i < text.size() ? hexValue(text[i]) : std::nullopt;
        if (!value)
            return Fault{std::min(i, text.size()), JsonExpected::HexDigit};
        unit = unit * 16U + *value;
    }
    return std::nullopt;
}

bool leads(unsigned unit)
{
    return unit >= 0xD800U && unit <= 0xDBFFU;
}

bool trails(unsigned unit)
{
    return unit >= 0xDC00U && unit <= 0xDFFFU;
}

/// Steps over the escape whose backslash stands at `offset`, or tells the fault.
std::optional<Fault> skipEscape(std::string_view text, std::size_t& offset)
{
    const std::size_t start = offset;
    if (start + 1 >= text.size())
        return Fault{text.size(), JsonExpected::Escape};
    if (text[start + 1] != 'u') {
        if (!escapeMeaning(text[start + 1]))
            return Fault{start + 1, JsonExpected::Escape};
        offset += 2;
        return std::nullopt;
    }
    unsigned unit = 0;
    if (auto fault = readUnit(text, start + 2, unit))
        return fault;
    offset += 6;
    if (trails(unit))
        return Fault{start, JsonExpected::SurrogatePair};
    if (!leads(unit))
        return std::nullopt;
    if (text.substr(offset, 2) != "\\u")
        return Fault{start, JsonExpected::SurrogatePair};
    if (auto fault = readUnit(text, offset + 2, unit))
        return fault;
    if (!trails(unit))
        return Fault{start, JsonExpected::SurrogatePair};
    offset += 6;
    return std::nullopt;
}

void appendUtf8(std::string& out, unsigned character)
{
    const auto put = [&out](unsigned byte) { out.push_back(static_cast<char>(byte)); };
    if (character < 0x80U) {
        put(character);
    } else if (character < 0x800U) {
        put(0xC0U | (character >> 6U));
        put(0x80U | (character & 0x3FU));
    } else if (character < 0x10000U) {
        put(0xE0U | (character >> 12U));
        put(0x80U | ((character >> 6U) & 0x3FU));
        put(0x80U | (character & 0x3FU));
    } else {
        put(0xF0U | (character >> 18U));
        put(0x80U | ((character >> 12U) & 0x3FU));
        put(0x80U | ((character >> 6U) & 0x3FU));
        put(0x80U | (character & 0x3FU));
    }
}

} // namespace

JsonToken JsonLexer::token(Kind kind, std::size_t begin, std::size_t end)
{
    m_offset = end;
    return {kind, begin, end, false, JsonExpected::Value};
}

JsonToken JsonLexer::broken(std::size_t begin, std::size_t end, JsonExpected expected)
{
    // Stays in front of the fault, so that every later call meets it again.
    m_offset = begin;
    return {Kind::Broken, begin, end, false, expected};
}

JsonToken JsonLexer::next()
{
    while (m_offset < m_text.size() && blank(m_text[m_offset]))
        ++m_offset;
    const std::size_t begin = m_offset;
    if (begin == m_text.size())
        return token(Kind::End, begin, begin);
    switch (m_text[begin]) {
    case '{':
        return token(Kind::BeginObject, begin, begin + 1);
    case '}':
        return token(Kind::EndObject, begin, begin + 1);
    case '[':
        return token(Kind::BeginArray, begin, begin + 1);
    case ']':
        return token(Kind::EndArray, begin, begin + 1);
    case ':':
        return token(Kind::Colon, begin, begin + 1);
    case ',':
        return token(Kind::Comma, begin, begin + 1);
    case '"':
        return text(begin);
    default:
        return m_text[begin] == '-' || digit(m_text[begin]) ? number(begin) : word(begin);
    }
}

JsonToken JsonLexer::text(std::size_t begin)
{
    bool escaped = false;
    std::size_t offset = begin + 1;
    while (offset < m_text.size()) {
        const char c = m_text[offset];
        if (c == '"') {
            JsonToken result = token(Kind::Text, begin, offset + 1);
            result.escaped = escaped;
            return result;
        }
        if (c == '\\') {
            escaped = true;
            if (const auto fault = skipEscape(m_text, offset))
                return broken(begin, fault->offset, fault->expected);
        } else if (static_cast<unsigned char>(c) < 0x20U) {
            break;
        } else {
            ++offset;
        }
    }
    return broken(begin, offset, JsonExpected::TextCharacter);
}

JsonToken JsonLexer::number(std::size_t begin)
{
    std::size_t offset = begin;
    const auto at = [&](char c) { return offset < m_text.size() && m_text[offset] == c; };
    const auto digits = [&] {
        const std::size_t first = offset;
        while (offset < m_text.size() && digit(m_text[offset]))
            ++offset;
        return offset > first;
    };
    if (at('-'))
        ++offset;
    if (at('0'))
        ++offset;
    else if (!digits())
        return broken(begin, offset, JsonExpected::Digit);
    if (at('.')) {
        ++offset;
        if (!digits())
            return broken(begin, offset, JsonExpected::Digit);
    }
    if (at('e') || at('E')) {
        ++offset;
        if (at('+') || at('-'))
            ++offset;
        if (!digits())
            return broken(begin, offset, JsonExpected::Digit);
    }
    return token(Kind::Number, begin, offset);
}

JsonToken JsonLexer::word(std::size_t begin)
{
    static constexpr std::array<std::string_view, 3> kWords{"true", "false", "null"};
    for (const std::string_view expected : kWords) {
        const std::string_view found = m_text.substr(begin, expected.size());
        if (found == expected)
            return token(Kind::Word, begin, begin + expected.size());
        if (found.front() == expected.front()) {
            const auto [there, wanted] = std::ranges::mismatch(found, expected);
            return broken(
                begin, begin + static_cast<std::size_t>(there - found.begin()), JsonExpected::Value);
        }
    }
    return broken(begin, begin, JsonExpected::Value);
}

std::string unescapedJson(std::string_view between)
{
    std::string out;
    out.reserve(between.size());
    std::size_t offset = 0;
    while (offset < between.size()) {
        if (between[offset] != '\\') {
            out.push_back(between[offset++]);
            continue;
        }
        if (between[offset + 1] != 'u') {
            out.push_back(escapeMeaning(between[offset + 1]).value_or('?'));
            offset += 2;
            continue;
        }
        unsigned unit = 0;
        std::ignore = readUnit(between, offset + 2, unit);
        offset += 6;
        if (leads(unit)) {
            unsigned trail = 0;
            std::ignore = readUnit(between, offset + 2, trail);
            offset += 6;
            unit = 0x10000U + ((unit - 0xD800U) << 10U) + (trail - 0xDC00U);
        }
        appendUtf8(out, unit);
    }
    return out;
}

} // namespace labrys
