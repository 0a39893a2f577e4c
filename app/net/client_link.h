// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/net/client.h"
#include "app/net/codec.h"
#include "app/net/frame.h"

#include <QTcpSocket>
#include <QTimer>

namespace labrys::net {

/// What Client does beneath its face: the socket, its deadlines, and the way back after a cut.
class Client::Private : public QObject {
public:
    explicit Private(Client& client);
    ~Private() override;

    void open(const Address& address, const Identity& identity);
    void close();
    void connectNow();
    void send(const FromClient& message);
    void unwatch();

    Client& m_client;
    State m_state = State::Idle;
    Address m_address;
    Identity m_identity;
    Failure m_failure;
    Welcome m_welcome;
    std::optional<Start> m_match;
    QTimer m_retry;
    int m_lag = -1;
    /// Of the last view.
    std::optional<std::int64_t> m_seq;
    QString m_fingerprint;

private:
    void connected();
    void read();
    void take(std::string_view text);
    void cut();
    void fail(const Failure& failure);
    void dropSocket();
    void setState(State state);
    void tick();
    /// One for each message that does more than to be passed on.
    void handle(const Welcome& welcome);
    void handle(const Reject& reject);
    void handle(const Start& start);
    void handle(const ViewFrame& view);
    void handle(const End& end);
    void handle(const Record& record);
    [[nodiscard]] static Failure failureOf(QAbstractSocket::SocketError error);

    /// Whether the server was reached since open(): a cut is mended by itself only then.
    bool m_wasIn = false;
    int m_tries = 0;
    QTcpSocket* m_socket = nullptr;
    FrameReader m_reader{kServerFrameBytes};
    QTimer m_tick;
    std::int64_t m_begun = 0;
    std::int64_t m_heard = 0;
    std::int64_t m_pinged = 0;
    std::uint32_t m_pings = 0;
    QByteArray m_record;
    int m_recordPart = 0;
};

} // namespace labrys::net
