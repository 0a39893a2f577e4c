// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/hosting.h"

#include "core/game/record.h"

namespace labrys::test {

using minotaur::Rules;

TestHost::TestHost()
    : HostOf(std::make_shared<const minotaur::Content>(minotaurContent()))
{
    offer({"generated", "All"}, {.players = 2});
    for (int level = 1; level <= 7; ++level)
        offer({std::to_string(level), "One"}, {.players = 2, .only = level});
}

std::expected<minotaur::Options, std::vector<Problem>> TestHost::readSet(
    std::string_view text, std::string_view id) const
{
    const auto reading = level::readMaze(text, id);
    if (const auto* error = reading.firstError(); error != nullptr)
        return std::unexpected(std::vector{*error});
    return minotaur::optionsFor(reading, id, 2);
}

std::expected<minotaur::Options, Problem> TestHost::chosen(
    minotaur::Options options, const game::MatchChoice& choice) const
{
    if (!choice.difficulty.empty())
        return std::unexpected(Problem{"MATCH_UNKNOWN_DIFFICULTY", {}, {choice.difficulty}});
    return options;
}

std::unique_ptr<game::HostedMatch> hosted(std::string_view set, Seed seed, std::string_view text)
{
    TestHost host;
    if (!text.empty()) {
        const auto added = host.addSet({std::string(set), {}}, text);
        LABRYS_ASSERT(added.has_value());
    }
    auto match = host.begin({std::string(set), {}, {}}, seed);
    LABRYS_ASSERT(match.has_value());
    return *std::move(match);
}

void goOn(game::HostedMatch& match)
{
    auto stage = match.nextStage()();
    LABRYS_ASSERT(stage.has_value());
    match.enter(*std::move(stage));
}

MinotaurSession truthOf(const game::HostedMatch& match)
{
    const auto thread = TestHost().thread(match.header(), match.log());
    LABRYS_ASSERT(thread.has_value());
    auto session = game::readThread<Rules>(
        *thread, "match.thread", std::make_shared<const minotaur::Content>(minotaurContent()));
    LABRYS_ASSERT(session.has_value());
    return *std::move(session);
}

} // namespace labrys::test
