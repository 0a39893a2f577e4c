// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/paint/icons.h"

#include <QFile>
#include <QPainter>
#include <QSvgRenderer>

namespace labrys::paint {

QImage tintedIcon(const QString& name, const QColor& colour, QSize size)
{
    const QString path = QStringLiteral(":/labrys/icons/%1.svg").arg(name);
    if (size.isEmpty() || !QFile::exists(path))
        return {};
    QSvgRenderer renderer(path);
    if (!renderer.isValid())
        return {};
    QImage image(size, QImage::Format_ARGB32_Premultiplied);
    image.fill(Qt::transparent);
    QPainter painter(&image);
    renderer.setAspectRatioMode(Qt::KeepAspectRatio);
    renderer.render(&painter);
    painter.setCompositionMode(QPainter::CompositionMode_SourceIn);
    painter.fillRect(image.rect(), colour);
    return image;
}

} // namespace labrys::paint
