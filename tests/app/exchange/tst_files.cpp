// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/exchange/background_writer.h"
#include "app/exchange/files.h"
#include "app/games/minotaur.h"
#include "core/game/record.h"

#include "tests/support/test_main.h"

#include <QDir>
#include <QFile>
#include <QProcess>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QThread>

#ifdef Q_OS_UNIX
#include <csignal>
#include <sys/resource.h>
#include <sys/stat.h>
#include <unistd.h>
#endif

using namespace labrys;

class TestFiles : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void whatIsWrittenIsRead()
    {
        const QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("Labrys né ici/a b.save"));
        QVERIFY(exchange::writeFile(path, "one").has_value());
        QCOMPARE(*exchange::readFile(path, 100), std::string("one"));
    }
    void theLastGoodVersionIsKept() // APP-014
    {
        const QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("a.save"));
        QVERIFY(exchange::writeFile(path, "one", exchange::Keep::LastGood).has_value());
        QVERIFY(!QFile::exists(path + QStringLiteral(".bak")));
        QVERIFY(exchange::writeFile(path, "two", exchange::Keep::LastGood).has_value());
        QVERIFY(exchange::writeFile(path, "three", exchange::Keep::LastGood).has_value());
        QCOMPARE(*exchange::readFile(path, 100), std::string("three"));
        QCOMPARE(*exchange::readFile(path + QStringLiteral(".bak"), 100), std::string("two"));
        QCOMPARE(QDir(folder.path()).entryList(QDir::Files).size(), 2);
    }
    void aMissingFileAFolderAndALargeFileAreRefused()
    {
        const QTemporaryDir folder;
        QCOMPARE(exchange::readFile(folder.filePath(QStringLiteral("no")), 10).error().code,
            std::string("FILE_MISSING"));
        QCOMPARE(exchange::readFile(folder.path(), 10).error().code, std::string("FILE_UNREADABLE"));
        const QString path = folder.filePath(QStringLiteral("large"));
        QVERIFY(exchange::writeFile(path, "0123456789A").has_value());
        const auto large = exchange::readFile(path, 10);
        QCOMPARE(large.error().code, std::string("FILE_TOO_LARGE"));
        QCOMPARE(large.error().arguments, (std::vector<std::string>{"11", "10"}));
        QCOMPARE(exchange::readFile(QStringLiteral("/dev/zero"), 1000).error().code,
            std::string("FILE_TOO_LARGE"));
    }
    void whatCannotBeWrittenLeavesTheOldFile() // APP-014
    {
        const QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("a"));
        QVERIFY(exchange::writeFile(path, "old").has_value());
        QCOMPARE(exchange::writeFile(path + QStringLiteral("/b"), "new").error().code,
            std::string("PLACE_IS_FILE"));
        QCOMPARE(*exchange::readFile(path, 10), std::string("old"));
        QCOMPARE(exchange::writeFile(folder.path(), "new").error().code, std::string("FILE_UNWRITABLE"));
#ifdef Q_OS_UNIX
        const QString pipe = folder.filePath(QStringLiteral("pipe"));
        QCOMPARE(mkfifo(QFile::encodeName(pipe).constData(), 0600), 0);
        QCOMPARE(exchange::writeFile(pipe, "new").error().code, std::string("FILE_UNWRITABLE"));
        if (geteuid() == 0)
            QSKIP("rights do not bind the administrator: a read-only folder is tried by plain users");
        QFile(folder.path()).setPermissions(QFile::ReadOwner | QFile::ExeOwner);
        QCOMPARE(exchange::writeFile(path, "new").error().code, std::string("FILE_UNWRITABLE"));
        QCOMPARE(*exchange::readFile(path, 10), std::string("old"));
        QCOMPARE(exchange::writeFile(folder.filePath(QStringLiteral("sub/b")), "new").error().code,
            std::string("FOLDER_UNWRITABLE"));
        QFile(folder.path()).setPermissions(QFile::ReadOwner | QFile::WriteOwner | QFile::ExeOwner);
