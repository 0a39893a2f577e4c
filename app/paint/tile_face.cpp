// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/paint/tile_face.h"

#include "app/paint/fonts.h"
#include "app/paint/icons.h"

#include <QFont>
#include <QPainter>
#include <QPainterPath>

#include <array>
#include <cmath>

namespace labrys::paint {

namespace {

using minoan::at;
using minoan::Element;
using minoan::Symbol;

constexpr std::array kSymbols{"sword", "bow", "mace", "shield", "flower"};
constexpr std::array kElements{"", "fire", "lightning", "ice", "wind", "earth"};
constexpr std::array kPips{"", "pip_fire", "pip_lightning", "pip_ice", "pip_wind", "pip_earth"};

constexpr std::array kPlainInks{
    Token::InkSword, Token::InkBow, Token::InkMace, Token::InkShield, Token::InkFlower};
constexpr std::array kInks{Token::InkSword, Token::OnTileFire, Token::OnTileLightning, Token::OnTileIce,
    Token::OnTileWind, Token::OnTileEarth};
constexpr std::array kGrounds{Token::TilePlain, Token::TileFire, Token::TileLightning, Token::TileIce,
    Token::TileWind, Token::TileEarth};
constexpr std::array kEdges{Token::TileEdge, Token::TileEdgeFire, Token::TileEdgeLightning,
    Token::TileEdgeIce, Token::TileEdgeWind, Token::TileEdgeEarth};
constexpr std::array kBadges{Token::BadgeGround, Token::BadgeFire, Token::BadgeLightning, Token::BadgeIce,
    Token::BadgeWind, Token::BadgeEarth};

/// Below this the glyph of a badge is a blot, and its pip is a shape.
constexpr double kLeastGlyph = 11;
/// Below this a tile has its badge a little larger.
constexpr double kSmallTile = 60;

double part(Percent percent)
{
    return number(percent) / 100.0;
}

void drawIcon(QPainter& painter, const QString& name, const QColor& ink, const QRectF& place)
{
    const double ratio = painter.device()->devicePixelRatioF();
    const int side = qRound(place.width() * ratio);
    painter.drawImage(
        QRectF(place.topLeft(), QSizeF(side, side) / ratio), tintedIcon(name, ink, {side, side}));
}

QPainterPath rounded(const QRectF& area, double corner)
{
    QPainterPath path;
    path.addRoundedRect(area, corner, corner);
    return path;
}

/// Rising strokes.
void strokes(QPainter& painter, const QRectF& area, double step)
{
    for (double x = area.left() - area.height(); x < area.right(); x += 1.6 * step)
        painter.drawLine(QPointF(x, area.bottom()), QPointF(x + 0.6 * area.height(), area.top()));
}

/// Rows of points joined by straight lines, or by curves.
void rows(QPainter& painter, const QRectF& area, double step, bool curved)
{
    for (double y = area.top() + step / 2; y < area.bottom(); y += 1.5 * step) {
        QPainterPath path(QPointF(area.left() - step, y));
        int turn = 0;
        for (double x = area.left(); x < area.right() + step; x += step, ++turn) {
            const double high = y + (turn % 2 == 0 ? step / 2 : -step / 2);
            if (curved)
                path.cubicTo(x - step / 2, path.currentPosition().y(), x - step / 2, high, x, high);
            else
                path.lineTo(x, high);
        }
        painter.drawPath(path);
    }
}

void dots(QPainter& painter, const QRectF& area, double step)
{
    painter.setBrush(painter.pen().color());
    painter.setPen(Qt::NoPen);
    for (double y = area.top() + step / 2; y < area.bottom(); y += step)
        for (double x = area.left() + step / 2; x < area.right(); x += step)
            painter.drawEllipse(QPointF(x, y), step / 5, step / 5);
}

void hatch(QPainter& painter, const QRectF& area, double step)
{
    for (double x = area.left() - area.height(); x < area.right() + area.height(); x += 1.3 * step) {
        painter.drawLine(QPointF(x, area.bottom()), QPointF(x + area.height(), area.top()));
        painter.drawLine(QPointF(x, area.top()), QPointF(x + area.height(), area.bottom()));
    }
}

/// What the element looks like to who sees no colour: dark on light grounds, light on the dark one.
void paintPattern(QPainter& painter, ThemeId theme, const QRectF& area, Element element)
{
    painter.save();
    QColor ink = colour(theme, kInks[at(element)]);
    ink.setAlphaF(static_cast<float>(part(Percent::TilePattern)));
    const double step = area.width() / 5.5;
    painter.setPen(QPen(ink, step / 3));
    painter.setBrush(Qt::NoBrush);
    if (element == Element::Fire)
        strokes(painter, area, step);
    else if (element == Element::Lightning)
        rows(painter, area, step, false);
    else if (element == Element::Ice)
        dots(painter, area, step);
    else if (element == Element::Wind)
        rows(painter, area, step, true);
    else if (element == Element::Earth)
        hatch(painter, area, step);
    painter.restore();
}

void paintBadge(QPainter& painter, ThemeId theme, const QRectF& square, Element element)
{
    const double side = square.width();
    const double size = side * part(side < kSmallTile ? Percent::TileBadgeSmall : Percent::TileBadge);
    const double hang = tileHang(side);
    const QRectF coin(square.right() + hang - size, square.top() - hang, size, size);
    const double line = side / 50;
    painter.setPen(QPen(colour(theme, Token::BadgeLine), line));
    painter.setBrush(colour(theme, Token::BadgeGround));
    painter.drawEllipse(coin.adjusted(line / 2, line / 2, -line / 2, -line / 2));
    const double glyph = size * part(Percent::TileBadgeGlyph);
    const QRectF place(coin.center() - QPointF(glyph, glyph) / 2, QSizeF(glyph, glyph));
    drawIcon(painter, glyph < kLeastGlyph ? elementPip(element) : elementIcon(element),
        colour(theme, kBadges[at(element)]), place);
}

void paintLetter(QPainter& painter, const QRectF& face, const QString& letter, const QColor& ink)
{
    QFont font(QString::fromUtf16(kBodyFamily));
    font.setBold(true);
    font.setPixelSize(qMax(1, qRound(face.width() * part(Percent::TileLetter))));
    painter.setFont(font);
    painter.setPen(ink);
    painter.drawText(face.adjusted(face.width() / 16, 0, 0, 0), Qt::AlignLeft | Qt::AlignTop, letter);
}

} // namespace

QString symbolIcon(Symbol symbol)
{
    return QString::fromLatin1(kSymbols[at(symbol)]);
}

QString elementIcon(Element element)
{
    return QString::fromLatin1(kElements[at(element)]);
}

QString elementPip(Element element)
{
    return QString::fromLatin1(kPips[at(element)]);
}

QString harmIcon(minoan::Harm harm)
{
    return minoan::isPhysical(harm) ? symbolIcon(static_cast<Symbol>(harm))
                                    : elementIcon(minoan::elementOf(harm));
}

double tileHang(double side)
{
    return side * number(Size::TileHang) / number(Size::Tile);
}

void paintTile(QPainter& painter, ThemeId theme, const QRectF& square, const TileLook& look)
{
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setRenderHint(QPainter::SmoothPixmapTransform);
    const bool plain = look.element == Element::None;
    const double side = square.width();
    const double corner = side * part(Percent::TileCorner) * (look.chip ? 1.4 : 1);
    const double depth = look.chip ? 0 : std::max(1.0, std::round(side * part(Percent::TileDepth)));
    painter.setPen(Qt::NoPen);
    if (depth > 0)
        painter.fillPath(rounded(square, corner), colour(theme, kEdges[at(look.element)]));
    const QRectF face = square.adjusted(0, 0, 0, -depth);
    const QPainterPath shape = rounded(face, corner);
    painter.fillPath(shape, colour(theme, kGrounds[at(look.element)]));
    if (look.pattern && !plain) {
        painter.save();
        painter.setClipPath(shape, Qt::IntersectClip);
        paintPattern(painter, theme, face, look.element);
        painter.restore();
    }
    const QColor ink = colour(theme, plain ? kPlainInks[at(look.symbol)] : kInks[at(look.element)]);
    const double glyph = side * part(Percent::TileGlyph);
    drawIcon(painter, symbolIcon(look.symbol), ink,
        QRectF(face.center() - QPointF(glyph, glyph) / 2, QSizeF(glyph, glyph)));
    if (!look.letter.isEmpty())
        paintLetter(painter, face, look.letter, ink);
    if (!plain)
        paintBadge(painter, theme, square, look.element);
}

} // namespace labrys::paint
