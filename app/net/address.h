// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/problem.h"

#include <QString>

#include <cstdint>
#include <expected>

namespace labrys::net {

/// Where a server is: a host name, IPv4 or IPv6 address, and a port.
struct Address {
    QString host;
    std::uint16_t port = 0;
    bool tls = false;
    bool operator==(const Address&) const = default;

    /// `host`, `host:port`, `[2001:db8::1]:port`; the usual port is left out. TLS is written `tls://`.
    [[nodiscard]] QString text() const;
};

/// Reads what text() writes and what people type: `host`, `host:port`, `1.2.3.4:5`, `::1`, `[::1]`,
/// `[::1]:5`, with blanks around it. Without a port it is kPort, or kTlsPort after `tls://`; port 47772 means
/// TLS without saying so. Refuses ADDRESS_EMPTY, ADDRESS_HOST {text}, ADDRESS_PORT {text}.
[[nodiscard]] std::expected<Address, Problem> readAddress(const QString& text);

} // namespace labrys::net
