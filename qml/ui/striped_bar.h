// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QColor>
#include <QQuickPaintedItem>

namespace labrys::ui {

/// A bar filled from the left; the last piece of the filling is striped: what an announced action takes
/// (UIX-028). Parts are fractions of the length.
class StripedBar : public QQuickPaintedItem {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(qreal part MEMBER m_part NOTIFY changed)
    Q_PROPERTY(qreal striped MEMBER m_striped NOTIFY changed)
    Q_PROPERTY(qreal corner MEMBER m_corner NOTIFY changed)
    Q_PROPERTY(qreal edge MEMBER m_edge NOTIFY changed)
    /// From stripe to stripe, and the width of one, along the bar.
    Q_PROPERTY(qreal pitch MEMBER m_pitch NOTIFY changed)
    Q_PROPERTY(qreal stripe MEMBER m_stripe NOTIFY changed)
    Q_PROPERTY(QColor fill MEMBER m_fill NOTIFY changed)
    Q_PROPERTY(QColor ground MEMBER m_ground NOTIFY changed)
    Q_PROPERTY(QColor line MEMBER m_line NOTIFY changed)
    Q_PROPERTY(QColor ink MEMBER m_ink NOTIFY changed)

public:
    explicit StripedBar(QQuickItem* parent = nullptr);
    void paint(QPainter* painter) override;

Q_SIGNALS:
    void changed();

private:
    qreal m_part = 0;
    qreal m_striped = 0;
    qreal m_corner = 0;
    qreal m_edge = 1;
    qreal m_pitch = 8;
    qreal m_stripe = 4;
    QColor m_fill;
    QColor m_ground;
    QColor m_line;
    QColor m_ink;
};

} // namespace labrys::ui
