// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringList>
#include <QtGlobal>

QT_BEGIN_NAMESPACE
class QQuickItem;
QT_END_NAMESPACE

namespace labrys::desktop {

/// Texts below an item that are cut off or painted outside their own width, as sentences.
[[nodiscard]] QStringList cutTexts(const QQuickItem& item);

/// Collects warnings of Qt and QML from its making to its end.
class WarningCatcher {
public:
    WarningCatcher();
    WarningCatcher(const WarningCatcher&) = delete;
    WarningCatcher& operator=(const WarningCatcher&) = delete;
    ~WarningCatcher();
    [[nodiscard]] const QStringList& warnings() const;
};

} // namespace labrys::desktop
