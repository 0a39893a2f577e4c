// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/problem.h"

#include <QString>

#include <cstddef>
#include <expected>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace labrys::exchange {

/// Reads a whole file that is at most `limit` bytes large; `-` is the standard input. Refuses with
/// FILE_MISSING, FILE_UNREADABLE, FILE_TOO_LARGE (before anything is read).
[[nodiscard]] std::expected<std::string, Problem> readFile(const QString& path, std::size_t limit);

/// What becomes of the file that was there.
enum class Keep : std::uint8_t {
    Nothing,
    /// It stays beside the new one, with `.bak` added to its name (ARCHITECTURE, Errors).
    LastGood
};

/// Writes a file whole or not at all: beside its place, flushed to the disk, then renamed (APP-014). Makes
/// the folder if it is missing. Refuses with FOLDER_UNWRITABLE, PLACE_IS_FILE, FILE_UNWRITABLE; the old
/// file is then untouched.
[[nodiscard]] std::expected<void, Problem> writeFile(
    const QString& path, std::string_view bytes, Keep keep = Keep::Nothing);

/// Renames a file to `path.1`, `path.2`, ..., the first name that is free, so that it is out of the way and
/// not lost. The new name, or nothing when it could not be done.
std::optional<QString> setAside(const QString& path);

/// Text of the program's own resources, by its path below `:/labrys/`. Refuses with RESOURCE_MISSING.
[[nodiscard]] std::expected<std::string, Problem> readResource(std::string_view path);
/// The names of the files in a folder of them, sorted.
[[nodiscard]] std::vector<std::string> resourceNames(std::string_view folder);

} // namespace labrys::exchange
