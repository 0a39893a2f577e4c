// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QHostAddress>
#include <QObject>

#include <memory>

class QSslSocket;

namespace labrys::net {

/// The stream of bytes beneath a connection of a server. Nothing in it waits.
class WireSocket : public QObject {
    Q_OBJECT

public:
    using QObject::QObject;

    [[nodiscard]] virtual QHostAddress peer() const = 0;
    /// How many bytes came, at most `size`; 0 when none are there now.
    virtual qint64 read(char* bytes, qint64 size) = 0;
    /// Sends what can be sent at once, and keeps the rest.
    virtual void write(const QByteArray& bytes) = 0;
    [[nodiscard]] virtual qint64 unsent() const = 0;
    /// Ends once everything is sent; what still comes is thrown away.
    virtual void finish() = 0;
    /// Ends now, and throws away what was not sent. No signal follows.
    virtual void reset() = 0;

Q_SIGNALS:
    void readable();
    /// Some of what was kept went out.
    void written();
    /// The other side ended, or the network did. Never sent from within a function of this object.
    void ended();
};

/// On a socket of the system, which it owns. It keeps no buffers while all goes well: the sockets of Qt keep
/// 48 KiB each, three times what a whole client may cost (NET-053). Null when the socket cannot be used.
[[nodiscard]] std::unique_ptr<WireSocket> plainWire(qintptr socket, qint64 sendBuffer);

/// On an encrypted one.
[[nodiscard]] std::unique_ptr<WireSocket> tlsWire(
    std::unique_ptr<QSslSocket> socket, qint64 readBuffer, qint64 sendBuffer);

} // namespace labrys::net
