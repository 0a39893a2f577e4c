// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>

#include <cstddef>
#include <optional>
#include <string_view>

namespace labrys::net {

/// The most bytes of one message (NET-001), its length not counted.
inline constexpr std::size_t kClientFrameBytes = std::size_t{4} << 10U;
inline constexpr std::size_t kServerFrameBytes = std::size_t{64} << 10U;

/// A message with its length before it: 4 bytes, the highest first.
[[nodiscard]] QByteArray frameOf(std::string_view message);

/// Cuts what comes out of a socket into messages, however it was split or joined on its way (NET-003). Holds
/// at most one message: nothing is allocated for a length before it is believed (NET-001).
class FrameReader {
public:
    /// `most`: the bytes of the longest message that is taken.
    explicit FrameReader(std::size_t most)
        : m_most(most)
    {
    }

    enum class Status { Message, NeedsMore, BadLength };
    /// Takes bytes from the front of `input` until a message is whole; it stays valid until the next call.
    /// After BadLength nothing more is taken.
    Status take(std::string_view& input);
    [[nodiscard]] std::string_view message() const { return {m_body.data(), m_filled}; }
    /// Whether a message has begun and is not whole.
    [[nodiscard]] bool partial() const { return m_headBytes > 0 || (m_inBody && m_filled < m_wanted); }

private:
    std::size_t m_most;
    /// The length, as far as it has come.
    std::size_t m_wanted = 0;
    int m_headBytes = 0;
    bool m_inBody = false;
    bool m_bad = false;
    QByteArray m_body;
    std::size_t m_filled = 0;
};

} // namespace labrys::net
