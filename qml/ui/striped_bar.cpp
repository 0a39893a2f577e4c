// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "qml/ui/striped_bar.h"

#include <QPainter>
#include <QPainterPath>

namespace labrys::ui {

StripedBar::StripedBar(QQuickItem* parent)
    : QQuickPaintedItem(parent)
{
    setAntialiasing(true);
    connect(this, &StripedBar::changed, this, [this] { update(); });
}

void StripedBar::paint(QPainter* painter)
{
    painter->setRenderHint(QPainter::Antialiasing);
    const qreal half = m_edge / 2;
    const QRectF frame(half, half, width() - m_edge, height() - m_edge);
    QPainterPath shape;
    shape.addRoundedRect(frame, m_corner, m_corner);
    painter->fillPath(shape, m_ground);
    painter->setClipPath(shape);
    const QRectF full(0, 0, width() * m_part, height());
    painter->fillRect(full, m_fill);
    if (m_striped > 0) {
        const QRectF taken(width() * (m_part - m_striped), 0, width() * m_striped, height());
        painter->setClipRect(taken, Qt::IntersectClip);
        // Rising at 45 degrees: a stripe is as slanted as the bar is high.
        for (qreal x = taken.left() - height(); x < taken.right(); x += qMax<qreal>(1, m_pitch)) {
            const QPolygonF band{
                {x, height()}, {x + m_stripe, height()}, {x + m_stripe + height(), 0}, {x + height(), 0}};
            painter->setPen(Qt::NoPen);
            painter->setBrush(m_ink);
            painter->drawPolygon(band);
        }
    }
    painter->setClipping(false);
    painter->setBrush(Qt::NoBrush);
    painter->setPen(QPen(m_line, m_edge));
    painter->drawRoundedRect(frame, m_corner, m_corner);
}

} // namespace labrys::ui
