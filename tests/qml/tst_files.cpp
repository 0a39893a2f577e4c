// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
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

    void aBadFileIsExplained()
    {
        Harness harness;
        write(harness.filePath("bad.maze"), "+-+\n|P|\n");
        harness.game().openFile(harness.filePath("bad.maze"));
        QTRY_VERIFY(harness.game().problem().contains(QStringLiteral("bad.maze:")));
        QCOMPARE(harness.page(), QStringLiteral("start"));
        harness.game().openFile(harness.filePath("missing.thread"));
        QTRY_VERIFY(harness.game().problem().contains(QStringLiteral("missing.thread")));
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
        QVERIFY(harness.game().problem().contains(QStringLiteral("minotaur.save:1:")));
        QVERIFY(harness.game().hasSave());
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
