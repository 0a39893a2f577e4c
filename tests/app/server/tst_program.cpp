// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/net/client.h"
#include "app/net/match_log.h"
#include "app/net/server_config.h"
#include "app/net/token.h"
#include "app/server/rotating_log.h"

#include "tests/app/net/party.h"
#include "tests/support/test_main.h"

#include <QCoreApplication>
#include <QDir>
#include <QElapsedTimer>
#include <QProcess>
#include <QTemporaryDir>

#ifdef Q_OS_LINUX
#include <csignal>
#include <cstring>
#include <sys/socket.h>
#include <sys/un.h>
#include <unistd.h>
#endif

using namespace labrys;
using namespace labrys::test;
using namespace Qt::StringLiterals;

namespace labrys::test {

static QString program()
{
    return QCoreApplication::applicationDirPath() + u"/labrys-server"_s;
}

/// The program with a folder of its own.
class Daemon {
public:
    explicit Daemon(const QStringList& more = {},
        const QProcessEnvironment& environment = QProcessEnvironment::systemEnvironment())
    {
        m_process.setProcessEnvironment(environment);
        m_process.start(program(),
            QStringList{u"--port"_s, u"0"_s, u"--tls-port"_s, u"off"_s, u"--discovery"_s, u"off"_s,
                u"--listen"_s, u"127.0.0.1"_s, u"--state-directory"_s, m_folder.path()}
                + more);
        static_cast<void>(comesTrue([this] {
            m_output += m_process.readAllStandardOutput();
            return m_output.contains('\n') || m_process.state() == QProcess::NotRunning;
        }));
    }
    ~Daemon()
    {
        m_process.kill();
        m_process.waitForFinished();
    }
    [[nodiscard]] QProcess& process() { return m_process; }
    [[nodiscard]] net::Address address() const
    {
        return {u"127.0.0.1"_s, static_cast<std::uint16_t>(m_output.mid(5).split('\n')[0].toInt()), false};
    }
    [[nodiscard]] const QByteArray& output() const { return m_output; }
    [[nodiscard]] QString file(const QString& name) const { return m_folder.filePath(name); }

private:
    QTemporaryDir m_folder;
    QProcess m_process;
    QByteArray m_output;
};

struct Said {
    int exit = -1;
    QByteArray out;
    QByteArray error;
};

static Said run(const QStringList& arguments)
{
    QProcess process;
    process.start(program(), arguments);
    if (!process.waitForFinished(10'000))
        return {};
    return {process.exitCode(), process.readAllStandardOutput(), process.readAllStandardError()};
}

} // namespace labrys::test

class TestProgram : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void aFreePortIsPrintedAndServed() // ASC-111, NET-040, NET-043
    {
        Daemon daemon;
        QVERIFY(daemon.output().startsWith("port "));
        Guest guest(daemon.address(), u"Ariane"_s);
        QVERIFY(comesTrue([&] { return guest.isIn(net::Client::State::Lobby); }));
        QCOMPARE(guest.client.welcome().server, std::string("Labrys"));
    }

    void theConfigurationIsCheckedWithoutAPort() // NET-029, NET-040
    {
        const auto usual = run({u"--check-config"_s, u"--language"_s, u"en"_s});
        QCOMPARE(usual.exit, 0);
        net::ServerConfig read;
        QVERIFY(net::readConfig(read, usual.out, u"out"_s).empty());
        QVERIFY(read == net::ServerConfig());
        for (const auto key : net::configKeys())
            QVERIFY2(usual.out.contains(QByteArray(key.data(), static_cast<qsizetype>(key.size())) + " ="),
                std::string(key).c_str());
        const auto more = run({u"--check-config"_s, u"--clients"_s, u"7"_s});
        QVERIFY(more.out.contains("\nclients = 7\n"));
        const QTemporaryDir folder;
        QFile file(folder.filePath(u"server.conf"_s));
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write("# ours\nclients = 9\nclients_max = 3\nport = many\n");
        file.close();
        const auto wrong
            = run({u"--check-config"_s, u"--config"_s, file.fileName(), u"--language"_s, u"en"_s});
        QCOMPARE(wrong.exit, 2);
        QVERIFY(wrong.out.isEmpty());
        QVERIFY2(wrong.error.contains("server.conf:3:"), wrong.error);
        QVERIFY(wrong.error.contains("server.conf:4:"));
        QCOMPARE(run({u"--no-such"_s}).exit, 2);
        QCOMPARE(run({u"--version"_s}).exit, 0);
        QCOMPARE(run({u"--help"_s}).exit, 0);
        QCOMPARE(run({u"--game"_s, u"chess"_s, u"--port"_s, u"0"_s}).exit, 2);
    }

    void manyStoredMatchesHoldNobodyUp() // NET-043: within 2 s with 256; NET-028, NET-038
    {
        const QTemporaryDir folder;
        const QString matches = folder.filePath(u"matches"_s);
        QVERIFY(QDir().mkpath(matches));
        const auto host = allGames().find("minotaur")->host();
        const auto token = net::makeToken();
        game::Summary wanted;
        const auto hash = net::hashOfToken(token).toHex().toStdString();
        for (int id = 1; id <= 256; ++id) {
            const auto match
                = host->begin({"generated", "ranked", Seed(static_cast<std::uint64_t>(id % 8))}, Seed(1));
            QVERIFY(match.has_value());
            // They wait until somebody is caught, for 20 rounds at most.
            for (int turn = 0; turn < 40 && (*match)->summary().outcome == game::Outcome::Running
                && (*match)->toMove() == turn % 2;
                ++turn)
                QVERIFY((*match)->submit(turn % 2, turn % 2 == 0 ? "." : ",").has_value());
            if (id == 200)
                wanted = (*match)->summary();
            net::KeptMatch kept;
            kept.begun = {id, "minotaur", "Seven mazes", {"generated", "ranked", "", true},
                {{"Ariane " + std::to_string(id), id == 200 ? hash : std::string(64, 'a'), false},
                    {"Minos " + std::to_string(id), std::string(64, 'b'), false}},
                (*match)->header()};
            kept.decisions = (*match)->log();
            QFile file(net::logPath(matches, id));
            QVERIFY(file.open(QIODevice::WriteOnly));
            file.write(net::wholeLog(kept));
        }
        QProcess process;
        QElapsedTimer clock;
        clock.start();
        process.start(program(),
            {u"--port"_s, u"0"_s, u"--tls-port"_s, u"off"_s, u"--discovery"_s, u"off"_s, u"--listen"_s,
                u"127.0.0.1"_s, u"--state-directory"_s, folder.path()});
        QVERIFY(process.waitForReadyRead(10'000));
        const auto began = clock.elapsed();
        const auto port = static_cast<std::uint16_t>(process.readLine().mid(5).trimmed().toInt());
        clock.restart();
        Guest guest({u"127.0.0.1"_s, port, false}, u"Ariane 200"_s, QString::fromStdString(token));
        QVERIFY(comesTrue([&] { return !guest.views.empty(); }));
        qInfo("accepts after %lld ms with 256 matches; one of them is played again after %lld ms",
            static_cast<long long>(began), static_cast<long long>(clock.elapsed()));
        QVERIFY(began < 2'000 && clock.elapsed() < 1'000);
        QVERIFY(guest.player->summary() == wanted);
        process.kill();
        process.waitForFinished();
    }

    void aTakenPortIsNamed() // NET-036
    {
        Daemon daemon;
        const auto second = run({u"--port"_s, QString::number(daemon.address().port), u"--listen"_s,
            u"127.0.0.1"_s, u"--tls-port"_s, u"off"_s, u"--language"_s, u"en"_s, u"--state-directory"_s,
            daemon.file(u"other"_s)});
        QCOMPARE(second.exit, 3);
        QVERIFY(second.error.contains(QByteArray::number(daemon.address().port)));
    }

#ifdef Q_OS_LINUX
    void itEndsWithANoticeWhenAsked() // NET-015, NET-039
    {
        for (const int signal : {SIGTERM, SIGINT}) {
            Daemon daemon;
            Guest guest(daemon.address(), u"Ariane"_s);
            QVERIFY(comesTrue([&] { return guest.isIn(net::Client::State::Lobby); }));
            QVERIFY(::kill(static_cast<pid_t>(daemon.process().processId()), signal) == 0);
            QVERIFY(comesTrue([&] { return daemon.process().state() == QProcess::NotRunning; }, 2'000));
            QCOMPARE(daemon.process().exitStatus(), QProcess::NormalExit);
            QCOMPARE(daemon.process().exitCode(), 0);
            QVERIFY(comesTrue([&] { return guest.notices.size() == 1; }));
            QVERIFY(guest.notices[0].shutdown.has_value());
            QVERIFY(comesTrue([&] { return guest.isIn(net::Client::State::Waiting); }));
        }
    }

    void aFullDiskStopsNoMatch() // bad input: full disk; NET-038
    {
        const QTemporaryDir folder;
        QProcess full;
        // No file may grow: what a full disk looks like.
        full.start(u"sh"_s,
            {u"-c"_s, u"trap '' XFSZ; ulimit -f 0; exec \"$0\" \"$@\""_s, program(), u"--port"_s, u"0"_s,
                u"--tls-port"_s, u"off"_s, u"--discovery"_s, u"off"_s, u"--listen"_s, u"127.0.0.1"_s,
                u"--state-directory"_s, folder.path()});
        QVERIFY(full.waitForReadyRead(10'000));
        const auto port = static_cast<std::uint16_t>(full.readLine().mid(5).trimmed().toInt());
        const net::Address address{u"127.0.0.1"_s, port, false};
        Guest one(address, u"Ariane"_s);
        Guest two(address, u"Minos"_s);
        QVERIFY(beginMatch(one, two, {"generated", "easy", "1", true}));
        const auto told = [](const Guest& guest) {
            return std::ranges::any_of(guest.errors, [](const net::Error& error) {
                return error.code == net::ErrorCode::Server && error.field == "log";
            });
        };
        QVERIFY(comesTrue([&] { return told(one) && told(two); }));
        QVERIFY(one.step());
        QVERIFY(comesTrue([&] { return two.player->toMove(); }));
        full.terminate();
        QVERIFY(full.waitForFinished(5'000));
        QCOMPARE(full.exitCode(), 0);
    }

    void theManagerOfServicesHearsFromIt() // NET-042
    {
        const QTemporaryDir folder;
        const auto path = folder.filePath(u"notify"_s).toUtf8();
        const int socket = ::socket(AF_UNIX, SOCK_DGRAM | SOCK_NONBLOCK, 0);
        sockaddr_un address{};
        address.sun_family = AF_UNIX;
        std::memcpy(address.sun_path, path.constData(), static_cast<std::size_t>(path.size()));
        QVERIFY(::bind(socket, reinterpret_cast<const sockaddr*>(&address), sizeof address) == 0);
        auto environment = QProcessEnvironment::systemEnvironment();
        environment.insert(u"NOTIFY_SOCKET"_s, QString::fromUtf8(path));
        environment.insert(u"WATCHDOG_USEC"_s, u"400000"_s);
        Daemon daemon({}, environment);
        QList<QByteArray> heard;
        const auto hears = [&](const QByteArray& state, qsizetype times) {
            return comesTrue([&] {
                QByteArray datagram(256, '\0');
                const auto size = ::recv(socket, datagram.data(), 256, 0);
                if (size > 0)
                    heard.append(datagram.left(size));
                return heard.count(state) >= times;
            });
        };
        QVERIFY(hears("READY=1", 1));
        QVERIFY(hears("WATCHDOG=1", 3));
        ::kill(static_cast<pid_t>(daemon.process().processId()), SIGTERM);
        QVERIFY(hears("STOPPING=1", 1));
        ::close(socket);
    }

    void noLibraryOfWindowsIsInIt() // NET-040
    {
        QProcess list;
        list.start(u"ldd"_s, {program()});
        QVERIFY(list.waitForFinished());
        const auto libraries = list.readAllStandardOutput();
        QVERIFY(libraries.contains("libQt6Network"));
        for (const char* unwanted : {"libQt6Gui", "libQt6Qml", "libQt6Quick", "libQt6Widgets", "libGL"})
            QVERIFY2(!libraries.contains(unwanted), unwanted);
    }
#endif

    void logsMakeRoomAndKeepSecrets() // NET-026, NET-040
    {
        Daemon daemon({u"--log-file"_s, QString()}); // an empty name is refused, not guessed
        QCOMPARE(daemon.process().exitCode(), 2);
        const QTemporaryDir folder;
        const auto path = folder.filePath(u"server.log"_s);
        {
            server::RotatingLog log(path, 1'000, 2);
            for (int i = 0; i < 200; ++i)
                log.line(u"line %1"_s.arg(i));
        }
        QVERIFY(QFile::exists(path) && QFile::exists(path + u".1"_s) && QFile::exists(path + u".2"_s));
        QVERIFY(!QFile::exists(path + u".3"_s));
        QVERIFY(QFile(path).size() <= 1'000 && QFile(path + u".1"_s).size() <= 1'000);
        QFile newest(path);
        QVERIFY(newest.open(QIODevice::ReadOnly));
        QVERIFY(newest.readAll().contains("line 199"));
        // Whatever is said, only numbers reach the log.
        Daemon talked({u"--log-file"_s, folder.filePath(u"talk.log"_s)});
        Guest one(talked.address(), u"Ariane"_s);
        Guest two(talked.address(), u"Minos"_s);
        QVERIFY(beginMatch(one, two, {"generated", "easy", "1", true}));
        one.client.say({net::Room::Match, "a secret word", std::nullopt, std::nullopt});
        QVERIFY(comesTrue([&] { return !two.lines.empty(); }));
        QFile log(folder.filePath(u"talk.log"_s));
        QVERIFY(log.open(QIODevice::ReadOnly));
        const auto text = log.readAll();
        QVERIFY(text.contains("listening"));
        for (const auto& secret : {one.token().toUtf8(), two.token().toUtf8(), "secret"_ba, "Minos"_ba})
            QVERIFY(!text.contains(secret));
    }
};

LABRYS_TEST(TestProgram)
#include "tst_program.moc"
