// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/fields.h"
#include "core/base/problem.h"

#include <expected>
#include <string>
#include <string_view>

namespace labrys::minotaur {

/// The numbers of the rules, from `resources/content/minotaur/rules.json` (minotaur.md 2.2, 2.3). Distances
/// are walking steps.
struct Content {
    std::string format;
    int version = 0;
    int light = 0;
    int halfLight = 0;
    /// How far a wanderer sees a player (D8); smaller than light, so that you see it first.
    int wandererSight = 0;
    /// A player who comes back needs every monster farther away than this (D30).
    int returnDistance = 0;
    int levelScore = 0;
    int turnScore = 0;
    int turnLimit = 0;
    bool operator==(const Content&) const = default;
};
BOOST_DESCRIBE_STRUCT(Content, (),
    (format, version, light, halfLight, wandererSight, returnDistance, levelScore, turnScore, turnLimit))

/// Reads the content file. Beside the codes of readJson: CONTENT_FORMAT, CONTENT_RANGE (which field).
[[nodiscard]] std::expected<Content, Problem> readContent(std::string_view text, std::string_view file);

} // namespace labrys::minotaur
