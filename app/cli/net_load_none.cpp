// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/net_load.h"

namespace labrys::cli {

Exit runNetLoad(const text::ParsedArguments&)
{
    return failed({"NET_NEEDS_LINUX", {}, {}});
}

} // namespace labrys::cli
