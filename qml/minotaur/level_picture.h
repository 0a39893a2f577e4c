// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/viewmodels/minotaur/other_mazes.h"

#include <QQuickPaintedItem>

namespace labrys::ui {

/// The chosen level of the other mazes as a picture, with nothing hidden.
class LevelPicture : public QQuickPaintedItem {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(
        labrys::viewmodels::OtherMazes* source READ source WRITE setSource NOTIFY sourceChanged REQUIRED)
    Q_PROPERTY(int theme READ theme WRITE setTheme NOTIFY themeChanged)

public:
    using QQuickPaintedItem::QQuickPaintedItem;

    void paint(QPainter* painter) override;

    [[nodiscard]] viewmodels::OtherMazes* source() const { return m_source; }
    void setSource(viewmodels::OtherMazes* source);
    [[nodiscard]] int theme() const { return m_theme; }
    void setTheme(int theme);

Q_SIGNALS:
    void sourceChanged();
    void themeChanged();

private:
    QPointer<viewmodels::OtherMazes> m_source;
    int m_theme = 0;
};

} // namespace labrys::ui
