// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/paint/maze_glyphs.h"
#include "app/paint/theme.h"

#include <QGlyphRun>
#include <QList>
#include <QPointF>
#include <QRawFont>
#include <QRectF>

#include <array>
#include <map>
#include <utility>

QT_BEGIN_NAMESPACE
class QPainter;
QT_END_NAMESPACE

namespace labrys::paint {

/// The letters of mazes at one size, in both weights. The fonts must be registered.
class MazeLetters {
public:
    /// `pitch` is the side of a character in pixels.
    explicit MazeLetters(int pitch);

    [[nodiscard]] int pitch() const { return m_pitch; }
    [[nodiscard]] const QRawFont& font(bool bold) const { return weight(bold).font; }
    [[nodiscard]] quint32 index(char symbol, bool bold) const
    {
        return weight(bold).index[static_cast<std::size_t>(symbol) % 128];
    }
    /// Where the baseline of a letter begins in its square. A floor dot stands in the middle, so that a
    /// corridor is a straight line of dots and a thread covers them.
    [[nodiscard]] QPointF place(const QRectF& square, char symbol, bool bold) const;

private:
    struct Weight {
        QRawFont font;
        std::array<quint32, 128> index{};
        qreal advance = 0;
        qreal dot = 0;
    };
    [[nodiscard]] const Weight& weight(bool bold) const { return m_weights[bold ? 1 : 0]; }
    [[nodiscard]] static Weight make(int pitch, int weight);

    int m_pitch;
    std::array<Weight, 2> m_weights;
};

/// Letters gathered by weight and ink, so that a maze is a handful of glyph runs and not thousands of texts.
class MazeRuns {
public:
    explicit MazeRuns(const MazeLetters& letters)
        : m_letters(letters)
    {
    }

    void add(const MazeGlyph& glyph, const QRectF& square);
    void draw(QPainter& painter, ThemeId theme) const;

private:
    const MazeLetters& m_letters;
    std::map<std::pair<bool, Token>, std::pair<QList<quint32>, QList<QPointF>>> m_runs;
};

} // namespace labrys::paint
