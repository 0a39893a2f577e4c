// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/utf8.h"

#include <algorithm>
#include <array>

namespace labrys {

namespace {

unsigned byteAt(std::string_view text, std::size_t offset)
{
    return static_cast<unsigned char>(text[offset]);
}

bool continues(unsigned byte)
{
    return (byte & 0xC0U) == 0x80U;
}

/// The length that a first byte announces; 0 for a byte that starts nothing.
std::size_t announcedLength(unsigned first)
{
    if (first < 0x80U)
        return 1;
    if (first >= 0xC2U && first <= 0xDFU)
        return 2;
    if (first >= 0xE0U && first <= 0xEFU)
        return 3;
    if (first >= 0xF0U && first <= 0xF4U)
        return 4;
    return 0;
}

/// The second byte alone decides about overlong forms, surrogates and values above U+10FFFF
/// (The Unicode Standard, table 3-7).
bool secondByteFits(unsigned first, unsigned second)
{
    switch (first) {
    case 0xE0U:
        return second >= 0xA0U;
    case 0xEDU:
        return second <= 0x9FU;
    case 0xF0U:
        return second >= 0x90U;
    case 0xF4U:
        return second <= 0x8FU;
    default:
        return true;
    }
}

struct Range {
    char32_t first;
    char32_t last;
};

constexpr std::array kForbidden{
    Range{0x0000, 0x001F},   // controls
    Range{0x007F, 0x009F},   // delete, C1 controls
    Range{0x00AD, 0x00AD},   // soft hyphen
    Range{0x061C, 0x061C},   // Arabic letter mark
    Range{0x180E, 0x180E},   // Mongolian vowel separator
    Range{0x200B, 0x200F},   // zero-width space and joiners, direction marks
    Range{0x2028, 0x202E},   // line and paragraph separators, embeddings and overrides
    Range{0x2060, 0x206F},   // word joiner, invisible operators, isolates
    Range{0xFEFF, 0xFEFF},   // byte order mark
    Range{0xFFF9, 0xFFFB},   // interlinear annotation
    Range{0xE0000, 0xE007F}, // tags
};

bool forbidden(char32_t character)
{
    return std::ranges::any_of(kForbidden,
        [character](const Range& range) { return character >= range.first && character <= range.last; });
}

} // namespace

Utf8Character firstCharacter(std::string_view text)
{
    if (text.empty())
        return {};
    const unsigned first = byteAt(text, 0);
    const std::size_t length = announcedLength(first);
    if (length == 1)
        return {first, 1};
    if (length == 0 || length > text.size() || !secondByteFits(first, byteAt(text, 1)))
        return {};
    char32_t value = first & (0x7FU >> length);
    for (std::size_t i = 1; i < length; ++i) {
        const unsigned byte = byteAt(text, i);
        if (!continues(byte))
            return {};
        value = (value << 6U) | (byte & 0x3FU);
    }
    return {value, length};
}

std::optional<std::size_t> invalidUtf8(std::string_view text)
{
    std::size_t offset = 0;
    while (offset < text.size()) {
        if (byteAt(text, offset) < 0x80U) {
            ++offset;
            continue;
        }
        const std::size_t length = firstCharacter(text.substr(offset)).length;
        if (length == 0)
            return offset;
        offset += length;
    }
    return std::nullopt;
}

std::size_t codePoints(std::string_view text)
{
    return static_cast<std::size_t>(
        std::ranges::count_if(text, [](char c) { return !continues(static_cast<unsigned char>(c)); }));
}

std::optional<std::size_t> forbiddenInNames(std::string_view text)
{
    std::size_t offset = 0;
    while (offset < text.size()) {
        const Utf8Character character = firstCharacter(text.substr(offset));
        if (character.length == 0 || forbidden(character.value))
            return offset;
        offset += character.length;
    }
    return std::nullopt;
}

} // namespace labrys
