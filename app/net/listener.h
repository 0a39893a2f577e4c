// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QSocketNotifier>
#include <QTcpServer>

#include <functional>
#include <memory>

namespace labrys::net {

/// A listening socket. QTcpServer makes it and no more: it does not tell that accepting failed once nobody
/// has waited for a moment, and asks the system again without a pause (Qt 6.4).
class Listener : public QObject {
    Q_OBJECT

public:
    /// `take` gets sockets as the system made them.
    explicit Listener(std::function<void(qintptr)> take)
        : m_take(std::move(take))
    {
    }

    /// Begins to listen, with so many who may wait; false when that cannot be: errorString() says why.
    [[nodiscard]] bool listen(const QHostAddress& address, std::uint16_t port, int waiting);
    [[nodiscard]] QString errorString() const { return m_server.errorString(); }
    [[nodiscard]] std::uint16_t port() const { return m_server.serverPort(); }
    /// Leaves who comes to the system, for a while.
    void pause();
    void resume();
    void close();

Q_SIGNALS:
    /// Somebody cannot be let in, and the reason in the words of the system. It goes on with the next one.
    void failed(const QString& why);

private:
    void accept();

    std::function<void(qintptr)> m_take;
    QTcpServer m_server;
    std::unique_ptr<QSocketNotifier> m_coming;
};

} // namespace labrys::net
