// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/net/certificate.h"

#include <QSslConfiguration>
#include <QSslServer>

#include <memory>

// How both ends speak TLS (NET-037): 1.2 or newer, and trust by pinning alone.
namespace labrys::net {

/// Whether this machine can speak TLS at all.
[[nodiscard]] bool tlsIsThere();

[[nodiscard]] QSslConfiguration serverTls(const TlsIdentity& identity);
/// Of a client: no authority is asked whether it knows the server, and what QSslSocket::sslErrors tells of it
/// does not matter. The fingerprint of the peer's certificate must be compared with the pinned one (isPinned)
/// as soon as QSslSocket::encrypted is sent, before anything is written.
[[nodiscard]] QSslConfiguration clientTls();

/// A server of its own port whose sockets come out when they are encrypted; a handshake that takes 5 s is
/// closed. What bounds connections (NET-032) is up to who listens.
[[nodiscard]] std::unique_ptr<QSslServer> makeTlsServer(const TlsIdentity& identity);

} // namespace labrys::net
