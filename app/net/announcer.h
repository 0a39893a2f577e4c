// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/net/discovery_responder.h"
#include "app/net/server.h"

#include <QObject>

namespace labrys::net {

/// Tells the local network of a server that listens, and how many are there (NET-034).
class Announcer : public QObject {
public:
    /// `server` listens, and outlives it.
    Announcer(const Server& server, const QString& name, QObject* parent = nullptr);
    /// False when the port of discovery cannot be had: the server is found by its address alone.
    [[nodiscard]] bool begin() { return m_responder.listen(); }

private:
    void update();

    const Server& m_server;
    QString m_name;
    DiscoveryResponder m_responder;
};

} // namespace labrys::net
