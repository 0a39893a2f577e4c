// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/paint/theme.h"

#include <QPainter>

namespace labrys::paint {

// Whole pictures beside the words of a page. Each fills `area`: its middle stays in sight, the wall goes on
// at the sides.

/// The open door to the sea, and who goes in with the thread (look ag_welcome).
void paintDoorway(QPainter& painter, ThemeId theme, const QRectF& area);

/// A jar that broke; the thread still holds (look ah_error).
void paintBrokenJar(QPainter& painter, ThemeId theme, const QRectF& area);

} // namespace labrys::paint
