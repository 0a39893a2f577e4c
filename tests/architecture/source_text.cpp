// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/architecture/source_text.h"

#include <algorithm>
#include <utility>

namespace labrys::architecture {

namespace {

/// Blanks comments and the insides of literals while it walks over the text once.
class Stripper {
public:
    explicit Stripper(SourceText& source)
        : m_source{source}
        , m_raw{source.raw}
    {
    }

    void run()
    {
        while (m_at < m_raw.size()) {
            if (startsWith("//")) {
                comment(m_raw.find('\n', m_at));
            } else if (startsWith("/*")) {
                const std::size_t end = m_raw.find("*/", m_at + 2);
                comment(end == std::string_view::npos ? end : end + 2);
            } else if (m_raw[m_at] == '"') {
                isRawString() ? rawString() : literal('"');
            } else if (m_raw[m_at] == '\'' && !isDigitSeparator()) {
                literal('\'');
            } else if (m_raw[m_at] == '`' && m_source.language == Language::Qml) {
                literal('`');
            } else {
                ++m_at;
            }
        }
    }

private:
    [[nodiscard]] bool startsWith(std::string_view start) const
    {
        return m_raw.substr(m_at).starts_with(start);
    }

    /// The name or number that ends right before the current place.
    [[nodiscard]] std::string_view wordBefore() const
    {
        std::size_t begin = m_at;
        while (begin > 0 && (isNameCharacter(m_raw[begin - 1]) || m_raw[begin - 1] == '\'')) {
            --begin;
        }
        return m_raw.substr(begin, m_at - begin);
    }

    [[nodiscard]] bool isDigitSeparator() const
    {
        const std::string_view word = wordBefore();
        return m_source.language == Language::Cpp && !word.empty() && isDigit(word.front());
    }

    [[nodiscard]] bool isRawString() const
    {
        const std::string_view word = wordBefore();
        return m_source.language == Language::Cpp && word.ends_with('R') && word.size() <= 3;
    }

    static void blank(std::string& text, std::size_t begin, std::size_t end)
    {
        std::replace_if(
            text.begin() + std::ptrdiff_t(begin), text.begin() + std::ptrdiff_t(end),
            [](char character) { return character != '\n'; }, ' ');
    }

    void comment(std::size_t end)
    {
        end = std::min(end, m_raw.size());
        blank(m_source.uncommented, m_at, end);
        blank(m_source.code, m_at, end);
        m_at = end;
    }

    void literal(char quote)
    {
        std::size_t end = m_at + 1;
        while (end < m_raw.size() && m_raw[end] != quote && (m_raw[end] != '\n' || quote == '`')) {
            end += m_raw[end] == '\\' ? 2U : 1U;
        }
        end = std::min(end, m_raw.size());
        blank(m_source.code, m_at + 1, end);
        m_at = end + 1;
    }

    void rawString()
    {
        const std::size_t open = m_raw.find('(', m_at);
        if (open == std::string_view::npos) {
            m_at = m_raw.size();
            return;
        }
        const std::string close = ")" + std::string{m_raw.substr(m_at + 1, open - m_at - 1)} + "\"";
        const std::size_t end = std::min(m_raw.find(close, open), m_raw.size());
        blank(m_source.code, m_at + 1, end);
        m_at = std::min(end + close.size(), m_raw.size());
    }

    SourceText& m_source;
    std::string_view m_raw;
    std::size_t m_at = 0;
};

bool isNameStart(char character)
{
    return isNameCharacter(character) && !isDigit(character);
}

bool isBlank(char character)
{
    return character == ' ' || character == '\t';
}

std::size_t skipBlanks(std::string_view text, std::size_t at)
{
    while (at < text.size() && isBlank(text[at])) {
        ++at;
    }
    return at;
}

} // namespace

bool isDigit(char character)
{
    return character >= '0' && character <= '9';
}

bool isNameCharacter(char character)
{
    return (character >= 'a' && character <= 'z') || (character >= 'A' && character <= 'Z')
        || isDigit(character) || character == '_';
}

std::size_t SourceText::lineOf(std::size_t offset) const
{
    const auto end = raw.begin() + std::ptrdiff_t(std::min(offset, raw.size()));
    return std::size_t(std::count(raw.begin(), end, '\n')) + 1;
}

std::size_t SourceText::lineCount() const
{
    return lineOf(raw.size()) - (raw.empty() || raw.ends_with('\n') ? 1U : 0U);
}

Language languageOf(std::string_view path)
{
    if (path.ends_with(".h") || path.ends_with(".cpp")) {
        return Language::Cpp;
    }
    return path.ends_with(".qml") || path.ends_with(".js") ? Language::Qml : Language::Other;
}

SourceText sourceText(std::string path, std::string raw)
{
    SourceText source;
    source.language = languageOf(path);
    source.path = std::move(path);
    source.uncommented = raw;
    source.code = raw;
    source.raw = std::move(raw);
    if (source.language != Language::Other) {
        Stripper{source}.run();
    }
    return source;
}

std::vector<Include> includesOf(const SourceText& source)
{
    std::vector<Include> includes;
    const std::string_view raw = source.raw;
    const std::string_view code = source.code;
    std::size_t line = 0;
    for (std::size_t begin = 0; begin < raw.size();) {
        ++line;
        const std::size_t end = std::min(raw.find('\n', begin), raw.size());
        std::size_t at = skipBlanks(code, begin);
        if (at < end && code[at] == '#') {
            at = skipBlanks(code, at + 1);
            if (code.substr(at).starts_with("include")) {
                at = skipBlanks(code, at + std::string_view{"include"}.size());
                const char open = at < end ? raw[at] : ' ';
                const std::size_t close = raw.find(open == '<' ? '>' : '"', at + 1);
                if ((open == '<' || open == '"') && close < end) {
                    includes.push_back({line, open == '<' ? Include::Form::Angled : Include::Form::Quoted,
                        std::string{raw.substr(at + 1, close - at - 1)}});
                }
            }
        }
        begin = end + 1;
    }
    return includes;
}

std::vector<Word> wordsOf(const SourceText& source)
{
    std::vector<Word> words;
    const std::string_view code = source.code;
    std::size_t line = 1;
    for (std::size_t at = 0; at < code.size();) {
        if (code[at] == '\n') {
            ++line;
        }
        if (!isNameCharacter(code[at])) {
            ++at;
            continue;
        }
        const std::size_t begin = at;
        while (at < code.size() && isNameCharacter(code[at])) {
            ++at;
            const bool qualifies = code.substr(at).starts_with("::") && at + 2 < code.size();
            if (qualifies && isNameStart(code[at + 2])) {
                at += 2;
            }
        }
        if (isNameStart(code[begin])) {
            words.push_back({line, code.substr(begin, at - begin), begin});
        }
    }
    return words;
}

} // namespace labrys::architecture
