// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/paint/maze_painter.h"

#include <QFont>
#include <QGlyphRun>
#include <QPainter>
#include <QPainterPath>
#include <QRawFont>

#include <algorithm>
#include <array>
#include <cmath>
#include <map>
#include <vector>

namespace labrys::paint {

namespace {

/// One weight of the maze's letters at one size.
class Letters {
public:
    Letters(int pitch, QFont::Weight weight)
        : m_pitch(pitch)
    {
        QFont font(QString::fromUtf16(kCodeFamily));
        font.setPixelSize(std::max(1, pitch * number(Percent::MazeGlyph) / 100));
        font.setWeight(weight);
        font.setHintingPreference(QFont::PreferNoHinting);
        m_raw = QRawFont::fromFont(font);
        constexpr std::array kSymbols{u'+', u'-', u'|', u'.', u'P', u'K', u'E', u'W'};
        for (const auto symbol : kSymbols) {
            const auto indexes = m_raw.glyphIndexesForString(QString(QChar(symbol)));
            if (!indexes.isEmpty())
                m_index[static_cast<std::size_t>(symbol)] = indexes.front();
        }
        m_advance = m_raw.advancesForGlyphIndexes({m_index[u'+']}).constFirst().x();
        m_dot = m_raw.boundingRect(m_index[u'.']).center().y();
    }

    [[nodiscard]] const QRawFont& raw() const { return m_raw; }
    [[nodiscard]] quint32 index(char symbol) const { return m_index[static_cast<std::size_t>(symbol)]; }
    /// Where the baseline of a letter begins in its square. A floor dot stands in the middle, so that a
    /// corridor is a straight line of dots and a thread covers them.
    [[nodiscard]] QPointF place(const QRect& square, char symbol) const
    {
        const qreal baseline = symbol == '.' ? std::round(m_pitch / 2.0 - m_dot)
                                             : m_pitch * number(Percent::MazeBaseline) / 100;
        return {square.x() + (m_pitch - m_advance) / 2.0, square.y() + baseline};
    }

private:
    int m_pitch;
    QRawFont m_raw;
    std::array<quint32, 128> m_index{};
    qreal m_advance = 0;
    qreal m_dot = 0;
};

/// Letters gathered by weight and ink, so that a maze is a handful of glyph runs and not thousands of texts.
class Runs {
public:
    Runs(const Letters& light, const Letters& bold)
        : m_light(light)
        , m_bold(bold)
    {
    }

    void add(const MazeGlyph& glyph, const QRect& square)
    {
        const Letters& letters = glyph.bold ? m_bold : m_light;
        auto& run = m_runs[{glyph.bold, glyph.ink}];
        run.first.append(letters.index(glyph.symbol));
        run.second.append(letters.place(square, glyph.symbol));
    }

    void draw(QPainter& painter, ThemeId theme) const
    {
        for (const auto& [kind, run] : m_runs) {
            QGlyphRun glyphs;
            glyphs.setRawFont((kind.first ? m_bold : m_light).raw());
            glyphs.setGlyphIndexes(run.first);
            glyphs.setPositions(run.second);
            painter.setPen(colour(theme, kind.second));
            painter.drawGlyphRun({}, glyphs);
        }
    }

private:
    const Letters& m_light;
    const Letters& m_bold;
    std::map<std::pair<bool, Token>, std::pair<QList<quint32>, QList<QPointF>>> m_runs;
};

void paintBlock(QPainter& painter, const MazeGlyph& glyph, const QRect& square, ThemeId theme)
{
    const qreal radius = square.width() * number(Percent::MazeCorner) / 100.0;
    QPainterPath block;
    block.addRoundedRect(square, radius, radius);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.fillPath(block, colour(theme, glyph.ground));
    if (glyph.underlined) {
        const int height = std::max(2, square.height() * number(Percent::MazeUnderline) / 100);
        painter.setClipRect(square.adjusted(0, square.height() - height, 0, 0), Qt::IntersectClip);
        painter.fillPath(block, colour(theme, Token::MazeMateEdge));
    }
}

void paintTrail(QPainter& painter, const MazeFrame& frame, const MazeLook& look)
{
    if (look.trail.size() < 2)
        return;
    QPolygonF line;
    for (const Cell cell : look.trail)
        line << QRectF(frame.cellRect(cell)).center();
    // As odd or even as the squares, so that its edges fall on whole pixels.
    const int least = std::max(pixels(Size::MazeThread), frame.pitch / 6);
    const int width = least + (least + frame.pitch) % 2;
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(
        QPen(colour(look.theme, Token::MazeTrail), width, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter.drawPolyline(line);
    painter.setRenderHint(QPainter::Antialiasing, false);
}

} // namespace

void paintMaze(
    QPainter& painter, const MazeFrame& frame, const minotaur::Observation& seen, const MazeLook& look)
{
    if (frame.pitch == 0 || seen.map.size() == 0)
        return;
    painter.save();
    painter.setClipRect(
        QRect(frame.origin, QSize(frame.places, frame.lines) * frame.pitch), Qt::IntersectClip);
    const Letters light(frame.pitch, QFont::DemiBold);
    const Letters bold(frame.pitch, QFont::ExtraBold);
    Runs ground(light, bold);
    Runs above(light, bold);
    struct Block {
        MazeGlyph glyph;
        QRect square;
    };
    std::vector<Block> things;
    for (int line = frame.line; line < frame.line + frame.lines; ++line)
        for (int place = frame.place; place < frame.place + frame.places; ++place) {
            const MazeGlyph glyph = glyphAt(seen, line, place, look.light);
            if (!glyph.known())
                continue;
            const QRect square = frame.characterRect(line, place);
            const bool thing = glyph.bold && glyph.symbol >= 'A';
            if (thing)
                things.push_back({glyph, square});
            painter.fillRect(square, colour(look.theme, glyph.block ? glyph.under : glyph.ground));
            (thing ? above : ground).add(glyph, square);
        }
    ground.draw(painter, look.theme);
    paintTrail(painter, frame, look);
    for (const auto& [glyph, square] : things) {
        painter.save();
        if (glyph.block)
            paintBlock(painter, glyph, square, look.theme);
        else if (!look.trail.empty())
            painter.fillRect(square, colour(look.theme, glyph.ground));
        painter.restore();
    }
    above.draw(painter, look.theme);
    painter.restore();
}

QImage renderMaze(const minotaur::Observation& seen, QSize size, ThemeId theme)
{
    QImage image(size, QImage::Format_RGB32);
    image.fill(colour(theme, Token::Sunken));
    QPainter painter(&image);
    const int largest = std::max(size.width(), size.height());
    paintMaze(painter, wholeMaze(size, seen.map.rows(), seen.map.columns(), largest), seen, {theme});
    return image;
}

} // namespace labrys::paint
