// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "qml/ui/dashed_frame.h"

#include <QPainter>

namespace labrys::ui {

DashedFrame::DashedFrame(QQuickItem* parent)
    : QQuickPaintedItem(parent)
{
    setAntialiasing(true);
    connect(this, &DashedFrame::changed, this, [this] { update(); });
}

void DashedFrame::paint(QPainter* painter)
{
    painter->setRenderHint(QPainter::Antialiasing);
    QPen pen(m_colour, m_thickness);
    pen.setDashPattern({4, 3});
    pen.setCapStyle(Qt::FlatCap);
    painter->setPen(pen);
    const qreal half = m_thickness / 2;
    painter->drawRoundedRect(
        QRectF(half, half, width() - m_thickness, height() - m_thickness), m_corner, m_corner);
}

} // namespace labrys::ui
