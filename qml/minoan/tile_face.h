// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QQuickPaintedItem>
#include <QtQml/qqmlregistration.h>

namespace labrys::ui {

/// The picture of a tile (look.md 3), on the board or in a list. It says nothing: what it stands beside has
/// the name. The tile itself lies `hang` inside of the item, since the badge of its element hangs over its
/// edge.
class TileFace : public QQuickPaintedItem {
    Q_OBJECT
    QML_ELEMENT
    /// As minoan::Symbol and minoan::Element; -1 for no tile.
    Q_PROPERTY(int symbol MEMBER m_symbol NOTIFY changed)
    Q_PROPERTY(int element MEMBER m_element NOTIFY changed)
    /// Each element has its own pattern besides, each symbol its letter.
    Q_PROPERTY(bool pattern MEMBER m_pattern NOTIFY changed)
    Q_PROPERTY(QString letter MEMBER m_letter NOTIFY changed)
    /// In a list: flat.
    Q_PROPERTY(bool chip MEMBER m_chip NOTIFY changed)
    /// The look in use: Theme.look.
    Q_PROPERTY(int look MEMBER m_look NOTIFY changed)
    /// The side of the tile itself.
    Q_PROPERTY(qreal side READ side WRITE setSide NOTIFY changed)
    Q_PROPERTY(qreal hang READ hang NOTIFY changed)

public:
    explicit TileFace(QQuickItem* parent = nullptr);
    void paint(QPainter* painter) override;

    [[nodiscard]] qreal side() const { return m_side; }
    void setSide(qreal side);
    [[nodiscard]] qreal hang() const;

Q_SIGNALS:
    void changed();

private:
    QString m_letter;
    qreal m_side = 0;
    int m_symbol = -1;
    int m_element = 0;
    int m_look = 0;
    bool m_pattern = false;
    bool m_chip = false;
};

} // namespace labrys::ui
