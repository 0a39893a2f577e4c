// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/paint/theme.h"

#include <QColor>
#include <QObject>
#include <QSize>
#include <QString>
#include <QtQml/qqmlregistration.h>

namespace labrys::ui {

/// What Theme (generated from tokens.json) is made of: which look is in use, how large everything is, and how
/// fast it moves. Lengths grow with the window, running text with the window and the user's wish.
class ThemeBase : public QObject {
    Q_OBJECT
    QML_ANONYMOUS
    /// 0 lamplight, 1 fresco.
    Q_PROPERTY(int index READ index WRITE setIndex NOTIFY changed)
    /// Every text at least 7:1 and every outline 4.5:1, and no scenery (UIX-005).
    Q_PROPERTY(bool highContrast READ highContrast WRITE setHighContrast NOTIFY changed)
    /// Painted scenery is shown.
    Q_PROPERTY(bool scenery READ scenery NOTIFY changed)
    /// The look in use, as paint::ThemeId: for painted items.
    Q_PROPERTY(int look READ look NOTIFY changed)
    /// The call to action under the pointer, and pressed: lighter and darker (HSL).
    Q_PROPERTY(QColor accentLit READ accentLit NOTIFY changed)
    Q_PROPERTY(QColor accentSunk READ accentSunk NOTIFY changed)
    /// The size of the window, from which scale and compact follow (look.md 9).
    Q_PROPERTY(QSize viewport READ viewport WRITE setViewport NOTIFY changed)
    Q_PROPERTY(qreal scale READ scale NOTIFY changed)
    /// The window is smaller than the design: side panels shrink, wording shortens.
    Q_PROPERTY(bool compact READ compact NOTIFY changed)
    /// The user's text size, 0.9 to 2.
    Q_PROPERTY(qreal textScale READ textScale WRITE setTextScale NOTIFY changed)
    Q_PROPERTY(bool reducedMotion READ reducedMotion WRITE setReducedMotion NOTIFY changed)
    /// One setting for all games (UIX-018).
    Q_PROPERTY(Speed speed READ speed WRITE setSpeed NOTIFY changed)

public:
    /// How fast things move; at Instant nothing does.
    enum Speed : int { Slow, Normal, Double, Quadruple, Instant };
    Q_ENUM(Speed)

    using QObject::QObject;

    [[nodiscard]] int index() const { return static_cast<int>(m_theme); }
    void setIndex(int index);
    [[nodiscard]] bool highContrast() const { return m_highContrast; }
    void setHighContrast(bool high);
    [[nodiscard]] bool scenery() const { return !m_highContrast; }
    [[nodiscard]] int look() const { return static_cast<int>(themeId()); }
    [[nodiscard]] paint::ThemeId themeId() const;
    [[nodiscard]] QSize viewport() const { return m_viewport; }
    void setViewport(QSize viewport);
    [[nodiscard]] qreal scale() const { return m_scale; }
    [[nodiscard]] bool compact() const { return m_compact; }
    [[nodiscard]] qreal textScale() const { return m_textScale; }
    void setTextScale(qreal textScale);
    [[nodiscard]] bool reducedMotion() const { return m_reducedMotion; }
    void setReducedMotion(bool reduced);
    [[nodiscard]] Speed speed() const { return m_speed; }
    void setSpeed(Speed speed);

    [[nodiscard]] QColor accentLit() const;
    [[nodiscard]] QColor accentSunk() const;

Q_SIGNALS:
    void changed();

protected:
    [[nodiscard]] QColor colourOf(paint::Token token) const { return paint::colour(themeId(), token); }
    /// Whole pixels, at least one: a line of a pixel and a half is one pixel until the window doubles.
    [[nodiscard]] qreal lengthOf(paint::Size size) const;
    /// Icons grow by half of what the text beside them grows.
    [[nodiscard]] qreal iconOf(paint::Glyph glyph) const;
    [[nodiscard]] qreal partOf(paint::Percent percent) const { return paint::number(percent) / 100.0; }
    [[nodiscard]] int textOf(paint::Type type) const;
    /// Titles are large already: they grow by a part of what running text grows.
    [[nodiscard]] int titleOf(paint::Display display) const;
    /// The duration at this speed. Nothing moves when motion is reduced; only cross-fades remain. How long a
    /// message stays to be read is no motion, and depends on neither.
    [[nodiscard]] int timeOf(paint::Duration duration) const;

private:
    [[nodiscard]] int paced(int normal) const;

    paint::ThemeId m_theme = paint::ThemeId::Lamplight;
    QSize m_viewport;
    qreal m_scale = 1;
    bool m_compact = false;
    qreal m_textScale = 1;
    bool m_reducedMotion = false;
    bool m_highContrast = false;
    Speed m_speed = Normal;
};

} // namespace labrys::ui
