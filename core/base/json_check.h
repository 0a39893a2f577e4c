// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/json_lexer.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace labrys {

/// What is wrong with a JSON text, and at which byte.
struct JsonFault {
    enum class Kind : std::uint8_t { Syntax, TooDeep, DuplicateKey };
    Kind kind = Kind::Syntax;
    std::size_t offset = 0;
    JsonExpected expected = JsonExpected::Value; ///< of Syntax
    std::string key;                             ///< of DuplicateKey, unescaped
};

/// Checks grammar, depth and keys of a text that is valid UTF-8, without building a value. Reports the first
/// Syntax or TooDeep of the text; if there is none, the first key that repeats an earlier one of its object,
/// compared after unescaping. Takes O(n log n) for n bytes, whatever they are.
[[nodiscard]] std::optional<JsonFault> checkJson(std::string_view text, std::size_t maximumDepth);

} // namespace labrys
