// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/architecture/rules.h"

#include <algorithm>
#include <array>
#include <string_view>

namespace labrys::architecture {

namespace {

using Names = std::string_view;

constexpr std::array kHeaders{Names{"random"}, Names{"chrono"}, Names{"ctime"}, Names{"locale"},
    Names{"clocale"}, Names{"codecvt"}, Names{"iostream"}, Names{"unordered_map"}, Names{"unordered_set"},
    Names{"regex"}, Names{"thread"}, Names{"mutex"}, Names{"shared_mutex"}, Names{"future"},
    Names{"condition_variable"}, Names{"semaphore"}, Names{"barrier"}, Names{"latch"}};
constexpr std::array kHeaderFolders{Names{"boost/random"}, Names{"boost/unordered"}, Names{"boost/chrono"},
    Names{"boost/thread"}, Names{"boost/date_time"}, Names{"boost/locale"}, Names{"boost/regex"},
    Names{"boost/asio"}};

// Written with their namespace, or reached by a using declaration of it.
constexpr std::array kNames{Names{"std::shuffle"}, Names{"std::ranges::shuffle"}, Names{"std::sample"},
    Names{"std::ranges::sample"}, Names{"std::random_device"}, Names{"std::hash"}, Names{"std::rand"},
    Names{"std::srand"}, Names{"std::time"}, Names{"std::clock"}, Names{"std::locale"},
    Names{"std::setlocale"}, Names{"std::getenv"}, Names{"std::thread"}, Names{"std::jthread"},
    Names{"std::async"}, Names{"std::cin"}, Names{"std::cout"}, Names{"std::cerr"}, Names{"std::clog"},
    Names{"secure_getenv"}, Names{"clock_gettime"}, Names{"gettimeofday"}, Names{"thread_local"},
    Names{"__DATE__"}, Names{"__TIME__"}, Names{"__TIMESTAMP__"}};
constexpr std::array kNameStarts{Names{"std::chrono"}, Names{"std::unordered_"}, Names{"std::regex"},
    Names{"std::mt19937"}, Names{"std::this_thread"}, Names{"std::pmr::unordered_"},
    Names{"boost::unordered"}, Names{"boost::random"}};
constexpr std::array kNameEnds{Names{"_distribution"}, Names{"_engine"}};
// Names of C that only a call makes certain.
constexpr std::array kCalls{Names{"time"}, Names{"clock"}, Names{"rand"}, Names{"srand"}, Names{"getenv"},
    Names{"setlocale"}, Names{"localtime"}, Names{"gmtime"}, Names{"strftime"}};

constexpr std::string_view kCure = ": the result would differ between runs or platforms; use "
                                   "core/base/random, ordered containers, and values passed in";

template <typename Range>
bool contains(const Range& range, std::string_view name)
{
    return std::ranges::find(range, name) != range.end();
}

char blankOr(std::string_view code, std::size_t at)
{
    return at < code.size() ? code[at] : ' ';
}

bool isSpace(char character)
{
    return character == ' ' || character == '\n' || character == '\t';
}

/// Offset of the last character before `at` that is no blank, or npos.
std::size_t lastBefore(std::string_view code, std::size_t at)
{
    return at == 0 ? std::string_view::npos : code.find_last_not_of(" \t\n", at - 1);
}

/// A call of a free function: not a member, and not a declaration (a type stands before the name).
bool isFreeCall(std::string_view code, const Word& word)
{
    std::size_t after = word.begin + word.text.size();
    while (isSpace(blankOr(code, after)) && after < code.size()) {
        ++after;
    }
    if (blankOr(code, after) != '(') {
        return false;
    }
    const std::size_t before = lastBefore(code, word.begin);
    if (before == std::string_view::npos) {
        return true;
    }
    if (code[before] == '.' || (code[before] == '>' && before > 0 && code[before - 1] == '-')) {
        return false;
    }
    if (!isNameCharacter(code[before])) {
        return code[before] != '&' && code[before] != '*' && code[before] != '>';
    }
    return code.substr(0, before + 1).ends_with("return");
}

bool isForbidden(std::string_view code, const Word& word)
{
    const std::string_view text = word.text;
    const std::string_view bare = text.starts_with("std::") ? text.substr(5) : text;
    return contains(kNames, text)
        || std::ranges::any_of(kNameStarts, [&](std::string_view start) { return text.starts_with(start); })
        || std::ranges::any_of(kNameEnds, [&](std::string_view end) { return text.ends_with(end); })
        || (contains(kCalls, bare) && isFreeCall(code, word));
}

bool isFloatWord(std::string_view text)
{
    return text == "float" || text == "double";
}

/// Whether the number that begins the text (`1.5`, `2e9`, not `0xE` or `5_e`) is a floating literal.
bool isFloatLiteral(std::string_view number)
{
    if (number.starts_with("0x") || number.starts_with("0X")) {
        return number.find_first_of(".pP") != std::string_view::npos;
    }
    return number.substr(0, number.find('_')).find_first_of(".eE") != std::string_view::npos;
}

class CoreRules {
public:
    CoreRules(const SourceText& source, Findings& findings)
        : m_source{source}
        , m_findings{findings}
    {
    }

