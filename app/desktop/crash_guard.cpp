// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/crash_guard.h"

#include <QCoreApplication>
#include <QDateTime>
#include <QDir>
#include <QFile>

#include <array>
#include <csignal>
#include <cstring>

#if __has_include(<execinfo.h>)
#include <execinfo.h>
#include <fcntl.h>
#include <unistd.h>
#define LABRYS_CRASH_REPORTS
#endif

namespace labrys::desktop {

namespace {

#ifdef LABRYS_CRASH_REPORTS

constexpr std::array kSignals{SIGSEGV, SIGBUS, SIGILL, SIGFPE, SIGABRT};
constexpr std::array kNames{"SIGSEGV\n", "SIGBUS\n", "SIGILL\n", "SIGFPE\n", "SIGABRT\n"};
static_assert(kSignals.size() == kNames.size());

/// All that a handler may touch: made before, for nothing can be asked of a program that has just failed.
struct Prepared {
    std::array<char, 4096> path{};
    std::array<char, 2048> about{};
    /// A stack of its own: the other may be what ran out.
    std::array<char, 65536> stack{};
};

Prepared& prepared()
{
    static Prepared all;
    return all;
}

void put(int file, const char* text)
{
    if (::write(file, text, std::strlen(text)) < 0)
        return; // there is nobody left to tell
}

void report(int signal)
{
    const int file = ::open(prepared().path.data(), O_WRONLY | O_CREAT | O_TRUNC, 0600);
    if (file >= 0) {
        put(file, prepared().about.data());
        for (std::size_t i = 0; i < kSignals.size(); ++i)
            if (kSignals[i] == signal)
                put(file, kNames[i]);
        std::array<void*, 64> frames{};
        const int count = ::backtrace(frames.data(), static_cast<int>(frames.size()));
        ::backtrace_symbols_fd(frames.data(), count, file);
        ::close(file);
    }
    // The handler was for once: the signal does now what it does without us.
    ::raise(signal);
}

/// False when a text is too long to be held.
bool hold(const QByteArray& text, char* place, std::size_t room)
{
    if (static_cast<std::size_t>(text.size()) >= room)
        return false;
    std::memcpy(place, text.constData(), static_cast<std::size_t>(text.size()) + 1);
    return true;
}

void handleSignals(const QString& path, const QString& about)
{
    auto& all = prepared();
    if (!hold(QFile::encodeName(path), all.path.data(), all.path.size())
        || !hold(about.toUtf8(), all.about.data(), all.about.size()))
        return;
    // The first call loads a library, which a handler could not.
    std::array<void*, 1> frame{};
    ::backtrace(frame.data(), 1);
    stack_t stack{};
    stack.ss_sp = all.stack.data();
    stack.ss_size = all.stack.size();
    ::sigaltstack(&stack, nullptr);
    struct sigaction action = {};
    action.sa_handler = report;
    action.sa_flags = static_cast<int>(SA_ONSTACK | SA_RESETHAND | SA_NODEFER);
    for (const int signal : kSignals)
        ::sigaction(signal, &action, nullptr);
}

void forgetSignals()
{
    for (const int signal : kSignals)
        static_cast<void>(std::signal(signal, SIG_DFL));
}

#else // the system keeps its own reports

void handleSignals(const QString& /*path*/, const QString& /*about*/) { }
void forgetSignals() { }

#endif

QString newestOf(const QString& folder)
{
    QDir reports(folder);
    const auto names = reports.entryList({QStringLiteral("labrys-*.txt")}, QDir::Files, QDir::Name);
    for (qsizetype i = 0; i + CrashGuard::kMostReports < names.size(); ++i)
        reports.remove(names[i]);
    return names.isEmpty() ? QString() : reports.filePath(names.constLast());
}

} // namespace

CrashGuard::CrashGuard(const exchange::Places& places, const QString& about)
    : m_mark(places.cache + QLatin1String("/starting.lock"))
{
    if (places.readOnly || places.crashes.isEmpty())
        return;
    m_newest = newestOf(places.crashes);
    if (QDir().mkpath(places.cache)) {
        const bool was = QFile::exists(m_mark.path());
        // What can be taken although it was there belonged to a start that did not get far.
        m_failedAtStart = m_mark.take() && was;
    }
    if (!QDir().mkpath(places.crashes))
        return;
    // The time comes first, so that names sort by it.
    const auto now = QDateTime::currentDateTimeUtc().toString(QStringLiteral("yyyyMMdd-hhmmss"));
    handleSignals(QStringLiteral("%1/labrys-%2-%3.txt")
                      .arg(places.crashes, now, QString::number(QCoreApplication::applicationPid())),
        about);
}

CrashGuard::~CrashGuard()
{
    forgetSignals();
    started();
}

void CrashGuard::started()
{
    if (m_mark.isTaken())
        m_mark.free();
}

} // namespace labrys::desktop
