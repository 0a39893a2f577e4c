// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/paint/theme.h"

#include <QPalette>

namespace labrys::paint {

/// The palette of widgets in one look: every role of all three groups comes from the tokens, so that nothing
/// of the system's own scheme shines through (UIX-001, UIX-002).
[[nodiscard]] QPalette widgetPalette(ThemeId theme);

} // namespace labrys::paint
