// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/paint/maze_map.h"

#include "app/paint/maze_glyphs.h"

#include <QPainter>

#include <algorithm>
#include <cmath>
#include <optional>

namespace labrys::paint {

namespace {

/// Passages are light, walls are not drawn: at two pixels a character that is what can be read.
std::optional<Token> inkAt(const MazeGlyph& glyph)
{
    if (!glyph.known() || glyph.symbol == '+' || glyph.symbol == '-' || glyph.symbol == '|')
        return std::nullopt;
    switch (glyph.ground) {
    case Token::MazeFloorLit:
        return Token::MazeFloorInkLit;
    case Token::MazeFloorHalf:
        return Token::MazeFloorInkHalf;
    case Token::MazeMarkFloor:
        return Token::MazeMarkEdge;
    default:
        return Token::MazeFloorInkRemembered;
    }
}

} // namespace

void paintMazeMap(QPainter& painter, const QSize& area, const minotaur::Observation& seen,
    const MazeFrame& view, ThemeId theme)
{
    if (seen.map.size() == 0)
        return;
    const int lines = 2 * seen.map.rows() + 1;
    const int places = 2 * seen.map.columns() + 1;
    const qreal pitch = std::min(area.width() / qreal(places), area.height() / qreal(lines));
    const QPointF origin((area.width() - places * pitch) / 2, (area.height() - lines * pitch) / 2);
    // Edges on whole pixels: squares of different size leave no seams.
    const auto edge
        = [pitch](qreal start, int at) { return static_cast<int>(std::lround(start + at * pitch)); };
    const auto part = [&](int line, int place, int high, int wide) {
        return QRect(QPoint(edge(origin.x(), place), edge(origin.y(), line)),
            QPoint(edge(origin.x(), place + wide) - 1, edge(origin.y(), line + high) - 1));
    };
    painter.setPen(colour(theme, Token::Line));
    painter.drawRect(part(0, 0, lines, places).adjusted(0, 0, -1, -1));
    for (int line = 0; line < lines; ++line)
        for (int place = 0; place < places; ++place)
            if (const auto ink = inkAt(groundAt(seen, line, place)))
                painter.fillRect(part(line, place, 1, 1), colour(theme, *ink));
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    const qreal radius = std::max(3.0, 1.4 * pitch);
    const auto place = [&](Cell cell, Token ink, bool round) {
        const QPointF at = origin + QPointF(2 * cell.column + 1.5, 2 * cell.row + 1.5) * pitch;
        painter.setPen(QPen(colour(theme, Token::Sunken), 1));
        painter.setBrush(colour(theme, ink));
        if (round)
            painter.drawEllipse(at, radius, radius);
        else
            painter.drawRect(QRectF(-radius, -radius, 2 * radius, 2 * radius).translated(at));
    };
    if (seen.key)
        place(*seen.key, Token::MazeKey, false);
    if (seen.exit)
        place(*seen.exit, Token::MazeExit, false);
    for (const auto& figure : figuresOf(seen))
        place(figure.cell, figure.glyph.block ? figure.glyph.ground : figure.glyph.ink, true);
    if (!view.whole(seen.map.rows(), seen.map.columns())) {
        painter.setBrush(Qt::NoBrush);
        painter.setPen(QPen(colour(theme, Token::Focus), 2));
        painter.drawRect(part(view.line, view.place, view.lines, view.places));
    }
    painter.restore();
}

} // namespace labrys::paint
