// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
// How fast the Minotaur maze plays a round, beside one flood of the same level, and how fast a `.maze` file
// is read with all its checks, beside a reader by hand that checks nothing.
#include "core/level/maze_file.h"
#include "tests/bench/report.h"
#include "tests/support/files.h"
#include "tests/support/runs.h"

#include <array>
#include <string_view>
#include <vector>

namespace {

using namespace labrys;

/// Keeps a result alive, so that no compiler leaves the work out.
std::uint64_t& sink()
{
    static std::uint64_t word = 0;
    return word;
}

/// The longest of some random walks on the first level, as the actions of one stage.
test::MinotaurSession longWalk()
{
    auto longest = test::startOn(test::firstSteps());
    for (std::uint64_t number = 1; number <= 40; ++number) {
        auto session = test::startOn(test::firstSteps());
        Random random(number, Stream("bench.minotaur"));
        for (int steps = 0; steps < 200 && session.summary().outcome == game::Outcome::Running; ++steps) {
            if (session.nextStage())
                break;
            test::walkAtRandom(session, random, {.steps = 1});
        }
        if (session.log().size() > longest.log().size())
            longest = session;
    }
    return longest;
}

/// Every cell of the level, breadth first from the first one.
void flood(const level::MazeLevel& level, std::vector<int>& distance, std::vector<int>& queue)
{
    const auto& grid = level.grid;
    distance.assign(static_cast<std::size_t>(grid.rows() * grid.columns()), -1);
    queue.assign(1, 0);
    distance[0] = 0;
    for (std::size_t head = 0; head < queue.size(); ++head)
        for (int slot = 0; slot < 4; ++slot) {
            const auto next = maze::openNeighbour(grid, level.passages, queue[head], slot);
            if (next == maze::kNoCell || distance[static_cast<std::size_t>(next)] >= 0)
                continue;
            distance[static_cast<std::size_t>(next)] = distance[static_cast<std::size_t>(queue[head])] + 1;
            queue.push_back(next);
        }
    sink() += queue.size();
}

/// A reader by hand: lines, headers, openings and letters, and not one check.
struct ByHand {
    std::vector<std::string> headers;
    std::vector<bool> open;
    std::vector<std::array<int, 3>> items;
};
void readByHand(std::string_view text, ByHand& level)
{
    level = {};
    int row = 0;
    while (!text.empty()) {
        const auto end = text.find('\n');
        const auto line = text.substr(0, end);
        text.remove_prefix(end == std::string_view::npos ? text.size() : end + 1);
        if (line.starts_with(';')) {
            level.headers.emplace_back(line);
            continue;
        }
        for (std::size_t column = 0; column < line.size(); ++column) {
            const char symbol = line[column];
            level.open.push_back(symbol != '+' && symbol != '-' && symbol != '|');
            if (symbol >= 'A')
                level.items.push_back({row, static_cast<int>(column), symbol});
        }
        ++row;
    }
    sink() += level.open.size() + level.items.size();
}

bench::Result applyRound()
{
    const auto walk = longWalk();
    std::vector<minotaur::Action> actions;
    for (const auto& entry : walk.log())
        if (entry)
            actions.push_back(*entry);
    const auto start = walk.at(0);
    const auto reading = level::readMaze(test::firstSteps(), "bench");
    std::vector<int> distance;
    std::vector<int> queue;
    auto state = start.state;
    const auto cost = bench::sideBySide(
        [&] {
            state = start.state;
            for (const auto& action : actions)
                sink() += minotaur::Rules::apply(*start.stage, state, action, nullptr) ? 1U : 0U;
        },
        [&] {
            for (std::size_t i = 0; i < actions.size(); ++i)
                flood(reading.file.levels.front(), distance, queue);
        });
    const auto rounds = static_cast<double>(actions.size());
    return {"minotaur.apply", cost.work / rounds, "us", cost.yardstick / rounds};
}

bench::Result readMaze()
{
    const std::string text = test::firstSteps();
    ByHand level;
    const auto cost = bench::sideBySide([&] { sink() += level::readMaze(text, "bench").file.levels.size(); },
        [&] { readByHand(text, level); });
    return {"maze.read", cost.work, "us", cost.yardstick};
}

} // namespace

int main()
{
    const std::array results{applyRound(), readMaze()};
    bench::print(results);
    return sink() == 0 ? 1 : 0;
}
