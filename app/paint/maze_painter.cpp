// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/paint/maze_painter.h"

#include <QPainter>
#include <QPainterPath>

#include <algorithm>

namespace labrys::paint {

namespace {

void paintBlock(QPainter& painter, const MazeGlyph& glyph, const QRectF& square, ThemeId theme)
{
    const qreal radius = square.width() * number(Percent::MazeCorner) / 100.0;
    QPainterPath block;
    block.addRoundedRect(square, radius, radius);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.fillPath(block, colour(theme, glyph.ground));
    if (glyph.underlined) {
        const int height
            = std::max(2, static_cast<int>(square.height()) * number(Percent::MazeUnderline) / 100);
        painter.save();
        painter.setClipRect(square.adjusted(0, square.height() - height, 0, 0), Qt::IntersectClip);
        painter.fillPath(block, colour(theme, Token::MazeMateEdge));
        painter.restore();
    }
}

} // namespace

std::vector<MazeSprite> spritesOf(const minotaur::Observation& seen)
{
    std::vector<MazeSprite> sprites;
    for (const auto& figure : figuresOf(seen))
        sprites.push_back({figure.glyph, QPointF(2 * figure.cell.column + 1, 2 * figure.cell.row + 1)});
    return sprites;
}

MazeSprite startOf(Cell cell)
{
    return {{'P', Token::MazePlayer, Token::MazeOnPlayer, Token::Sunken, true, false, true},
        QPointF(2 * cell.column + 1, 2 * cell.row + 1)};
}

std::vector<MazeSprite> thingsOf(const minotaur::Observation& seen, MazeLight light)
{
    std::vector<MazeSprite> things;
    const auto add = [&](Cell cell) {
        const int line = 2 * cell.row + 1;
        const int place = 2 * cell.column + 1;
        MazeGlyph glyph = groundAt(seen, line, place, light);
        glyph.block = true;
        things.push_back({glyph, QPointF(place, line)});
    };
    if (seen.key)
        add(*seen.key);
    if (seen.exit)
        add(*seen.exit);
    for (const auto& bonus : seen.bonuses)
        add(bonus.cell);
    return things;
}

QRect MazeCanvas::show(
    const minotaur::Observation& seen, const MazeFrame& frame, ThemeId theme, MazeLight light)
{
    const QSize size(frame.places * frame.pitch, frame.lines * frame.pitch);
    const bool afresh = m_image.size() != size || m_frame != frame || m_theme != theme;
    m_frame = frame;
    m_theme = theme;
    if (frame.pitch == 0 || seen.map.size() == 0)
        return {};
    if (!m_letters || m_letters->pitch() != frame.pitch)
        m_letters.emplace(frame.pitch);
    const auto count = static_cast<std::size_t>(frame.lines) * static_cast<std::size_t>(frame.places);
    if (afresh) {
        if (m_image.size() != size)
            m_image = QImage(size, QImage::Format_RGB32);
        m_image.fill(colour(theme, Token::Sunken));
        m_glyphs.assign(count, MazeGlyph());
    }
    QRect changed;
    MazeRuns runs(*m_letters);
    QPainter painter(&m_image);
    std::size_t at = 0;
    for (int line = 0; line < frame.lines; ++line)
        for (int place = 0; place < frame.places; ++place, ++at) {
            const MazeGlyph glyph = groundAt(seen, frame.line + line, frame.place + place, light);
            if (glyph == m_glyphs[at])
                continue;
            m_glyphs[at] = glyph;
            const QRect square(place * frame.pitch, line * frame.pitch, frame.pitch, frame.pitch);
            changed |= square;
            painter.fillRect(square, colour(theme, glyph.ground));
            if (glyph.known())
                runs.add(glyph, square);
        }
    runs.draw(painter, theme);
    return afresh ? m_image.rect() : changed;
}

void paintSprites(QPainter& painter, const MazeFrame& frame, std::span<const MazeSprite> sprites,
    const MazeLetters& letters, ThemeId theme)
{
    painter.save();
    painter.setClipRect(
        QRect(frame.origin, QSize(frame.places, frame.lines) * frame.pitch), Qt::IntersectClip);
    for (const auto& sprite : sprites) {
        const QRectF square(frame.origin.x() + (sprite.at.x() - frame.place) * frame.pitch,
            frame.origin.y() + (sprite.at.y() - frame.line) * frame.pitch, frame.pitch, frame.pitch);
        painter.setOpacity(sprite.opacity);
        if (sprite.glyph.block)
            paintBlock(painter, sprite.glyph, square, theme);
        MazeRuns runs(letters);
        runs.add(sprite.glyph, square);
        runs.draw(painter, theme);
    }
    painter.restore();
}

void paintMaze(
    QPainter& painter, const MazeFrame& frame, const minotaur::Observation& seen, const MazeLook& look)
{
    if (frame.pitch == 0 || seen.map.size() == 0)
        return;
    MazeCanvas canvas;
    canvas.show(seen, frame, look.theme, look.light);
    painter.drawImage(frame.origin, canvas.image());
    paintMarks(painter, frame, seen.marks, look.theme);
    paintWays(painter, frame, look.ways, look.theme);
    if (!look.ways.empty())
        paintSprites(painter, frame, thingsOf(seen, look.light), canvas.letters(), look.theme);
    paintSprites(painter, frame, spritesOf(seen), canvas.letters(), look.theme);
}

QImage renderMaze(const minotaur::Observation& seen, QSize size, ThemeId theme)
{
    QImage image(size, QImage::Format_RGB32);
    image.fill(colour(theme, Token::Sunken));
    QPainter painter(&image);
    const int largest = std::max(size.width(), size.height());
    MazeLook look;
    look.theme = theme;
    paintMaze(painter, wholeMaze(size, seen.map.rows(), seen.map.columns(), largest), seen, look);
    return image;
}

} // namespace labrys::paint
