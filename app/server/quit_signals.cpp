// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/server/quit_signals.h"

#include <QCoreApplication>

#ifdef Q_OS_UNIX

#include <QSocketNotifier>

#include <array>
#include <csignal>

#include <sys/socket.h>
#include <unistd.h>

namespace labrys::server {

namespace {

constexpr std::array kEnds{SIGTERM, SIGINT, SIGHUP};

/// A handler may do next to nothing: it writes a byte here, and the program reads it when it can.
std::array<int, 2>& ends()
{
    static std::array<int, 2> pair{-1, -1};
    return pair;
}

void ask(int /*signal*/)
{
    const char byte = 1;
    if (::write(ends()[0], &byte, 1) < 0)
        return; // somebody has asked already
}

} // namespace

class QuitSignals::Watch {
public:
    Watch()
    {
        if (::socketpair(AF_UNIX, SOCK_STREAM, 0, ends().data()) != 0)
            return;
        m_notifier = std::make_unique<QSocketNotifier>(ends()[1], QSocketNotifier::Read);
        QObject::connect(m_notifier.get(), &QSocketNotifier::activated, m_notifier.get(), [this] {
            m_notifier->setEnabled(false);
            QCoreApplication::quit();
        });
        struct sigaction action = {};
        action.sa_handler = ask;
        action.sa_flags = static_cast<int>(SA_RESTART);
        for (const int signal : kEnds)
            ::sigaction(signal, &action, nullptr);
    }

    ~Watch()
    {
        for (const int signal : kEnds)
            static_cast<void>(std::signal(signal, SIG_DFL));
        m_notifier.reset();
        for (int& end : ends())
            if (end >= 0)
                ::close(std::exchange(end, -1));
    }
    Watch(const Watch&) = delete;
    Watch& operator=(const Watch&) = delete;

private:
    std::unique_ptr<QSocketNotifier> m_notifier;
};

} // namespace labrys::server

#else

namespace labrys::server {

/// There the system closes the window.
class QuitSignals::Watch { };

} // namespace labrys::server

#endif

namespace labrys::server {

QuitSignals::QuitSignals()
    : m_watch(std::make_unique<Watch>())
{
}

QuitSignals::~QuitSignals() = default;

} // namespace labrys::server
