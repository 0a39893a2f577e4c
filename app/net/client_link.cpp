// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/net/client_link.h"

#include "app/net/clock.h"

#include <QCryptographicHash>
#include <QRandomGenerator>
#include <QSslCertificate>
#include <QSslSocket>

#include <algorithm>
#include <array>

namespace labrys::net {

namespace {

constexpr std::int64_t kConnectTime = 10'000;
constexpr std::int64_t kPingEvery = 10'000;
constexpr std::int64_t kDeadAfter = 30'000;
constexpr int kTick = 250;
constexpr int kLongestWait = 15'000;
constexpr qint64 kReadBuffer = 256 << 10;
/// A record is believed up to this size.
constexpr qsizetype kRecordBytes = 2 << 20;

} // namespace

Client::Private::Private(Client& client)
    : m_client(client)
{
    m_retry.setSingleShot(true);
    connect(&m_retry, &QTimer::timeout, this, &Private::connectNow);
    connect(&m_tick, &QTimer::timeout, this, &Private::tick);
}

Client::Private::~Private()
{
    dropSocket();
}

void Client::Private::setState(State state)
{
    if (m_state == state)
        return;
    m_state = state;
    Q_EMIT m_client.stateChanged();
}

void Client::Private::open(const Address& address, const Identity& identity)
{
    close();
    m_address = address;
    m_identity = identity;
    m_wasIn = false;
    m_tries = 0;
    connectNow();
}

void Client::Private::close()
{
    m_retry.stop();
    if (m_socket != nullptr && m_socket->state() == QAbstractSocket::ConnectedState) {
        send(Bye{});
        m_socket->flush();
    }
    dropSocket();
    m_match.reset();
    m_seq.reset();
    m_failure = {};
    setState(State::Idle);
}

void Client::Private::dropSocket()
{
    m_tick.stop();
    if (m_socket == nullptr)
        return;
    m_socket->disconnect(this);
    // Polite where that is possible, and never waited for.
    m_socket->disconnectFromHost();
    QTimer::singleShot(1000, m_socket, &QAbstractSocket::abort);
    QTimer::singleShot(1100, m_socket, &QObject::deleteLater);
    m_socket = nullptr;
}

void Client::Private::connectNow()
{
    dropSocket();
    m_reader = FrameReader(kServerFrameBytes);
    m_fingerprint.clear();
    m_record.clear();
    m_recordPart = 0;
    m_begun = m_heard = milliseconds();
    m_pinged = 0;
    auto* secure = m_address.tls ? new QSslSocket(&m_client) : nullptr;
    m_socket = secure != nullptr ? secure : new QTcpSocket(&m_client);
    m_socket->setReadBufferSize(kReadBuffer);
    connect(m_socket, &QAbstractSocket::readyRead, this, &Private::read);
    connect(m_socket, &QAbstractSocket::disconnected, this, &Private::cut);
    connect(m_socket, &QAbstractSocket::errorOccurred, this, [this](QAbstractSocket::SocketError error) {
        if (m_wasIn && error != QAbstractSocket::SslHandshakeFailedError)
            cut();
        else
            fail(failureOf(error));
    });
    if (!m_wasIn)
        setState(State::Connecting);
    m_tick.start(kTick);
    if (secure != nullptr) {
        // A server of one's own signs for itself: its fingerprint is what is trusted (NET-037).
        secure->setPeerVerifyMode(QSslSocket::QueryPeer);
        secure->ignoreSslErrors();
        connect(secure, &QSslSocket::encrypted, this, &Private::connected);
        secure->connectToHostEncrypted(m_address.host, m_address.port);
    } else {
        connect(m_socket, &QAbstractSocket::connected, this, &Private::connected);
        m_socket->connectToHost(m_address.host, m_address.port);
    }
}

void Client::Private::connected()
{
    m_socket->setSocketOption(QAbstractSocket::LowDelayOption, 1);
    if (const auto* secure = qobject_cast<QSslSocket*>(m_socket)) {
        m_fingerprint
            = QString::fromLatin1(secure->peerCertificate().digest(QCryptographicHash::Sha256).toHex());
        if (!m_identity.fingerprint.isEmpty() && m_identity.fingerprint != m_fingerprint)
            return fail({Failure::Kind::CertificateChanged, {}, m_fingerprint});
    }
    Hello hello;
    hello.app = m_identity.app.toStdString();
    hello.name = m_identity.name.toStdString();
    if (!m_identity.token.isEmpty())
        hello.token = m_identity.token.toStdString();
    send(hello);
}

void Client::Private::send(const FromClient& message)
{
    if (m_socket == nullptr || m_socket->state() != QAbstractSocket::ConnectedState)
        return;
    m_socket->write(frameOf(encode(message)));
    m_socket->flush();
}

void Client::Private::read()
{
    std::array<char, 16384> buffer;
    while (m_socket != nullptr) {
        const auto count = m_socket->read(buffer.data(), buffer.size());
        if (count <= 0)
            return;
        m_heard = milliseconds();
        std::string_view input(buffer.data(), static_cast<std::size_t>(count));
        while (m_socket != nullptr) {
            const auto status = m_reader.take(input);
            if (status == FrameReader::Status::BadLength)
                return fail({Failure::Kind::NotLabrys, {}, {}});
            if (status == FrameReader::Status::NeedsMore)
                break;
            take(m_reader.message());
        }
    }
}

void Client::Private::take(std::string_view text)
{
    const auto message = decodeFromServer(text);
    if (!message) {
        // A newer server may say what we do not know; before the welcome it is no server of ours.
        if (!m_wasIn && message.error().code != ErrorCode::UnknownType)
            fail({Failure::Kind::NotLabrys, {}, {}});
        return;
    }
    std::visit(
        [this](const auto& value) {
            using T = std::remove_cvref_t<decltype(value)>;
            if constexpr (std::same_as<T, Ping>) {
                send(Pong{value.n});
            } else if constexpr (std::same_as<T, Pong>) {
                if (value.n == m_pings) {
                    m_lag = static_cast<int>(milliseconds() - m_pinged);
                    Q_EMIT m_client.lagChanged();
                }
            } else if constexpr (std::same_as<T, Bye>) {
                cut();
            } else if constexpr (std::same_as<T, Who>) {
                Q_EMIT m_client.whoCame(value);
            } else if constexpr (std::same_as<T, Line>) {
                Q_EMIT m_client.said(value);
            } else if constexpr (std::same_as<T, Tail>) {
                Q_EMIT m_client.tailCame(value);
            } else if constexpr (std::same_as<T, Invitation>) {
                Q_EMIT m_client.invitationChanged(value);
            } else if constexpr (std::same_as<T, Nack>) {
                Q_EMIT m_client.nacked(value);
            } else if constexpr (std::same_as<T, PresenceNews>) {
                Q_EMIT m_client.presenceChanged(value);
            } else if constexpr (std::same_as<T, Ready>) {
                Q_EMIT m_client.readyChanged(value);
            } else if constexpr (std::same_as<T, Waits>) {
                m_welcome.kept = value.kept;
                Q_EMIT m_client.keptChanged({value.kept.begin(), value.kept.end()});
            } else if constexpr (std::same_as<T, Notice>) {
                Q_EMIT m_client.noticed(value);
            } else if constexpr (std::same_as<T, Error>) {
                Q_EMIT m_client.errorCame(value);
            } else {
                handle(value);
            }
        },
        *message);
}

void Client::Private::handle(const Welcome& welcome)
{
    m_welcome = welcome;
    m_wasIn = true;
    m_tries = 0;
    m_failure = {};
    m_identity.token = QString::fromStdString(welcome.token);
    if (m_address.tls)
        m_identity.fingerprint = m_fingerprint;
    // The first word after a welcome tells the server that its token came (NET-026).
    m_pinged = milliseconds();
    send(Ping{++m_pings});
    if (!welcome.match) {
        m_match.reset();
        m_seq.reset();
    }
    Q_EMIT m_client.welcomed(welcome);
    if (!welcome.match)
        setState(State::Lobby);
}

void Client::Private::handle(const Reject& reject)
{
    // What the token stood for is gone: come in as somebody new.
    if (reject.code == RejectCode::Token && !m_identity.token.isEmpty()) {
        m_identity.token.clear();
        QTimer::singleShot(0, this, &Private::connectNow);
        return;
    }
    // Of these another try may come to a better end.
    if (m_wasIn
        && (reject.code == RejectCode::Full || reject.code == RejectCode::FullForAddress
            || reject.code == RejectCode::ShuttingDown))
        return cut();
    fail({Failure::Kind::Rejected, reject, {}});
}

void Client::Private::handle(const Start& start)
{
    m_match = start;
    m_seq.reset();
    Q_EMIT m_client.started(start);
    setState(start.seat < 0 ? State::Watching : State::Match);
}

void Client::Private::handle(const ViewFrame& view)
{
    m_seq = view.seq;
    Q_EMIT m_client.viewCame(view);
}

void Client::Private::handle(const End& end)
{
    if (!m_match || m_match->match != end.match)
        return;
    m_match.reset();
    m_seq.reset();
    Q_EMIT m_client.ended(end);
    setState(State::Lobby);
}

/// Nothing answers it: who watches goes when he likes.
void Client::Private::unwatch()
{
    if (m_state != State::Watching)
        return;
    send(Unspectate{});
    m_match.reset();
    m_seq.reset();
    setState(State::Lobby);
}

void Client::Private::handle(const Record& record)
{
    if (record.part == 1)
        m_record.clear();
    else if (record.part != m_recordPart + 1)
        return;
    m_recordPart = record.part;
    m_record += QByteArray::fromStdString(record.text);
    if (m_record.size() > kRecordBytes) {
        m_record.clear();
        m_recordPart = -1;
        return;
    }
    if (record.part < record.parts)
        return;
    Q_EMIT m_client.recordCame(record.match, std::exchange(m_record, {}));
    m_recordPart = 0;
}

Failure Client::Private::failureOf(QAbstractSocket::SocketError error)
{
    using Kind = Failure::Kind;
    switch (error) {
    case QAbstractSocket::HostNotFoundError:
        return {Kind::NameNotFound, {}, {}};
    case QAbstractSocket::ConnectionRefusedError:
        return {Kind::Refused, {}, {}};
    case QAbstractSocket::RemoteHostClosedError:
        return {Kind::Closed, {}, {}};
    case QAbstractSocket::SocketTimeoutError:
        return {Kind::Timeout, {}, {}};
    case QAbstractSocket::SslHandshakeFailedError:
    case QAbstractSocket::SslInternalError:
    case QAbstractSocket::SslInvalidUserDataError:
        return {Kind::Tls, {}, {}};
    default:
        return {Kind::Unreachable, {}, {}};
    }
}

/// The connection is gone, and it was not our wish.
void Client::Private::cut()
{
    if (m_socket == nullptr)
        return;
    dropSocket();
    if (!m_wasIn)
        return fail({Failure::Kind::Closed, {}, {}});
    // 1, 2, 4, 8, then 15 seconds, each up to a fifth earlier, so that a class does not come back as one
    // (NET-023).
    const int wait = std::min(kLongestWait, 1000 << std::min(m_tries, 4));
    ++m_tries;
    m_retry.start(wait - static_cast<int>(QRandomGenerator::global()->bounded(wait / 5)));
    m_lag = -1;
    setState(State::Waiting);
    Q_EMIT m_client.retryChanged();
}

void Client::Private::fail(const Failure& failure)
{
    m_retry.stop();
    dropSocket();
    m_failure = failure;
    setState(State::Failed);
}

void Client::Private::tick()
{
    const auto now = milliseconds();
    const bool in = m_state == State::Lobby || m_state == State::Match || m_state == State::Watching;
    if (!in) {
        if (now - m_begun <= kConnectTime)
            return;
        if (m_wasIn)
            return cut();
        return fail({Failure::Kind::Timeout, {}, {}});
    }
    if (now - m_heard > kDeadAfter)
        return cut();
    if (now - m_pinged > kPingEvery) {
        m_pinged = now;
        send(Ping{++m_pings});
    }
}

} // namespace labrys::net
