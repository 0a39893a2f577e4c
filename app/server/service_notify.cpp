// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/server/service_notify.h"

#include <QByteArray>
#include <QtGlobal>

#ifdef Q_OS_LINUX
#include <cstddef>
#include <cstring>
#include <sys/socket.h>
#include <sys/un.h>
#include <unistd.h>
#endif

namespace labrys::server {

bool notifyService(const char* state)
{
#ifdef Q_OS_LINUX
    const QByteArray path = qgetenv("NOTIFY_SOCKET");
    sockaddr_un address{};
    if (path.isEmpty() || path.size() >= static_cast<qsizetype>(sizeof address.sun_path)
        || (path[0] != '/' && path[0] != '@'))
        return false;
    address.sun_family = AF_UNIX;
    std::memcpy(address.sun_path, path.constData(), static_cast<std::size_t>(path.size()));
    if (path[0] == '@')
        address.sun_path[0] = '\0'; // the abstract names of Linux
    const int socket = ::socket(AF_UNIX, SOCK_DGRAM | SOCK_CLOEXEC, 0);
    if (socket < 0)
        return false;
    const auto length
        = static_cast<socklen_t>(offsetof(sockaddr_un, sun_path) + static_cast<std::size_t>(path.size()));
    const auto sent = ::sendto(
        socket, state, std::strlen(state), MSG_NOSIGNAL, reinterpret_cast<const sockaddr*>(&address), length);
    ::close(socket);
    return sent == static_cast<ssize_t>(std::strlen(state));
#else
    Q_UNUSED(state);
    return false;
#endif
}

std::int64_t watchdogPace()
{
    bool good = false;
    const auto microseconds = qgetenv("WATCHDOG_USEC").toLongLong(&good);
    return good && microseconds > 0 ? microseconds / 2000 : 0;
}

} // namespace labrys::server
