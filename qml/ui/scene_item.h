// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/paint/theme.h"

#include <QQuickPaintedItem>

namespace labrys::ui {

/// A piece of painted scenery (look.md 1) as large as the item. It says nothing to a screen reader and, in
/// high contrast, is not there.
class SceneItem : public QQuickPaintedItem {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(Piece piece MEMBER m_piece NOTIFY changed)
    /// The look in use: Theme.look.
    Q_PROPERTY(int look MEMBER m_look NOTIFY changed)
    /// How strongly a lamp shines, around 1.
    Q_PROPERTY(qreal glow MEMBER m_glow NOTIFY changed)

public:
    enum Piece : int { OneColumn, SpiralBand, Horns, Lamp, Sky, Stones, Roof, Palace, Doorway, BrokenJar };
    Q_ENUM(Piece)

    explicit SceneItem(QQuickItem* parent = nullptr);
    void paint(QPainter* painter) override;

Q_SIGNALS:
    void changed();

private:
    Piece m_piece = OneColumn;
    int m_look = 0;
    qreal m_glow = 1;
};

} // namespace labrys::ui
