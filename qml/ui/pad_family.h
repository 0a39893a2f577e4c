// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "qml/ui/action_table.h"

namespace labrys::ui {

/// Who makes a pad, and so what is written on its buttons.
enum class PadFamily : std::uint8_t { Xbox, PlayStation, Nintendo };

/// What a button is called on such a pad, in the language in use: `A`, `Cross`, `LB`, `D-pad up`.
[[nodiscard]] QString buttonName(PadButton button, PadFamily family);
/// A KeyCap for it: the name of a drawing, or what is written on the button where none fits.
[[nodiscard]] QString buttonCap(PadButton button, PadFamily family);

} // namespace labrys::ui
