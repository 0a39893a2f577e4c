// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/net/limits.h"
#include "app/net/messages.h"
#include "app/net/tally.h"
#include "core/game/hosted.h"

#include <QHostAddress>
#include <QList>
#include <QObject>
#include <QSslConfiguration>
#include <QString>

#include <memory>
#include <optional>

namespace labrys::net {

/// What a server is asked to be.
struct ServerSetup {
    /// Of the program: `Labrys 0.1.0`.
    std::string app;
    /// Under which name it is found and shown.
    std::string name;
    std::string motd;
    /// 0 takes a free one.
    std::uint16_t port = kPort;
    /// Nothing listens with TLS without a configuration that holds a certificate.
    std::uint16_t tlsPort = kTlsPort;
    std::optional<QSslConfiguration> tls;
    /// Of this machine; empty is all.
    QList<QHostAddress> addresses = {};
    /// Where matches are kept; empty keeps none.
    QString stateFolder;
    Limits limits = {};
};

/// The server of the network game: one listening socket or two, a lobby, matches. It lives in one thread,
/// where an event loop runs; what takes long is done in workers. The desktop app and labrys-server run the
/// same one.
class Server : public QObject {
    Q_OBJECT

public:
    /// `host` outlives the server.
    Server(const game::Host& host, ServerSetup setup, QObject* parent = nullptr);
    ~Server() override;

    /// Begins to listen; false when a port cannot be had: errorText() says why in the words of the system,
    /// and failedPort() which.
    [[nodiscard]] bool listen();
    [[nodiscard]] QString errorText() const;
    [[nodiscard]] std::uint16_t failedPort() const;
    /// As they were taken; 0 without.
    [[nodiscard]] std::uint16_t port() const;
    [[nodiscard]] std::uint16_t tlsPort() const;

    [[nodiscard]] const Tally& tally() const;
    [[nodiscard]] int players() const;
    [[nodiscard]] int connections() const;
    [[nodiscard]] int matches() const;
    [[nodiscard]] int keptMatches() const;
    [[nodiscard]] std::int64_t unsent() const;

    /// Takes nobody in any more, tells everybody that it ends in so many seconds, and makes sure of the logs
    /// (NET-039). The caller ends it.
    void announceEnd(int seconds);

Q_SIGNALS:
    /// Who is here, or how many play, is another.
    void populationChanged();
    /// One line for a log: no token, no chat, no invitation (NET-040).
    void logged(const QString& line);

private:
    class Private;
    std::unique_ptr<Private> m;
};

} // namespace labrys::net
