// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/games/minotaur.h"
#include "core/game/host.h"

namespace labrys::games {

/// Hosts mazes of two players. Its sets are `generated` (the seven levels of a run), the bundled levels by
/// the names of their files (`first_steps`), and what is added as `.maze` text; each in the difficulties
/// `easy`, `ranked` and `hard`. A seed of the players' own is SeedOrigin::Chosen.
class MinotaurHost final : public game::HostOf<minotaur::Rules> {
public:
    /// A bundled level that cannot be read is left out.
    explicit MinotaurHost(const MinotaurGame& game);

private:
    [[nodiscard]] std::expected<minotaur::Options, std::vector<Problem>> readSet(
        std::string_view text, std::string_view id) const override;
    [[nodiscard]] std::expected<minotaur::Options, Problem> chosen(
        minotaur::Options options, const game::MatchChoice& choice) const override;

    MinotaurGame m_game;
};

} // namespace labrys::games
