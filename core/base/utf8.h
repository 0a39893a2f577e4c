// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <optional>
#include <string_view>

namespace labrys {

/// A code point and the number of bytes that hold it; a length of 0 means that the bytes are not UTF-8.
struct Utf8Character {
    char32_t value = 0;
    std::size_t length = 0;
    bool operator==(const Utf8Character&) const = default;
};

/// The character at the start of a text; the end of the text is not a character (length 0).
[[nodiscard]] Utf8Character firstCharacter(std::string_view text);

/// The byte offset of the first byte that is not valid UTF-8 (no overlong form, surrogate or value above
/// U+10FFFF); nothing when all is well.
[[nodiscard]] std::optional<std::size_t> invalidUtf8(std::string_view text);

/// The number of code points of a valid UTF-8 text. Of any other text, the number of bytes that do not
/// continue a character, so that a column can always be told.
[[nodiscard]] std::size_t codePoints(std::string_view text);

/// The byte offset of the first character that no name or title may hold (LVL-017): a control character or
/// line separator, a bidirectional mark, override or isolate, a zero-width or invisible formatting
/// character, a byte order mark, or a byte that is not UTF-8.
[[nodiscard]] std::optional<std::size_t> forbiddenInNames(std::string_view text);

} // namespace labrys
