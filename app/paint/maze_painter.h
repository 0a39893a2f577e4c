// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/paint/maze_frame.h"
#include "app/paint/maze_glyphs.h"
#include "app/paint/maze_letters.h"
#include "app/paint/maze_overlays.h"
#include "app/paint/theme.h"

#include <QImage>

#include <optional>
#include <span>
#include <vector>

QT_BEGIN_NAMESPACE
class QPainter;
QT_END_NAMESPACE

namespace labrys::paint {

/// How a maze is painted.
struct MazeLook {
    ThemeId theme = ThemeId::Lamplight;
    MazeLight light = MazeLight::AsSeen;
    MazeWays ways = {};
};

/// A figure on its way: at (place, line) in characters, and how much of it shows, from 0 to 1.
struct MazeSprite {
    MazeGlyph glyph;
    QPointF at;
    qreal opacity = 1;
};

/// The figures of an observation, each in its cell.
[[nodiscard]] std::vector<MazeSprite> spritesOf(const minotaur::Observation& seen);

/// The grounds and letters of a maze as a picture of the size of the characters in view, kept from one
/// observation to the next: only characters that changed are painted again (look.md 12). Figures and ways
/// are not in it. Unknown characters have the ground of a well. The fonts must be registered.
class MazeCanvas {
public:
    /// Brings the picture up to date; returns the part that changed, in its pixels.
    QRect show(const minotaur::Observation& seen, const MazeFrame& frame, ThemeId theme, MazeLight light);
    [[nodiscard]] const QImage& image() const { return m_image; }
    /// Of the size in use; show() makes them.
    [[nodiscard]] const MazeLetters& letters() const { return *m_letters; }

private:
    QImage m_image;
    std::vector<MazeGlyph> m_glyphs;
    MazeFrame m_frame;
    ThemeId m_theme = ThemeId::Lamplight;
    std::optional<MazeLetters> m_letters;
};

/// One's letter where a finished way began.
[[nodiscard]] MazeSprite startOf(Cell cell);

/// Key, exit and bonuses, each on its own ground: for a maze whose ways would cover them.
[[nodiscard]] std::vector<MazeSprite> thingsOf(const minotaur::Observation& seen, MazeLight light);

/// Paints figures over the characters in view, in letters of the frame's size.
void paintSprites(QPainter& painter, const MazeFrame& frame, std::span<const MazeSprite> sprites,
    const MazeLetters& letters, ThemeId theme);

/// Paints the whole of it: characters, marks, ways and figures. Everything painted follows from the
/// observation, the ways and the frame.
void paintMaze(
    QPainter& painter, const MazeFrame& frame, const minotaur::Observation& seen, const MazeLook& look);

/// A picture of the whole level as seen, centred on the ground of a well.
[[nodiscard]] QImage renderMaze(const minotaur::Observation& seen, QSize size, ThemeId theme);

} // namespace labrys::paint
