// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/problem.h"

#include <boost/json/fwd.hpp>

#include <cstddef>
#include <expected>
#include <string>
#include <string_view>

namespace labrys {

/// Bounds put on a text before it is believed.
struct JsonLimits {
    std::size_t bytes = std::size_t{1} << 20U;
    std::size_t depth = 16;
};

/// Parses one JSON document. Refuses, with file, line and column: JSON_TOO_LARGE {most bytes}, JSON_UTF8,
/// JSON_SYNTAX {name of a JsonExpected, character found or nothing at the end}, JSON_TOO_DEEP {most levels},
/// JSON_DUPLICATE_KEY {key} (at the second one, LVL-018). The place of a syntax error is the first byte that
/// cannot stand there. A byte order mark is a syntax error. Numbers that no integer holds are left to the
/// decoder, which refuses them at their place (LVL-019).
[[nodiscard]] std::expected<boost::json::value, Problem> parseJson(
    std::string_view text, std::string_view file, JsonLimits limits = {});

/// Line and column of byte `offset` of `text`; columns count code points, a tab is one.
[[nodiscard]] Place placeOfOffset(std::string_view text, std::string_view file, std::size_t offset);

/// Line and column of the value (or of the key, for a path that ends in '#') at JSON pointer `path`
/// ("/rooms/2/name", with ~0 and ~1 as in RFC 6901, and ~2 for '#') of a text that parsed; of the innermost
/// value that is there, when the path leads further.
[[nodiscard]] Place placeOfPath(std::string_view text, std::string_view file, std::string_view path);

/// The canonical text (LVL-002, LVL-003): UTF-8, LF, two-space indent, final newline, keys in the order of
/// the object. An object inside an array, and an array of numbers, booleans and nulls, stand on one line
/// (`{ "id": "k3", "at": [1, 2] }`); an array with strings, objects or arrays has one element a line. Escapes
/// what must be: quote, backslash, \n, \t, other controls as \u00xx. Holds integers only: a fraction is an
/// assertion.
[[nodiscard]] std::string canonicalJson(const boost::json::value& value);

/// One line without blanks, for the wire.
[[nodiscard]] std::string compactJson(const boost::json::value& value);

} // namespace labrys
