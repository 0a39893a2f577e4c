// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/net/proxy.h"

#include "core/base/random.h"

#include <netinet/in.h>
#include <netinet/tcp.h>
#include <sys/epoll.h>
#include <sys/socket.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <cerrno>
#include <deque>
#include <map>
#include <string>
#include <utility>

namespace labrys::test {

namespace {

using Clock = std::chrono::steady_clock;

constexpr std::size_t kReadBytes = std::size_t{16} << 10U;
/// More than this is not read before it is passed on, as a network would not hold it.
constexpr std::size_t kHeldBytes = std::size_t{256} << 10U;

sockaddr_in loopback(std::uint16_t port)
{
    sockaddr_in address{};
    address.sin_family = AF_INET;
    address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
    address.sin_port = htons(port);
    return address;
}

/// The interface of sockets knows one address type for all families.
sockaddr* any(sockaddr_in& address)
{
    return reinterpret_cast<sockaddr*>(&address);
}

void quick(int descriptor)
{
    const int on = 1;
    ::setsockopt(descriptor, IPPROTO_TCP, TCP_NODELAY, &on, sizeof on);
}

struct Portion {
    Clock::time_point due;
    std::string bytes;
    std::size_t sent = 0;
};

/// One end of a connection, and what is on its way to it.
struct End {
    int descriptor = -1;
    std::deque<Portion> toIt;
    std::size_t held = 0;
    bool readingPaused = false;
    /// Nothing more comes from it.
    bool finished = false;
    bool finishPassed = false;
};

struct Link {
    std::array<End, 2> ends;
    bool silent = false;
};

} // namespace

class Proxy::Private {
public:
    Private(std::uint16_t to, std::uint64_t seed)
        : toPort(to)
        , random(seed)
    {
    }
    Private(const Private&) = delete;
    Private& operator=(const Private&) = delete;
    ~Private()
    {
        for (auto& [id, link] : links)
            for (const auto& end : link.ends)
                ::close(end.descriptor);
        for (const int descriptor : {listener, epoll})
            if (descriptor >= 0)
                ::close(descriptor);
    }

    bool listen()
    {
        listener = ::socket(AF_INET, SOCK_STREAM | SOCK_NONBLOCK | SOCK_CLOEXEC, 0);
        epoll = ::epoll_create1(EPOLL_CLOEXEC);
        auto address = loopback(0);
        socklen_t size = sizeof address;
        if (listener < 0 || epoll < 0 || ::bind(listener, any(address), size) != 0
            || ::listen(listener, SOMAXCONN) != 0 || ::getsockname(listener, any(address), &size) != 0)
            return false;
        port = ntohs(address.sin_port);
        watch(listener, 0, EPOLLIN, EPOLL_CTL_ADD);
        return true;
    }

    void watch(int descriptor, std::uint64_t data, std::uint32_t events, int operation) const
    {
        epoll_event event{};
        event.events = events;
        event.data.u64 = data;
        ::epoll_ctl(epoll, operation, descriptor, &event);
    }

    /// What an end has to be watched for; links count from 1, so that 0 is the listener.
    void watch(std::uint64_t id, const Link& link, std::size_t side, int operation) const
    {
        const auto& end = link.ends[side];
        std::uint32_t events = 0;
        if (!end.finished && !end.readingPaused)
            events |= EPOLLIN;
        watch(end.descriptor, id * 2 + side, events, operation);
    }

    void welcome()
    {
        while (true) {
            const int near = ::accept4(listener, nullptr, nullptr, SOCK_NONBLOCK | SOCK_CLOEXEC);
            if (near < 0)
                return;
            const int far = open ? ::socket(AF_INET, SOCK_STREAM | SOCK_NONBLOCK | SOCK_CLOEXEC, 0) : -1;
            auto address = loopback(toPort);
            if (far < 0 || (::connect(far, any(address), sizeof address) != 0 && errno != EINPROGRESS)) {
                ::close(near);
                if (far >= 0)
                    ::close(far);
                continue;
            }
            quick(near);
            quick(far);
            const auto id = ++lastLink;
            auto& link = links[id];
            link.ends[0].descriptor = near;
            link.ends[1].descriptor = far;
            watch(id, link, 0, EPOLL_CTL_ADD);
            watch(id, link, 1, EPOLL_CTL_ADD);
        }
    }

    void close(std::uint64_t id, bool reset)
    {
        for (const auto& end : links.at(id).ends) {
            const linger now{1, 0};
            if (reset)
                ::setsockopt(end.descriptor, SOL_SOCKET, SO_LINGER, &now, sizeof now);
            ::close(end.descriptor);
        }
        links.erase(id);
    }

    /// Reads from one end; false when the link is gone.
    bool read(std::uint64_t id, Link& link, std::size_t side)
    {
        auto& from = link.ends[side];
        auto& to = link.ends[1 - side];
        std::string bytes(kReadBytes, '\0');
        const auto got = ::recv(from.descriptor, bytes.data(), bytes.size(), 0);
        if (got < 0) {
            if (errno == EAGAIN || errno == EINTR)
                return true;
            close(id, true);
            return false;
        }
        auto due = Clock::now() + weather.delay;
        if (weather.stallPerMille > 0 && static_cast<int>(random.below(1000)) < weather.stallPerMille)
            due += weather.stall;
        if (!to.toIt.empty())
            due = std::max(due, to.toIt.back().due);
        bytes.resize(static_cast<std::size_t>(got));
        from.finished = got == 0;
        to.held += bytes.size();
        // An empty portion is the end.
        to.toIt.push_back({due, std::move(bytes)});
        from.readingPaused = to.held > kHeldBytes;
        watch(id, link, side, EPOLL_CTL_MOD);
        return true;
    }

