// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/problem.h"

#include <QString>

#include <span>
#include <string_view>

namespace labrys::text {

/// The sentence for a problem, in the language in use: what is wrong and what to do (ARCHITECTURE, Errors).
/// A code that the catalogue lacks is a bug; its sentence names the code.
[[nodiscard]] QString sentence(const Problem& problem);

/// `file:line:column: severity: CODE: (row, column): sentence`, each part only where it is known (APP-026);
/// rows and columns of cells count from 0 as in the files.
[[nodiscard]] QString located(const Problem& problem);

/// Every code that has a sentence, sorted; tests compare it with the codes that the sources use.
[[nodiscard]] std::span<const std::string_view> codes();

} // namespace labrys::text
