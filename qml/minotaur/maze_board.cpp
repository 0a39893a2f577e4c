// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "qml/minotaur/maze_board.h"

#include "app/paint/maze_painter.h"
#include "qml/minotaur/maze_board_access.h"

#include <QAccessible>
#include <QCursor>
#include <QMouseEvent>
#include <QPainter>
#include <QQuickWindow>

namespace labrys::ui {

MazeBoard::MazeBoard(QQuickItem* parent)
    : QQuickPaintedItem(parent)
{
    installBoardAccess();
    setAcceptedMouseButtons(Qt::LeftButton);
}

void MazeBoard::setScene(viewmodels::MazeScene* scene)
{
    if (scene == m_scene)
        return;
    if (m_scene)
        disconnect(m_scene, nullptr, this, nullptr);
    m_scene = scene;
    if (scene != nullptr)
        connect(scene, &viewmodels::MazeScene::observed, this, [this] {
            follow();
            update();
            tellFocus();
        });
    follow();
    update();
    Q_EMIT sceneChanged();
}

void MazeBoard::setTheme(int theme)
{
    if (theme == m_theme)
        return;
    m_theme = theme;
    update();
    Q_EMIT themeChanged();
}

void MazeBoard::setZoom(qreal zoom)
{
    if (qFuzzyCompare(zoom, m_zoom))
        return;
    m_zoom = zoom;
    follow();
    update();
    Q_EMIT zoomChanged();
}

void MazeBoard::setInteractive(bool interactive)
{
    if (interactive == m_interactive)
        return;
    m_interactive = interactive;
    Q_EMIT interactiveChanged();
}

bool MazeBoard::whole() const
{
    return m_scene && m_frame.whole(m_scene->rows(), m_scene->columns());
}

void MazeBoard::geometryChange(const QRectF& geometry, const QRectF& before)
{
    QQuickPaintedItem::geometryChange(geometry, before);
    if (geometry.size() != before.size())
        follow();
}

void MazeBoard::follow()
{
    if (!m_scene || !m_scene->ready() || width() < 1 || height() < 1)
        return;
    const QSize area(static_cast<int>(width() * ratio()), static_cast<int>(height() * ratio()));
    const auto frame = paint::followMaze(
        area, m_scene->rows(), m_scene->columns(), m_scene->focusCell(), m_frame, m_zoom * ratio());
    if (frame == m_frame)
        return;
    m_frame = frame;
    Q_EMIT frameChanged();
}

void MazeBoard::itemChange(ItemChange change, const ItemChangeData& data)
{
    QQuickPaintedItem::itemChange(change, data);
    if (change == ItemDevicePixelRatioHasChanged || change == ItemSceneChange)
        follow();
}

qreal MazeBoard::ratio() const
{
    return window() != nullptr ? window()->effectiveDevicePixelRatio() : 1;
}

QRectF MazeBoard::cellPlace(Cell cell) const
{
    const QRectF place = m_frame.cellRect(cell);
    return {place.topLeft() / ratio(), place.size() / ratio()};
}

Cell MazeBoard::cellAt(QPointF point) const
{
    return m_frame.cellAt((point * ratio()).toPoint());
}

void MazeBoard::tellFocus()
{
    if (!QAccessible::isActive() || !m_scene->ready())
        return;
    const Cell cell = m_scene->focusCell();
    QAccessibleEvent event(this, QAccessible::Focus);
    event.setChild(cell.row * m_scene->columns() + cell.column);
    QAccessible::updateAccessibility(&event);
}

void MazeBoard::mousePressEvent(QMouseEvent* event)
{
    if (!m_interactive || !m_scene) {
        event->ignore();
        return;
    }
    forceActiveFocus(Qt::MouseFocusReason);
    m_scene->chooseCell(cellAt(event->position()));
}

void MazeBoard::paint(QPainter* painter)
{
    if (!m_scene || !m_scene->ready())
        return;
    painter->scale(1 / ratio(), 1 / ratio());
    const bool over = m_scene->seen().outcome != minotaur::LevelOutcome::Running;
    paint::paintMaze(*painter, m_frame, m_scene->seen(),
        {static_cast<paint::ThemeId>(m_theme), over ? paint::MazeLight::Review : paint::MazeLight::AsSeen,
            m_scene->trail()});
}

} // namespace labrys::ui
