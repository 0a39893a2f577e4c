// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/paint/level_picture.h"

#include <QFont>
#include <QPainter>

#include <algorithm>
#include <cmath>

namespace labrys::paint {

namespace {

/// Below so many pixels a letter is a smudge.
constexpr int kReadable = 9;

/// The letter of each cell; '.' where nothing lies.
Grid<char> letters(const level::MazeLevel& level)
{
    Grid<char> all(level.grid.rows(), level.grid.columns(), '.');
    for (const auto& item : level.items)
        if (all.contains(item.cell))
            all[item.cell] = item.symbol;
    return all;
}

Token inkOf(char letter)
{
    switch (letter) {
    case 'E':
        return Token::MazeExit;
    case 'K':
    case '*':
    case '^':
    case '?':
        return Token::MazeKey;
    default:
        return Token::MazeWanderer;
    }
}

/// Paints the characters of one level, each a square of `pitch` pixels.
class Sheet {
public:
    Sheet(QPainter& painter, const level::MazeLevel& level, int pitch, QPoint origin, ThemeId theme)
        : m_painter(painter)
        , m_level(level)
        , m_letters(letters(level))
        , m_pitch(pitch)
        , m_origin(origin)
        , m_theme(theme)
    {
        QFont font(QString::fromUtf16(kCodeFamily));
        font.setPixelSize(std::max(1, pitch * number(Percent::MazeGlyph) / 100));
        font.setWeight(QFont::ExtraBold);
        font.setHintingPreference(QFont::PreferNoHinting);
        m_painter.setFont(font);
    }

    void paint()
    {
        const int rows = m_level.grid.rows();
        const int columns = m_level.grid.columns();
        for (int line = 0; line <= 2 * rows; ++line)
            for (int place = 0; place <= 2 * columns; ++place)
                paintCharacter(line, place);
        for (int row = 0; row < rows; ++row)
            for (int column = 0; column < columns; ++column)
                if (m_letters[{row, column}] != '.')
                    paintThing(2 * row + 1, 2 * column + 1);
    }

private:
    [[nodiscard]] QRect squareAt(int line, int place) const
    {
        return {m_origin.x() + place * m_pitch, m_origin.y() + line * m_pitch, m_pitch, m_pitch};
    }

    [[nodiscard]] bool open(Cell cell, Direction side) const
    {
        const auto id = m_level.grid.id(cell);
        const int slot = static_cast<int>(side);
        return m_level.grid.neighbour(id, slot) != maze::kNoCell
            && m_level.passages.isOpen(m_level.grid.edge(id, slot));
    }

    /// `+ - |` for stone, else the letter of the cell.
    [[nodiscard]] char symbolAt(int line, int place) const
    {
        const Cell cell{line / 2, place / 2};
        if (line % 2 == 0 && place % 2 == 0)
            return '+';
        if (line % 2 == 0)
            return cell.row > 0 && m_level.grid.contains(cell) && open(cell, Direction::North) ? '.' : '-';
        if (place % 2 == 0)
            return cell.column > 0 && m_level.grid.contains(cell) && open(cell, Direction::West) ? '.' : '|';
        return m_letters[cell];
    }

    void paintCharacter(int line, int place)
    {
        const QRect square = squareAt(line, place);
        const char symbol = symbolAt(line, place);
        const bool readable = m_pitch >= kReadable;
        if (symbol == '+' || symbol == '-' || symbol == '|') {
            m_painter.fillRect(square, of(readable ? Token::MazeStoneLit : Token::MazeStoneInkHalf));
            if (readable)
                write(square, symbol, Token::MazeStoneInkLit);
            return;
        }
        m_painter.fillRect(square, of(Token::MazeFloorLit));
    }

    /// What lies or stands in a cell, over the walls around it.
    void paintThing(int line, int place)
    {
        const char symbol = symbolAt(line, place);
        const QRect square = squareAt(line, place);
        const bool readable = m_pitch >= kReadable;
        const int more = readable ? 0 : (m_pitch + 1) / 3;
        if (symbol == 'P' || !readable)
            paintBlock(
                square.adjusted(-more, -more, more, more), symbol == 'P' ? Token::MazePlayer : inkOf(symbol));
        if (readable)
            write(square, symbol, symbol == 'P' ? Token::MazeOnPlayer : inkOf(symbol));
    }

    void paintBlock(const QRect& square, Token token)
    {
        const qreal radius = m_pitch * number(Percent::MazeCorner) / 100.0;
        m_painter.setRenderHint(QPainter::Antialiasing);
        m_painter.setPen(Qt::NoPen);
        m_painter.setBrush(of(token));
        m_painter.drawRoundedRect(square, radius, radius);
        m_painter.setRenderHint(QPainter::Antialiasing, false);
    }

    void write(const QRect& square, char symbol, Token ink)
    {
        m_painter.setPen(of(ink));
        m_painter.drawText(square, Qt::AlignCenter, QString(QLatin1Char(symbol)));
    }

    [[nodiscard]] QColor of(Token token) const { return colour(m_theme, token); }

    QPainter& m_painter;
    const level::MazeLevel& m_level;
    Grid<char> m_letters;
    int m_pitch;
    QPoint m_origin;
    ThemeId m_theme;
};

} // namespace

QImage renderLevel(const level::MazeLevel& level, int size, ThemeId theme)
{
    const int lines = 2 * level.grid.rows() + 1;
    const int places = 2 * level.grid.columns() + 1;
    const int longest = std::max(lines, places);
    // Whole pixels are crisp; where they would leave more than an eighth of the side empty, the next size is
    // scaled down.
    const int whole = std::max(1, size / longest);
    const int pitch = 8 * whole * longest < 7 * size ? whole + 1 : whole;
    const int sheet = std::max(size, longest * pitch);
    const auto side = [&](int characters) {
        return std::max(
            characters * pitch, static_cast<int>(std::lround(1.0 * sheet * characters / longest)));
    };
    QImage image(side(places), side(lines), QImage::Format_RGB32);
    image.fill(colour(theme, Token::Sunken));
    QPainter painter(&image);
    const QPoint origin((image.width() - places * pitch) / 2, (image.height() - lines * pitch) / 2);
    Sheet(painter, level, pitch, origin, theme).paint();
    painter.end();
    return sheet == size ? image : image.scaled(size, size, Qt::KeepAspectRatio, Qt::SmoothTransformation);
}

} // namespace labrys::paint
