// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "qml/ui/install.h"

#include "app/paint/fonts.h"
#include "qml/ui/icon_provider.h"

#include <QQmlEngine>

namespace labrys::ui {

void install(QQmlEngine& engine)
{
    paint::registerFonts();
    engine.addImportPath(QStringLiteral("qrc:/qt/qml"));
    engine.addImageProvider(QStringLiteral("icon"), new IconProvider);
}

} // namespace labrys::ui
