// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "qml/ui/icon_provider.h"

#include "app/paint/icons.h"
#include "app/paint/theme.h"

namespace labrys::ui {

IconProvider::IconProvider()
    : QQuickImageProvider(QQuickImageProvider::Image)
{
}

QImage IconProvider::requestImage(const QString& id, QSize* size, const QSize& requested)
{
    const auto slash = id.indexOf(QLatin1Char('/'));
    const int side = paint::number(paint::Glyph::Icon);
    const QSize wanted = requested.isEmpty() ? QSize(side, side) : requested;
    if (size != nullptr)
        *size = wanted;
    return paint::tintedIcon(id.left(slash), QColor(QLatin1Char('#') + id.mid(slash + 1)), wanted);
}

} // namespace labrys::ui
