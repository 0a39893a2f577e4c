// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/net/clock.h"
#include "app/net/limits.h"
#include "app/net/messages.h"
#include "app/net/token_bucket.h"

#include <QHash>
#include <QHostAddress>

#include <optional>

namespace labrys::net {

/// Who may come in: how many at all, from one address, not yet greeted, and how fast (NET-029, NET-032). The
/// addresses that it remembers are those of open connections, and of recent ones.
class Gate {
public:
    explicit Gate(const Limits& limits)
        : m_limits(limits)
        , m_all({limits.acceptPerSecond, 1000, limits.acceptPerSecond}, milliseconds())
    {
    }

    /// Counts a connection in, or says why not.
    [[nodiscard]] std::optional<RejectCode> enter(const QHostAddress& address, std::int64_t now);
    /// It said hello.
    void greeted() { --m_strangers; }
    /// Another connection took its place; it counts as a stranger until it is gone.
    void turnedStranger() { ++m_strangers; }
    void leave(const QHostAddress& address, bool wasGreeted);
    /// Connections come faster than they may: take none for a moment.
    [[nodiscard]] bool rushed(std::int64_t now) { return m_all.wait(now) > 0; }
    /// Forgets the addresses that nothing is held against.
    void tidy(std::int64_t now);
    [[nodiscard]] int connections() const { return m_connections; }

private:
    struct Caller {
        int connections = 0;
        TokenBucket rate;
    };

    const Limits& m_limits;
    TokenBucket m_all;
    QHash<QHostAddress, Caller> m_callers;
    int m_connections = 0;
    int m_strangers = 0;
};

} // namespace labrys::net
