// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/terminal/terminal_guard.h"

#include <QtGlobal>

#ifdef Q_OS_UNIX

#include <QCoreApplication>
#include <QEventLoop>
#include <QSocketNotifier>

#include <algorithm>
#include <array>
#include <cerrno>
#include <csignal>
#include <cstddef>
#include <utility>

#include <fcntl.h>
#include <poll.h>
#include <termios.h>
#include <unistd.h>

namespace labrys::cli {

namespace {

constexpr std::array kWatched{SIGINT, SIGTERM, SIGHUP, SIGQUIT, SIGWINCH, SIGTSTP, SIGCONT};
constexpr std::array kBreakdowns{SIGABRT, SIGSEGV, SIGBUS, SIGFPE, SIGILL};

/// Handlers of signals reach nothing but what is static.
struct Watch {
    std::array<int, 2> pipe{-1, -1};
    termios before{};
    bool terminal = false;
    std::array<char, 256> farewell{};
    std::size_t farewellSize = 0;
    std::array<struct sigaction, kWatched.size()> watchedBefore{};
    std::array<struct sigaction, kBreakdowns.size()> breakdownsBefore{};
    volatile std::sig_atomic_t endedBy = 0;
};
Watch watch;

void note(int signal)
{
    const int kept = errno;
    const auto byte = static_cast<char>(signal);
    [[maybe_unused]] const auto written = write(watch.pipe[1], &byte, 1);
    errno = kept;
}

void breakDown(int signal)
{
    [[maybe_unused]] const auto written = write(STDOUT_FILENO, watch.farewell.data(), watch.farewellSize);
    if (watch.terminal)
        tcsetattr(STDIN_FILENO, TCSANOW, &watch.before);
    std::signal(signal, SIG_DFL);
    raise(signal);
}

/// Installs a handler, but never for what was ignored from the start, as under nohup.
void install(int signal, void (*handler)(int), struct sigaction& before)
{
    struct sigaction action{};
    action.sa_handler = handler;
    sigemptyset(&action.sa_mask);
    sigaction(signal, nullptr, &before);
    if (before.sa_handler != SIG_IGN)
        sigaction(signal, &action, nullptr);
}

TerminalGuard::Event eventOf(int signal)
{
    switch (signal) {
    case SIGWINCH:
        return TerminalGuard::Event::Resized;
    case SIGTSTP:
        return TerminalGuard::Event::Suspend;
    case SIGCONT:
        return TerminalGuard::Event::Continued;
    default:
        watch.endedBy = signal;
        return TerminalGuard::Event::Stop;
    }
}

} // namespace

TerminalGuard::TerminalGuard()
{
    watch.endedBy = 0;
    watch.farewellSize = 0;
    watch.terminal = tcgetattr(STDIN_FILENO, &watch.before) == 0;
    if (::pipe(watch.pipe.data()) == 0)
        for (const int end : watch.pipe) {
            fcntl(end, F_SETFL, O_NONBLOCK);
            fcntl(end, F_SETFD, FD_CLOEXEC);
        }
    for (std::size_t i = 0; i < kWatched.size(); ++i)
        install(kWatched[i], note, watch.watchedBefore[i]);
    for (std::size_t i = 0; i < kBreakdowns.size(); ++i)
        install(kBreakdowns[i], breakDown, watch.breakdownsBefore[i]);
}

TerminalGuard::~TerminalGuard()
{
    useLines();
    for (std::size_t i = 0; i < kWatched.size(); ++i)
        sigaction(kWatched[i], &watch.watchedBefore[i], nullptr);
    for (std::size_t i = 0; i < kBreakdowns.size(); ++i)
        sigaction(kBreakdowns[i], &watch.breakdownsBefore[i], nullptr);
    for (int& end : watch.pipe) {
        close(end);
        end = -1;
    }
}

TerminalGuard::Event TerminalGuard::wait()
{
    while (watch.endedBy == 0) {
        std::array<pollfd, 2> ends{pollfd{watch.pipe[0], POLLIN, 0}, pollfd{STDIN_FILENO, POLLIN, 0}};
        const int ready = poll(ends.data(), ends.size(), 0);
        if (ready < 0 && errno != EINTR)
            break;
        char signal = 0;
        if (read(watch.pipe[0], &signal, 1) == 1)
            return eventOf(signal);
        if (ready > 0 && ends[1].revents != 0) {
            // A terminal that is gone; of a pipe that ended there may be more to read.
            if (watch.terminal && (ends[1].revents & (POLLHUP | POLLERR | POLLNVAL)) != 0)
                break;
            return Event::Input;
        }
        if (std::exchange(m_woken, false))
            return Event::Woken;
        const QSocketNotifier signals(watch.pipe[0], QSocketNotifier::Read);
        const QSocketNotifier input(STDIN_FILENO, QSocketNotifier::Read);
        QCoreApplication::processEvents(QEventLoop::AllEvents | QEventLoop::WaitForMoreEvents);
    }
    return Event::Stop;
}

void TerminalGuard::wake()
{
    m_woken = true;
}

bool TerminalGuard::canBeWoken()
{
    return true;
}

void TerminalGuard::useKeys()
{
    if (!watch.terminal)
        return;
    termios keys = watch.before;
    keys.c_lflag &= ~static_cast<tcflag_t>(ICANON | ECHO);
    keys.c_cc[VMIN] = 1;
    keys.c_cc[VTIME] = 0;
    tcsetattr(STDIN_FILENO, TCSADRAIN, &keys);
}

void TerminalGuard::useLines()
{
    if (watch.terminal)
        tcsetattr(STDIN_FILENO, TCSADRAIN, &watch.before);
}

void TerminalGuard::setFarewell(std::string_view bytes)
{
    watch.farewellSize = std::min(bytes.size(), watch.farewell.size());
    std::ranges::copy(bytes.substr(0, watch.farewellSize), watch.farewell.begin());
}

void TerminalGuard::suspend()
{
    struct sigaction ours{};
    struct sigaction usual{};
    usual.sa_handler = SIG_DFL;
    sigemptyset(&usual.sa_mask);
    sigaction(SIGTSTP, &usual, &ours);
    raise(SIGTSTP);
    sigaction(SIGTSTP, &ours, nullptr);
}

void TerminalGuard::passOnSignal()
{
    if (watch.endedBy == 0)
        return;
    std::signal(watch.endedBy, SIG_DFL);
    raise(watch.endedBy);
}

std::optional<char> TerminalGuard::readByte()
{
    char byte = 0;
    return read(STDIN_FILENO, &byte, 1) == 1 ? std::optional(byte) : std::nullopt;
}

bool TerminalGuard::inputIsTerminal()
{
    return isatty(STDIN_FILENO) != 0;
}

bool TerminalGuard::outputIsTerminal()
{
    return isatty(STDOUT_FILENO) != 0;
}

} // namespace labrys::cli

#else

#include <cstdio>

namespace labrys::cli {

TerminalGuard::TerminalGuard() = default;
TerminalGuard::~TerminalGuard() = default;

TerminalGuard::Event TerminalGuard::wait()
{
    return Event::Input;
}

void TerminalGuard::wake() { }

bool TerminalGuard::canBeWoken()
{
    return false;
}

void TerminalGuard::useKeys() { }
void TerminalGuard::useLines() { }
void TerminalGuard::setFarewell(std::string_view) { }
void TerminalGuard::suspend() { }
void TerminalGuard::passOnSignal() { }

std::optional<char> TerminalGuard::readByte()
{
    const int byte = std::getchar();
    return byte == EOF ? std::nullopt : std::optional(static_cast<char>(byte));
}

bool TerminalGuard::inputIsTerminal()
{
    return true;
}

bool TerminalGuard::outputIsTerminal()
{
    return true;
}

} // namespace labrys::cli

#endif
