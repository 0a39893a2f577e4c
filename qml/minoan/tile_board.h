// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/viewmodels/minoan/fight_view.h"

#include <QPointer>
#include <QQuickItem>

namespace labrys::ui {

/// The board as something to act on: one Tab stop, whose 49 cells are accessible children (minoan.md 4.4). A
/// click picks and swaps, so does a drag; the right button asks for details. What it looks like is its
/// children's business.
class TileBoard : public QQuickItem {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(labrys::viewmodels::FightView* view READ view WRITE setView NOTIFY viewChanged REQUIRED)
    /// Where the first tile is, how large tiles are, and how far from one to the next.
    Q_PROPERTY(QPointF first MEMBER m_first NOTIFY shapeChanged)
    Q_PROPERTY(qreal side MEMBER m_side NOTIFY shapeChanged)
    Q_PROPERTY(qreal pitch MEMBER m_pitch NOTIFY shapeChanged)
    /// The cell under the pointer, -1 for none.
    Q_PROPERTY(int hovered READ hovered NOTIFY hoveredChanged)
    /// What the board is called.
    Q_PROPERTY(QString name MEMBER m_name NOTIFY shapeChanged)

public:
    explicit TileBoard(QQuickItem* parent = nullptr);

    [[nodiscard]] viewmodels::FightView* view() const { return m_view; }
    void setView(viewmodels::FightView* view);
    [[nodiscard]] int hovered() const { return m_hovered; }
    [[nodiscard]] const QString& name() const { return m_name; }
    [[nodiscard]] QRectF cellPlace(int cell) const;
    /// -1 beside the tiles.
    [[nodiscard]] int cellAt(QPointF point) const;

Q_SIGNALS:
    void viewChanged();
    void shapeChanged();
    void hoveredChanged();
    void detailsWanted(int cell);

protected:
    void keyPressEvent(QKeyEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void mouseUngrabEvent() override;
    void hoverMoveEvent(QHoverEvent* event) override;
    void hoverLeaveEvent(QHoverEvent* event) override;

private:
    void tellFocus();
    void setHovered(int cell);

    QPointer<viewmodels::FightView> m_view;
    QString m_name;
    QPointF m_first;
    qreal m_side = 0;
    qreal m_pitch = 1;
    int m_hovered = -1;
    /// The cell on which the button went down, and whether it has moved far enough to be a drag.
    int m_pressed = -1;
    QPointF m_pressedAt;
    bool m_dragged = false;
};

} // namespace labrys::ui
