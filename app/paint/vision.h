// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QColor>
#include <QImage>

#include <array>
#include <cstdint>

namespace labrys::paint {

/// How colours are seen: as they are, without one of the three kinds of cones, or without colour.
enum class Vision : std::uint8_t { Normal, Protan, Deutan, Tritan, Grey };
inline constexpr std::array kVisions{
    Vision::Normal, Vision::Protan, Vision::Deutan, Vision::Tritan, Vision::Grey};

/// A colour as that eye sees it: Machado, Oliveira and Fernandes 2009, severity 1, on linear light (ACC-023).
[[nodiscard]] QColor seen(const QColor& colour, Vision vision);

/// A whole picture, pixel by pixel.
[[nodiscard]] QImage seen(const QImage& picture, Vision vision);

/// The difference of two colours as CIEDE2000 measures it (Sharma, Wu and Dalal 2005), on D65.
[[nodiscard]] double difference(const QColor& a, const QColor& b);

/// The contrast of two colours by WCAG 2, 1 to 21.
[[nodiscard]] double contrast(const QColor& a, const QColor& b);

} // namespace labrys::paint
