// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/paint/maze_letters.h"

#include <QFont>
#include <QPainter>

#include <algorithm>
#include <cmath>

namespace labrys::paint {

namespace {

/// Every character that a maze may show.
constexpr std::u16string_view kSymbols = u"+-|.:!*^?PKEWHM0123456789";

} // namespace

MazeLetters::MazeLetters(int pitch)
    : m_pitch(pitch)
    , m_weights{make(pitch, QFont::DemiBold), make(pitch, QFont::ExtraBold)}
{
}

MazeLetters::Weight MazeLetters::make(int pitch, int weight)
{
    QFont font(QString::fromUtf16(kCodeFamily));
    font.setPixelSize(std::max(1, pitch * number(Percent::MazeGlyph) / 100));
    font.setWeight(static_cast<QFont::Weight>(weight));
    font.setHintingPreference(QFont::PreferNoHinting);
    Weight made;
    made.font = QRawFont::fromFont(font);
    for (const auto symbol : kSymbols) {
        const auto indexes = made.font.glyphIndexesForString(QString(QChar(symbol)));
        if (!indexes.isEmpty())
            made.index[static_cast<std::size_t>(symbol)] = indexes.front();
    }
    made.advance = made.font.advancesForGlyphIndexes({made.index[u'+']}).constFirst().x();
    made.dot = made.font.boundingRect(made.index[u'.']).center().y();
    return made;
}

QPointF MazeLetters::place(const QRectF& square, char symbol, bool bold) const
{
    const Weight& letters = weight(bold);
    const qreal baseline = symbol == '.' ? std::round(m_pitch / 2.0 - letters.dot)
                                         : m_pitch * number(Percent::MazeBaseline) / 100;
    return {square.x() + (m_pitch - letters.advance) / 2.0, square.y() + baseline};
}

void MazeRuns::add(const MazeGlyph& glyph, const QRectF& square)
{
    auto& run = m_runs[{glyph.bold, glyph.ink}];
    run.first.append(m_letters.index(glyph.symbol, glyph.bold));
    run.second.append(m_letters.place(square, glyph.symbol, glyph.bold));
}

void MazeRuns::draw(QPainter& painter, ThemeId theme) const
{
    for (const auto& [kind, run] : m_runs) {
        QGlyphRun glyphs;
        glyphs.setRawFont(m_letters.font(kind.first));
        glyphs.setGlyphIndexes(run.first);
        glyphs.setPositions(run.second);
        painter.setPen(colour(theme, kind.second));
        painter.drawGlyphRun({}, glyphs);
    }
}

} // namespace labrys::paint
