// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/net/metrics.h"

#include "app/net/server.h"

#include <QTcpSocket>
#include <QTimer>

namespace labrys::net {

namespace {

/// Who does not ask within that many milliseconds, or asks with more bytes, is cut.
constexpr int kAskTime = 2'000;
constexpr qint64 kAskBytes = 4 << 10;
/// As many ask at once.
constexpr int kAskers = 8;

} // namespace

QString metricsText(const Server& server)
{
    const auto& tally = server.tally();
    QString text;
    const auto line = [&](const char* name, auto value) {
        text += QStringLiteral("labrys_%1 %2\n").arg(QLatin1String(name), QString::number(value));
    };
    line("connections", server.connections());
    line("players", server.players());
    line("matches", server.matches());
    line("matches_kept", server.keptMatches());
    line("unsent_bytes", static_cast<qint64>(server.unsent()));
    line("accepted_total", tally.accepted);
    line("refused_total", tally.refused);
    line("frames_in_total", tally.framesIn);
    line("frames_out_total", tally.framesOut);
    line("bytes_in_total", tally.bytesIn);
    line("bytes_out_total", tally.bytesOut);
    line("strikes_total", tally.strikes);
    line("struck_out_total", tally.struckOut);
    line("slow_dropped_total", tally.slowDropped);
    line("moves_total", tally.moves);
    line("matches_begun_total", tally.matchesBegun);
    line("matches_ended_total", tally.matchesEnded);
    line("resumed_total", tally.resumed);
    line("move_to_view_p50_microseconds", static_cast<qint64>(tally.moveToView.below(500)));
    line("move_to_view_p99_microseconds", static_cast<qint64>(tally.moveToView.below(990)));
    return text;
}

MetricsEndpoint::MetricsEndpoint(const Server& server, QObject* parent)
    : QObject(parent)
    , m_server(server)
{
    m_listener.setMaxPendingConnections(kAskers);
    connect(&m_listener, &QTcpServer::newConnection, this, &MetricsEndpoint::answer);
}

bool MetricsEndpoint::listen(std::uint16_t port)
{
    return m_listener.listen(QHostAddress::LocalHost, port);
}

void MetricsEndpoint::answer()
{
    auto* socket = m_listener.nextPendingConnection();
    if (socket == nullptr)
        return;
    socket->setReadBufferSize(kAskBytes);
    connect(socket, &QTcpSocket::disconnected, socket, &QObject::deleteLater);
    QTimer::singleShot(kAskTime, socket, &QAbstractSocket::abort);
    connect(socket, &QTcpSocket::readyRead, this, [this, socket] {
        const auto asked = socket->peek(kAskBytes);
        if (!asked.contains("\r\n\r\n") && !asked.contains("\n\n")) {
            if (asked.size() >= kAskBytes)
                socket->abort();
            return;
        }
        socket->disconnect(this);
        socket->readAll();
        const auto text = metricsText(m_server).toUtf8();
        socket->write("HTTP/1.0 200 OK\r\nContent-Type: text/plain; charset=utf-8\r\nContent-Length: "
            + QByteArray::number(text.size()) + "\r\nConnection: close\r\n\r\n" + text);
        socket->disconnectFromHost();
    });
}

} // namespace labrys::net