    void checkHeaders()
    {
        for (const Include& include : includesOf(m_source)) {
            const bool folder = std::ranges::any_of(
                kHeaderFolders, [&](std::string_view name) { return include.path.starts_with(name); });
            if (contains(kHeaders, include.path) || folder) {
                add(include.line, "deterministic",
                    "core may not include <" + include.path + ">" + std::string{kCure});
            }
        }
    }

    void checkNames(const std::vector<Word>& words)
    {
        for (std::size_t i = 0; i < words.size(); ++i) {
            if (isForbidden(m_source.code, words[i])) {
                add(words[i].line, "deterministic",
                    "core may not use " + std::string{words[i].text} + std::string{kCure});
            }
            if (i >= 2 && words[i].text == "std" && words[i - 1].text == "namespace"
                && words[i - 2].text == "using") {
                add(words[i].line, "deterministic",
                    "'using namespace std' hides from this check what core uses: write std::");
            }
        }
    }

    void checkFloat(const std::vector<Word>& words)
    {
        for (const Word& word : words) {
            if (isFloatWord(word.text)) {
                addFloat(word.line, word.text);
            }
        }
        const std::string_view code = m_source.code;
        for (std::size_t at = 0; at < code.size();) {
            const bool point = code[at] == '.' && isDigit(blankOr(code, at + 1));
            if (!isNameCharacter(code[at]) && !point) {
                ++at;
                continue;
            }
            const std::size_t begin = at;
            const bool number = point || isDigit(code[begin]);
            while (at < code.size()
                && (isNameCharacter(code[at]) || (number && (code[at] == '.' || code[at] == '\'')))) {
                ++at;
            }
            const std::string_view text = code.substr(begin, at - begin);
            if (number && isFloatLiteral(text)) {
                addFloat(m_source.lineOf(begin), text);
            }
        }
    }

private:
    void add(std::size_t line, std::string_view rule, std::string message)
    {
        m_findings.push_back({m_source.path, line, std::string{rule}, std::move(message)});
    }

    void addFloat(std::size_t line, std::string_view text)
    {
        add(line, "float",
            "core counts in integers, '" + std::string{text}
                + "' may differ between platforms: use permille or fractions; a report that decides "
                  "nothing may be listed in tests/architecture/float_allowed.txt");
    }

    const SourceText& m_source;
    Findings& m_findings;
};

} // namespace

void checkCore(const SourceText& source, const std::set<std::string>& floatAllowed, Findings& findings)
{
    CoreRules rules{source, findings};
    const std::vector<Word> words = wordsOf(source);
    rules.checkHeaders();
    rules.checkNames(words);
    if (!floatAllowed.contains(source.path)) {
        rules.checkFloat(words);
    }
}

} // namespace labrys::architecture
