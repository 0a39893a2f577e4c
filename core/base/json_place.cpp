// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/json.h"
#include "core/base/json_lexer.h"
#include "core/base/utf8.h"

#include <algorithm>
#include <charconv>
#include <optional>
#include <system_error>
#include <tuple>

namespace labrys {

namespace {

using Kind = JsonToken::Kind;

bool atEnd(const JsonToken& token)
{
    return token.kind == Kind::End || token.kind == Kind::Broken;
}

/// Steps over the value that starts with `token`.
void skipValue(JsonLexer& lexer, JsonToken token)
{
    std::size_t open = 0;
    for (;;) {
        if (token.kind == Kind::BeginObject || token.kind == Kind::BeginArray)
            ++open;
        else if (token.kind == Kind::EndObject || token.kind == Kind::EndArray)
            --open;
        if (open == 0 || atEnd(token))
            return;
        token = lexer.next();
    }
}

struct Member {
    JsonToken key;
    JsonToken value;
};

/// The member `name` of the object whose brace was read.
std::optional<Member> findMember(std::string_view text, JsonLexer& lexer, std::string_view name)
{
    for (;;) {
        JsonToken key = lexer.next();
        if (key.kind == Kind::Comma)
            key = lexer.next();
        if (key.kind != Kind::Text)
            return std::nullopt;
        const std::string_view raw = text.substr(key.begin + 1, key.end - key.begin - 2);
        std::ignore = lexer.next(); // the colon
        const JsonToken value = lexer.next();
        if (key.escaped ? unescapedJson(raw) == name : raw == name)
            return Member{key, value};
        skipValue(lexer, value);
    }
}

/// The element `step` of the array whose bracket was read.
std::optional<JsonToken> findElement(JsonLexer& lexer, std::string_view step)
{
    std::size_t index = 0;
    const auto [end, error] = std::from_chars(step.data(), step.data() + step.size(), index);
    if (error != std::errc() || end != step.data() + step.size())
        return std::nullopt;
    for (;;) {
        JsonToken value = lexer.next();
        if (value.kind == Kind::Comma)
            value = lexer.next();
        if (value.kind == Kind::EndArray || atEnd(value))
            return std::nullopt;
        if (index == 0)
            return value;
        --index;
        skipValue(lexer, value);
    }
}

/// A step of a JSON pointer as the key it stands for.
std::string keyOfStep(std::string_view step)
{
    std::string key;
    for (std::size_t i = 0; i < step.size(); ++i) {
        if (step[i] != '~' || i + 1 == step.size()) {
            key.push_back(step[i]);
            continue;
        }
        ++i;
        key.push_back(step[i] == '0' ? '~' : step[i] == '1' ? '/' : '#');
    }
    return key;
}

} // namespace

Place placeOfOffset(std::string_view text, std::string_view file, std::size_t offset)
{
    const std::string_view before = text.substr(0, std::min(offset, text.size()));
    const auto lines = std::ranges::count(before, '\n');
    const std::size_t lineStart = lines == 0 ? 0 : before.rfind('\n') + 1;
    return {std::string(file), static_cast<int>(lines) + 1,
        static_cast<int>(codePoints(before.substr(lineStart))) + 1};
}

Place placeOfPath(std::string_view text, std::string_view file, std::string_view path)
{
    const bool wantsKey = path.ends_with('#');
    if (wantsKey)
        path.remove_suffix(1);
    JsonLexer lexer(text);
    JsonToken value = lexer.next();
    while (!path.empty()) {
        path.remove_prefix(1);
        const std::string_view step = path.substr(0, path.find('/'));
        path.remove_prefix(step.size());
        if (value.kind == Kind::BeginObject) {
            const auto found = findMember(text, lexer, keyOfStep(step));
            if (!found)
                break;
            value = wantsKey && path.empty() ? found->key : found->value;
        } else {
            const auto found = value.kind == Kind::BeginArray ? findElement(lexer, step) : std::nullopt;
            if (!found)
                break;
            value = *found;
        }
    }
    return placeOfOffset(text, file, value.begin);
}

} // namespace labrys
