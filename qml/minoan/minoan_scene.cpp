// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "qml/minoan/minoan_scene.h"

#include "app/paint/minoan_scenes.h"
#include "app/paint/minoan_tales.h"
#include "app/paint/scene_parts.h"

#include <algorithm>
#include <utility>

namespace labrys::ui {

namespace {

/// As large as fits, on the foot of the area.
QRectF standing(const QRectF& area, double wide, double high)
{
    const double scale = std::min(area.width() / wide, area.height() / high);
    return {area.center().x() - wide * scale / 2, area.bottom() - high * scale, wide * scale, high * scale};
}

std::vector<paint::ScenePlace> placesOf(
    MinoanScene::Picture picture, const QRectF& area, int count, double foot)
{
    switch (picture) {
    case MinoanScene::Doors:
        return paint::doorPlaces(area, count, foot);
    case MinoanScene::LastDoor:
        return {paint::lastDoorPlace(area, foot)};
    case MinoanScene::Altars:
        return paint::altarPlaces(area, count, foot);
    case MinoanScene::Corridor:
        return {paint::corridorPlace(area, foot)};
    default:
        return {};
    }
}

} // namespace

MinoanScene::MinoanScene(QQuickItem* parent)
    : QQuickPaintedItem(parent)
{
    setAntialiasing(true);
    connect(this, &MinoanScene::changed, this, [this] {
        place();
        update();
    });
}

void MinoanScene::geometryChange(const QRectF& now, const QRectF& before)
{
    QQuickPaintedItem::geometryChange(now, before);
    place();
}

void MinoanScene::place()
{
    auto places = area().isEmpty() ? std::vector<paint::ScenePlace>{}
                                   : placesOf(m_picture, area(), std::max(m_count, 0), m_foot);
    const auto side = m_picture == Title ? paint::Side::Left : paint::Side::Right;
    const QRectF words = paint::wordsPlace(area(), side, m_words);
    if (places == m_places && words == m_wordsPlace)
        return;
    m_places = std::move(places);
    m_wordsPlace = words;
    Q_EMIT placesChanged();
}

QRectF MinoanScene::wordsPlace() const
{
    return m_wordsPlace;
}

QVariantList MinoanScene::listOf(QRectF paint::ScenePlace::* part) const
{
    QVariantList list;
    for (const paint::ScenePlace& place : m_places)
        list.append(place.*part);
    return list;
}

void MinoanScene::paint(QPainter* painter)
{
    const auto theme = static_cast<paint::ThemeId>(m_look);
    painter->setRenderHint(QPainter::Antialiasing);
    painter->setRenderHint(QPainter::SmoothPixmapTransform);
    if (m_picture <= Corridor)
        paintRow(*painter, theme);
    else if (!paint::highContrast(theme))
        paintTale(*painter, theme);
}

void MinoanScene::paintRow(QPainter& painter, paint::ThemeId theme) const
{
    const paint::Choice choice{std::max(m_count, 0), m_focused, m_foot, m_glow};
    if (m_picture == Doors)
        paint::paintDoors(painter, theme, area(), choice);
    else if (m_picture == LastDoor)
        paint::paintLastDoor(painter, theme, area(), choice);
    else if (m_picture == Altars)
        paint::paintAltars(painter, theme, area(), choice);
    else
        paint::paintCorridor(painter, theme, area(), m_glow);
}

void MinoanScene::paintTale(QPainter& painter, paint::ThemeId theme) const
{
    const QRectF all = area();
    switch (m_picture) {
    case Title:
        return paint::paintTitle(painter, theme, all, m_words, m_glow);
    case Tribute1:
        return paint::paintTribute(painter, theme, all);
    case Tribute2:
        return paint::paintLarder(painter, theme, all, m_glow);
    case Tribute3:
        return paint::paintAmulet(painter, theme, all, m_glow);
    case EndingAthens:
        return paint::paintKingOfAthens(painter, theme, all, m_words);
    case EndingLabyrinth:
        return paint::paintKingOfLabyrinth(painter, theme, all, m_words, m_glow);
    case Defeat:
        return paint::paintDefeat(painter, theme, all, m_words);
    case Arena:
        return paint::paintArena(painter, theme, all, m_glow);
    case Seal:
        return paint::paintSealGround(painter, theme, all);
    case HeroHead:
        return paint::paintHeroHead(painter, theme, all);
    case Hero:
        return paint::paintFigure(painter, "hero", standing(all, 302, 330));
    case StrawDummy:
        return paint::paintFigure(painter, "straw_dummy", standing(all, 240, 330));
    default:
        return;
    }
}

} // namespace labrys::ui
