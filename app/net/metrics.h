// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QString>
#include <QTcpServer>

#include <cstdint>

namespace labrys::net {

class Server;

/// What a server has counted, one `name value` a line (NET-041).
[[nodiscard]] QString metricsText(const Server& server);

/// Gives metricsText() to whoever asks by HTTP on this machine; nobody else reaches it.
class MetricsEndpoint : public QObject {
public:
    /// `server` outlives it.
    explicit MetricsEndpoint(const Server& server, QObject* parent = nullptr);
    /// Port 0 takes a free one; false when it cannot be had.
    [[nodiscard]] bool listen(std::uint16_t port);
    [[nodiscard]] std::uint16_t port() const { return m_listener.serverPort(); }

private:
    void answer();

    const Server& m_server;
    QTcpServer m_listener;
};

} // namespace labrys::net
