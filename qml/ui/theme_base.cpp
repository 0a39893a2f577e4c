// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "qml/ui/theme_base.h"

#include <algorithm>
#include <cmath>

namespace labrys::ui {

namespace {
constexpr qreal kLeastText = 0.9;
constexpr qreal kMostText = 2;
/// How much of the growth of running text icons take part in.
constexpr qreal kIconShare = 0.5;

/// And titles, by their height at scale 1: the smaller ones must stay above the text that they head.
constexpr qreal titleShare(int height)
{
    constexpr int kLarge = 44;
    constexpr int kMiddle = 30;
    return height >= kLarge ? 0.35 : height >= kMiddle ? 0.5 : 0.85;
}

QColor shaded(const QColor& colour, qreal lightness)
{
    float hue = 0;
    float saturation = 0;
    float light = 0;
    colour.getHslF(&hue, &saturation, &light);
    return QColor::fromHslF(hue, saturation, std::clamp(light + static_cast<float>(lightness), 0.F, 1.F));
}
} // namespace

void ThemeBase::setIndex(int index)
{
    const auto theme = index == 1 ? paint::ThemeId::Fresco : paint::ThemeId::Lamplight;
    if (theme == m_theme)
        return;
    m_theme = theme;
    Q_EMIT changed();
}

void ThemeBase::setHighContrast(bool high)
{
    if (high == m_highContrast)
        return;
    m_highContrast = high;
    Q_EMIT changed();
}

paint::ThemeId ThemeBase::themeId() const
{
    const bool day = m_theme == paint::ThemeId::Fresco;
    if (m_highContrast)
        return day ? paint::ThemeId::FrescoContrast : paint::ThemeId::LamplightContrast;
    return m_theme;
}

void ThemeBase::setViewport(QSize viewport)
{
    m_viewport = viewport;
    const qreal wide = viewport.width() / static_cast<qreal>(paint::number(paint::Extent::DesignWidth));
    const qreal high = viewport.height() / static_cast<qreal>(paint::number(paint::Extent::DesignHeight));
    const qreal most = paint::number(paint::Percent::MostScale) / 100.0;
    const qreal scale = std::clamp(std::min(wide, high), 1.0, most);
    const bool compact = std::min(wide, high) < 1;
    if (qFuzzyCompare(scale, m_scale) && compact == m_compact)
        return;
    m_scale = scale;
    m_compact = compact;
    Q_EMIT changed();
}

void ThemeBase::setTextScale(qreal textScale)
{
    if (!std::isfinite(textScale))
        return;
    textScale = std::clamp(textScale, kLeastText, kMostText);
    if (qFuzzyCompare(textScale, m_textScale))
        return;
    m_textScale = textScale;
    Q_EMIT changed();
}

void ThemeBase::setReducedMotion(bool reduced)
{
    if (reduced == m_reducedMotion)
        return;
    m_reducedMotion = reduced;
    Q_EMIT changed();
}

qreal ThemeBase::lengthOf(paint::Size size) const
{
    const qreal exact = paint::number(size) * m_scale;
    return exact < 2 ? std::max(1.0, std::floor(exact)) : std::round(exact);
}

qreal ThemeBase::iconOf(paint::Glyph glyph) const
{
    return std::round(paint::number(glyph) * (1 + (m_textScale - 1) * kIconShare) * m_scale);
}

int ThemeBase::textOf(paint::Type type) const
{
    // No text is smaller than a caption, whatever was wished (UIX-007).
    const qreal wished = paint::number(type) * m_textScale;
    const qreal least = paint::number(paint::Type::Caption);
    return static_cast<int>(std::lround(std::max(wished, least) * m_scale));
}

int ThemeBase::titleOf(paint::Display display) const
{
    const qreal growth = 1 + (m_textScale - 1) * titleShare(paint::number(display));
    return static_cast<int>(std::lround(paint::number(display) * growth * m_scale));
}

QColor ThemeBase::accentLit() const
{
    return shaded(colourOf(paint::Token::Accent), partOf(paint::Percent::Hover));
}

QColor ThemeBase::accentSunk() const
{
    return shaded(colourOf(paint::Token::Accent), -partOf(paint::Percent::Press));
}

void ThemeBase::setSpeed(Speed speed)
{
    if (speed == m_speed)
        return;
    m_speed = speed;
    Q_EMIT changed();
}

int ThemeBase::timeOf(paint::Duration duration) const
{
    using enum paint::Duration;
    const int normal = paint::number(duration);
    switch (duration) {
    case Tick:
    case Move:
    case Settle:
    case Show:
    case Beat:
    case Pulse:
        return m_reducedMotion ? 0 : paced(normal);
    case Fade:
        return paced(normal);
    default:
        return normal;
    }
}

int ThemeBase::paced(int normal) const
{
    switch (m_speed) {
    case Slow:
        return normal * paint::number(paint::Percent::Slow) / 100;
    case Normal:
        return normal;
    case Double:
        return normal / 2;
    case Quadruple:
        return normal / 4;
    case Instant:
        return 0;
    }
    return normal;
}

} // namespace labrys::ui
