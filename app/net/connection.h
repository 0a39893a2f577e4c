// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/net/codec.h"
#include "app/net/frame.h"
#include "app/net/limits.h"
#include "app/net/strikes.h"
#include "app/net/tally.h"
#include "app/net/token_bucket.h"
#include "app/net/wire_socket.h"

#include <QHostAddress>
#include <QObject>

#include <memory>

namespace labrys::net {

/// One socket of a server: bytes in, messages out, and everything that holds for a connection whoever uses
/// it: lengths, rates, strikes, silence, and readers who do not read (NET-001, NET-008, NET-030, NET-031).
class Connection : public QObject {
    Q_OBJECT

public:
    /// Takes the socket. `limits`, `tally` and `app`, the name of the program, outlive the connection.
    Connection(
        std::unique_ptr<WireSocket> socket, const Limits& limits, Tally& tally, const std::string& app);
    ~Connection() override;

    [[nodiscard]] const QHostAddress& peer() const { return m_peer; }
    /// Sends a frame, which several connections may share.
    void sendFrame(const QByteArray& frame);
    void send(const FromServer& message) { sendFrame(frameOf(encode(message))); }
    /// Says why, and closes once that is sent.
    void reject(RejectCode code);
    /// Counts something that a program of ours does not do; too many of them end in a rejection.
    void strike();
    /// Closes at once; closed() follows.
    void drop();

    [[nodiscard]] bool isOpen() const { return m_open; }
    /// So much waits to be sent that only the newest view is worth sending; caughtUp() tells its end.
    [[nodiscard]] bool behind() const { return m_behind; }
    [[nodiscard]] std::int64_t unsent() const { return m_socket->unsent(); }
    /// There and back, in milliseconds; -1 unknown.
    [[nodiscard]] int lag() const { return m_lag; }
    /// Hello was said: no deadline for it any more.
    void greeted() { m_greeted = true; }
    /// Looks after deadlines and pings; to be called at least twice a second.
    void tick(std::int64_t now);

Q_SIGNALS:
    /// Every message but pongs; pings are answered already.
    void received(const labrys::net::FromClient& message);
    void caughtUp();
    void lagMeasured();
    /// Nothing comes any more. Sent once, never from within a function of this object that a slot of
    /// received() calls.
    void closed();

private:
    void read();
    void take(std::string_view message);
    void written();
    void close();

    std::unique_ptr<WireSocket> m_socket;
    const Limits& m_limits;
    Tally& m_tally;
    const std::string& m_app;
    QHostAddress m_peer;
    FrameReader m_reader{kClientFrameBytes};
    TokenBucket m_frames;
    Strikes m_strikes;
    bool m_open = true;
    bool m_closing = false;
    bool m_greeted = false;
    bool m_behind = false;
    int m_lag = -1;
    std::uint32_t m_pings = 0;
    std::int64_t m_begun;
    std::int64_t m_heard;
    std::int64_t m_pinged = 0;
    /// When the present partial frame began; 0 without one.
    std::int64_t m_partialSince = 0;
    /// When bytes last left, while some wait.
    std::int64_t m_progress = 0;
};

} // namespace labrys::net
