// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/net/clock.h"

namespace labrys::net {

Clock steadyClock()
{
    return milliseconds;
}

} // namespace labrys::net
