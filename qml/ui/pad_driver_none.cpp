// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "qml/ui/pad_driver.h"

namespace labrys::ui {

std::unique_ptr<PadDriver> PadDriver::open()
{
    return nullptr;
}

} // namespace labrys::ui
