// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "qml/minoan/tile_board.h"

#include "qml/minoan/tile_board_access.h"

#include <QAccessible>
#include <QKeyEvent>

#include <cmath>

namespace labrys::ui {

namespace {
constexpr int kSide = 7;
/// How much of a tile the pointer goes before a press is a drag.
constexpr qreal kDrag = 0.3;
} // namespace

TileBoard::TileBoard(QQuickItem* parent)
    : QQuickItem(parent)
{
    installTileBoardAccess();
    setAcceptedMouseButtons(Qt::LeftButton | Qt::RightButton);
    setAcceptHoverEvents(true);
}

void TileBoard::setView(viewmodels::FightView* view)
{
    if (view == m_view)
        return;
    if (m_view)
        m_view->disconnect(this);
    m_view = view;
    if (view != nullptr)
        connect(view, &viewmodels::FightView::chosen, this, &TileBoard::tellFocus);
    Q_EMIT viewChanged();
}

QRectF TileBoard::cellPlace(int cell) const
{
    return {m_first.x() + cell % kSide * m_pitch, m_first.y() + cell / kSide * m_pitch, m_side, m_side};
}

int TileBoard::cellAt(QPointF point) const
{
    const int column = static_cast<int>(std::floor((point.x() - m_first.x()) / m_pitch));
    const int row = static_cast<int>(std::floor((point.y() - m_first.y()) / m_pitch));
    return column >= 0 && column < kSide && row >= 0 && row < kSide ? row * kSide + column : -1;
}

void TileBoard::tellFocus()
{
    if (!QAccessible::isActive())
        return;
    QAccessibleEvent event(this, QAccessible::Focus);
    event.setChild(m_view->target() >= 0 ? m_view->target() : m_view->cursor());
    QAccessible::updateAccessibility(&event);
}

void TileBoard::setHovered(int cell)
{
    if (cell == m_hovered)
        return;
    m_hovered = cell;
    Q_EMIT hoveredChanged();
}

void TileBoard::keyPressEvent(QKeyEvent* event)
{
    const int key = event->key();
    const bool presses = key == Qt::Key_Return || key == Qt::Key_Enter || key == Qt::Key_Space;
    event->setAccepted(presses);
    if (presses && m_view && !event->isAutoRepeat())
        m_view->press();
}

void TileBoard::mousePressEvent(QMouseEvent* event)
{
    const int cell = cellAt(event->position());
    event->setAccepted(m_view && cell >= 0);
    if (!event->isAccepted())
        return;
    forceActiveFocus(Qt::MouseFocusReason);
    m_dragged = false;
    m_pressed = -1;
    if (event->button() == Qt::RightButton) {
        m_view->finish();
        Q_EMIT detailsWanted(cell);
    } else if (m_view->playing()) {
        m_view->finish(); // what lies there is not yet what one sees
    } else {
        m_pressed = cell;
        m_pressedAt = event->position();
    }
}

void TileBoard::mouseMoveEvent(QMouseEvent* event)
{
    if (m_pressed < 0)
        return;
    const QPointF way = event->position() - m_pressedAt;
    const bool across = std::abs(way.x()) > std::abs(way.y());
    if (std::max(std::abs(way.x()), std::abs(way.y())) < kDrag * m_pitch)
        return;
    if (!std::exchange(m_dragged, true))
        m_view->pick(m_pressed);
    m_view->aim(m_pressed + (across ? (way.x() > 0 ? 1 : -1) : (way.y() > 0 ? kSide : -kSide)));
}

void TileBoard::mouseReleaseEvent(QMouseEvent* event)
{
    const int pressed = std::exchange(m_pressed, -1);
    if (pressed < 0)
        return;
    if (!m_dragged)
        m_view->choose(pressed);
    else
        m_view->drop(cellAt(event->position()));
}

void TileBoard::mouseUngrabEvent()
{
    m_pressed = -1;
}

void TileBoard::hoverMoveEvent(QHoverEvent* event)
{
    const int before = m_hovered;
    setHovered(cellAt(event->position()));
    if (m_hovered != before && m_hovered >= 0 && m_view)
        m_view->aim(m_hovered);
}

void TileBoard::hoverLeaveEvent(QHoverEvent* /*event*/)
{
    setHovered(-1);
}

} // namespace labrys::ui
