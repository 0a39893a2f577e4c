// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/app/terminal/pty.h"

#include <QCoreApplication>
#include <QElapsedTimer>

#include <array>
#include <cerrno>
#include <csignal>
#include <vector>

#include <fcntl.h>
#include <poll.h>
#include <sys/ioctl.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>
#ifdef __APPLE__
#include <util.h>
#else
#include <pty.h>
#include <utmp.h>
#endif

namespace labrys::test {

namespace {

constexpr int kPatience = 10000;

std::vector<char*> pointers(QList<QByteArray>& texts)
{
    std::vector<char*> found;
    for (QByteArray& text : texts)
        found.push_back(text.data());
    found.push_back(nullptr);
    return found;
}

} // namespace

Pty::Pty(const Setup& setup)
    : m_screen(setup.columns, setup.rows)
{
    QList<QByteArray> arguments{
        QCoreApplication::applicationDirPath().toUtf8() + "/labrys-cli", "play", "minotaur"};
    for (const QString& argument : setup.arguments)
        arguments.append(argument.toUtf8());
    QList<QByteArray> environment{"TERM=" + setup.term, "LABRYS_HOME=" + setup.home.toUtf8(),
        "HOME=" + setup.home.toUtf8(), "LC_ALL=C.UTF-8", "PATH=/usr/bin:/bin"};
    // A later value counts.
    for (const QByteArray& variable : setup.environment) {
        const QByteArray name = variable.left(variable.indexOf('=') + 1);
        environment.removeIf([&](const QByteArray& other) { return other.startsWith(name); });
        environment.append(variable);
    }
    const auto argv = pointers(arguments);
    const auto envp = pointers(environment);
    winsize size{};
    size.ws_col = static_cast<unsigned short>(setup.columns);
    size.ws_row = static_cast<unsigned short>(setup.rows);
    if (openpty(&m_master, &m_slave, nullptr, nullptr, &size) != 0)
        return;
    tcgetattr(m_slave, &m_before);
    fcntl(m_master, F_SETFD, FD_CLOEXEC);
    m_child = fork();
    if (m_child == 0) {
        login_tty(m_slave);
        execve(argv[0], argv.data(), envp.data());
        _exit(127);
    }
}

Pty::~Pty()
{
    if (m_child > 0) {
        kill(m_child, SIGKILL);
        waitpid(m_child, nullptr, 0);
    }
    close(m_slave);
    close(m_master);
}

void Pty::press(const QByteArray& keys)
{
    [[maybe_unused]] const auto written
        = write(m_master, keys.constData(), static_cast<std::size_t>(keys.size()));
}

void Pty::resize(int columns, int rows)
{
    m_screen.resize(columns, rows);
    claim(columns, rows);
}

void Pty::claim(int columns, int rows) const
{
    winsize size{};
    size.ws_col = static_cast<unsigned short>(columns);
    size.ws_row = static_cast<unsigned short>(rows);
    ioctl(m_master, TIOCSWINSZ, &size);
}

void Pty::signal(int number) const
{
    kill(m_child, number);
}

bool Pty::read(int timeout)
{
    pollfd end{m_master, POLLIN, 0};
    if (poll(&end, 1, timeout) <= 0 || (end.revents & POLLIN) == 0)
        return false;
    std::array<char, 65536> bytes;
    const auto count = ::read(m_master, bytes.data(), bytes.size());
    if (count <= 0)
        return false;
    const QByteArray arrived(bytes.data(), static_cast<qsizetype>(count));
    m_output += arrived;
    m_screen.feed(arrived);
    return true;
}

bool Pty::waitUntil(const std::function<bool(const VtScreen&)>& fulfilled)
{
    QElapsedTimer clock;
    clock.start();
    while (!fulfilled(m_screen)) {
        if (clock.elapsed() > kPatience)
            return false;
        if (read(50))
            continue;
        siginfo_t info{};
        if (waitid(P_PID, static_cast<id_t>(m_child), &info, WEXITED | WNOHANG | WNOWAIT) != 0
            || info.si_pid == m_child) {
            while (read(0)) { }
            return fulfilled(m_screen);
        }
    }
    return true;
}

bool Pty::shows(const char* text)
{
    const QString wanted = QString::fromUtf8(text);
    return waitUntil([&](const VtScreen& screen) { return screen.text().contains(wanted); });
}

void Pty::settle()
{
    constexpr int kMoment = 60;
    while (read(kMoment)) { }
}

int Pty::end()
{
    if (m_child < 0)
        return -1;
    QElapsedTimer clock;
    clock.start();
    int status = -1;
    rusage used{};
    while (wait4(m_child, &status, WNOHANG, &used) != m_child) {
        read(20);
        if (clock.elapsed() > kPatience)
            return -1;
    }
    while (read(0)) { }
    m_child = -1;
    m_processorTime = qint64{used.ru_utime.tv_sec + used.ru_stime.tv_sec} * 1'000'000 + used.ru_utime.tv_usec
        + used.ru_stime.tv_usec;
    return status;
}

bool Pty::waitStopped() const
{
    siginfo_t info{};
    return waitid(P_PID, static_cast<id_t>(m_child), &info, WSTOPPED | WNOWAIT) == 0
        && info.si_code == CLD_STOPPED;
}

bool Pty::modesAreAsBefore() const
{
    termios now{};
    tcgetattr(m_slave, &now);
    return now.c_lflag == m_before.c_lflag && now.c_iflag == m_before.c_iflag
        && now.c_oflag == m_before.c_oflag && now.c_cc[VMIN] == m_before.c_cc[VMIN];
}

} // namespace labrys::test
