// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/paint/fonts.h"

#include "app/paint/theme.h"

#include <QDir>
#include <QFontDatabase>
#include <QGuiApplication>

namespace labrys::paint {

void registerFonts()
{
    static const bool done = [] {
        const QDir folder(QStringLiteral(":/labrys/fonts"));
        for (const auto& name : folder.entryList(QDir::Files, QDir::Name))
            QFontDatabase::addApplicationFont(folder.filePath(name));
        QFont font(QString::fromUtf16(kBodyFamily));
        font.setPixelSize(number(Type::Body));
        QGuiApplication::setFont(font);
        return true;
    }();
    static_cast<void>(done);
}

} // namespace labrys::paint
