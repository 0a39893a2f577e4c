// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/tour_sheet.h"

#include <QDir>
#include <QQmlComponent>

namespace labrys::desktop {

std::unique_ptr<QQuickItem> makeSheet(QQmlEngine& engine, const SheetPage& page, QQuickItem& parent)
{
    const QUrl address(QStringLiteral("qrc:/qt/qml/Labrys/Sheet/%1.qml").arg(QLatin1String(page.type)));
    QQmlComponent component(&engine, address);
    // Qt 6.4 crashes when a component with an error is made with properties.
    std::unique_ptr<QObject> object(component.isReady()
            ? component.createWithInitialProperties({{QStringLiteral("width"), parent.width()}})
            : nullptr);
    auto* item = qobject_cast<QQuickItem*>(object.get());
    if (item == nullptr) {
        qWarning("%s", qUtf8Printable(component.errorString()));
        return nullptr;
    }
    static_cast<void>(object.release());
    item->setParentItem(&parent);
    item->setZ(1);
    if (item->property("names").isValid()) {
        QStringList names;
        for (const auto& file : QDir(QStringLiteral(":/labrys/icons"))
                 .entryList({QStringLiteral("*.svg")}, QDir::Files, QDir::Name))
            names.append(file.chopped(4));
        item->setProperty("names", names);
    }
    return std::unique_ptr<QQuickItem>(item);
}

QString endingOf(paint::Vision vision)
{
    switch (vision) {
    case paint::Vision::Protan:
        return QStringLiteral("_protan");
    case paint::Vision::Deutan:
        return QStringLiteral("_deutan");
    case paint::Vision::Tritan:
        return QStringLiteral("_tritan");
    case paint::Vision::Grey:
        return QStringLiteral("_grey");
    case paint::Vision::Normal:
        break;
    }
    return {};
}

} // namespace labrys::desktop