    /// Passes on what is due to one end; false when the link is gone.
    bool pass(std::uint64_t id, Link& link, std::size_t side, Clock::time_point now)
    {
        auto& to = link.ends[side];
        auto& from = link.ends[1 - side];
        while (!to.toIt.empty() && to.toIt.front().due <= now) {
            auto& portion = to.toIt.front();
            if (portion.bytes.empty()) {
                ::shutdown(to.descriptor, SHUT_WR);
                to.finishPassed = true;
                to.toIt.pop_front();
                continue;
            }
            const auto left = portion.bytes.size() - portion.sent;
            const auto done = ::send(to.descriptor, portion.bytes.data() + portion.sent,
                weather.byteWise ? 1 : left, MSG_NOSIGNAL | MSG_DONTWAIT);
            if (done < 0 && (errno == EAGAIN || errno == EINTR || errno == ENOTCONN))
                break;
            if (done < 0) {
                close(id, true);
                return false;
            }
            portion.sent += static_cast<std::size_t>(done);
            passed += static_cast<std::uint64_t>(done);
            to.held -= static_cast<std::size_t>(done);
            if (portion.sent == portion.bytes.size())
                to.toIt.pop_front();
        }
        if (from.readingPaused && to.held < kHeldBytes / 2) {
            from.readingPaused = false;
            watch(id, link, 1 - side, EPOLL_CTL_MOD);
        }
        if (link.ends[0].finishPassed && link.ends[1].finishPassed) {
            close(id, false);
            return false;
        }
        return true;
    }

    void passAll()
    {
        const auto now = Clock::now();
        for (auto it = links.begin(); it != links.end();) {
            auto& [id, link] = *it++; // pass() may erase it
            if (!link.silent && pass(id, link, 0, now))
                pass(id, link, 1, now);
        }
    }

    int listener = -1;
    int epoll = -1;
    std::uint16_t port = 0;
    std::uint16_t toPort;
    bool open = true;
    Weather weather;
    Random random;
    std::uint64_t lastLink = 0;
    std::uint64_t passed = 0;
    std::map<std::uint64_t, Link> links;
};

Proxy::Proxy(std::unique_ptr<Private> ready)
    : m(std::move(ready))
{
}

Proxy::Proxy(Proxy&&) noexcept = default;
Proxy& Proxy::operator=(Proxy&&) noexcept = default;
Proxy::~Proxy() = default;

std::expected<Proxy, int> Proxy::start(std::uint16_t toPort, std::uint64_t seed)
{
    auto ready = std::make_unique<Private>(toPort, seed);
    if (!ready->listen())
        return std::unexpected(errno);
    return Proxy(std::move(ready));
}

std::uint16_t Proxy::port() const
{
    return m->port;
}

void Proxy::setServer(std::uint16_t port)
{
    m->toPort = port;
}

void Proxy::setWeather(const Weather& weather)
{
    m->weather = weather;
}

int Proxy::cutAll(Cut how)
{
    int cut = 0;
    for (auto it = m->links.begin(); it != m->links.end();) {
        auto& [id, link] = *it++; // close() erases it
        if (link.silent)
            continue;
        ++cut;
        if (how != Cut::Silent) {
            m->close(id, how == Cut::Reset);
            continue;
        }
        link.silent = true;
        for (const auto& end : link.ends)
            ::epoll_ctl(m->epoll, EPOLL_CTL_DEL, end.descriptor, nullptr);
    }
    return cut;
}

void Proxy::setOpen(bool open)
{
    m->open = open;
}

int Proxy::count() const
{
    return static_cast<int>(
        std::ranges::count_if(m->links, [](const auto& each) { return !each.second.silent; }));
}

std::uint64_t Proxy::passed() const
{
    return m->passed;
}

std::chrono::milliseconds Proxy::untilNext(std::chrono::milliseconds atMost) const
{
    auto next = Clock::now() + atMost;
    for (const auto& [id, link] : m->links)
        for (const auto& end : link.ends)
            if (!link.silent && !end.toIt.empty())
                next = std::min(next, end.toIt.front().due);
    return std::chrono::ceil<std::chrono::milliseconds>(std::max(next - Clock::now(), Clock::duration(0)));
}

void Proxy::step(std::chrono::milliseconds atMost)
{
    std::array<epoll_event, 128> events;
    const int ready = ::epoll_wait(m->epoll, events.data(), static_cast<int>(events.size()),
        static_cast<int>(untilNext(atMost).count()));
    for (int i = 0; i < ready; ++i) {
        const auto data = events[static_cast<std::size_t>(i)].data.u64;
        const auto link = m->links.find(data / 2);
        if (data == 0)
            m->welcome();
        else if (link != m->links.end() && !link->second.silent)
            m->read(link->first, link->second, data % 2);
    }
    m->passAll();
}

} // namespace labrys::test
