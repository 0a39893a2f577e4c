// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/picture.h"

#include "app/exchange/files.h"
#include "app/paint/fonts.h"
#include "app/paint/maze_painter.h"

#include <QBuffer>
#include <QCoreApplication>
#include <QDir>

namespace labrys::cli {

std::expected<void, Problem> writePicture(const QImage& picture, const QString& path)
{
    QByteArray bytes;
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::WriteOnly);
    picture.save(&buffer, "PNG");
    return exchange::writeFile(path, {bytes.constData(), static_cast<std::size_t>(bytes.size())});
}

Exit drawSight(const minotaur::Observation& seen, const QString& path)
{
    paint::registerFonts();
    const QImage picture = paint::renderMaze(seen, {1280, 800}, paint::ThemeId::Lamplight);
    if (const auto written = writePicture(picture, path); !written)
        return failed(written.error());
    print(QCoreApplication::translate("Terminal", "The picture is in %1.\n")
            .arg(QDir::toNativeSeparators(path)));
    return Exit::Done;
}

} // namespace labrys::cli
