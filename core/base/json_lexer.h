// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/fields.h"

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

namespace labrys {

/// What JSON asks for at the place of a syntax error; its name is the first argument of JSON_SYNTAX.
enum class JsonExpected : std::uint8_t {
    Value,
    ValueOrBracket,
    Key,
    KeyOrBrace,
    Colon,
    CommaOrBracket,
    CommaOrBrace,
    EndOfText,
    Digit,
    TextCharacter,
    Escape,
    HexDigit,
    SurrogatePair
};
BOOST_DESCRIBE_ENUM(JsonExpected, Value, ValueOrBracket, Key, KeyOrBrace, Colon, CommaOrBracket, CommaOrBrace,
    EndOfText, Digit, TextCharacter, Escape, HexDigit, SurrogatePair)

/// A token of JSON text: the bytes [begin, end).
struct JsonToken {
    enum class Kind : std::uint8_t {
        BeginObject,
        EndObject,
        BeginArray,
        EndArray,
        Colon,
        Comma,
        Text,
        Number,
        Word,  ///< true, false or null
        End,   ///< the end of the text
        Broken ///< no token: `end` is the first byte that cannot stand there, `expected` what could
    };
    Kind kind = Kind::End;
    std::size_t begin = 0;
    std::size_t end = 0;
    bool escaped = false; ///< a Text that holds a backslash
    JsonExpected expected = JsonExpected::Value;
};

/// Cuts JSON text (RFC 8259, valid UTF-8) into tokens, each byte looked at once. Boost.JSON tells neither
/// where a value stands nor where two keys are equal; this does, and the same way in every version of it.
class JsonLexer {
public:
    explicit JsonLexer(std::string_view text)
        : m_text(text)
    {
    }

    /// The next token; End or Broken for ever after the first of them.
    [[nodiscard]] JsonToken next();

private:
    [[nodiscard]] JsonToken text(std::size_t begin);
    [[nodiscard]] JsonToken number(std::size_t begin);
    [[nodiscard]] JsonToken word(std::size_t begin);
    [[nodiscard]] JsonToken token(JsonToken::Kind kind, std::size_t begin, std::size_t end);
    [[nodiscard]] JsonToken broken(std::size_t begin, std::size_t end, JsonExpected expected);

    std::string_view m_text;
    std::size_t m_offset = 0;
};

/// The text that stands between the quotes of a valid JSON string.
[[nodiscard]] std::string unescapedJson(std::string_view between);

} // namespace labrys
