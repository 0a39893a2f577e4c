// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/runs.h"

namespace labrys::test {

using minotaur::Rules;

minotaur::Content minotaurContent()
{
    using minotaur::LevelPlan;
    return {.format = "labrys/minotaur",
        .version = 2,
        .numbers = {.torch = 3,
            .wandererSight = 4,
            .freeze = 3,
            .compass = 8,
            .jump = 6,
            .rest = 3,
            .returnDistance = 5,
            .levelScore = 100,
            .turnScore = 300,
            .bonusScore = 20,
            .turnWarning = 1000,
            .turnLimit = 5000},
        .ranked = {6, 9, 3},
        .pair = {6, 9, 10},
        .easy = {8, 11, 1},
        .hard = {6, 9, 6},
        .generation = {.newest = 85,
            .exitFromStart = 55,
            .keyFromStart = 45,
            .keyFromExit = 35,
            .monsterFromStart = 35,
            .monsterBeyondLight = 2,
            .bonusFromStart = 3,
            .certificateBudget = 60000,
            .fairTurns = 6},
        .levels = {LevelPlan{7, 9, 0, 1, 0, 1, 10}, LevelPlan{9, 11, 1, 0, 0, 1, 12},
            LevelPlan{11, 13, 1, 1, 0, 2, 16}, LevelPlan{13, 15, 1, 2, 0, 2, 15},
            LevelPlan{15, 17, 2, 1, 0, 3, 20}, LevelPlan{19, 21, 2, 2, 0, 3, 18},
            LevelPlan{21, 23, 2, 2, 1, 4, 22}}};
}

minotaur::Options optionsOf(std::string_view text, int players)
{
    return minotaur::optionsFor(level::readMaze(text, "test.maze"), "test.maze", players);
}

MinotaurSession startOn(std::string_view text, int players, Seed seed)
{
    auto session = MinotaurSession::start(
        std::make_shared<const minotaur::Content>(minotaurContent()), optionsOf(text, players), seed);
    LABRYS_ASSERT(session.has_value());
    return *std::move(session);
}

minotaur::Stage stageOf(std::string_view text, int players, Seed seed)
{
    auto stage = minotaur::makeStage(minotaurContent(), optionsOf(text, players), seed, 1);
    LABRYS_ASSERT(stage.has_value());
    return *std::move(stage);
}

std::vector<minotaur::Action> conceivableActions()
{
    std::vector<minotaur::Action> actions;
    for (game::Seat seat = -2; seat <= 3; ++seat)
        for (int verb = 0; verb <= 10; ++verb)
            for (game::Seat subject = -2; subject <= 3; ++subject)
                actions.push_back({seat, static_cast<minotaur::Verb>(verb), subject});
    return actions;
}

std::vector<minotaur::Action> everyLegalAction(const minotaur::Stage& stage, const minotaur::State& state)
{
    std::vector<minotaur::Action> actions;
    for (game::Seat seat = game::kEnvironment; seat <= 3; ++seat)
        Rules::legalActions(stage, state, seat, actions);
    return actions;
}

std::size_t playScript(MinotaurSession& session, std::string_view script)
{
    const std::size_t size = script.size();
    while (!script.empty()) {
        const std::size_t left = script.size();
        if (script.front() == '>') {
            if (!session.nextStage() || !session.advance())
                return size - left;
            script.remove_prefix(1);
            continue;
        }
        const auto action = Rules::readAction(script);
        if (!action || !session.act(*action))
            return size - left;
    }
    return size;
}

} // namespace labrys::test
