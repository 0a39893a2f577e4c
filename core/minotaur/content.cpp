// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/minotaur/content.h"

#include "core/base/json_codec.h"
#include "core/level/maze_file.h"

namespace labrys::minotaur {

namespace {

constexpr int kContentVersion = 2;
constexpr int kMostScore = 100'000;
constexpr int kMostTurns = 100'000;
constexpr int kMostBudget = 10'000'000;
constexpr std::size_t kMostPlans = 64;

/// The first field that is out of its range, as a JSON pointer.
class Ranges {
public:
    [[nodiscard]] const std::string& wrong() const { return m_wrong; }

    void within(const std::string& field, int value, int low, int high)
    {
        if (m_wrong.empty() && (value < low || value > high))
            m_wrong = field;
    }

    void numbers(const Numbers& numbers, int light)
    {
        within("numbers/torch", numbers.torch, 0, level::kMazeLargest);
        within("numbers/wandererSight", numbers.wandererSight, 0, light - 1);
        within("numbers/freeze", numbers.freeze, 1, 100);
        within("numbers/compass", numbers.compass, 1, level::kMazeLargest);
        within("numbers/jump", numbers.jump, 1, level::kMazeLargest);
        within("numbers/rest", numbers.rest, 1, 100);
        within("numbers/returnDistance", numbers.returnDistance, 0, level::kMazeLargest);
        within("numbers/levelScore", numbers.levelScore, 0, kMostScore);
        within("numbers/turnScore", numbers.turnScore, 0, kMostScore);
        within("numbers/bonusScore", numbers.bonusScore, 0, kMostScore);
        within("numbers/turnLimit", numbers.turnLimit, 1, kMostTurns);
        within("numbers/turnWarning", numbers.turnWarning, 1, numbers.turnLimit);
    }

    void sight(const std::string& field, const Sight& sight)
    {
        within(field + "/light", sight.light, 1, level::kMazeLargest);
        within(field + "/halfLight", sight.halfLight, sight.light, level::kMazeLargest);
        within(field + "/lookAhead", sight.lookAhead, 0, level::kMazeLargest);
    }

    void generation(const Generation& generation)
    {
        within("generation/newest", generation.newest, 0, 100);
        within("generation/exitFromStart", generation.exitFromStart, 0, 100);
        within("generation/keyFromStart", generation.keyFromStart, 0, 100);
        within("generation/keyFromExit", generation.keyFromExit, 0, 100);
        within("generation/monsterFromStart", generation.monsterFromStart, 0, 100);
        within("generation/monsterBeyondLight", generation.monsterBeyondLight, 1, level::kMazeLargest);
        within("generation/bonusFromStart", generation.bonusFromStart, 1, level::kMazeLargest);
        within("generation/certificateBudget", generation.certificateBudget, 1, kMostBudget);
        within("generation/fairTurns", generation.fairTurns, 0, 8);
    }

    void plan(const std::string& field, const LevelPlan& plan)
    {
        // Large enough that everything finds a cell, small enough that a level is made while one waits.
        within(field + "/rows", plan.rows, 5, level::kMazeLargest / 2);
        within(field + "/columns", plan.columns, 5, level::kMazeLargest / 2);
        within(field + "/hunters", plan.hunters, 0, 4);
        within(field + "/wanderers", plan.wanderers, 0, 4);
        within(field + "/minotaurs", plan.minotaurs, 0, 2);
        within(field + "/bonuses", plan.bonuses, 0, 8);
        within(field + "/loops", plan.loops, 0, 100);
    }

private:
    std::string m_wrong;
};

} // namespace

const Sight& sightOf(const Content& content, Difficulty difficulty, int players)
{
    switch (difficulty) {
    case Difficulty::Easy:
        return content.easy;
    case Difficulty::Hard:
        return content.hard;
    case Difficulty::Ranked:
        break;
    }
    return players > 1 ? content.pair : content.ranked;
}

std::expected<Content, Problem> readContent(std::string_view text, std::string_view file)
{
    auto content = readJson<Content>(text, file);
    if (!content)
        return content;
    const auto refuse = [&](const char* code, const std::string& field) {
        return std::unexpected(Problem{code, placeOfPath(text, file, "/" + field), {field}});
    };
    if (content->format != "labrys/minotaur" || content->version != kContentVersion)
        return refuse("CONTENT_FORMAT", "format");
    Ranges ranges;
    ranges.sight("ranked", content->ranked);
    ranges.sight("pair", content->pair);
    ranges.sight("easy", content->easy);
    ranges.sight("hard", content->hard);
    ranges.numbers(content->numbers, content->ranked.light);
    ranges.generation(content->generation);
    if (content->levels.empty() || content->levels.size() > kMostPlans)
        ranges.within("levels", -1, 0, 0);
    for (std::size_t i = 0; i < content->levels.size(); ++i)
        ranges.plan("levels/" + std::to_string(i), content->levels[i]);
    if (!ranges.wrong().empty())
        return refuse("CONTENT_RANGE", ranges.wrong());
    return content;
}

} // namespace labrys::minotaur
