// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/problem.h"

#include <optional>
#include <span>
#include <string_view>

namespace labrys::games {

/// A file of the games' content and its reader, the one that the games use.
struct ContentFile {
    /// Below `resources/content`.
    std::string_view path;
    /// The first thing that is wrong with its text.
    std::optional<Problem> (*check)(std::string_view text, std::string_view file);
};

/// All there are (a test compares with the folder).
[[nodiscard]] std::span<const ContentFile> contentFiles();

} // namespace labrys::games
