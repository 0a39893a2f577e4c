// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QColor>
#include <QQuickPaintedItem>

namespace labrys::ui {

/// A rounded outline in dashes: what is there but cannot be taken.
class DashedFrame : public QQuickPaintedItem {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(qreal corner MEMBER m_corner NOTIFY changed)
    Q_PROPERTY(qreal thickness MEMBER m_thickness NOTIFY changed)
    Q_PROPERTY(QColor colour MEMBER m_colour NOTIFY changed)

public:
    explicit DashedFrame(QQuickItem* parent = nullptr);
    void paint(QPainter* painter) override;

Q_SIGNALS:
    void changed();

private:
    qreal m_corner = 0;
    qreal m_thickness = 1;
    QColor m_colour;
};

} // namespace labrys::ui
