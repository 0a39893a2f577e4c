// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <expected>
#include <memory>

namespace labrys::load {

/// The baseline of everything that is measured of a server (minotaur.md 5): one thread with one epoll sends
/// each frame back as it came, on 127.0.0.1. Linux alone.
class EchoServer {
public:
    /// Fails with errno.
    [[nodiscard]] static std::expected<EchoServer, int> start();
    EchoServer(EchoServer&&) noexcept;
    EchoServer& operator=(EchoServer&&) noexcept;
    /// Stops it.
    ~EchoServer();

    [[nodiscard]] std::uint16_t port() const;

private:
    class Private;
    explicit EchoServer(std::unique_ptr<Private> ready);
    std::unique_ptr<Private> m;
};

} // namespace labrys::load
