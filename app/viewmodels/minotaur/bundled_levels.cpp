// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/viewmodels/minotaur/bundled_levels.h"

#include "app/exchange/files.h"
#include "core/minotaur/scores.h"

#include <algorithm>
#include <string_view>
#include <tuple>

namespace labrys::viewmodels {

namespace {

constexpr std::string_view kFolder = "levels/minotaur";

QString noteOf(const level::MazeLevel& level)
{
    constexpr std::string_view kNote = "; note: ";
    for (const auto& line : level.preamble)
        if (line.starts_with(kNote))
            return QString::fromStdString(line.substr(kNote.size()));
    return {};
}

/// The first levels are several in one file, and no other file has more than one.
auto orderOf(const BundledLevels& levels)
{
    const auto& first = levels.file.levels.front().grid;
    return std::tuple(levels.file.levels.size() < 2, first.rows() * first.columns(), levels.title);
}

} // namespace

std::vector<BundledLevels> bundledLevels(const games::MinotaurGame& game)
{
    std::vector<BundledLevels> all;
    for (const auto& name : exchange::resourceNames(kFolder)) {
        std::string path(kFolder);
        path.append("/").append(name);
        const auto text = exchange::readResource(path);
        LABRYS_ASSERT(text.has_value());
        auto options = game.fromMaze(*text, name, 1);
        LABRYS_ASSERT(options.has_value());
        BundledLevels levels;
        levels.file = level::readMaze(*text, name).file;
        levels.options = *std::move(options);
        levels.title = levels.file.levels.size() > 1
            ? QStringLiteral("First steps")
            : QString::fromStdString(levels.file.levels.front().title);
        levels.note = noteOf(levels.file.levels.front());
        levels.table = minotaur::tableOf(levels.options, Seed());
        all.push_back(std::move(levels));
    }
    std::ranges::sort(all, {}, orderOf);
    return all;
}

} // namespace labrys::viewmodels
