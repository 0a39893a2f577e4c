// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "qml/minoan/run_curves.h"

#include <QPainter>
#include <QPainterPath>

#include <algorithm>

namespace labrys::ui {

RunCurves::RunCurves(QQuickItem* parent)
    : QQuickPaintedItem(parent)
{
    setAntialiasing(true);
    connect(this, &RunCurves::changed, this, [this] { update(); });
}

QPointF RunCurves::at(int room, int value) const
{
    const qreal step = m_places > 1 ? width() / (m_places - 1) : 0;
    const qreal part = m_most > 0 ? static_cast<qreal>(value) / m_most : 0;
    return {room * step, height() * (1 - std::clamp<qreal>(part, 0, 1))};
}

void RunCurves::paint(QPainter* painter)
{
    painter->setRenderHint(QPainter::Antialiasing);
    const auto line = [this](const QList<int>& values) {
        QPainterPath path;
        for (int i = 0; i < values.size(); ++i)
            if (i == 0)
                path.moveTo(at(i, values[i]));
            else
                path.lineTo(at(i, values[i]));
        return path;
    };
    if (m_first.size() > 1) {
        QPainterPath filled = line(m_first);
        filled.lineTo(at(static_cast<int>(m_first.size()) - 1, 0));
        filled.lineTo(at(0, 0));
        painter->fillPath(filled, m_area);
    }
    painter->setBrush(Qt::NoBrush);
    QPen pen(m_firstInk, m_thickness, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin);
    painter->strokePath(line(m_first), pen);
    pen.setColor(m_secondInk);
    pen.setCapStyle(Qt::FlatCap);
    pen.setDashPattern({2.4, 1.7});
    painter->strokePath(line(m_second), pen);
}

} // namespace labrys::ui
