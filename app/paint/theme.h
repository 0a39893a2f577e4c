// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/paint/theme_tokens.h"

#include <QColor>

namespace labrys::paint {

/// The two looks of the house, a wall at lamplight and the same wall by day, and each in high contrast
/// (UIX-005).
enum class ThemeId : std::uint8_t { Lamplight, Fresco, LamplightContrast, FrescoContrast };
inline constexpr std::array kThemeIds{
    ThemeId::Lamplight, ThemeId::Fresco, ThemeId::LamplightContrast, ThemeId::FrescoContrast};

[[nodiscard]] constexpr bool highContrast(ThemeId theme)
{
    return theme >= ThemeId::LamplightContrast;
}

/// Whether it is the wall by day.
[[nodiscard]] constexpr bool byDay(ThemeId theme)
{
    return theme == ThemeId::Fresco || theme == ThemeId::FrescoContrast;
}

[[nodiscard]] inline QColor colour(ThemeId theme, Token token)
{
    return QColor::fromRgba(kThemes[static_cast<std::size_t>(theme)][static_cast<std::size_t>(token)]);
}
[[nodiscard]] constexpr double number(Size size)
{
    return kSizes[static_cast<std::size_t>(size)];
}
[[nodiscard]] constexpr int number(Glyph glyph)
{
    return kGlyphs[static_cast<std::size_t>(glyph)];
}
/// The same, for lengths that are whole numbers of pixels.
[[nodiscard]] constexpr int pixels(Size size)
{
    return static_cast<int>(number(size));
}
[[nodiscard]] constexpr int number(Percent percent)
{
    return kPercents[static_cast<std::size_t>(percent)];
}
[[nodiscard]] constexpr int number(Extent extent)
{
    return kExtents[static_cast<std::size_t>(extent)];
}
[[nodiscard]] constexpr int number(Type type)
{
    return kTypes[static_cast<std::size_t>(type)];
}
[[nodiscard]] constexpr int number(Display display)
{
    return kDisplays[static_cast<std::size_t>(display)];
}
[[nodiscard]] constexpr int number(Duration duration)
{
    return kDurations[static_cast<std::size_t>(duration)];
}

} // namespace labrys::paint
