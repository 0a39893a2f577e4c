// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/app/terminal/vt_screen.h"

#include <QByteArray>
#include <QString>
#include <QStringList>

#include <functional>

#include <sys/types.h>
#include <termios.h>

namespace labrys::test {

/// `labrys-cli` in a terminal of its own. Waits for what it shows, never for a time.
class Pty {
public:
    struct Setup {
        QStringList arguments = {};
        QString home = {};
        QByteArray term = "xterm-256color";
        int columns = 80;
        int rows = 24;
        /// NAME=VALUE, beside what every test has.
        QList<QByteArray> environment = {};
    };

    explicit Pty(const Setup& setup);
    ~Pty();
    Pty(const Pty&) = delete;
    Pty& operator=(const Pty&) = delete;

    void press(const QByteArray& keys);
    void resize(int columns, int rows);
    /// Says that the terminal has this size, which what is drawn here has not.
    void claim(int columns, int rows) const;
    void signal(int number) const;

    /// Reads until the screen fulfils something; false after ten seconds, or at the end of the program.
    [[nodiscard]] bool waitUntil(const std::function<bool(const VtScreen&)>& fulfilled);
    /// Until a text stands on the screen.
    [[nodiscard]] bool shows(const char* text);
    /// Presses keys and waits for a text.
    [[nodiscard]] bool shows(const char* text, const QByteArray& keys)
    {
        press(keys);
        return shows(text);
    }
    /// Reads what still comes, for recordings: until nothing came for a moment.
    void settle();
    /// Reads to the end of the program; its status as waitpid() gives it, or -1.
    [[nodiscard]] int end();
    /// Until the program was stopped by a signal.
    [[nodiscard]] bool waitStopped() const;

    [[nodiscard]] const VtScreen& screen() const { return m_screen; }
    /// All that was written so far.
    [[nodiscard]] const QByteArray& output() const { return m_output; }
    /// Whether the terminal's modes are those of the beginning.
    [[nodiscard]] bool modesAreAsBefore() const;
    /// Processor time of the program, in microseconds; after end().
    [[nodiscard]] qint64 processorTime() const { return m_processorTime; }

private:
    /// One read; false at the end, or after so many milliseconds.
    bool read(int timeout);

    int m_master = -1;
    /// Kept open, so that its modes can be asked for after the end.
    int m_slave = -1;
    pid_t m_child = -1;
    termios m_before{};
    VtScreen m_screen;
    QByteArray m_output;
    qint64 m_processorTime = 0;
};

} // namespace labrys::test
