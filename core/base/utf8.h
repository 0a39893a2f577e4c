// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <optional>
#include <string_view>

namespace labrys {

/// The byte offset of the first byte that is not valid UTF-8 (no overlong form, surrogate or value above
/// U+10FFFF); nothing when all is well.
[[nodiscard]] std::optional<std::size_t> invalidUtf8(std::string_view text);

/// The number of code points of a valid UTF-8 text.
[[nodiscard]] std::size_t codePoints(std::string_view text);

/// The byte offset of the first character that no name or title may hold: a control character, a
/// bidirectional override or isolate, a zero-width character, a byte order mark (LVL-017).
[[nodiscard]] std::optional<std::size_t> forbiddenInNames(std::string_view text);

} // namespace labrys
