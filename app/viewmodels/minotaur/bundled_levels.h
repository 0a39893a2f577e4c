// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/games/minotaur.h"

#include <QString>

#include <string>
#include <vector>

namespace labrys::viewmodels {

/// A `.maze` file that comes with the program.
struct BundledLevels {
    /// As they stand in the file (text::levelWords has the French); several levels are called First steps.
    QString title;
    QString note;
    level::MazeFile file;
    minotaur::Options options;
    /// Its table of scores.
    std::string table;
};

/// All of them: the first levels first, then the smaller ones before the larger.
[[nodiscard]] std::vector<BundledLevels> bundledLevels(const games::MinotaurGame& game);

} // namespace labrys::viewmodels
