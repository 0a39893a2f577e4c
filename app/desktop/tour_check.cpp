// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/tour_check.h"

#include "app/desktop/launch.h"

#include <QQuickItem>

namespace labrys::desktop {

namespace {

/// A message handler is a plain function and needs a place of its own.
QStringList& caught()
{
    static QStringList all;
    return all;
}

void catchWarning(QtMsgType type, const QMessageLogContext& /*context*/, const QString& text)
{
    if (type == QtWarningMsg || type == QtCriticalMsg)
        caught().append(text);
    complain(text);
}

bool isCut(const QQuickItem& item)
{
    if (!item.inherits("QQuickText"))
        return false;
    constexpr qreal kTolerance = 1;
    return item.property("truncated").toBool()
        || item.property("paintedWidth").toReal() > item.width() + kTolerance
        || item.property("paintedHeight").toReal() > item.height() + kTolerance;
}

} // namespace

QStringList cutTexts(const QQuickItem& item)
{
    QStringList found;
    if (!item.isVisible() || item.opacity() == 0.0)
        return found;
    if (isCut(item))
        found.append(QStringLiteral("cut text: %1").arg(item.property("text").toString()));
    for (const auto* child : item.childItems())
        found += cutTexts(*child);
    return found;
}

WarningCatcher::WarningCatcher()
{
    caught().clear();
    qInstallMessageHandler(catchWarning);
}

WarningCatcher::~WarningCatcher()
{
    qInstallMessageHandler(nullptr);
}

const QStringList& WarningCatcher::warnings() const
{
    return caught();
}

} // namespace labrys::desktop