#endif
    }
#ifdef Q_OS_UNIX
    void aFullDiskLeavesTheOldFile() // APP-014
    {
        const QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("a"));
        QVERIFY(exchange::writeFile(path, "old").has_value());
        rlimit before{};
        QCOMPARE(getrlimit(RLIMIT_FSIZE, &before), 0);
        const rlimit small{1000, before.rlim_max};
        std::signal(SIGXFSZ, SIG_IGN);
        QCOMPARE(setrlimit(RLIMIT_FSIZE, &small), 0);
        const auto full = exchange::writeFile(path, std::string(100'000, 'x'), exchange::Keep::LastGood);
        setrlimit(RLIMIT_FSIZE, &before);
        QCOMPARE(full.error().code, std::string("FILE_UNWRITABLE"));
        QCOMPARE(*exchange::readFile(path, 10), std::string("old"));
    }
#endif
    void aKilledProgramLeavesTheOldOrTheNewSaveWhole() // APP-014: 200 of 200 under --long
    {
        const auto game = games::MinotaurGame::load(exchange::readResource);
        QVERIFY(game.has_value());
        const QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("run.save"));
        const QString program = QCoreApplication::applicationDirPath() + QStringLiteral("/save_loop");
        const int kills = test::sweep(40, 200);
        Random random(20261130);
        for (int i = 0; i < kills; ++i) {
            QProcess loop;
            loop.start(program, {path});
            QVERIFY(loop.waitForStarted());
            QVERIFY(loop.waitForReadyRead()); // at least one save is whole
            QThread::usleep(static_cast<unsigned long>(random.below(8000)));
            loop.kill();
            QVERIFY(loop.waitForFinished());
            const auto told = QString::fromLatin1(loop.readAllStandardOutput()).split(QLatin1Char('\n'));
            const auto least = told.at(told.size() - 2).toULongLong(); // the last whole line
            const auto text = exchange::readFile(path, game::kRecordBytes);
            QVERIFY(text.has_value());
            const auto session = game::readSave<minotaur::Rules>(*text, "run.save", game->content());
            QVERIFY2(session.has_value(), session ? "" : session.error().code.c_str());
            // Not older than the last save that was told of; the loop begins anew at 200.
            QVERIFY(session->log().size() == least || session->log().size() == least % 200 + 1);
            if (const auto kept = exchange::readFile(path + QStringLiteral(".bak"), game::kRecordBytes))
                QVERIFY(game::readSave<minotaur::Rules>(*kept, "run.save.bak", game->content()).has_value());
        }
    }
};

class TestBackgroundWriter : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void theNewestTextIsOnTheDiskAfterFlush() // APP-015
    {
        const QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("a"));
        exchange::BackgroundWriter writer;
        for (int i = 0; i <= 100; ++i)
            writer.write(path, std::to_string(i), exchange::Keep::Nothing);
        writer.flush();
        QCOMPARE(*exchange::readFile(path, 10), std::string("100"));
        writer.remove(path);
        writer.flush();
        QVERIFY(!QFile::exists(path));
    }
    void nothingIsLostWhenTheWriterGoes()
    {
        const QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("a"));
        {
            exchange::BackgroundWriter writer;
            writer.write(path, "last", exchange::Keep::Nothing);
        }
        QCOMPARE(*exchange::readFile(path, 10), std::string("last"));
    }
    void aFailureIsTold()
    {
        const QTemporaryDir folder;
        const QString file = folder.filePath(QStringLiteral("file"));
        QVERIFY(exchange::writeFile(file, "x").has_value());
        exchange::BackgroundWriter writer;
        QSignalSpy failures(&writer, &exchange::BackgroundWriter::failed);
        writer.write(file + QStringLiteral("/a"), "x", exchange::Keep::Nothing);
        QVERIFY(failures.wait());
        QCOMPARE(failures.size(), 1);
    }
};

LABRYS_TEST(TestFiles)
LABRYS_TEST(TestBackgroundWriter)
#include "tst_files.moc"
