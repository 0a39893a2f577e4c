// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/paint/maze_overlays.h"

#include <QFont>
#include <QPainter>

#include <algorithm>
#include <cmath>

namespace labrys::paint {

namespace {

QPointF middle(const MazeFrame& frame, Cell cell)
{
    return QRectF(frame.cellRect(cell)).center();
}

QPolygonF lineThrough(const MazeFrame& frame, std::span<const Cell> cells, QPointF shift = {})
{
    QPolygonF line;
    for (const Cell cell : cells)
        line << middle(frame, cell) + shift;
    return line;
}

/// As odd or even as the squares, so that its edges fall on whole pixels.
int threadWidth(const MazeFrame& frame)
{
    const int least = std::max(pixels(Size::MazeThread), frame.pitch / 6);
    return least + (least + frame.pitch) % 2;
}

void drawLine(QPainter& painter, const QPolygonF& line, const QPen& pen)
{
    if (line.size() < 2)
        return;
    painter.setPen(pen);
    painter.setBrush(Qt::NoBrush);
    painter.drawPolyline(line);
}

QPen solid(const QColor& ink, qreal width)
{
    return {ink, width, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin};
}

/// Dots of a pen's width with gaps of `gap` widths, or dashes of `dash`.
QPen broken(const QColor& ink, qreal width, qreal dash, qreal gap)
{
    QPen pen = solid(ink, width);
    pen.setDashPattern({dash, gap});
    return pen;
}

void paintPursuit(QPainter& painter, const MazeFrame& frame, std::span<const Cell> pursuit, ThemeId theme)
{
    if (pursuit.empty())
        return;
    const QColor ink = colour(theme, Token::MazePursuit);
    const QColor ground = colour(theme, Token::MazePursuitGround);
    const qreal width = std::max(2.0, frame.pitch / 7.0);
    const auto line = lineThrough(frame, pursuit);
    drawLine(painter, line, solid(ground, 2 * width));
    drawLine(painter, line, broken(ink, width, 0.1, 2));
    QFont font = painter.font();
    font.setFamily(QString::fromUtf16(kCodeFamily));
    font.setWeight(QFont::Bold);
    font.setPixelSize(std::max(1, frame.pitch * 7 / 10));
    painter.setFont(font);
    const qreal radius = frame.pitch * 0.48;
    for (std::size_t i = 1; i < pursuit.size(); ++i) {
        // A cell in which it stood for several rounds shows the last of them.
        if (std::ranges::find(pursuit.first(i), pursuit[i])
            != pursuit.begin() + static_cast<std::ptrdiff_t>(i))
            continue;
        const QPointF at = middle(frame, pursuit[i]);
        painter.setPen(QPen(ink, std::max(1.0, frame.pitch / 12.0)));
        painter.setBrush(ground);
        painter.drawEllipse(at, radius, radius);
        painter.setPen(ink);
        painter.drawText(QRectF(at.x() - radius, at.y() - radius, 2 * radius, 2 * radius), Qt::AlignCenter,
            QString::number(i));
    }
    painter.setPen(QPen(ink, std::max(2.0, frame.pitch / 6.0)));
    painter.setBrush(Qt::NoBrush);
    painter.drawEllipse(middle(frame, pursuit.front()), 1.1 * frame.pitch, 1.1 * frame.pitch);
}

Token inkOf(minotaur::MonsterKind kind)
{
    switch (kind) {
    case minotaur::MonsterKind::Hunter:
        return Token::MazeHunter;
    case minotaur::MonsterKind::Wanderer:
        return Token::MazeWanderer;
    case minotaur::MonsterKind::Minotaur:
        break;
    }
    return Token::MurexText;
}

/// From the monster along its way to a ring around what it wants.
void paintPlan(QPainter& painter, const MazeFrame& frame, const minotaur::Plan& plan, ThemeId theme)
{
    if (plan.way.empty() || plan.intent == minotaur::Intent::Rests)
        return;
    const QColor ink = colour(theme, inkOf(plan.kind));
    const qreal width = std::max(2.0, frame.pitch / 7.0);
    std::vector<Cell> way{plan.cell};
    way.insert(way.end(), plan.way.begin(), plan.way.end());
    drawLine(painter, lineThrough(frame, way), broken(ink, width, 1, 2));
    const qreal radius = 0.7 * frame.pitch;
    // What it wants: a square for a cell that it cuts off, a ring for a player or where one was seen.
    painter.setPen(QPen(ink, width));
    if (plan.intent == minotaur::Intent::CutsOff)
        painter.drawRect(
            QRectF(-radius, -radius, 2 * radius, 2 * radius).translated(middle(frame, way.back())));
    else
        painter.drawEllipse(middle(frame, way.back()), radius, radius);
}

} // namespace

void paintWays(QPainter& painter, const MazeFrame& frame, const MazeWays& ways, ThemeId theme)
{
    if (ways.empty())
        return;
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    const int width = threadWidth(frame);
    // Beside each other: a shared corridor shows both.
    const qreal apart = ways.par.empty() ? 0 : frame.pitch / 5.0;
    drawLine(painter, lineThrough(frame, ways.par, {apart, apart}),
        broken(colour(theme, Token::MazePar), std::max(2, width - 1), 0.1, 2.4));
    drawLine(
        painter, lineThrough(frame, ways.lastSteps), broken(colour(theme, Token::MazePlayer), width, 2, 2));
    drawLine(painter, lineThrough(frame, ways.trail, {-apart, -apart}),
        solid(colour(theme, Token::MazeTrail), width));
    for (const auto& plan : ways.plans)
        paintPlan(painter, frame, plan, theme);
    paintPursuit(painter, frame, ways.pursuit, theme);
    painter.restore();
}

void paintMarks(QPainter& painter, const MazeFrame& frame, std::span<const Cell> marks, ThemeId theme)
{
    if (marks.empty())
        return;
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    const qreal width = std::max(2.0, frame.pitch / 6.0);
    painter.setPen(QPen(colour(theme, Token::MazeMarkEdge), width));
    for (const Cell mark : marks) {
        const QRectF square(frame.cellRect(mark));
        const qreal out = frame.pitch - width / 2; // inside: the mark may lie at the border
        painter.drawRoundedRect(square.adjusted(-out, -out, out, out), width, width);
    }
    painter.restore();
}

} // namespace labrys::paint
