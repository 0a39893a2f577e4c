// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/problem.h"

#include <expected>
#include <functional>
#include <string>
#include <string_view>

namespace labrys::games {

/// Reads a text of the program's resources by path, `content/minotaur/rules.json` for instance. The edge
/// gives it (files, Qt resources), since the games know neither.
using ReadResource = std::function<std::expected<std::string, Problem>(std::string_view path)>;

} // namespace labrys::games
