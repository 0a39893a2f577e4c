// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "qml/minoan/tile_face.h"

#include "app/paint/tile_face.h"

#include <QPainter>
#include <QPixmapCache>

#include <cmath>

namespace labrys::ui {

TileFace::TileFace(QQuickItem* parent)
    : QQuickPaintedItem(parent)
{
    setAntialiasing(true);
    connect(this, &TileFace::changed, this, [this] { update(); });
}

void TileFace::setSide(qreal side)
{
    if (qFuzzyCompare(side, m_side))
        return;
    m_side = side;
    setImplicitSize(side + 2 * hang(), side + 2 * hang());
    Q_EMIT changed();
}

qreal TileFace::hang() const
{
    return std::ceil(paint::tileHang(m_side)) + 1;
}

void TileFace::paint(QPainter* painter)
{
    if (m_symbol < 0 || m_side <= 0)
        return;
    const paint::TileLook look{static_cast<minoan::Symbol>(m_symbol), static_cast<minoan::Element>(m_element),
        m_pattern, m_letter, m_chip};
    // A cascade brings dozens of tiles, each one of thirty: drawn once, they are copied.
    const qreal ratio = painter->device()->devicePixelRatioF();
    const QString key = QStringLiteral("labrys-tile/%1/%2/%3/%4/%5/%6/%7/%8")
                            .arg(m_symbol)
                            .arg(m_element)
                            .arg(m_look)
                            .arg(int{m_pattern})
                            .arg(int{m_chip})
                            .arg(m_side)
                            .arg(ratio)
                            .arg(m_letter);
    QPixmap picture;
    if (!QPixmapCache::find(key, &picture)) {
        const qreal whole = m_side + 2 * hang();
        picture = QPixmap(QSize(1, 1) * static_cast<int>(std::ceil(whole * ratio)));
        picture.setDevicePixelRatio(ratio);
        picture.fill(Qt::transparent);
        QPainter inside(&picture);
        paint::paintTile(
            inside, static_cast<paint::ThemeId>(m_look), QRectF(hang(), hang(), m_side, m_side), look);
        inside.end();
        QPixmapCache::insert(key, picture);
    }
    painter->drawPixmap(QPointF(0, 0), picture);
}

} // namespace labrys::ui
