// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/load/sockets.h"

#include "core/base/assert.h"

#include <arpa/inet.h>
#include <netinet/in.h>
#include <netinet/tcp.h>
#include <sys/epoll.h>
#include <sys/resource.h>
#include <sys/socket.h>
#include <unistd.h>

#include <array>
#include <cerrno>
#include <cstring>
#include <utility>

namespace labrys::load {

namespace {

struct Target {
    sockaddr_storage storage{};
    socklen_t size = 0;
};

std::expected<Target, int> target(const Endpoint& to)
{
    Target target;
    sockaddr_in four{};
    sockaddr_in6 six{};
    if (::inet_pton(AF_INET, to.host.c_str(), &four.sin_addr) == 1) {
        four.sin_family = AF_INET;
        four.sin_port = htons(to.port);
        std::memcpy(&target.storage, &four, sizeof four);
        target.size = sizeof four;
        return target;
    }
    if (::inet_pton(AF_INET6, to.host.c_str(), &six.sin6_addr) != 1)
        return std::unexpected(EINVAL);
    six.sin6_family = AF_INET6;
    six.sin6_port = htons(to.port);
    std::memcpy(&target.storage, &six, sizeof six);
    target.size = sizeof six;
    return target;
}

} // namespace

void allowManySockets()
{
    rlimit limit{};
    if (::getrlimit(RLIMIT_NOFILE, &limit) != 0)
        return;
    limit.rlim_cur = limit.rlim_max;
    ::setrlimit(RLIMIT_NOFILE, &limit);
}

class Sockets::Private {
public:
    struct Connection {
        int descriptor = -1;
        bool connected = false;
        bool reading = true;
        bool silent = false;
        bool reset = false;
        FrameCutter cutter;
        std::string unsent;
        std::uint64_t received = 0;
    };

    explicit Private(Listener wanted)
        : listener(std::move(wanted))
        , epoll(::epoll_create1(EPOLL_CLOEXEC))
    {
        LABRYS_ASSERT(epoll >= 0);
    }

    [[nodiscard]] Connection* find(Handle handle)
    {
        const auto index = static_cast<std::size_t>(handle);
        if (handle < 0 || index >= connections.size())
            return nullptr;
        return connections[index].get();
    }

    void watch(Handle handle, const Connection& connection, int operation) const
    {
        epoll_event event{};
        event.data.fd = handle;
        if (!connection.silent) {
            if (connection.reading)
                event.events |= EPOLLIN | EPOLLRDHUP;
            if (!connection.connected || !connection.unsent.empty())
                event.events |= EPOLLOUT;
        }
        ::epoll_ctl(epoll, operation, connection.descriptor, &event);
    }

    void drop(Handle handle)
    {
        auto& slot = connections[static_cast<std::size_t>(handle)];
        ::close(slot->descriptor);
        // Kept until the round of events is over: a frame of it may be in somebody's hands.
        dropped.push_back(std::move(slot));
        --count;
    }

    void lose(Handle handle, Gone why)
    {
        drop(handle);
        listener.gone(handle, why);
    }

    /// Sends what the system takes now. When the connection is lost, its reader will be told.
    void flush(Handle handle, Connection& connection)
    {
        std::size_t sent = 0;
        while (sent < connection.unsent.size()) {
            const auto done = ::send(connection.descriptor, connection.unsent.data() + sent,
                connection.unsent.size() - sent, MSG_NOSIGNAL);
            if (done < 0 && errno == EINTR)
                continue;
            if (done < 0 && (errno == EAGAIN || errno == EWOULDBLOCK))
                break;
            if (done < 0) {
                connection.reset = errno == ECONNRESET; // told once only
                return;
            }
            sent += static_cast<std::size_t>(done);
        }
        const bool waited = !connection.unsent.empty();
        connection.unsent.erase(0, sent);
        if (waited || !connection.unsent.empty())
            watch(handle, connection, EPOLL_CTL_MOD);
    }

    void send(Handle handle, Connection& connection)
    {
        if (connection.connected && !connection.silent)
            flush(handle, connection);
    }

    void connected(Handle handle, Connection& connection)
    {
        int problem = 0;
        socklen_t size = sizeof problem;
        ::getsockopt(connection.descriptor, SOL_SOCKET, SO_ERROR, &problem, &size);
        if (problem != 0) {
            lose(handle, problem == ECONNREFUSED ? Gone::Refused : Gone::Reset);
            return;
        }
        connection.connected = true;
        flush(handle, connection);
        watch(handle, connection, EPOLL_CTL_MOD);
    }

    /// Tells of every whole frame; false when the connection is gone meanwhile.
    bool frames(Handle handle, Connection& connection)
    {
        const auto now = Clock::now();
        std::string_view frame;
        while (true) {
            switch (connection.cutter.next(frame)) {
            case FrameCutter::Next::Incomplete:
                return true;
            case FrameCutter::Next::TooLong:
                lose(handle, Gone::Nonsense);
                return false;
            case FrameCutter::Next::Frame:
                listener.frame(handle, frame, now);
                if (find(handle) == nullptr || !connection.reading || connection.silent)
                    return false;
            }
        }
    }

