// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/json_check.h"

#include <algorithm>
#include <deque>
#include <tuple>
#include <vector>

namespace labrys {

namespace {

using Kind = JsonToken::Kind;

enum class Container : std::uint8_t { Array, Object };

struct Level {
    Container container;
    std::size_t firstKey; ///< index of its first key in the stack of keys
};

struct Key {
    std::string_view name;
    std::size_t offset;
};

class Checker {
public:
    Checker(std::string_view text, std::size_t maximumDepth)
        : m_text(text)
        , m_lexer(text)
        , m_maximumDepth(maximumDepth)
    {
    }

    std::optional<JsonFault> check()
    {
        for (;;) {
            const JsonToken token = m_lexer.next();
            if (token.kind == Kind::Broken) {
                // A broken word is no more than a value that is not there; the context knows what is missing.
                const bool noToken = token.begin == token.end;
                return syntax(token.end, noToken ? m_expected : token.expected);
            }
            if (token.kind == Kind::End && m_expected == JsonExpected::EndOfText)
                return m_duplicate;
            if (auto fault = accept(token))
                return fault;
        }
    }

private:
    static JsonFault syntax(std::size_t offset, JsonExpected expected)
    {
        return {JsonFault::Kind::Syntax, offset, expected, {}};
    }

    std::optional<JsonFault> accept(const JsonToken& token)
    {
        switch (m_expected) {
        case JsonExpected::ValueOrBracket:
            if (token.kind == Kind::EndArray)
                return close();
            [[fallthrough]];
        case JsonExpected::Value:
            return value(token);
        case JsonExpected::KeyOrBrace:
            if (token.kind == Kind::EndObject)
                return close();
            [[fallthrough]];
        case JsonExpected::Key:
            return key(token);
        case JsonExpected::Colon:
            return step(token, Kind::Colon, JsonExpected::Value);
        case JsonExpected::CommaOrBracket:
            return token.kind == Kind::EndArray ? close() : step(token, Kind::Comma, JsonExpected::Value);
        case JsonExpected::CommaOrBrace:
            return token.kind == Kind::EndObject ? close() : step(token, Kind::Comma, JsonExpected::Key);
        default:
            return syntax(token.begin, m_expected);
        }
    }

    std::optional<JsonFault> step(const JsonToken& token, Kind wanted, JsonExpected then)
    {
        if (token.kind != wanted)
            return syntax(token.begin, m_expected);
        m_expected = then;
        return std::nullopt;
    }

    std::optional<JsonFault> value(const JsonToken& token)
    {
        switch (token.kind) {
        case Kind::Text:
        case Kind::Number:
        case Kind::Word:
            afterValue();
            return std::nullopt;
        case Kind::BeginObject:
            return open(token, Container::Object);
        case Kind::BeginArray:
            return open(token, Container::Array);
        default:
            return syntax(token.begin, m_expected);
        }
    }

    std::optional<JsonFault> open(const JsonToken& token, Container container)
    {
        if (m_levels.size() >= m_maximumDepth)
            return JsonFault{JsonFault::Kind::TooDeep, token.begin, {}, {}};
        m_levels.push_back({container, m_keys.size()});
        m_expected = container == Container::Object ? JsonExpected::KeyOrBrace : JsonExpected::ValueOrBracket;
        return std::nullopt;
    }

    std::optional<JsonFault> key(const JsonToken& token)
    {
        if (token.kind != Kind::Text)
            return syntax(token.begin, m_expected);
        std::string_view name = m_text.substr(token.begin + 1, token.end - token.begin - 2);
        if (token.escaped)
            name = m_unescaped.emplace_back(unescapedJson(name));
        m_keys.push_back({name, token.begin});
        m_expected = JsonExpected::Colon;
        return std::nullopt;
    }

    std::optional<JsonFault> close()
    {
        const Level level = m_levels.back();
        m_levels.pop_back();
        if (level.container == Container::Object)
            closeKeys(level.firstKey);
        afterValue();
        return std::nullopt;
    }

    /// Sorting finds equal keys in any object, hostile or not, without a table that could be made to collide.
    void closeKeys(std::size_t first)
    {
        const auto begin = m_keys.begin() + static_cast<std::ptrdiff_t>(first);
        if (m_keys.end() - begin > 1) {
            std::sort(begin, m_keys.end(), [](const Key& a, const Key& b) {
                return std::tie(a.name, a.offset) < std::tie(b.name, b.offset);
            });
            for (auto it = begin + 1; it != m_keys.end(); ++it) {
                const bool repeats = (it - 1)->name == it->name;
                if (repeats && (!m_duplicate || it->offset < m_duplicate->offset))
                    m_duplicate
                        = JsonFault{JsonFault::Kind::DuplicateKey, it->offset, {}, std::string(it->name)};
            }
        }
        m_keys.erase(begin, m_keys.end());
    }

    void afterValue()
    {
        if (m_levels.empty())
            m_expected = JsonExpected::EndOfText;
        else if (m_levels.back().container == Container::Object)
            m_expected = JsonExpected::CommaOrBrace;
        else
            m_expected = JsonExpected::CommaOrBracket;
    }

    std::string_view m_text;
    JsonLexer m_lexer;
    std::size_t m_maximumDepth;
    JsonExpected m_expected = JsonExpected::Value;
    std::vector<Level> m_levels;
    std::vector<Key> m_keys;
    std::deque<std::string> m_unescaped; ///< holds still while it grows: keys look into it
    std::optional<JsonFault> m_duplicate;
};

} // namespace

std::optional<JsonFault> checkJson(std::string_view text, std::size_t maximumDepth)
{
    return Checker(text, maximumDepth).check();
}

} // namespace labrys
