// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "qml/minotaur/maze_board.h"

#include "qml/minotaur/maze_board_access.h"

#include <QAccessible>
#include <QCursor>
#include <QMouseEvent>
#include <QPainter>
#include <QQuickWindow>

#include <algorithm>

namespace labrys::ui {

MazeBoard::MazeBoard(QQuickItem* parent)
    : QQuickPaintedItem(parent)
{
    installBoardAccess();
    setAcceptedMouseButtons(Qt::LeftButton);
    m_motion.setStartValue(0.0);
    m_motion.setEndValue(1.0);
    m_motion.setDuration(0);
    m_motion.setEasingCurve(QEasingCurve::OutCubic);
    connect(&m_motion, &QVariantAnimation::valueChanged, this, &MazeBoard::move);
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
            show();
            tellFocus();
        });
    follow();
    show();
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
    // Of a finished level everything is worth seeing at once.
    const bool over = m_scene->seen().outcome == minotaur::LevelOutcome::Completed;
    const auto frame = m_overview || over ? paint::wholeMaze(area, m_scene->rows(), m_scene->columns(),
                                                paint::number(paint::Size::MazeCellLargest))
                                          : paint::followMaze(area, m_scene->rows(), m_scene->columns(),
                                                m_scene->focusCell(), m_frame, m_zoom * ratio(), m_enlarged);
    if (frame == m_frame)
        return;
    m_frame = frame;
    update();
    Q_EMIT frameChanged();
}

void MazeBoard::setOverview(bool overview)
{
    if (overview == m_overview)
        return;
    m_overview = overview;
    follow();
    Q_EMIT overviewChanged();
}

void MazeBoard::setEnlarged(int steps)
{
    if (steps == m_enlarged)
        return;
    m_enlarged = steps;
    follow();
    Q_EMIT enlargedChanged();
}

void MazeBoard::enlarge(bool larger)
{
    const int pitch = m_frame.pitch;
    const int before = m_enlarged;
    setOverview(false);
    setEnlarged(m_enlarged + (larger ? 1 : -1));
    if (m_frame.pitch == pitch)
        setEnlarged(before);
}

void MazeBoard::setStepTime(int milliseconds)
{
    m_motion.setDuration(milliseconds);
    Q_EMIT motionChanged();
}

void MazeBoard::setFading(bool fading)
{
    m_fading = fading;
    Q_EMIT motionChanged();
}

std::optional<Cell> MazeBoard::mate() const
{
    if (!m_scene || m_scene->players() < 2 || m_scene->outcome() != viewmodels::MazeScene::Running)
        return std::nullopt;
    const auto& players = m_scene->seen().players;
    const auto& other = players[players.front().cell == m_scene->focusCell() ? 1 : 0];
    return other.status == minotaur::PlayerStatus::Walking ? std::optional(other.cell) : std::nullopt;
}

bool MazeBoard::mateAway() const
{
    const auto cell = mate();
    return cell && !QRectF(0, 0, width(), height()).contains(cellPlace(*cell).center());
}

