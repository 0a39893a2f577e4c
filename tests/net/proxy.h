// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <chrono>
#include <cstdint>
#include <expected>
#include <memory>

namespace labrys::test {

/// What a network does to what passes it. Chances are in a thousand, of each portion that is read.
struct Weather {
    std::chrono::milliseconds delay{0};
    int stallPerMille = 0;
    std::chrono::milliseconds stall{0};
    /// Each byte is written by itself.
    bool byteWise = false;
};

/// A TCP proxy on 127.0.0.1 that behaves like a bad network (minotaur.md 3.9), in one epoll and without a
/// thread: it works while step() runs. Its chances follow from a seed. Linux alone.
class Proxy {
public:
    /// To a server on 127.0.0.1. Fails with errno.
    [[nodiscard]] static std::expected<Proxy, int> start(std::uint16_t toPort, std::uint64_t seed);
    Proxy(Proxy&&) noexcept;
    Proxy& operator=(Proxy&&) noexcept;
    ~Proxy();

    [[nodiscard]] std::uint16_t port() const;
    void setServer(std::uint16_t port);
    /// Of what is read from now on.
    void setWeather(const Weather& weather);

    enum class Cut : std::uint8_t {
        /// Both ends hear an end (FIN).
        Finish,
        /// Both ends hear a reset (RST).
        Reset,
        /// Nobody hears anything any more: a cable that was pulled.
        Silent
    };
    /// Cuts every connection that is open now; how many those were.
    int cutAll(Cut how);
    /// Refuses new connections, or lets them in again.
    void setOpen(bool open);
    /// Connections that are neither closed nor silent.
    [[nodiscard]] int count() const;
    /// Bytes that were passed on, both ways.
    [[nodiscard]] std::uint64_t passed() const;

    /// Waits at most so long for something to do, and does it.
    void step(std::chrono::milliseconds atMost);
    /// When step() has to be called at the latest, from now.
    [[nodiscard]] std::chrono::milliseconds untilNext(std::chrono::milliseconds atMost) const;

private:
    class Private;
    explicit Proxy(std::unique_ptr<Private> ready);
    std::unique_ptr<Private> m;
};

} // namespace labrys::test
