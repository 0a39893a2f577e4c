// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
// How fast the Minotaur maze is, beside a chain of mixing steps in the same run (issue 5: on level 7 100,000
// rounds a second and core without tables, 3 million with the table, by the same apply; a level 7 with its
// certificate within 200 ms for 99 of 100. Issue 7: a view of a hosted match, projected and encoded, within
// 50 microseconds). Prints one JSON object: yardstick and ratio are of a thousand mixing steps; where this
// was written 3 million and 100,000 rounds a second were 11.3 and 0.38 of them, 200 ms were 53,000, and 50
// microseconds 13.
#include "core/base/random.h"
#include "core/game/view.h"
#include "core/minotaur/bots.h"
#include "core/minotaur/content.h"
#include "core/minotaur/rules.h"

#include <algorithm>
#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <fstream>
#include <sstream>
#include <vector>

namespace {

using namespace labrys;
using namespace labrys::minotaur;

double seconds()
{
    return std::chrono::duration<double>(std::chrono::steady_clock::now().time_since_epoch()).count();
}

/// Seconds for a thousand mixing steps in a chain.
double yardstick()
{
    double best = 1;
    volatile std::uint64_t sink = 1;
    for (int time = 0; time < 20; ++time) {
        const double begin = seconds();
        std::uint64_t value = sink;
        for (int i = 0; i < 1'000'000; ++i)
            value = mix64(value + 1);
        sink = value;
        best = std::min(best, (seconds() - begin) / 1000);
    }
    return best;
}

/// Rounds a second of random play, in the best of some stretches.
double rounds(const Stage& stage)
{
    const State start = Rules::begin(stage);
    State state = start;
    Random random(1);
    std::vector<Verb> verbs(4096);
    for (auto& verb : verbs)
        verb = static_cast<Verb>(random.below(5));
    double best = 0;
    std::size_t next = 0;
    for (int stretch = 0; stretch < 20; ++stretch) {
        long done = 0;
        const double begin = seconds();
        while (seconds() - begin < 0.1)
            for (int i = 0; i < 500; ++i) {
                if (state.outcome != LevelOutcome::Running)
                    state = start;
                if (Rules::apply(stage, state, {0, verbs[next++ % verbs.size()], 0}, nullptr))
                    ++done;
            }
        best = std::max(best, static_cast<double>(done) / (seconds() - begin));
    }
    return best;
}

/// Seconds to project and encode what one seat is told after a decision of two explorers, in the best of some
/// stretches.
double viewTime(const Stage& stage)
{
    using View = game::View<Rules>;
    struct Moment {
        State state;
        std::vector<Event> events;
    };
    std::vector<Moment> moments;
    State state = Rules::begin(stage);
    Random random(1);
    ExplorerBot bot;
    std::vector<Action> legal;
    while (moments.size() < 1'000) {
        legal.clear();
        Rules::legalActions(stage, state, state.active, legal);
        if (legal.empty()) {
            state = Rules::begin(stage);
            continue;
        }
        const auto action = bot.choose(Rules::observe(stage, state, state.active), legal, random);
        std::vector<Event> events;
        if (!Rules::apply(stage, state, action, &events))
            std::abort();
        moments.push_back({state, std::move(events)});
    }
    double best = 1;
    std::size_t bytes = 0;
    for (int stretch = 0; stretch < 20; ++stretch) {
        auto before = View::viewFor(stage, moments[0].state, {}, 0);
        const double begin = seconds();
        for (const auto& moment : moments) {
            auto now = View::viewFor(stage, moment.state, moment.events, 0);
            bytes += game::encodeView<Rules>(&before, now).size();
            before = std::move(now);
        }
        best = std::min(best, (seconds() - begin) / static_cast<double>(moments.size()));
    }
    return bytes > 0 ? best : 1;
}

} // namespace

int main(int argc, char* argv[])
{
    std::ifstream file(LABRYS_SOURCE_DIR "/resources/content/minotaur/rules.json");
    std::stringstream text;
    text << file.rdbuf();
    const auto content = readContent(text.str(), "rules.json");
    if (!content)
        return 3;
    const int levels = argc > 1 ? std::atoi(argv[1]) : 200;
    std::vector<double> times;
    Stage stage;
    for (int seed = 0; seed < levels; ++seed) {
        const double begin = seconds();
        auto made = makeStage(*content, {.only = 7}, Seed(static_cast<std::uint64_t>(seed)), 7);
        times.push_back(seconds() - begin);
        if (!made)
            return 1;
        stage = *std::move(made);
    }
    std::sort(times.begin(), times.end());
    const double p99 = times[static_cast<std::size_t>(levels) * 99 / 100];
    const double unit = yardstick();
    const double with = rounds(stage);
    stage.makeWays(maze::SquareWays::Table::Without);
    const double without = rounds(stage);
    stage.players = 2;
    const double view = viewTime(stage);
    auto print = [first = true, unit](const char* name, double value) mutable {
        std::printf("%s{\"name\":\"%s\",\"value\":%.6g,\"unit\":\"ns\",\"yardstick\":%.6g,\"ratio\":%.6g}",
            first ? "" : ",", name, value * 1e9, unit * 1e9, value / unit);
        first = false;
    };
    std::printf("{\"results\":[");
    print("minotaur.round_with_table", 1 / with);
    print("minotaur.round_without_table", 1 / without);
    print("minotaur.view_without_table", view);
    print("minotaur.level_7_p99", p99);
    print("minotaur.level_7_median", times[times.size() / 2]);
    std::printf("]}\n");
    return 0;
}
