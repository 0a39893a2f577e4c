// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/test_main.h"

#include <QCoreApplication>
#include <QDir>
#include <QFile>
#include <QJsonDocument>
#include <QJsonObject>
#include <QProcess>
#include <QRegularExpression>
#include <QTemporaryDir>
#include <QTest>

#include <array>
#include <memory>

using namespace Qt::StringLiterals;

namespace labrys::test {

static QString beside(const QString& program)
{
    return QCoreApplication::applicationDirPath() + u'/' + program;
}

/// A window in a process of its own.
class App {
public:
    App(const QString& home, const QString& name, const QString& server)
    {
        m_process.setProcessChannelMode(QProcess::ForwardedErrorChannel);
        m_process.start(beside(u"app_driver"_s), {home, name, server});
    }
    ~App()
    {
        m_process.kill();
        m_process.waitForFinished();
    }
    /// Gives an order, and what the window shows then; empty when it does not answer.
    QJsonObject tell(const QString& order)
    {
        m_process.write(order.toUtf8() + '\n');
        while (!m_process.canReadLine())
            if (!m_process.waitForReadyRead(20'000))
                return {};
        return QJsonDocument::fromJson(m_process.readLine()).object();
    }
    QJsonObject state() { return tell(u"state"_s); }
    void key(int key) { tell(u"key %1"_s.arg(key)); }

private:
    QProcess m_process;
};

/// The server, on a port of its own choice at first, and on the same one again.
class House {
public:
    House()
    {
        QDir(m_folder.path()).mkdir(u"packs"_s);
        QFile level(m_folder.filePath(u"packs/quiet.maze"_s));
        const bool opened = level.open(QIODevice::WriteOnly);
        Q_ASSERT(opened);
        level.write(
            "; title: Quiet\n+-+-+-+-+\n|P......|\n+.+-+-+.+\n|.|K..|.|\n+.+.+-+.+\n|......E|\n+-+-+-+-+\n");
        level.close();
        start();
    }
    ~House() { stop(); }
    void start()
    {
        m_process = std::make_unique<QProcess>();
        m_process->start(beside(u"labrys-server"_s),
            {u"--port"_s, QString::number(m_port), u"--tls-port"_s, u"off"_s, u"--discovery"_s, u"off"_s,
                u"--listen"_s, u"127.0.0.1"_s, u"--state-directory"_s, m_folder.filePath(u"state"_s),
                u"--packs"_s, m_folder.filePath(u"packs"_s)});
        while (!m_process->canReadLine() && m_process->waitForReadyRead(20'000)) { }
        m_port = m_process->readLine().mid(5).trimmed().toInt();
    }
    void stop()
    {
        m_process->kill();
        m_process->waitForFinished();
    }
    [[nodiscard]] QString address() const { return u"127.0.0.1:%1"_s.arg(m_port); }
    [[nodiscard]] QString home(const QString& name) const
    {
        QDir(m_folder.path()).mkdir(name);
        return m_folder.filePath(name);
    }

private:
    QTemporaryDir m_folder;
    std::unique_ptr<QProcess> m_process;
    int m_port = 0;
};

} // namespace labrys::test

class TestPair : public QObject {
    Q_OBJECT
private Q_SLOTS:
    /// Two windows and a server, three processes. With LABRYS_PICTURES a folder gets what they show.
    void twoWindowsPlayALevelThroughACut() // NET-051, minotaur.md 3.9 T12, ASC-114, ASC-117, ASC-120
    {
        using labrys::test::App;
        labrys::test::House house;
        const QString pictures = qEnvironmentVariable("LABRYS_PICTURES");
        auto one = std::make_unique<App>(house.home(u"one"_s), u"Ariane"_s, house.address());
        auto two = std::make_unique<App>(house.home(u"two"_s), u"Ioanna"_s, house.address());
        const auto grab = [&](const QString& name) {
            if (pictures.isEmpty())
                return;
            one->tell(u"grab %1/%2_ariane.png"_s.arg(pictures, name));
            two->tell(u"grab %1/%2_ioanna.png"_s.arg(pictures, name));
        };
        const auto shows = [](App& app, const QString& what, const QJsonValue& value) {
            return QTest::qWaitFor([&] { return app.state().value(what) == value; }, 20'000);
        };
        // The lobby: an invitation to the levels of the server.
        QVERIFY(shows(*one, u"people"_s, 1) && shows(*two, u"people"_s, 1));
        const auto offers = one->state().value(u"offers"_s).toString().split(u'\n');
        const auto quiet = offers.indexOf(QRegularExpression(u"^quiet.*"_s));
        QVERIFY2(quiet >= 0, qPrintable(offers.join(u'|')));
        one->tell(u"offer %1"_s.arg(quiet));
        one->tell(u"invite"_s);
        QVERIFY(shows(*two, u"inviter"_s, u"Ariane"_s));
        grab(u"1_lobby"_s);
        two->key(Qt::Key_Return);
        QVERIFY(shows(*one, u"myTurn"_s, true) && shows(*two, u"ready"_s, true));
        // Chat: letters move nobody.
        two->key(Qt::Key_T);
        two->tell(u"type was hunted"_s);
        two->key(Qt::Key_Return);
        two->key(Qt::Key_Escape);
        QVERIFY(QTest::qWaitFor(
            [&] { return one->state().value(u"chat"_s).toString().contains(u"was hunted"_s); }, 20'000));
        QCOMPARE(one->state().value(u"turn"_s).toInt(), 0);
        one->key(Qt::Key_1);
        QVERIFY(QTest::qWaitFor(
            [&] { return two->state().value(u"chat"_s).toString().contains(u"Wait"_s); }, 20'000));
        const std::array first{Qt::Key_S, Qt::Key_S, Qt::Key_D, Qt::Key_W, Qt::Key_S, Qt::Key_D, Qt::Key_D};
        const std::array second{
            Qt::Key_Space, Qt::Key_S, Qt::Key_D, Qt::Key_W, Qt::Key_S, Qt::Key_D, Qt::Key_D};
        const auto round = [&](std::size_t i) {
            if (!shows(*one, u"myTurn"_s, true))
                return false;
            one->key(first[i]);
            if (!shows(*two, u"myTurn"_s, true))
                return false;
            two->key(second[i]);
            return shows(*two, u"myTurn"_s, false);
        };
        QVERIFY(round(0) && round(1));
        grab(u"2_match"_s);
        // One is gone: the other is told, and nothing is lost.
        const auto turn = one->state().value(u"turn"_s);
        two.reset();
        QVERIFY(QTest::qWaitFor(
            [&] { return one->state().value(u"troubleWords"_s).toString().contains(u"Ioanna"_s); }, 20'000));
        if (!pictures.isEmpty())
            one->tell(u"grab %1/3_partner_lost_ariane.png"_s.arg(pictures));
        two = std::make_unique<App>(house.home(u"two"_s), u"Ioanna"_s, house.address());
        QVERIFY(shows(*two, u"turn"_s, turn) && shows(*two, u"ready"_s, true));
        QVERIFY(shows(*one, u"troubleWords"_s, QString()));
        QVERIFY(round(2));
        // The server is killed: both say so, and come back by themselves.
        house.stop();
        QVERIFY(QTest::qWaitFor(
            [&] {
                return !one->state().value(u"troubleWords"_s).toString().isEmpty()
                    && !two->state().value(u"troubleWords"_s).toString().isEmpty();
            },
            20'000));
        grab(u"4_cut"_s);
        house.start();
        QVERIFY(shows(*one, u"troubleWords"_s, QString()) && shows(*two, u"troubleWords"_s, QString()));
        for (std::size_t i = 3; i < first.size(); ++i)
            QVERIFY(round(i) || one->state().value(u"over"_s).toBool());
        // Both are told the same result, and keep the same run.
        QVERIFY(shows(*one, u"over"_s, true) && shows(*two, u"over"_s, true));
        const auto ended = [&](App& app) {
            return QTest::qWaitFor(
                [&] { return !app.state().value(u"thread"_s).toString().isEmpty(); }, 20'000);
        };
        QVERIFY(ended(*one) && ended(*two));
        grab(u"5_end"_s);
        for (const auto& what : {u"heading"_s, u"ending"_s, u"score"_s})
            QCOMPARE(one->state().value(what), two->state().value(what));
        QVERIFY(one->state().value(u"score"_s).toInt() > 0);
        // Their names hold the second in which each was kept; what they hold is the same run.
        const auto kept = [&](const QString& name) {
            const QDir folder(house.home(name) + u"/replays"_s);
            QByteArrayList threads;
            for (const auto& entry : folder.entryList({u"*.thread"_s})) {
                QFile file(folder.filePath(entry));
                threads.append(file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray());
            }
            return threads;
        };
        QCOMPARE(kept(u"one"_s).size(), 1);
        QVERIFY(!kept(u"one"_s).at(0).isEmpty());
        QCOMPARE(kept(u"one"_s), kept(u"two"_s));
    }
};

LABRYS_TEST(TestPair)
#include "tst_pair.moc"
