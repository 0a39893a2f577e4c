// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <cstdint>
#include <expected>

// Names and chat that came from outside (NET-014, NET-033).
//
// What is removed, and what is refused: a character that could deceive or disturb is removed, for it mostly
// came along with a paste and nobody misses it. Length is refused and never cut, for a name that was cut is
// another name, and who sends a line must know what the others read. A text of which nothing remains is
// refused.
//
// Removed are controls (C0, C1), characters of direction, of no width and without a picture (ZWJ and
// variation selectors among them: an emoji that is joined from several becomes those several), private,
// unassigned and broken ones (lone surrogates, U+FFFD), and combining marks beyond the fourth on one base or
// without a base. Line ends, tabs and every kind of blank become one blank between words. What remains is
// NFKC.
namespace labrys::net {

/// Why a text is not taken.
enum class TextFault : std::uint8_t {
    /// Nothing remains of it.
    Empty,
    /// More graphemes or bytes than the bound.
    TooLong,
    /// It is, or looks like, a word by which the program itself speaks.
    Reserved
};

/// The most that a text may have: graphemes as people count characters, bytes as UTF-8.
struct TextBounds {
    int graphemes = 0;
    int bytes = 0;
};

inline constexpr TextBounds kNameBounds{16, 64};
inline constexpr TextBounds kChatBounds{300, 1200};
/// Names of servers and messages of the day (minotaur.md 3.3).
inline constexpr TextBounds kServerNameBounds{40, 64};
inline constexpr TextBounds kMotdBounds{300, 500};
/// Combining marks on one base. Four are in real use (Hebrew with its accents); more pile up over other
/// lines.
inline constexpr int kMarksOnABase = 4;

/// A text as others may see it. TextFault::Empty, TextFault::TooLong.
[[nodiscard]] std::expected<QString, TextFault> cleanText(const QString& text, TextBounds bounds);

/// A line of chat: cleanText within kChatBounds.
[[nodiscard]] inline std::expected<QString, TextFault> cleanChat(const QString& text)
{
    return cleanText(text, kChatBounds);
}

} // namespace labrys::net
