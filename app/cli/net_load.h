// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/command.h"

namespace labrys::cli {

/// `labrys-cli net load` (NET-052): bots play over a server of this machine, with a raw echo beside it. Says
/// NET_NEEDS_LINUX elsewhere, and refuses NET_NOT_LOOPBACK {host}.
[[nodiscard]] Exit runNetLoad(const text::ParsedArguments& arguments);

} // namespace labrys::cli
