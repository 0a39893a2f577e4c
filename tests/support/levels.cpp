// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/levels.h"

#include "core/minotaur/picture.h"
#include "tests/support/picture.h"

namespace labrys::test {

MinotaurSession startGenerated(minotaur::Options options, Seed seed)
{
    static const auto content = std::make_shared<const minotaur::Content>(minotaurContent());
    auto session = MinotaurSession::start(content, std::move(options), seed);
    LABRYS_ASSERT(session.has_value());
    return *std::move(session);
}

std::string pictureOf(const minotaur::Stage& stage)
{
    Picture picture(stage.grid.rows(), stage.grid.columns());
    for (const Cell cell : picture.cells())
        for (const auto side : {Direction::South, Direction::East})
            if (maze::openNeighbour(stage.grid, stage.passages, stage.grid.id(cell), static_cast<int>(side))
                != maze::kNoCell)
                picture.carve(cell, side);
    picture.put(stage.start, 'P');
    picture.put(stage.key, 'K');
    picture.put(stage.exit, 'E');
    for (const auto& monster : stage.monsters)
        picture.put(monster.cell, minotaur::symbolOf(monster.kind));
    for (const auto& bonus : stage.bonuses)
        picture.put(bonus.cell, minotaur::symbolOf(bonus.kind));
    return picture.text();
}

} // namespace labrys::test
