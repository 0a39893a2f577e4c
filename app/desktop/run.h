// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/launch.h"

namespace labrys::desktop {

/// Opens the window and runs the program until it is closed.
int run(int& argc, char* argv[], Launch launch);

} // namespace labrys::desktop
