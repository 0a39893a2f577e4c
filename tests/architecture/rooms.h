// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <span>
#include <string_view>

namespace labrys::architecture {

/// A line of the table "The rooms" of the architecture: a folder, and the folders it may include beside
/// itself. A folder stands for all that lies in it.
struct Room {
    std::string_view folder;
    std::span<const std::string_view> mayInclude;
};

/// The room a file lies in; null for a file outside of all rooms.
[[nodiscard]] const Room* roomOf(std::string_view path);

[[nodiscard]] bool mayInclude(const Room& room, std::string_view included);

/// Whether `path` lies in `folder` or below.
[[nodiscard]] bool liesIn(std::string_view path, std::string_view folder);

/// Top-level folders that hold sources.
[[nodiscard]] std::span<const std::string_view> topFolders();

/// Whether the entry may stand at the top of the project.
[[nodiscard]] bool isTopLevelEntry(std::string_view name);

} // namespace labrys::architecture
