// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
// How fast the Minoan run is, beside a chain of mixing steps in the same run: 250,000 random legal turns a
// second and core, without events; 1,000 runs of the good bot within 60 seconds (minoan.md 2.6). The
// yardstick is a thousand mixing steps; where this was written 250,000 turns a second were 1.06 of them, and
// a run in 60 ms 15,900. That a turn allocates nothing is a test of its own (core.minoan.allocations).
#include "core/base/random.h"
#include "core/game/simulate.h"
#include "core/minoan/bots.h"
#include "core/minoan/content.h"
#include "core/minoan/rules.h"
#include "tests/bench/report.h"

#include <array>
#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <fstream>
#include <sstream>
#include <vector>

namespace {

using namespace labrys;
using namespace labrys::minoan;

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

/// Seconds for one random legal turn, in the best of some stretches; doors and treasures on the way count as
/// nothing but take their time.
double turnTime(const std::shared_ptr<const Content>& content)
{
    std::vector<Stage> stages;
    for (std::uint64_t seed = 0; seed < 32; ++seed)
        stages.push_back(makeLabyrinth(*content, Mode::Run, Seed(seed)));
    double best = 1;
    std::size_t next = 0;
    Random random(1);
    std::vector<Action> legal;
    legal.reserve(kSwaps);
    for (int stretch = 0; stretch < 20; ++stretch) {
        long turns = 0;
        const double begin = seconds();
        while (seconds() - begin < 0.1) {
            const Stage& stage = stages[next++ % stages.size()];
            State state = Rules::begin(stage);
            while (true) {
                legal.clear();
                Rules::legalActions(stage, state, 0, legal);
                if (legal.empty())
                    break;
                const auto& action = legal[static_cast<std::size_t>(random.below(legal.size()))];
                if (!Rules::apply(stage, state, action, nullptr))
                    std::abort();
                turns += action.verb == Verb::Swap ? 1 : 0;
            }
        }
        best = std::min(best, (seconds() - begin) / static_cast<double>(turns));
    }
    return best;
}

/// Seconds for one run of the good bot, in the best of some stretches.
double runTime(const std::shared_ptr<const Content>& content, int runs)
{
    double best = 1'000;
    for (std::uint64_t stretch = 0; stretch < 5; ++stretch) {
        const double begin = seconds();
        const auto report = game::simulate<Rules>(content, {},
            {.bot = "good", .runs = runs, .seed = Seed(stretch)}, [&] { return GoodBot(content); });
        if (!report)
            std::abort();
        best = std::min(best, (seconds() - begin) / runs);
    }
    return best;
}

} // namespace

int main(int argc, char* argv[])
{
    std::ifstream file(LABRYS_SOURCE_DIR "/resources/content/minoan/rules.json");
    std::stringstream text;
    text << file.rdbuf();
    auto content = readContent(text.str(), "rules.json");
    if (!content)
        return 3;
    const auto shared = std::make_shared<const Content>(*std::move(content));
    const int runs = argc > 1 ? std::atoi(argv[1]) : 40;
    const double unit = yardstick() * 1e9;
    const std::array results{bench::Result{"minoan.turn", turnTime(shared) * 1e9, "ns", unit},
        bench::Result{"minoan.good_run", runTime(shared, runs) * 1e9, "ns", unit}};
    bench::print(results);
    return 0;
}
