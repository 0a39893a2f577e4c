// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/viewmodels/shell/error_report.h"
#include "tests/qml/harness.h"
#include "tests/support/test_main.h"

#include <QAbstractItemModelTester>
#include <QFile>

using namespace labrys;
using labrys::test::Harness;

namespace {

void write(const QString& path, const QByteArray& bytes)
{
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly));
    QCOMPARE(file.write(bytes), bytes.size());
}

} // namespace

class TestFiles : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void anUnwritablePlaceIsExplainedAndTheGamePlaysOn()
    {
        Harness harness;
        write(harness.filePath("plain"), "not a folder");
        harness.restart(harness.filePath("plain/minotaur.save"), harness.filePath("plain/replays"));
        harness.game().newRun(1);
        QTRY_VERIFY(harness.game().message().contains(QStringLiteral("You can play on")));
        harness.key(Qt::Key_Space);
        QCOMPARE(harness.game().turn(), 1);
    }

    void aBadFileIsExplained() // UIX-024
    {
        Harness harness;
        auto& report = *harness.window().property("report").value<viewmodels::ErrorReport*>();
        write(harness.filePath("bad.maze"), "; title: one\n; light: 6 9\n+-+-+-+\n|P.$.K|\n");
        harness.game().openFile(harness.filePath("bad.maze"));
        QTRY_COMPARE(harness.page(), QStringLiteral("error"));
        QVERIFY(report.place().startsWith(QStringLiteral("bad.maze, line ")));
        QCOMPARE(report.lines().constLast().toMap().value(QStringLiteral("bad")).toBool(), true);
        QVERIFY(report.details().contains(QStringLiteral("bad.maze:")));
        // Put right, it is read again where one is.
        QFile::remove(harness.filePath("bad.maze"));
        QVERIFY(QFile::copy(QStringLiteral(LABRYS_SOURCE_DIR "/levels/minotaur/first_steps.maze"),
            harness.filePath("bad.maze")));
        harness.settle();
        harness.key(Qt::Key_Return);
        QTRY_COMPARE(harness.page(), QStringLiteral("maze"));
    }

    void aFileIsRefusedInAWord_data()
    {
        QTest::addColumn<QByteArray>("bytes");
        QTest::addColumn<QString>("code");
        QTest::newRow("missing") << QByteArray() << QStringLiteral("FILE_MISSING");
        QTest::newRow("a picture") << QByteArray("\x89PNG\r\n\x1a\n\0\0\0", 11)
                                   << QStringLiteral("FILE_KIND");
        QTest::newRow("other JSON") << QByteArray("{\"format\": \"somebody/else\", \"version\": 1}")
                                    << QStringLiteral("FILE_KIND");
        QTest::newRow("cut short") << QByteArray("{\"format\": \"labrys/session\", \"ver")
                                   << QStringLiteral("JSON_SYNTAX");
        QTest::newRow("newer") << QByteArray("{\"format\": \"labrys/session\", \"version\": 99}")
                               << QStringLiteral("RECORD_NEWER");
        QTest::newRow("control characters")
            << QByteArray("; \x1b[31m\x07\n") << QStringLiteral("HEADER_WITHOUT_PICTURE");
        QTest::newRow("one long line") << QByteArray(200'000, '+') << QStringLiteral("SIZE_INVALID");
    }
    void aFileIsRefusedInAWord() // APP-017
    {
        QFETCH(QByteArray, bytes);
        QFETCH(QString, code);
        Harness harness;
        auto& report = *harness.window().property("report").value<viewmodels::ErrorReport*>();
        const QString path = harness.filePath("some file");
        if (!bytes.isEmpty())
            write(path, bytes);
        harness.game().openFile(path);
        QTRY_COMPARE(harness.page(), QStringLiteral("error"));
        QCOMPARE(report.code(), code);
        QVERIFY(!report.title().isEmpty());
        for (const auto& line : report.lines())
            for (const QChar character : line.toMap().value(QStringLiteral("text")).toString())
                QVERIFY(character.isPrint());
        harness.key(Qt::Key_Escape);
        QCOMPARE(harness.page(), QStringLiteral("start"));
    }

    void theVersionBeforeIsOffered() // UIX-024, APP-014
    {
        Harness harness;
        harness.game().newRun(1);
        harness.key(Qt::Key_Space);
        harness.restart();
        const QString other = harness.filePath("other.save");
        QVERIFY(QFile::copy(harness.savePath(), other + QStringLiteral(".bak")));
        write(other, "{ damaged");
        harness.game().openFile(other);
        QTRY_COMPARE(harness.page(), QStringLiteral("error"));
        harness.settle();
        harness.click("lastGood");
        QTRY_COMPARE(harness.page(), QStringLiteral("maze"));
        QCOMPARE(harness.game().turn(), 1);
    }

    void aDamagedSaveIsToldAndTheOneBeforeIsUsed()
    {
        Harness harness;
        harness.game().newRun(1);
        harness.key(Qt::Key_Space);
        const auto flushed = [&] { return QFile::exists(harness.savePath() + QStringLiteral(".bak")); };
        QTRY_VERIFY(flushed());
        harness.restart(); // everything is written when a start ends
        write(harness.savePath(), "{ damaged");
        harness.restart();
        QVERIFY(harness.game().problem().contains(QStringLiteral("is offered instead")));
        QVERIFY(harness.game().hasSave());
        harness.game().continueRun();
        QCOMPARE(harness.game().problem(), QString()); // over with the run that goes on
    }

    void aLevelFileIsPlayed()
    {
        Harness harness;
        harness.game().openFile(QStringLiteral(LABRYS_SOURCE_DIR "/levels/minotaur/first_steps.maze"));
        QTRY_COMPARE(harness.page(), QStringLiteral("maze"));
        QCOMPARE(harness.game().title(), QStringLiteral("The bull pen"));
    }

    void messagesAreAModel()
    {
        Harness harness;
        const QAbstractItemModelTester tester(
            harness.game().messages(), QAbstractItemModelTester::FailureReportingMode::QtTest);
        harness.game().newRun(1);
        for (int i = 0; i < 60; ++i)
            harness.key(Qt::Key_D); // a wall each time
        QCOMPARE(harness.game().messages()->rowCount(), 50);
        harness.game().newRun(1);
        QCOMPARE(harness.game().messages()->rowCount(), 1);
    }
};

LABRYS_TEST(TestFiles)
#include "tst_files.moc"
