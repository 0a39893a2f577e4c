// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/game/host.h"
#include "tests/support/runs.h"

#include <memory>
#include <string>
#include <string_view>

namespace labrys::test {

/// Hosts mazes of two players with the numbers of the game: the generated levels (`generated`), one of them
/// (`1` to `7`), and what is added as `.maze` text.
class TestHost final : public game::HostOf<minotaur::Rules> {
public:
    TestHost();

private:
    [[nodiscard]] std::expected<minotaur::Options, std::vector<Problem>> readSet(
        std::string_view text, std::string_view id) const override;
    [[nodiscard]] std::expected<minotaur::Options, Problem> chosen(
        minotaur::Options options, const game::MatchChoice& choice) const override;
};

/// A match on one of the sets of TestHost.
[[nodiscard]] std::unique_ptr<game::HostedMatch> hosted(
    std::string_view set, Seed seed, std::string_view text = {});

/// Goes on to the stage that follows.
void goOn(game::HostedMatch& match);

/// The truth of a match, made again from what it would leave behind.
[[nodiscard]] MinotaurSession truthOf(const game::HostedMatch& match);

} // namespace labrys::test
