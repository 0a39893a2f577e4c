// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
// The network game by ear and in plain lines: real programs at pipes, a real server.
#include "tests/app/terminal/server_thread.h"
#include "tests/support/test_main.h"

#include <QCoreApplication>
#include <QProcess>
#include <QTemporaryDir>
#include <QTest>

#include <array>
#include <memory>

using namespace labrys;
using namespace labrys::test;

namespace {

constexpr std::array kSteps{"s", "s", "d", "w", "s", "d", "d"};
/// The second player begins a cell farther south.
constexpr std::array kSecondSteps{".", "s", "d", "w", "s", "d", "d"};
constexpr int kPatience = 10'000;

/// `labrys-cli` at a pipe; waits for what it says, never for a time.
class Speaker {
public:
    Speaker(const QString& address, const char* name, const char* edition)
    {
        auto environment = QProcessEnvironment::systemEnvironment();
        environment.insert(QStringLiteral("LABRYS_HOME"), m_home.path());
        environment.insert(QStringLiteral("LC_ALL"), QStringLiteral("C.UTF-8"));
        m_process.setProcessEnvironment(environment);
        m_process.start(QCoreApplication::applicationDirPath() + QStringLiteral("/labrys-cli"),
            {QStringLiteral("play"), QStringLiteral("minotaur"), QLatin1String(edition),
                QStringLiteral("--server"), address, QStringLiteral("--name"), QLatin1String(name)});
    }
    ~Speaker()
    {
        m_process.kill();
        m_process.waitForFinished();
    }
    void press(const QByteArray& keys)
    {
        m_process.write(keys);
        m_process.waitForBytesWritten();
    }
    /// Until a text is said after what was waited for before.
    bool says(const char* text)
    {
        return QTest::qWaitFor(
            [&] {
                m_heard += m_process.readAllStandardOutput();
                const auto at = m_heard.indexOf(text, m_from);
                if (at < 0)
                    return false;
                m_from = at + static_cast<qsizetype>(qstrlen(text));
                return true;
            },
            kPatience);
    }
    bool says(const char* text, const QByteArray& keys)
    {
        press(keys);
        return says(text);
    }
    /// The number before an entry of the list that was said last.
    [[nodiscard]] QByteArray numberOf(const char* entry) const
    {
        const auto at = m_heard.lastIndexOf(entry);
        return at < 2 || at < m_heard.lastIndexOf('\n', m_from - 1) ? QByteArray() : m_heard.mid(at - 2, 1);
    }
    [[nodiscard]] const char* rest() const { return m_heard.constData() + m_from; }
    [[nodiscard]] int end()
    {
        m_process.closeWriteChannel();
        return m_process.waitForFinished(kPatience) ? m_process.exitCode() : -1;
    }

private:
    QTemporaryDir m_home;
    QProcess m_process;
    QByteArray m_heard;
    qsizetype m_from = 0;
};

} // namespace

#define SAYS(speaker, ...) QVERIFY2((speaker).says(__VA_ARGS__), (speaker).rest())

class TestNetSpeech : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void twoWhoHearOrReadLinesPlayAMatchToItsEnd_data()
    {
        QTest::addColumn<QString>("edition");
        QTest::newRow("speech") << QStringLiteral("--speech");
        QTest::newRow("plain lines") << QStringLiteral("--plain");
    }
    void twoWhoHearOrReadLinesPlayAMatchToItsEnd() // ASC-110, ASC-112, ASC-114, minotaur.md 6.3
    {
        QFETCH(const QString, edition);
        const QTemporaryDir state;
        ServerThread server(state.path());
        Speaker one(server.address(), "Ann", qPrintable(edition));
        SAYS(one, "Nobody else is here yet");
        Speaker two(server.address(), "Bob", qPrintable(edition));
        SAYS(two, "Invite Ann");
        SAYS(one, "Bob came in.");
        SAYS(one, "1 Invite Bob", "r");
        SAYS(one, "Which mazes?", "1");
        // Of a long list the last digit says the next part.
        QByteArray number;
        while (number.isEmpty()) {
            SAYS(one, "9 more.");
            number = one.numberOf("Two quiet levels");
            if (number.isEmpty())
                one.press("9");
        }
        SAYS(one, "How difficult?", number);
        SAYS(one, "You have invited Bob.", "1");
        SAYS(two, "Ann invites you: Two quiet levels, ranked.");
        two.press("y");
        SAYS(two, "Ann's turn.");
        SAYS(one, "Your turn.");
        // A phrase, and a line; a step at another's turn is a hint.
        two.press("4c" + QByteArray("wasd was here\n") + "s");
        SAYS(one, "Bob: Thanks");
        SAYS(one, "Bob: wasd was here");
        SAYS(two, "It is Ann's turn.");
        SAYS(one, "A wall is to the west", "a");
        for (const bool last : {false, true}) {
            for (std::size_t step = 0; step < kSteps.size(); ++step) {
                one.press(kSteps[step]);
                SAYS(one, "Bob's turn.");
                SAYS(two, "Your turn.");
                two.press(kSecondSteps[step]);
                if (step + 1 < kSteps.size()) {
                    SAYS(two, "Ann's turn.");
                    SAYS(one, "Your turn.");
                }
            }
            if (last)
                break;
            SAYS(one, "Level 1 is done.");
            SAYS(one, "N: you are ready for the next level.");
            SAYS(two, "N: you are ready for the next level.");
            SAYS(two, "You are ready; waiting for Ann.", "n");
            SAYS(one, "Bob is ready.");
            one.press("n");
            SAYS(one, "Your turn.");
            SAYS(two, "Ann's turn.");
        }
        for (auto* speaker : {&one, &two}) {
            SAYS(*speaker, "You are both through the labyrinth.");
            SAYS(*speaker, "Points of the run");
            SAYS(*speaker, "The replay is kept in");
        }
        // An ended input ends the program.
        QCOMPARE(one.end(), 0);
        QCOMPARE(two.end(), 0);
    }
    void aCutIsSaidAndMended() // ASC-117, NET-021, NET-023
    {
        const QTemporaryDir state;
        ServerThread server(state.path());
        Speaker one(server.address(), "Ann", "--speech");
        SAYS(one, "Nobody else is here yet");
        server.stop();
        SAYS(one, "The connection is lost.");
        server.start();
        SAYS(one, "The connection is back.");
        SAYS(one, "Ann: still here", "cstill here\n");
    }
};

LABRYS_TEST(TestNetSpeech)
#include "tst_net_speech.moc"
