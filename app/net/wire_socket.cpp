// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/net/wire_socket.h"

#include "app/net/system_socket.h"

#include <QSocketNotifier>
#include <QSslSocket>

#include <array>

namespace labrys::net {

namespace {

class PlainWire final : public WireSocket {
public:
    explicit PlainWire(qintptr socket)
        : m_socket(socket)
        , m_reading(socket, QSocketNotifier::Read)
    {
        connect(&m_reading, &QSocketNotifier::activated, this, [this] {
            if (m_finishing)
                throwAway();
            else
                Q_EMIT readable();
        });
    }
    ~PlainWire() override { shut(); }

    [[nodiscard]] QHostAddress peer() const override { return system::peerOf(m_socket); }

    qint64 read(char* bytes, qint64 size) override
    {
        if (m_socket < 0)
            return 0;
        const auto got = system::receive(m_socket, bytes, size);
        if (got == system::kEnded)
            end();
        return got > 0 ? got : 0;
    }

    void write(const QByteArray& bytes) override
    {
        if (m_socket < 0 || m_finishing)
            return;
        qint64 sent = 0;
        if (m_unsent.isEmpty()) {
            sent = system::send(m_socket, bytes.constData(), bytes.size());
            if (sent == system::kEnded)
                return end();
        }
        if (sent < bytes.size())
            keep(bytes, sent);
    }

    [[nodiscard]] qint64 unsent() const override { return m_unsent.size() - m_begin; }

    void finish() override
    {
        m_finishing = true;
        if (m_unsent.isEmpty() && m_socket >= 0)
            system::endSending(m_socket);
    }

    void reset() override
    {
        if (m_socket >= 0 && unsent() > 0)
            system::resetOnClose(m_socket);
        shut();
    }

private:
    void keep(const QByteArray& bytes, qint64 from)
    {
        if (m_writing == nullptr) {
            m_writing = std::make_unique<QSocketNotifier>(m_socket, QSocketNotifier::Write);
            connect(m_writing.get(), &QSocketNotifier::activated, this, &PlainWire::sendKept);
        }
        m_writing->setEnabled(true);
        m_unsent.append(bytes.constData() + from, bytes.size() - from);
    }

    void sendKept()
    {
        const auto sent = system::send(m_socket, m_unsent.constData() + m_begin, unsent());
        if (sent == system::kEnded)
            return end();
        m_begin += sent;
        if (unsent() == 0) {
            m_unsent = {};
            m_begin = 0;
            m_writing->setEnabled(false);
            if (m_finishing)
                system::endSending(m_socket);
        } else if (m_begin > m_unsent.size() / 2) {
            m_unsent.remove(0, std::exchange(m_begin, 0));
        }
        Q_EMIT written();
    }

    void throwAway()
    {
        std::array<char, 4096> bytes;
        const auto got = system::receive(m_socket, bytes.data(), bytes.size());
        if (got == system::kEnded)
            end();
    }

    /// Told with the next turn of the loop: whoever reads or writes now is not interrupted.
    void end()
    {
        m_reading.setEnabled(false);
        if (m_writing != nullptr)
            m_writing->setEnabled(false);
        if (!std::exchange(m_ended, true))
            QMetaObject::invokeMethod(this, &WireSocket::ended, Qt::QueuedConnection);
    }

    void shut()
    {
        m_reading.setEnabled(false);
        m_writing.reset();
        m_ended = true;
        if (m_socket >= 0)
            system::close(std::exchange(m_socket, -1));
    }

    qintptr m_socket;
    QSocketNotifier m_reading;
    /// Made when something has to wait for the first time.
    std::unique_ptr<QSocketNotifier> m_writing;
    QByteArray m_unsent;
    /// Where the rest of m_unsent begins.
    qint64 m_begin = 0;
    bool m_finishing = false;
    bool m_ended = false;
};

class TlsWire final : public WireSocket {
public:
    explicit TlsWire(std::unique_ptr<QSslSocket> socket)
        : m_socket(std::move(socket))
    {
        connect(m_socket.get(), &QSslSocket::readyRead, this, &WireSocket::readable);
        // What is on its way below the encryption counts too.
        connect(m_socket.get(), &QSslSocket::encryptedBytesWritten, this, &WireSocket::written);
        connect(m_socket.get(), &QSslSocket::disconnected, this, &WireSocket::ended, Qt::QueuedConnection);
        connect(m_socket.get(), &QSslSocket::errorOccurred, this, &WireSocket::ended, Qt::QueuedConnection);
    }
    ~TlsWire() override { m_socket->disconnect(this); }

    [[nodiscard]] QHostAddress peer() const override { return m_socket->peerAddress(); }
    qint64 read(char* bytes, qint64 size) override
    {
        return std::max<qint64>(m_socket->read(bytes, size), 0);
    }
    void write(const QByteArray& bytes) override
    {
        m_socket->write(bytes);
        m_socket->flush();
    }
    [[nodiscard]] qint64 unsent() const override
    {
        return m_socket->bytesToWrite() + m_socket->encryptedBytesToWrite();
    }
    void finish() override { m_socket->disconnectFromHost(); }
    void reset() override
    {
        m_socket->disconnect(this);
        if (unsent() > 0 && m_socket->socketDescriptor() >= 0)
            system::resetOnClose(m_socket->socketDescriptor());
        m_socket->abort();
    }

private:
    std::unique_ptr<QSslSocket> m_socket;
};

} // namespace

std::unique_ptr<WireSocket> plainWire(qintptr socket, qint64 sendBuffer)
{
    if (!system::prepare(socket, sendBuffer)) {
        system::close(socket);
        return nullptr;
    }
    return std::make_unique<PlainWire>(socket);
}

std::unique_ptr<WireSocket> tlsWire(std::unique_ptr<QSslSocket> socket, qint64 readBuffer, qint64 sendBuffer)
{
    socket->setParent(nullptr);
    socket->setReadBufferSize(readBuffer);
    socket->setSocketOption(QAbstractSocket::LowDelayOption, 1);
    socket->setSocketOption(QAbstractSocket::SendBufferSizeSocketOption, static_cast<int>(sendBuffer));
    return std::make_unique<TlsWire>(std::move(socket));
}

} // namespace labrys::net
