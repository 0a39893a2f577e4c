// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QColor>
#include <QList>
#include <QQuickPaintedItem>

namespace labrys::ui {

/// Two curves over the rooms of a run: the first with its area filled, the second dashed (look
/// n_minoan_summary). The first room stands at the left edge, the last of `places` at the right one.
class RunCurves : public QQuickPaintedItem {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(QList<int> first MEMBER m_first NOTIFY changed)
    Q_PROPERTY(QList<int> second MEMBER m_second NOTIFY changed)
    /// The value at the upper edge; 0 is at the lower one.
    Q_PROPERTY(int most MEMBER m_most NOTIFY changed)
    Q_PROPERTY(int places MEMBER m_places NOTIFY changed)
    Q_PROPERTY(qreal thickness MEMBER m_thickness NOTIFY changed)
    Q_PROPERTY(QColor firstInk MEMBER m_firstInk NOTIFY changed)
    Q_PROPERTY(QColor secondInk MEMBER m_secondInk NOTIFY changed)
    Q_PROPERTY(QColor area MEMBER m_area NOTIFY changed)

public:
    explicit RunCurves(QQuickItem* parent = nullptr);
    void paint(QPainter* painter) override;

    /// Where a value of a room stands.
    Q_INVOKABLE [[nodiscard]] QPointF at(int room, int value) const;

Q_SIGNALS:
    void changed();

private:
    QList<int> m_first;
    QList<int> m_second;
    int m_most = 100;
    int m_places = 31;
    qreal m_thickness = 3;
    QColor m_firstInk;
    QColor m_secondInk;
    QColor m_area;
};

} // namespace labrys::ui
