// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/net/system_socket.h"

#ifdef Q_OS_WIN
#include <winsock2.h>
#include <ws2tcpip.h>
#else
#include <cerrno>
#include <fcntl.h>
#include <netinet/in.h>
#include <netinet/tcp.h>
#include <sys/socket.h>
#include <unistd.h>
#endif

namespace labrys::net::system {

namespace {

#ifdef Q_OS_WIN
using Handle = SOCKET;
constexpr int kSendFlags = 0;
constexpr int kNoMore = SD_SEND;

bool wouldWait()
{
    return WSAGetLastError() == WSAEWOULDBLOCK;
}

bool wentAway()
{
    return WSAGetLastError() == WSAECONNRESET;
}
#else
using Handle = int;
#ifdef MSG_NOSIGNAL
constexpr int kSendFlags = MSG_NOSIGNAL;
#else
constexpr int kSendFlags = 0;
#endif
constexpr int kNoMore = SHUT_WR;

bool wouldWait()
{
    return errno == EAGAIN || errno == EWOULDBLOCK || errno == EINTR;
}

bool wentAway()
{
    return errno == ECONNABORTED;
}
#endif

Handle handle(qintptr socket)
{
    return static_cast<Handle>(socket);
}

void setOption(qintptr socket, int level, int name, const void* value, std::size_t size)
{
    ::setsockopt(handle(socket), level, name, static_cast<const char*>(value), static_cast<socklen_t>(size));
}

} // namespace

Accepted accept(qintptr listener)
{
    while (true) {
#ifdef Q_OS_LINUX
        const auto socket = ::accept4(handle(listener), nullptr, nullptr, SOCK_CLOEXEC);
#else
        const auto socket = ::accept(handle(listener), nullptr, nullptr);
#endif
        if (socket != static_cast<Handle>(-1)) {
#if !defined(Q_OS_WIN) && !defined(Q_OS_LINUX)
            ::fcntl(socket, F_SETFD, FD_CLOEXEC);
#endif
            return {Accepted::Result::Came, static_cast<qintptr>(socket)};
        }
        if (!wentAway())
            return {wouldWait() ? Accepted::Result::Nobody : Accepted::Result::Failed, -1};
    }
}

bool prepare(qintptr socket, qint64 sendBuffer)
{
#ifdef Q_OS_WIN
    u_long on = 1;
    const bool done = ::ioctlsocket(handle(socket), static_cast<long>(FIONBIO), &on) == 0;
#else
    const int flags = ::fcntl(handle(socket), F_GETFL);
    const bool done = flags >= 0 && ::fcntl(handle(socket), F_SETFL, flags | O_NONBLOCK) == 0;
#ifdef SO_NOSIGPIPE
    const int quiet = 1;
    setOption(socket, SOL_SOCKET, SO_NOSIGPIPE, &quiet, sizeof quiet);
#endif
#endif
    const int now = 1;
    setOption(socket, IPPROTO_TCP, TCP_NODELAY, &now, sizeof now);
    const int most = static_cast<int>(sendBuffer);
    setOption(socket, SOL_SOCKET, SO_SNDBUF, &most, sizeof most);
    return done;
}

QHostAddress peerOf(qintptr socket)
{
    sockaddr_storage address{};
    socklen_t size = sizeof address;
    if (::getpeername(handle(socket), reinterpret_cast<sockaddr*>(&address), &size) != 0)
        return {};
    return QHostAddress(reinterpret_cast<const sockaddr*>(&address));
}

qint64 receive(qintptr socket, char* bytes, qint64 size)
{
    const auto got = ::recv(handle(socket), bytes, static_cast<std::size_t>(size), 0);
    if (got > 0)
        return got;
    return got < 0 && wouldWait() ? 0 : kEnded;
}

qint64 send(qintptr socket, const char* bytes, qint64 size)
{
    const auto sent = ::send(handle(socket), bytes, static_cast<std::size_t>(size), kSendFlags);
    if (sent >= 0)
        return sent;
    return wouldWait() ? 0 : kEnded;
}

void endSending(qintptr socket)
{
    ::shutdown(handle(socket), kNoMore);
}

void resetOnClose(qintptr socket)
{
    linger off{};
    off.l_onoff = 1;
    off.l_linger = 0;
    setOption(socket, SOL_SOCKET, SO_LINGER, &off, sizeof off);
}

void close(qintptr socket)
{
#ifdef Q_OS_WIN
    ::closesocket(handle(socket));
#else
    ::close(handle(socket));
#endif
}

} // namespace labrys::net::system
