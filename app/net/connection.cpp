// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/net/connection.h"

#include "app/net/clock.h"

#include <QTimer>

#include <array>

namespace labrys::net {

Connection::Connection(
    std::unique_ptr<WireSocket> socket, const Limits& limits, Tally& tally, const std::string& app)
    : m_socket(std::move(socket))
    , m_limits(limits)
    , m_tally(tally)
    , m_app(app)
    , m_peer(m_socket->peer())
    , m_frames({limits.framesPerSecond, 1000, limits.framesAtOnce}, milliseconds())
    , m_begun(milliseconds())
    , m_heard(m_begun)
{
    connect(m_socket.get(), &WireSocket::readable, this, &Connection::read);
    connect(m_socket.get(), &WireSocket::written, this, &Connection::written);
    connect(m_socket.get(), &WireSocket::ended, this, &Connection::close);
    // What came before anybody listened.
    QTimer::singleShot(0, this, &Connection::read);
}

Connection::~Connection()
{
    m_socket->reset();
}

void Connection::read()
{
    std::array<char, 4096> buffer;
    while (m_open && !m_closing) {
        const auto count = m_socket->read(buffer.data(), buffer.size());
        if (count <= 0)
            return;
        m_tally.bytesIn += static_cast<std::uint64_t>(count);
        m_heard = milliseconds();
        std::string_view input(buffer.data(), static_cast<std::size_t>(count));
        while (m_open && !m_closing) {
            const auto status = m_reader.take(input);
            if (status == FrameReader::Status::BadLength) {
                send(Error{ErrorCode::FrameLength, {}, 0});
                reject(RejectCode::Protocol);
                return;
            }
            if (status == FrameReader::Status::NeedsMore)
                break;
            m_partialSince = 0;
            take(m_reader.message());
        }
        if (!m_reader.partial())
            m_partialSince = 0;
        else if (m_partialSince == 0)
            m_partialSince = m_heard;
    }
}

void Connection::take(std::string_view text)
{
    ++m_tally.framesIn;
    if (!m_frames.take(m_heard)) {
        send(Error{ErrorCode::Rate, {}, 1});
        strike();
        return;
    }
    const auto message = decodeFromClient(text);
    if (!message) {
        send(message.error());
        // A type that is not known may be that of a newer program.
        if (message.error().code != ErrorCode::UnknownType)
            strike();
        return;
    }
    if (const auto* ping = std::get_if<Ping>(&*message)) {
        send(Pong{ping->n});
        Q_EMIT received(*message);
    } else if (const auto* pong = std::get_if<Pong>(&*message)) {
        if (pong->n == m_pings && m_pinged != 0) {
            m_lag = static_cast<int>(m_heard - m_pinged);
            Q_EMIT lagMeasured();
        }
    } else {
        Q_EMIT received(*message);
    }
}

void Connection::sendFrame(const QByteArray& frame)
{
    if (!m_open || m_closing)
        return;
    if (m_socket->unsent() == 0)
        m_progress = milliseconds();
    ++m_tally.framesOut;
    m_tally.bytesOut += static_cast<std::uint64_t>(frame.size());
    m_socket->write(frame);
    const auto unsent = m_socket->unsent();
    if (unsent > m_limits.unsentCollapse)
        m_behind = true;
    if (unsent > m_limits.unsentDrop) {
        ++m_tally.slowDropped;
        drop();
    }
}

void Connection::written()
{
    m_progress = milliseconds();
    if (m_behind && m_socket->unsent() < m_limits.unsentCollapse / 4) {
        m_behind = false;
        Q_EMIT caughtUp();
    }
}

void Connection::reject(RejectCode code)
{
    if (!m_open || m_closing)
        return;
    send(Reject{code, kLowestProtocol, kHighestProtocol, m_app});
    m_closing = true;
    m_socket->finish();
    // Who does not read his rejection is cut.
    QTimer::singleShot(1000, this, &Connection::close);
}

void Connection::strike()
{
    ++m_tally.strikes;
    if (m_strikes.add(milliseconds())) {
        ++m_tally.struckOut;
        reject(RejectCode::Rate);
    }
}

void Connection::drop()
{
    m_closing = true;
    QTimer::singleShot(0, this, &Connection::close);
}

void Connection::close()
{
    if (!m_open)
        return;
    m_open = false;
    m_closing = true;
    m_socket->reset();
    Q_EMIT closed();
}

void Connection::tick(std::int64_t now)
{
    if (!m_open || m_closing)
        return;
    if (!m_greeted && now - m_begun > m_limits.helloTime)
        return reject(RejectCode::Timeout);
    if (m_partialSince != 0 && now - m_partialSince > m_limits.partialFrameTime)
        return reject(RejectCode::Timeout);
    if (m_socket->unsent() > 0 && now - m_progress > m_limits.stalledTime) {
        ++m_tally.slowDropped;
        return close();
    }
    const auto silence = now - m_heard;
    if (silence > m_limits.deadAfter)
        return close();
    if (m_greeted && now - m_pinged > m_limits.pingEvery) {
        m_pinged = now;
        send(Ping{++m_pings});
    }
}

} // namespace labrys::net
