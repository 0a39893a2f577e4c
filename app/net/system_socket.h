// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QHostAddress>
#include <QtGlobal>

// The calls of the system for a connected socket, the same on Unix and Windows.
namespace labrys::net::system {

/// What receive() and send() give when nothing will come or go any more.
inline constexpr qint64 kEnded = -1;

/// What a listening socket has for us.
struct Accepted {
    enum class Result { Came, Nobody, Failed } result = Result::Nobody;
    /// Of Came.
    qintptr socket = -1;
};
/// Failed when somebody waits and cannot be let in, for want of a descriptor for instance; the system keeps
/// the reason, as for qt_error_string().
[[nodiscard]] Accepted accept(qintptr listener);
/// Makes it never wait, send small pieces at once, and keep at most so many bytes in the system; false when
/// the system refuses the first.
[[nodiscard]] bool prepare(qintptr socket, qint64 sendBuffer);
[[nodiscard]] QHostAddress peerOf(qintptr socket);
/// How many bytes; 0 when it would have to wait.
[[nodiscard]] qint64 receive(qintptr socket, char* bytes, qint64 size);
[[nodiscard]] qint64 send(qintptr socket, const char* bytes, qint64 size);
/// Tells the other side that nothing more comes.
void endSending(qintptr socket);
/// Makes the end of a socket a reset: what was not sent is dropped at once, by the system too, and the other
/// side learns of it although it does not read.
void resetOnClose(qintptr socket);
void close(qintptr socket);

} // namespace labrys::net::system