    void read(Handle handle, Connection& connection)
    {
        while (true) {
            const auto got = ::recv(connection.descriptor, connection.cutter.room(kReadBytes), kReadBytes, 0);
            if (got < 0 && errno == EINTR)
                continue;
            if (got < 0 && (errno == EAGAIN || errno == EWOULDBLOCK))
                return;
            if (got <= 0) {
                lose(handle, got == 0 && !connection.reset ? Gone::Finished : Gone::Reset);
                return;
            }
            connection.cutter.took(static_cast<std::size_t>(got));
            connection.received += static_cast<std::uint64_t>(got);
            if (!frames(handle, connection) || static_cast<std::size_t>(got) < kReadBytes)
                return;
        }
    }

    Listener listener;
    int epoll;
    std::vector<std::unique_ptr<Connection>> connections;
    std::vector<std::unique_ptr<Connection>> dropped;
    std::size_t count = 0;
};

Sockets::Sockets(Listener listener)
    : m(std::make_unique<Private>(std::move(listener)))
{
}

Sockets::~Sockets()
{
    for (const auto& connection : m->connections)
        if (connection != nullptr)
            ::close(connection->descriptor);
    ::close(m->epoll);
}

std::expected<Sockets::Handle, int> Sockets::open(const Endpoint& to, int window)
{
    const auto where = target(to);
    if (!where)
        return std::unexpected(where.error());
    auto connection = std::make_unique<Private::Connection>();
    connection->descriptor
        = ::socket(where->storage.ss_family, SOCK_STREAM | SOCK_NONBLOCK | SOCK_CLOEXEC, 0);
    if (connection->descriptor < 0)
        return std::unexpected(errno);
    const int on = 1;
    ::setsockopt(connection->descriptor, IPPROTO_TCP, TCP_NODELAY, &on, sizeof on);
    if (window > 0)
        ::setsockopt(connection->descriptor, SOL_SOCKET, SO_RCVBUF, &window, sizeof window);
    // The interface of sockets knows one address type for all families.
    const auto* address = reinterpret_cast<const sockaddr*>(&where->storage);
    if (::connect(connection->descriptor, address, where->size) != 0 && errno != EINPROGRESS) {
        const int problem = errno;
        ::close(connection->descriptor);
        return std::unexpected(problem);
    }
    const auto handle = static_cast<Handle>(m->connections.size());
    m->watch(handle, *connection, EPOLL_CTL_ADD);
    m->connections.push_back(std::move(connection));
    ++m->count;
    return handle;
}

bool Sockets::isOpen(Handle handle) const
{
    return m->find(handle) != nullptr;
}

void Sockets::send(Handle handle, std::string_view json)
{
    if (auto* connection = m->find(handle)) {
        appendFrame(connection->unsent, json);
        m->send(handle, *connection);
    }
}

void Sockets::sendBytes(Handle handle, std::string_view bytes)
{
    if (auto* connection = m->find(handle)) {
        connection->unsent.append(bytes);
        m->send(handle, *connection);
    }
}

std::size_t Sockets::unsent(Handle handle) const
{
    const auto* connection = m->find(handle);
    return connection == nullptr ? 0 : connection->unsent.size();
}

std::uint64_t Sockets::received(Handle handle) const
{
    const auto* connection = m->find(handle);
    return connection == nullptr ? 0 : connection->received;
}

void Sockets::stopReading(Handle handle)
{
    if (auto* connection = m->find(handle)) {
        connection->reading = false;
        m->watch(handle, *connection, EPOLL_CTL_MOD);
    }
}

void Sockets::goSilent(Handle handle)
{
    if (auto* connection = m->find(handle)) {
        connection->silent = true;
        // Not even an end of the other side is heard of.
        ::epoll_ctl(m->epoll, EPOLL_CTL_DEL, connection->descriptor, nullptr);
    }
}

void Sockets::close(Handle handle, Ending ending)
{
    const auto* connection = m->find(handle);
    if (connection == nullptr)
        return;
    if (ending == Ending::Reset) {
        const linger now{1, 0};
        ::setsockopt(connection->descriptor, SOL_SOCKET, SO_LINGER, &now, sizeof now);
    }
    m->drop(handle);
}

void Sockets::wait(std::chrono::milliseconds timeout)
{
    std::array<epoll_event, 256> events;
    const int ready = ::epoll_wait(
        m->epoll, events.data(), static_cast<int>(events.size()), static_cast<int>(timeout.count()));
    for (int i = 0; i < ready; ++i) {
        const auto& event = events[static_cast<std::size_t>(i)];
        const Handle handle = event.data.fd;
        auto* connection = m->find(handle);
        if (connection == nullptr || connection->silent)
            continue;
        if (!connection->connected) {
            m->connected(handle, *connection);
            continue;
        }
        if ((event.events & EPOLLOUT) != 0)
            m->flush(handle, *connection);
        const bool ended = (event.events & (EPOLLHUP | EPOLLERR)) != 0;
        if (connection->reading && ((event.events & (EPOLLIN | EPOLLRDHUP)) != 0 || ended))
            m->read(handle, *connection);
        else if (ended)
            m->lose(handle, Gone::Reset);
    }
    m->dropped.clear();
}

std::size_t Sockets::count() const
{
    return m->count;
}

} // namespace labrys::load
