// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QColor>
#include <QImage>
#include <QString>

namespace labrys::paint {

/// The bundled icon `name` in one colour, `size` device pixels large. Null when there is no such icon.
[[nodiscard]] QImage tintedIcon(const QString& name, const QColor& colour, QSize size);

} // namespace labrys::paint