QPointF MazeBoard::mateSide() const
{
    const QPointF at = cellPlace(mate().value_or(Cell{})).center();
    return {std::clamp(at.x(), 0.0, width()), std::clamp(at.y(), 0.0, height())};
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

void MazeBoard::show()
{
    m_motion.stop();
    const QRect before = covered();
    const bool waysBefore = m_ways;
    m_moving.clear();
    if (m_scene && m_scene->ready()) {
        const auto place = [](Cell cell) { return QPointF(2 * cell.column + 1, 2 * cell.row + 1); };
        const auto& motions = m_scene->shown().motions;
        for (const auto& figure : paint::figuresOf(m_scene->seen())) {
            Moving moving{figure.glyph, place(figure.cell), place(figure.cell)};
            for (const auto& motion : motions)
                if (motion.symbol == figure.glyph.symbol && motion.to == figure.cell)
                    moving.from = motion.from ? std::optional(place(*motion.from)) : std::nullopt;
            m_moving.push_back(moving);
        }
        if (!motions.empty() && m_motion.duration() > 0)
            m_motion.start();
    }
    // Marks and ways lie over many characters.
    m_ways
        = m_scene && (!m_scene->seen().marks.empty() || m_scene->outcome() != viewmodels::MazeScene::Running);
    if (m_ways || waysBefore || !m_scene || m_frame.pitch == 0)
        update();
    else
        update((before | covered() | changed()).intersected(boundingRect().toAlignedRect()));
    Q_EMIT shown();
    if (m_scene && m_scene->players() > 1)
        Q_EMIT frameChanged(); // the partner may have come into view
}

QRect MazeBoard::changed()
{
    const bool over = m_scene->seen().outcome == minotaur::LevelOutcome::Completed;
    const QRect part = m_canvas.show(m_scene->seen(), m_frame, static_cast<paint::ThemeId>(m_theme),
        over ? paint::MazeLight::Review : paint::MazeLight::AsSeen);
    if (part.isEmpty())
        return {};
    const QRectF there = part.translated(m_frame.origin);
    return QRectF(there.topLeft() / ratio(), there.size() / ratio()).toAlignedRect().adjusted(-1, -1, 1, 1);
}

void MazeBoard::move()
{
    update(covered());
}

QRect MazeBoard::covered() const
{
    if (m_moving.empty() || m_frame.pitch == 0)
        return {};
    QRectF all;
    for (const auto& moving : m_moving)
        for (const QPointF at : {moving.from.value_or(moving.to), moving.to})
            all |= QRectF(m_frame.origin.x() + (at.x() - m_frame.place) * m_frame.pitch,
                m_frame.origin.y() + (at.y() - m_frame.line) * m_frame.pitch, m_frame.pitch, m_frame.pitch);
    return QRectF(all.topLeft() / ratio(), all.size() / ratio()).toAlignedRect().adjusted(-1, -1, 1, 1);
}

std::vector<paint::MazeSprite> MazeBoard::sprites() const
{
    const bool moves = m_motion.state() == QAbstractAnimation::Running;
    const qreal part = moves ? m_motion.currentValue().toReal() : 1;
    std::vector<paint::MazeSprite> sprites;
    for (const auto& moving : m_moving) {
        const bool still = moving.from == moving.to;
        if (still || !moves) {
            sprites.push_back({moving.glyph, moving.to, 1});
        } else if (m_fading || !moving.from) {
            if (moving.from)
                sprites.push_back({moving.glyph, *moving.from, 1 - part});
            sprites.push_back({moving.glyph, moving.to, part});
        } else {
            sprites.push_back({moving.glyph, *moving.from + (moving.to - *moving.from) * part, 1});
        }
    }
    return sprites;
}

void MazeBoard::paint(QPainter* painter)
{
    if (!m_scene || !m_scene->ready() || m_frame.pitch == 0)
        return;
    const auto& shown = m_scene->shown();
    const bool over = shown.seen.outcome == minotaur::LevelOutcome::Completed;
    const auto theme = static_cast<paint::ThemeId>(m_theme);
    const auto light = over ? paint::MazeLight::Review : paint::MazeLight::AsSeen;
    m_canvas.show(shown.seen, m_frame, theme, light);
    painter->scale(1 / ratio(), 1 / ratio());
    painter->drawImage(m_frame.origin, m_canvas.image());
    painter->setClipRect(
        QRect(m_frame.origin, QSize(m_frame.places, m_frame.lines) * m_frame.pitch), Qt::IntersectClip);
    paint::paintMarks(*painter, m_frame, shown.seen.marks, theme);
    const paint::MazeWays ways{shown.trail, shown.par, shown.pursuit, shown.lastSteps, shown.plans};
    paint::paintWays(*painter, m_frame, ways, theme);
    if (!ways.empty())
        paint::paintSprites(*painter, m_frame, paint::thingsOf(shown.seen, light), m_canvas.letters(), theme);
    auto figures = sprites();
    // A line would run through a letter that has no ground of its own.
    if (!ways.empty())
        for (auto& figure : figures)
            figure.glyph.block = true;
    if (over && !shown.trail.empty())
        figures.insert(figures.begin(), paint::startOf(shown.trail.front()));
    paint::paintSprites(*painter, m_frame, figures, m_canvas.letters(), theme);
}

} // namespace labrys::ui
