// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string_view>

namespace labrys::cli {

/// Keeps watch over the terminal while it is used key by key: signals become events of one loop, and whatever
/// ends the program leaves the terminal as it was (minotaur.md 6.3). One at a time; on systems without
/// signals it only waits.
///
/// Waiting runs the event loop of Qt, so that a connection lives while a key is awaited: nothing is polled,
/// and nothing blocks the other (NET-022).
class TerminalGuard {
public:
    TerminalGuard();
    ~TerminalGuard();
    TerminalGuard(const TerminalGuard&) = delete;
    TerminalGuard& operator=(const TerminalGuard&) = delete;

    enum class Event { Input, Resized, Suspend, Continued, Woken, Stop };
    /// Waits for input, a signal or wake(); Stop is said again and again once it was said.
    [[nodiscard]] Event wait();
    /// Makes the wait that runs, or the next one, end with Woken: something else is new. In the same thread.
    void wake();
    /// Whether waiting hears anything but keys.
    [[nodiscard]] static bool canBeWoken();
    /// Single keys without Enter and without an echo, or lines again.
    void useKeys();
    void useLines();
    /// What is written when the program breaks down: the end of full-screen mode, for instance.
    void setFarewell(std::string_view bytes);
    /// Stops as if nobody had watched: the shell has the terminal until the program goes on.
    void suspend();
    /// Ends the program by the signal that said Stop, if one did; after the terminal was restored.
    static void passOnSignal();

    /// The next byte of the standard input; nothing at its end.
    [[nodiscard]] static std::optional<char> readByte();
    /// Whether the standard input and output are a terminal.
    [[nodiscard]] static bool inputIsTerminal();
    [[nodiscard]] static bool outputIsTerminal();

private:
    bool m_woken = false;
};

} // namespace labrys::cli
