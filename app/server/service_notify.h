// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>

namespace labrys::server {

/// Tells the manager of services, where there is one that wants to know (sd_notify(3); NET-042): `READY=1`,
/// `STOPPING=1`, `WATCHDOG=1`. A datagram to the socket that NOTIFY_SOCKET names; false without it, or when
/// it cannot be reached.
bool notifyService(const char* state);

/// Half of the time in which the watchdog wants to hear from us, in milliseconds; 0 when it does not.
[[nodiscard]] std::int64_t watchdogPace();

} // namespace labrys::server
