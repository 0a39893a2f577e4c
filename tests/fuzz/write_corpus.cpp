// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Writes valid files for the fuzzers to begin with: write_corpus DIR makes DIR/maze, DIR/save, ...
#include "core/game/record.h"
#include "core/game/view.h"
#include "tests/support/random_maze.h"
#include "tests/support/runs.h"

#include <cstdio>
#include <filesystem>
#include <fstream>

namespace {

using namespace labrys;

void write(const std::filesystem::path& folder, std::uint64_t number, const std::string& text)
{
    std::filesystem::create_directories(folder);
    std::ofstream(folder / std::to_string(number), std::ios::binary) << text;
}

/// A view told whole, and a change of it: the fuzzer gives both to one reader, a line each.
void writeViews(
    const std::filesystem::path& folder, std::uint64_t number, const test::MinotaurSession& session)
{
    using minotaur::Rules;
    using View = game::View<Rules>;
    const auto before = View::viewFor(session.stage(), session.state(), {}, 0);
    auto state = session.state();
    std::vector<minotaur::Event> events;
    for (const auto& action : test::everyLegalAction(session.stage(), session.state()))
        if (Rules::apply(session.stage(), state, action, &events))
            break;
    const auto now = View::viewFor(session.stage(), state, events, 0);
    write(folder, number,
        game::encodeView<Rules>(nullptr, before) + '\n' + game::encodeView<Rules>(&before, now));
}

} // namespace

int main(int argc, char* argv[])
{
    if (argc != 2) {
        std::fprintf(stderr, "usage: write_corpus DIR\n");
        return 2;
    }
    const std::filesystem::path folder = argv[1];
    for (std::uint64_t number = 0; number < 12; ++number) {
        const std::string maze = test::mazeNumber(number, 6);
        const std::string text = number % 2 == 0 ? maze : "; title: a\n; light: 3 5\n; at 0 0 ^\n" + maze;
        write(folder / "maze_fuzz", number, text);
        auto session = test::startOn(
            maze + "\n" + test::mazeNumber(number + 1, 6), 1 + static_cast<int>(number % 2), Seed(number));
        Random random(number);
        test::walkAtRandom(session, random,
            {.steps = static_cast<int>(number * 7), .outsideEvery = number % 3 == 0 ? 6 : 0, .clever = 70});
        write(folder / "save_fuzz", number, game::writeSave(session));
        write(folder / "thread_fuzz", number, game::writeThread(session));
        writeViews(folder / "view_fuzz", number, session);
    }
    return 0;
}
