// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/load/wire.h"

#include <chrono>
#include <cstdint>
#include <expected>
#include <functional>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

namespace labrys::load {

using Clock = std::chrono::steady_clock;

/// An address of this machine.
struct Endpoint {
    /// IPv4 or IPv6 in numbers.
    std::string host = "127.0.0.1";
    std::uint16_t port = 0;
    bool operator==(const Endpoint&) const = default;
};

/// Lets this process, and those that it starts, have as many descriptors as the system allows at all.
void allowManySockets();

/// Many client connections in one epoll, without threads. Linux alone.
class Sockets {
public:
    /// Which connection; numbers are not used twice.
    using Handle = int;
    static constexpr Handle kNone = -1;

    /// Why a connection is gone.
    enum class Gone : std::uint8_t { Finished, Reset, Refused, Nonsense };

    struct Listener {
        /// A whole frame; `at` is when its last byte had been read. The text lives until the call returns.
        std::function<void(Handle, std::string_view text, Clock::time_point at)> frame;
        std::function<void(Handle, Gone)> gone;
    };

    explicit Sockets(Listener listener);
    ~Sockets();
    Sockets(const Sockets&) = delete;
    Sockets& operator=(const Sockets&) = delete;

    /// Begins to connect; what is sent before it is connected waits. With `window`, the system keeps no more
    /// than about so many bytes that were not read yet. Fails with errno.
    [[nodiscard]] std::expected<Handle, int> open(const Endpoint& to, int window = 0);
    [[nodiscard]] bool isOpen(Handle handle) const;

    /// Sends one frame, or bytes as they are; what the system does not take now is sent later.
    void send(Handle handle, std::string_view json);
    void sendBytes(Handle handle, std::string_view bytes);
    /// Bytes that wait to be sent.
    [[nodiscard]] std::size_t unsent(Handle handle) const;
    /// Bytes that came over a connection that is open.
    [[nodiscard]] std::uint64_t received(Handle handle) const;

    /// A reader that has stopped to read: what is sent to it stays where it is.
    void stopReading(Handle handle);
    /// Neither reads nor writes nor closes: the other end hears nothing any more, as of a cable that was
    /// pulled.
    void goSilent(Handle handle);

    enum class Ending : std::uint8_t { Finish, Reset };
    /// Ends a connection by FIN or by RST; gone() is not called.
    void close(Handle handle, Ending ending = Ending::Finish);

    /// Waits until something came or `timeout` has passed, and tells the listener.
    void wait(std::chrono::milliseconds timeout);

    [[nodiscard]] std::size_t count() const;

private:
    class Private;
    std::unique_ptr<Private> m;
};

} // namespace labrys::load
