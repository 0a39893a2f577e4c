// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
// What short runs of the programs cost (`--version`: 50 ms, a thumbnail: 200 ms), beside this program, which
// has the same libraries and ends at once when it is called with a word.
#include "tests/bench/child_cost.h"
#include "tests/bench/report.h"

#include <QCoreApplication>

#include <array>
#include <filesystem>

using labrys::bench::Cost;
using labrys::bench::costOf;

int main(int argc, char* argv[])
{
    if (argc > 1) {
        const QCoreApplication application(argc, argv);
        return 0;
    }
    const auto folder = std::filesystem::path(argv[0]).parent_path();
    const std::string labrys = (folder / "labrys").string();
    const std::string cli = (folder / "labrys-cli").string();
    const std::string picture = (std::filesystem::temp_directory_path() / "labrys_bench_start.png").string();
    const std::string level = LABRYS_SOURCE_DIR "/levels/minotaur/first_steps.maze";
    Cost nothing;
    std::array<Cost, 4> best;
    constexpr int kRuns = 12;
    for (int run = 0; run < kRuns; ++run) {
        nothing.lower(costOf({argv[0], "nothing"}));
        best[0].lower(costOf({labrys, "--version"}));
        best[1].lower(costOf({labrys, "--version", "--json"}));
        best[2].lower(costOf({cli, "--version"}));
        best[3].lower(costOf({cli, "render", "--size", "256", "-o", picture, level}));
    }
    std::filesystem::remove(picture);
    const std::array names{"start.version", "start.version_json", "start.cli_version", "start.thumbnail"};
    std::vector<labrys::bench::Result> results;
    for (std::size_t i = 0; i < names.size(); ++i) {
        if (!best[i].known() || !nothing.known())
            return 1;
        results.push_back({names[i], best[i].milliseconds, "ms", nothing.milliseconds});
    }
    labrys::bench::print(results);
    return 0;
}
