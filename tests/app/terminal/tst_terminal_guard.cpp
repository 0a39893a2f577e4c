// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
// One wait for keys and for everything else that is new.
#include "app/cli/terminal/terminal_guard.h"
#include "tests/support/test_main.h"

#include <QAbstractEventDispatcher>
#include <QTcpServer>
#include <QTcpSocket>
#include <QTimer>

#include <array>
#include <csignal>

#include <unistd.h>

using namespace labrys;
using cli::TerminalGuard;

class TestTerminalGuard : public QObject {
    Q_OBJECT

    /// The standard input of this process is a pipe while this lives.
    class PipedInput {
    public:
        PipedInput()
            : m_before(dup(STDIN_FILENO))
        {
            if (pipe(m_ends.data()) == 0)
                dup2(m_ends[0], STDIN_FILENO);
        }
        ~PipedInput()
        {
            dup2(m_before, STDIN_FILENO);
            for (const int end : {m_before, m_ends[0], m_ends[1]})
                close(end);
        }
        PipedInput(const PipedInput&) = delete;
        PipedInput& operator=(const PipedInput&) = delete;

        [[nodiscard]] bool type(char byte) const { return write(m_ends[1], &byte, 1) == 1; }

    private:
        int m_before;
        std::array<int, 2> m_ends{-1, -1};
    };

private Q_SLOTS:
    void keysSignalsAndTheNetworkEndOneWait()
    {
        const PipedInput input;
        TerminalGuard guard;
        QVERIFY(input.type('w'));
        QCOMPARE(guard.wait(), TerminalGuard::Event::Input);
        QCOMPARE(TerminalGuard::readByte(), std::optional('w'));
        // While nothing is typed, a connection is served, and what it brings ends the wait.
        QTcpServer server;
        QVERIFY(server.listen(QHostAddress::LocalHost));
        connect(&server, &QTcpServer::newConnection, &server,
            [&] { server.nextPendingConnection()->write("x"); });
        QTcpSocket socket;
        connect(&socket, &QTcpSocket::readyRead, &socket, [&] { guard.wake(); });
        socket.connectToHost(QHostAddress(QHostAddress::LocalHost), server.serverPort());
        QCOMPARE(guard.wait(), TerminalGuard::Event::Woken);
        QCOMPARE(socket.readAll(), QByteArray("x"));
        QTimer::singleShot(0, this, [] { raise(SIGWINCH); });
        QCOMPARE(guard.wait(), TerminalGuard::Event::Resized);
        QTimer::singleShot(0, this, [&] { QVERIFY(input.type('a')); });
        QCOMPARE(guard.wait(), TerminalGuard::Event::Input);
        QCOMPARE(TerminalGuard::readByte(), std::optional('a'));
    }
    void whoWaitsDoesNothing()
    {
        const PipedInput input;
        TerminalGuard guard;
        int rounds = 0;
        connect(
            QAbstractEventDispatcher::instance(), &QAbstractEventDispatcher::awake, this, [&] { ++rounds; });
        constexpr int kTimers = 5;
        QTimer timer;
        connect(&timer, &QTimer::timeout, &timer, [&] { guard.wake(); });
        timer.start(20);
        for (int i = 0; i < kTimers; ++i)
            QCOMPARE(guard.wait(), TerminalGuard::Event::Woken);
        // A few turns of the loop for each time that something was new, and none between.
        QVERIFY2(rounds <= 4 * kTimers, qPrintable(QString::number(rounds)));
    }
};

LABRYS_TEST(TestTerminalGuard)
#include "tst_terminal_guard.moc"
