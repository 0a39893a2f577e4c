// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/terminal/screen.h"

namespace labrys::cli {

std::unique_ptr<Screen> Screen::open(Colours)
{
    return nullptr;
}

} // namespace labrys::cli
