// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/launch.h"

namespace labrys::desktop {

/// Renders every screen to PNG files in a folder, without a display: the same bytes in every run (UIX-031).
/// Sizes, themes and languages are paired; text of 200 % comes once for each size. Any warning of Qt, any
/// picture of a wrong size and any cut text makes it fail, and is told.
[[nodiscard]] Exit tour(int& argc, char* argv[], const QString& folder);

} // namespace labrys::desktop
