// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "qml/ui/scene_item.h"

#include "app/paint/scenery.h"
#include "app/paint/scenes.h"

namespace labrys::ui {

SceneItem::SceneItem(QQuickItem* parent)
    : QQuickPaintedItem(parent)
{
    setAntialiasing(true);
    connect(this, &SceneItem::changed, this, [this] { update(); });
}

void SceneItem::paint(QPainter* painter)
{
    const auto theme = static_cast<paint::ThemeId>(m_look);
    if (paint::highContrast(theme))
        return;
    painter->setRenderHint(QPainter::Antialiasing);
    painter->setRenderHint(QPainter::SmoothPixmapTransform);
    const QRectF area(0, 0, width(), height());
    const QPointF middle = area.center();
    switch (m_piece) {
    case OneColumn:
        paint::paintColumn(*painter, theme, {middle.x(), 0}, height(), width() / 1.55);
        break;
    case SpiralBand:
        paint::paintSpiralBand(*painter, theme, area);
        break;
    case Horns:
        paint::paintHorns(*painter, {middle.x(), height()}, width(), colour(theme, paint::Token::StoneHorns));
        break;
    case Lamp:
        paint::paintLamp(*painter, theme, middle, qMin(width(), height()) / 2.5, m_glow);
        break;
    case Sky:
        paint::paintSky(*painter, theme, area);
        break;
    case Stones:
        paint::paintStones(*painter, theme, area);
        break;
    case Roof:
        paint::paintRoof(
            *painter, theme, {0, height() * 0.75, width(), height() * 0.25}, height() * 0.85, height() * 1.2);
        break;
    case Palace:
        paint::paintSky(*painter, theme, area);
        paint::paintPalace(*painter, theme, area);
        break;
    case Doorway:
        paint::paintDoorway(*painter, theme, area);
        break;
    case BrokenJar:
        paint::paintBrokenJar(*painter, theme, area);
        break;
    }
}

} // namespace labrys::ui
