// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/architecture/source_text.h"

#include <cstddef>
#include <filesystem>
#include <set>
#include <string>
#include <vector>

namespace labrys::architecture {

/// A broken rule, and what to do about it. Line 0 stands for the whole entry.
struct Finding {
    std::string path;
    std::size_t line;
    std::string rule;
    std::string message;

    friend auto operator<=>(const Finding&, const Finding&) = default;
};

using Findings = std::vector<Finding>;

/// Checks a whole source tree; sorted by place. `tests/architecture/float_allowed.txt` in the tree, where
/// there is one, lists the files of core that may use floating point.
[[nodiscard]] Findings checkTree(const std::filesystem::path& root);

/// Where includes may point, and how they are written.
void checkIncludes(const SourceText& source, Findings& findings);

/// What would make core differ between two runs or two platforms: clocks, locales, threads, environment,
/// standard distributions, unordered containers, and outside of `floatAllowed` floating point.
void checkCore(const SourceText& source, const std::set<std::string>& floatAllowed, Findings& findings);

/// Colours written as hex or numbers in the C++ of what is seen (UIX-001).
void checkColourLiterals(const SourceText& source, Findings& findings);

/// Colours, sizes and effects in QML, and scripts that have grown into logic.
void checkQml(const SourceText& source, Findings& findings);

} // namespace labrys::architecture
