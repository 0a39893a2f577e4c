// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <chrono>
#include <cstdio>
#include <functional>
#include <span>
#include <string>

namespace labrys::bench {

/// One figure, and what was measured beside it in the same run: their ratio says how good the figure is on
/// any machine.
struct Result {
    std::string name;
    double value = 0;
    std::string unit;
    /// In the same unit.
    double yardstick = 0;
};

/// Prints the one object of a benchmark (ARCHITECTURE, Command line: `bench`).
inline void print(std::span<const Result> results)
{
    std::printf("{\"results\":[");
    const char* between = "";
    for (const auto& result : results) {
        std::printf("%s{\"name\":\"%s\",\"value\":%.6g,\"unit\":\"%s\",\"yardstick\":%.6g,\"ratio\":%.6g}",
            between, result.name.c_str(), result.value, result.unit.c_str(), result.yardstick,
            result.value / result.yardstick);
        between = ",";
    }
    std::printf("]}\n");
}

/// Microseconds of each of `work` and `yardstick`, which are run by turns: the least of 25 rounds, each long
/// enough for the clock. What the machine does beside is not ours.
struct Pair {
    double work = 1e9;
    double yardstick = 1e9;
};
[[nodiscard]] inline Pair sideBySide(
    const std::function<void()>& work, const std::function<void()>& yardstick)
{
    constexpr int kRounds = 25;
    const auto once = [](const std::function<void()>& what) {
        using Clock = std::chrono::steady_clock;
        int times = 0;
        const auto begun = Clock::now();
        auto now = begun;
        do {
            what();
            ++times;
            now = Clock::now();
        } while (now - begun < std::chrono::milliseconds(8));
        return std::chrono::duration<double, std::micro>(now - begun).count() / times;
    };
    Pair best;
    for (int round = 0; round < kRounds; ++round) {
        best.work = std::min(best.work, once(work));
        best.yardstick = std::min(best.yardstick, once(yardstick));
    }
    return best;
}

} // namespace labrys::bench
