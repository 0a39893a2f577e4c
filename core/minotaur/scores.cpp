// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/minotaur/scores.h"

#include "core/base/json_codec.h"
#include "core/base/utf8.h"

#include <algorithm>
#include <tuple>

namespace labrys::minotaur {

namespace {

constexpr std::string_view kFormat = R"({"format": "labrys/minotaur-scores", "version": 1})";
constexpr std::size_t kNameCharacters = 16;
constexpr std::size_t kMostNameBytes = 160;
constexpr std::size_t kMostTableBytes = 100;

/// The better first (D34); what is left only makes the order whole.
auto rankOf(const Score& score)
{
    return std::tuple(-score.score, -score.level, score.turns, std::string_view(score.date),
        std::string_view(score.name), score.run.value);
}

bool before(const Score& a, const Score& b)
{
    return a.table != b.table ? a.table < b.table : rankOf(a) < rankOf(b);
}

bool plausible(const Score& score)
{
    const auto clean = [](const std::string& text, std::size_t most) {
        return text.size() <= most && !forbiddenInNames(text);
    };
    return !score.table.empty() && clean(score.table, kMostTableBytes) && clean(score.name, kMostNameBytes)
        && clean(score.date, 32) && clean(score.seed, 32) && score.score >= 0 && score.score <= 1'000'000'000
        && score.level >= 1 && score.level <= static_cast<int>(kMostLevels) && score.turns >= 0
        && score.players >= 1 && score.players <= kMostPlayers;
}

std::string twoDigits(int number)
{
    return (number < 10 ? "0" : "") + std::to_string(number);
}

} // namespace

int ScoreTable::add(Score score)
{
    if (score.table.empty())
        return 0;
    const auto at = std::ranges::lower_bound(m_scores, score, before);
    if (at != m_scores.end() && *at == score)
        return 0;
    const auto inserted = m_scores.insert(at, std::move(score));
    const auto first = std::ranges::find(m_scores, inserted->table, &Score::table);
    const auto rank = static_cast<std::size_t>(inserted - first) + 1;
    const auto same = static_cast<std::size_t>(std::ranges::count(m_scores, inserted->table, &Score::table));
    if (same > kRanks)
        m_scores.erase(first + static_cast<std::ptrdiff_t>(kRanks));
    return rank <= kRanks ? static_cast<int>(rank) : 0;
}

int ScoreTable::rename(const Score& kept, std::string name)
{
    const auto at = std::ranges::find_if(m_scores, [&kept](const Score& score) {
        return score.table == kept.table && score.run == kept.run && score.date == kept.date;
    });
    if (at == m_scores.end())
        return 0;
    Score renamed = std::move(*at);
    m_scores.erase(at);
    renamed.name = std::move(name);
    const Score wanted = renamed;
    if (const int rank = add(std::move(renamed)); rank > 0)
        return rank;
    // It stands there under this name already.
    const auto same = of(wanted.table);
    return static_cast<int>(std::ranges::find(same, wanted) - same.begin()) + 1;
}

std::vector<Score> ScoreTable::of(std::string_view table) const
{
    std::vector<Score> scores;
    std::ranges::copy_if(
        m_scores, std::back_inserter(scores), [table](const Score& score) { return score.table == table; });
    return scores;
}

std::string writeScores(const ScoreTable& table)
{
    std::string text(kFormat);
    text += '\n';
    for (const auto& score : table.all())
        text += compactJson(toJson(score)) + '\n';
    return text;
}

std::expected<ScoreTable, Problem> readScores(std::string_view text, std::string_view file)
{
    ScoreTable table;
    if (text.empty())
        return table;
    const auto refuse = [&](const char* code, int line) {
        return std::unexpected(Problem{code, {std::string(file), line, 1}});
    };
    if (text.size() > kScoreBytes)
        return refuse("SCORES_TOO_LARGE", 0);
    int number = 0;
    for (std::string_view rest = text; !rest.empty();) {
        const auto end = std::min(rest.find('\n'), rest.size());
        const auto line = rest.substr(0, end);
        rest.remove_prefix(std::min(end + 1, rest.size()));
        if (++number == 1) {
            if (line != kFormat)
                return refuse("SCORES_FORMAT", number);
            continue;
        }
        if (line.empty())
            continue;
        if (line.size() > kScoreLineBytes)
            return refuse("SCORES_LINE", number);
        auto score = readJson<Score>(line, file);
        if (!score) {
            score.error().place.line = number;
            return std::unexpected(std::move(score.error()));
        }
        if (!plausible(*score))
            return refuse("SCORES_LINE", number);
        table.add(*std::move(score));
    }
    return table;
}

std::string tableOf(const Options& options, Seed seed)
{
    if (options.difficulty != Difficulty::Ranked || options.origin == SeedOrigin::Practice)
        return {};
    if (!options.levels.empty()) {
        // Of the levels themselves: wherever their file lies, it is the same table.
        std::vector<std::vector<std::string>> rows;
        rows.reserve(options.levels.size());
        for (const auto& level : options.levels)
            rows.push_back(level.rows);
        return "file:" + digestOf(rows).text();
    }
    std::string table = options.origin == SeedOrigin::Daily ? "daily:" + seed.code()
        : options.origin == SeedOrigin::Chosen              ? "seed:" + seed.code()
                                                            : "main";
    if (options.only > 0)
        table += ":level" + std::to_string(options.only);
    return table;
}

Seed dailySeed(int year, int month, int day)
{
    auto seed = Seed::fromText(
        "labrys daily " + std::to_string(year) + "-" + twoDigits(month) + "-" + twoDigits(day));
    LABRYS_ASSERT(seed.has_value());
    return *seed;
}

std::string scoreName(std::string_view text)
{
    std::string name;
    std::size_t characters = 0;
    while (!text.empty() && characters < kNameCharacters) {
        const auto character = firstCharacter(text);
        const std::size_t length = std::max<std::size_t>(character.length, 1);
        const auto bytes = text.substr(0, length);
        text.remove_prefix(length);
        const bool blank = bytes == " ";
        if (character.length == 0 || forbiddenInNames(bytes)
            || (blank && (name.empty() || name.back() == ' ')))
            continue;
        name += bytes;
        ++characters;
    }
    while (name.ends_with(' '))
        name.pop_back();
    return name;
}

} // namespace labrys::minotaur
