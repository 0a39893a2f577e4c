// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/load/echo_server.h"

#include "app/cli/load/wire.h"

#include <netinet/in.h>
#include <netinet/tcp.h>
#include <sys/epoll.h>
#include <sys/eventfd.h>
#include <sys/socket.h>
#include <unistd.h>

#include <array>
#include <cerrno>
#include <map>
#include <thread>

namespace labrys::load {

namespace {

struct Peer {
    FrameCutter cutter;
    std::string out;
    /// The system took no more.
    bool blocked = false;
};

void watch(int epoll, int descriptor, std::uint32_t events, int operation)
{
    epoll_event event{};
    event.events = events;
    event.data.fd = descriptor;
    ::epoll_ctl(epoll, operation, descriptor, &event);
}

/// Reads what came, answers every whole frame; false when the peer is gone.
bool answer(int epoll, int descriptor, Peer& peer)
{
    const auto got = ::recv(descriptor, peer.cutter.room(kReadBytes), kReadBytes, 0);
    if (got == 0 || (got < 0 && errno != EAGAIN && errno != EINTR))
        return false;
    peer.cutter.took(got > 0 ? static_cast<std::size_t>(got) : 0);
    std::string_view frame;
    while (true) {
        const auto next = peer.cutter.next(frame);
        if (next == FrameCutter::Next::TooLong)
            return false;
        if (next == FrameCutter::Next::Incomplete)
            break;
        appendFrame(peer.out, frame);
    }
    if (peer.out.empty())
        return true;
    const bool was = peer.blocked;
    const auto sent = ::send(descriptor, peer.out.data(), peer.out.size(), MSG_NOSIGNAL);
    if (sent < 0 && errno != EAGAIN && errno != EINTR)
        return false;
    peer.out.erase(0, sent > 0 ? static_cast<std::size_t>(sent) : 0);
    peer.blocked = !peer.out.empty();
    if (peer.blocked != was)
        watch(epoll, descriptor, peer.blocked ? EPOLLIN | EPOLLOUT : EPOLLIN, EPOLL_CTL_MOD);
    return true;
}

void welcome(int epoll, int listener, std::map<int, Peer>& peers)
{
    while (true) {
        const int descriptor = ::accept4(listener, nullptr, nullptr, SOCK_NONBLOCK | SOCK_CLOEXEC);
        if (descriptor < 0)
            return;
        const int on = 1;
        ::setsockopt(descriptor, IPPROTO_TCP, TCP_NODELAY, &on, sizeof on);
        peers.try_emplace(descriptor);
        watch(epoll, descriptor, EPOLLIN, EPOLL_CTL_ADD);
    }
}

void serve(int epoll, int listener, int stop)
{
    std::map<int, Peer> peers;
    std::array<epoll_event, 256> events;
    while (true) {
        const int ready = ::epoll_wait(epoll, events.data(), static_cast<int>(events.size()), -1);
        for (int i = 0; i < ready; ++i) {
            const int descriptor = events[static_cast<std::size_t>(i)].data.fd;
            if (descriptor == stop) {
                for (const auto& [each, peer] : peers)
                    ::close(each);
                return;
            }
            if (descriptor == listener) {
                welcome(epoll, listener, peers);
                continue;
            }
            if (!answer(epoll, descriptor, peers.at(descriptor))) {
                ::close(descriptor);
                peers.erase(descriptor);
            }
        }
    }
}

} // namespace

class EchoServer::Private {
public:
    Private() = default;
    Private(const Private&) = delete;
    Private& operator=(const Private&) = delete;
    ~Private()
    {
        if (thread.joinable()) {
            const std::uint64_t one = 1;
            [[maybe_unused]] const auto written = ::write(stop, &one, sizeof one);
            thread.join();
        }
        for (const int descriptor : {listener, stop, epoll})
            if (descriptor >= 0)
                ::close(descriptor);
    }

    /// False with errno when the system refuses something.
    bool listen()
    {
        listener = ::socket(AF_INET, SOCK_STREAM | SOCK_NONBLOCK | SOCK_CLOEXEC, 0);
        stop = ::eventfd(0, EFD_CLOEXEC);
        epoll = ::epoll_create1(EPOLL_CLOEXEC);
        sockaddr_in address{};
        address.sin_family = AF_INET;
        address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
        socklen_t size = sizeof address;
        // The interface of sockets knows one address type for all families.
        auto* any = reinterpret_cast<sockaddr*>(&address);
        if (listener < 0 || stop < 0 || epoll < 0 || ::bind(listener, any, size) != 0
            || ::listen(listener, SOMAXCONN) != 0 || ::getsockname(listener, any, &size) != 0)
            return false;
        port = ntohs(address.sin_port);
        watch(epoll, listener, EPOLLIN, EPOLL_CTL_ADD);
        watch(epoll, stop, EPOLLIN, EPOLL_CTL_ADD);
        return true;
    }

    int listener = -1;
    int stop = -1;
    int epoll = -1;
    std::uint16_t port = 0;
    std::thread thread;
};

EchoServer::EchoServer(std::unique_ptr<Private> ready)
    : m(std::move(ready))
{
}

EchoServer::EchoServer(EchoServer&&) noexcept = default;
EchoServer& EchoServer::operator=(EchoServer&&) noexcept = default;
EchoServer::~EchoServer() = default;

std::expected<EchoServer, int> EchoServer::start()
{
    auto ready = std::make_unique<Private>();
    if (!ready->listen())
        return std::unexpected(errno);
    ready->thread = std::thread(serve, ready->epoll, ready->listener, ready->stop);
    return EchoServer(std::move(ready));
}

std::uint16_t EchoServer::port() const
{
    return m->port;
}

} // namespace labrys::load
