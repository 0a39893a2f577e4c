// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "qml/minotaur/level_picture.h"

#include "app/paint/level_picture.h"

#include <QPainter>
#include <QQuickWindow>

#include <algorithm>
#include <cmath>

namespace labrys::ui {

void LevelPicture::setSource(viewmodels::OtherMazes* source)
{
    m_source = source;
    connect(source, &viewmodels::OtherMazes::changed, this, [this] { update(); });
    Q_EMIT sourceChanged();
    update();
}

void LevelPicture::setTheme(int theme)
{
    m_theme = theme;
    Q_EMIT themeChanged();
    update();
}

void LevelPicture::paint(QPainter* painter)
{
    const auto* level = m_source ? m_source->level() : nullptr;
    if (level == nullptr)
        return;
    // In device pixels, so that characters are crisp.
    const qreal ratio = window() != nullptr ? window()->effectiveDevicePixelRatio() : 1;
    const qreal lines = 2 * level->grid.rows() + 1;
    const qreal places = 2 * level->grid.columns() + 1;
    const qreal pitch = std::min(width() / places, height() / lines) * ratio;
    const int longer = std::clamp(static_cast<int>(std::floor(pitch * std::max(lines, places))),
        paint::kPictureSmallest, paint::kPictureLargest);
    QImage picture = paint::renderLevel(*level, longer, static_cast<paint::ThemeId>(m_theme));
    picture.setDevicePixelRatio(ratio);
    const QSizeF size = QSizeF(picture.size()) / ratio;
    const auto whole = [ratio](qreal place) { return std::floor(place * ratio) / ratio; };
    painter->drawImage(
        QPointF(whole((width() - size.width()) / 2), whole((height() - size.height()) / 2)), picture);
}

} // namespace labrys::ui
