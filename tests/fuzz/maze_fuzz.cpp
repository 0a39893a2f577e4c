// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Fuzzes levels from their text to a run on them: whatever the bytes, the reader lists problems at places
// inside the text, or what it read is written and read back the same, and every level of it can be played.
#include "core/minotaur/rules.h"

#include <algorithm>
#include <string>

namespace {

using namespace labrys;
using minotaur::Rules;

void checkPlaces(const level::MazeReading& reading, std::string_view text)
{
    const auto lines = std::ranges::count(text, '\n') + 1;
    LABRYS_ASSERT(reading.problems.size() <= level::kMazeProblems + 1);
    for (const auto& problem : reading.problems) {
        LABRYS_ASSERT(problem.place.line >= 0 && problem.place.line <= lines);
        LABRYS_ASSERT(problem.place.column >= 0);
        LABRYS_ASSERT(static_cast<std::size_t>(problem.place.column) <= text.size() + 1);
    }
}

/// A few turns of the level, chosen by the bytes of its own text.
void play(const minotaur::Stage& stage, std::string_view choices)
{
    auto state = Rules::begin(stage);
    std::vector<minotaur::Action> legal;
    for (const char choice : choices.substr(0, 40)) {
        legal.clear();
        for (game::Seat seat = game::kEnvironment; seat < stage.players; ++seat)
            Rules::legalActions(stage, state, seat, legal);
        if (legal.empty())
            return;
        const auto index = static_cast<unsigned char>(choice) % legal.size();
        LABRYS_ASSERT(Rules::apply(stage, state, legal[index], nullptr).has_value());
        const auto seen = Rules::observe(stage, state, 0);
        LABRYS_ASSERT(seen.map.rows() == stage.grid.rows());
    }
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const unsigned char* data, std::size_t size);

extern "C" int LLVMFuzzerTestOneInput(const unsigned char* data, std::size_t size)
{
    const std::string text(data, data + size);
    const auto reading = level::readMaze(text, "fuzz");
    checkPlaces(reading, text);
    if (!reading.valid())
        return 0;
    const std::string written = level::writeMaze(reading.file);
    const auto again = level::readMaze(written, "again");
    LABRYS_ASSERT(again.valid());
    LABRYS_ASSERT(level::writeMaze(again.file) == written);
    if (text.find('\r') == std::string::npos && !text.starts_with("\xEF\xBB\xBF"))
        LABRYS_ASSERT(written == text); // LVL-011
    if (reading.file.levels.size() > minotaur::kMostLevels)
        return 0;
    minotaur::Content content{"labrys/minotaur", 1, 6, 9, 4, 5, 100, 300, 5000};
    const auto options = minotaur::optionsFor(reading, "fuzz", 1 + static_cast<int>(size % 2));
    for (int key = 1; key <= static_cast<int>(options.levels.size()); ++key)
        if (const auto stage = minotaur::makeStage(content, options, Seed(size), key))
            play(*stage, text);
    return 0;
}
