// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/net/frame.h"

#include "core/base/assert.h"

#include <QtEndian>

#include <algorithm>
#include <cstring>

namespace labrys::net {

namespace {

constexpr int kHeadBytes = 4;
/// What a reader keeps between two messages; most are far smaller.
constexpr qsizetype kKeptBytes = 1024;

} // namespace

QByteArray frameOf(std::string_view message)
{
    LABRYS_ASSERT(!message.empty() && message.size() <= kServerFrameBytes);
    QByteArray frame(static_cast<qsizetype>(message.size()) + kHeadBytes, Qt::Uninitialized);
    qToBigEndian(static_cast<quint32>(message.size()), frame.data());
    std::memcpy(frame.data() + kHeadBytes, message.data(), message.size());
    return frame;
}

FrameReader::Status FrameReader::take(std::string_view& input)
{
    if (m_bad)
        return Status::BadLength;
    if (m_inBody && m_filled == m_wanted) { // the last one was read
        m_inBody = false;
        m_wanted = m_filled = 0;
        if (m_body.size() > kKeptBytes)
            m_body = {};
    }
    while (!m_inBody) {
        if (input.empty())
            return Status::NeedsMore;
        m_wanted = m_wanted << 8U | static_cast<unsigned char>(input.front());
        input.remove_prefix(1);
        if (++m_headBytes < kHeadBytes)
            continue;
        m_headBytes = 0;
        if (m_wanted == 0 || m_wanted > m_most) {
            m_bad = true;
            return Status::BadLength;
        }
        m_inBody = true;
    }
    const std::size_t taken = std::min(m_wanted - m_filled, input.size());
    // Grows with what has come, not with what was announced.
    m_body.resize(std::max(m_body.size(), static_cast<qsizetype>(m_filled + taken)));
    std::memcpy(m_body.data() + m_filled, input.data(), taken);
    m_filled += taken;
    input.remove_prefix(taken);
    return m_filled == m_wanted ? Status::Message : Status::NeedsMore;
}

} // namespace labrys::net
