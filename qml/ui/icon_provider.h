// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QQuickImageProvider>

namespace labrys::ui {

/// image://icon/NAME/RRGGBB: one bundled icon in one colour, as many pixels large as the screen has.
class IconProvider : public QQuickImageProvider {
public:
    IconProvider();
    QImage requestImage(const QString& id, QSize* size, const QSize& requested) override;
};

} // namespace labrys::ui
