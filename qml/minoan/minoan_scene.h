// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/paint/minoan_places.h"
#include "app/paint/theme.h"

#include <QQuickPaintedItem>
#include <QVariantList>

#include <vector>

namespace labrys::ui {

/// A picture of the Minoan run as large as the item, and where a screen may lay its signs, names and cards
/// over it. It says nothing to a screen reader. In high contrast doors, altars and the corridor are plain
/// grounds, and the other pictures are not there.
class MinoanScene : public QQuickPaintedItem {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(Picture picture MEMBER m_picture NOTIFY changed)
    /// How many doors or altars there are, and which has the focus; none when it is not one of them.
    Q_PROPERTY(int count MEMBER m_count NOTIFY changed)
    Q_PROPERTY(int focused MEMBER m_focused NOTIFY changed)
    /// The look in use: Theme.look.
    Q_PROPERTY(int look MEMBER m_look NOTIFY changed)
    /// How strongly lamps and flames shine, around 1.
    Q_PROPERTY(qreal glow MEMBER m_glow NOTIFY changed)
    /// The height that the cards below doors, altars or the corridor need; 0 leaves what was drawn.
    Q_PROPERTY(qreal foot MEMBER m_foot NOTIFY changed)
    /// The width that words need beside the title, an ending or the defeat; 0 leaves what was drawn.
    Q_PROPERTY(qreal words MEMBER m_words NOTIFY changed)

    /// Rectangles in the item's own pixels, from left to right: all of a door or altar; its roundel, or the
    /// air for a symbol; the coin for a number, or the face of the altar for a name; where a card stands.
    Q_PROPERTY(QVariantList things READ things NOTIFY placesChanged)
    Q_PROPERTY(QVariantList signs READ signs NOTIFY placesChanged)
    Q_PROPERTY(QVariantList labels READ labels NOTIFY placesChanged)
    Q_PROPERTY(QVariantList cards READ cards NOTIFY placesChanged)
    /// Where the words stand, and whether on the dark in both looks: then they take Theme.nightText.
    Q_PROPERTY(QRectF wordsPlace READ wordsPlace NOTIFY placesChanged)
    Q_PROPERTY(bool night READ night NOTIFY changed)

public:
    /// The last four are no scenes but grounds and figures: the head and the figure of the hero, and the
    /// dummy of straw, stand on the foot of the item.
    enum Picture : int {
        Doors,
        LastDoor,
        Altars,
        Corridor,
        Title,
        Tribute1,
        Tribute2,
        Tribute3,
        EndingAthens,
        EndingLabyrinth,
        Defeat,
        Arena,
        Seal,
        HeroHead,
        Hero,
        StrawDummy
    };
    Q_ENUM(Picture)

    explicit MinoanScene(QQuickItem* parent = nullptr);
    void paint(QPainter* painter) override;

    [[nodiscard]] QVariantList things() const { return listOf(&paint::ScenePlace::thing); }
    [[nodiscard]] QVariantList signs() const { return listOf(&paint::ScenePlace::sign); }
    [[nodiscard]] QVariantList labels() const { return listOf(&paint::ScenePlace::label); }
    [[nodiscard]] QVariantList cards() const { return listOf(&paint::ScenePlace::card); }
    [[nodiscard]] QRectF wordsPlace() const;
    [[nodiscard]] bool night() const { return m_picture == EndingLabyrinth; }

Q_SIGNALS:
    void changed();
    void placesChanged();

protected:
    void geometryChange(const QRectF& now, const QRectF& before) override;

private:
    [[nodiscard]] QRectF area() const { return {0, 0, width(), height()}; }
    [[nodiscard]] QVariantList listOf(QRectF paint::ScenePlace::* part) const;
    void paintRow(QPainter& painter, paint::ThemeId theme) const;
    void paintTale(QPainter& painter, paint::ThemeId theme) const;
    void place();

    Picture m_picture = Doors;
    int m_count = 3;
    int m_focused = -1;
    int m_look = 0;
    qreal m_glow = 1;
    qreal m_foot = 0;
    qreal m_words = 0;
    std::vector<paint::ScenePlace> m_places;
    QRectF m_wordsPlace;
};

} // namespace labrys::ui
