// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/minoan/preview.h"

#include <utility>

namespace labrys::minoan {

namespace {

void add(Preview& preview, const ForeseenMatch& foreseen, std::optional<Enemy>& enemy, const Defence& defence)
{
    const Symbol symbol = foreseen.match.symbol;
    const Yield& yield = foreseen.yield;
    if (at(symbol) >= kPhysical) {
        const bool shield = symbol == Symbol::Shield;
        (shield ? preview.armour : preview.life) += yield.amount;
        auto& wards = shield ? preview.armourWards : preview.lifeWards;
        for (std::size_t element = 0; element < kElements; ++element)
            wards[element] += yield.colours[element];
        return;
    }
    if (!enemy)
        return;
    const auto hit = [&](Harm harm, int amount) {
        if (amount <= 0 || enemy->life.now <= 0)
            return;
        const Loss loss = strike(*enemy, harm, amount, defence);
        preview.dealt += loss.armour + loss.life;
    };
    hit(static_cast<Harm>(symbol), yield.amount);
    for (std::size_t element = 0; element < kElements; ++element)
        hit(static_cast<Harm>(element + kPhysical), yield.colours[element]);
}

} // namespace

Preview previewOf(const Observation& observation, const Defence& defence, Swap swap)
{
    Preview preview;
    Board board = observation.board;
    auto enemy = observation.enemy;
    std::swap(board[at(swap.first)], board[at(swap.second)]);
    for (auto matches = Matches::of(board); !matches.empty(); matches = Matches::of(board)) {
        for (const auto& match : matches.list()) {
            const ForeseenMatch foreseen{
                preview.waves, match, yieldOf(match, observation.skills[at(match.symbol)], preview.waves)};
            add(preview, foreseen, enemy, defence);
            preview.matches.push_back(foreseen);
        }
        collapse(board, matches.cells(), [] { return kBlank; });
        ++preview.waves;
    }
    preview.enemyFalls = enemy && enemy->life.now <= 0;
    return preview;
}

} // namespace labrys::minoan
