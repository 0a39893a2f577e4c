// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/net/log_writer.h"
#include "app/net/match_log.h"

#include "tests/fuzz/mutate.h"
#include "tests/support/test_main.h"

#include <QFile>
#include <QSignalSpy>
#include <QTemporaryDir>

using namespace labrys;
using namespace labrys::net;

namespace {

StoredMatch someMatch()
{
    return {7, "minotaur", "Seven mazes", {"generated", "easy", "", true},
        {{"Ariane", std::string(64, 'a'), false}, {"Thésée", std::string(64, 'b'), false}},
        R"({"game":"x"})"};
}

QByteArray someLog()
{
    return firstRecord(someMatch()) + nextRecord({.decisions = "sD", .level = 1, .turns = 1})
        + nextRecord({.seat = 1, .token = std::string(64, 'c')}) + nextRecord({.seat = 0, .left = true})
        + nextRecord({.decisions = "!l0>w", .level = 2, .turns = 40});
}

std::string textOf(const QByteArray& bytes)
{
    return bytes.toStdString();
}

} // namespace

class TestMatchLog : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void aLogTellsTheWholeMatch() // NET-038
    {
        const auto match = readLog(textOf(someLog()), "7.log");
        QVERIFY(match.has_value());
        auto begun = someMatch();
        begun.seats[1].token = std::string(64, 'c');
        begun.seats[0].left = true;
        QVERIFY(match->begun == begun);
        QCOMPARE(match->decisions, std::string("sD!l0>w"));
        QCOMPARE(match->level, 2);
        QCOMPARE(match->turns, 40);
        // Written whole it says the same.
        QVERIFY(readLog(textOf(wholeLog(*match)), "7.log") == match);
    }

    void aTornRecordIsLostAlone() // NET-038
    {
        const auto log = someLog();
        const auto whole = readLog(textOf(log), "7.log");
        const auto lastBegins = log.lastIndexOf('\n', -2) + 1;
        for (qsizetype length = lastBegins; length < log.size(); ++length) {
            const auto torn = readLog(textOf(log.left(length)), "7.log");
            QVERIFY(torn.has_value());
            QCOMPARE(torn->decisions, std::string("sD"));
            QVERIFY(torn->begun == whole->begun);
        }
        for (qsizetype length = 0; length < log.indexOf('\n'); ++length) {
            const auto nothing = readLog(textOf(log.left(length)), "7.log");
            QVERIFY(!nothing.has_value());
            QCOMPARE(nothing.error().code, std::string("MATCH_LOG_DAMAGED"));
        }
    }

    void whatWasChangedIsNotBelieved()
    {
        const auto log = textOf(someLog());
        const std::vector<std::string> corpus{log};
        const test::Mutator mutator(corpus);
        const auto whole = readLog(log, "7.log");
        for (int i = 0; i < test::sweep(3'000, 100'000); ++i) {
            const auto text = mutator.variant(static_cast<std::uint64_t>(i));
            const auto match = readLog(text, "7.log");
            // What is left is a beginning of what was written.
            QVERIFY(!match || whole->decisions.starts_with(match->decisions));
        }
    }

    void whatIsGivenIsWrittenInOrder() // NET-038
    {
        const QTemporaryDir folder;
        const auto path = logPath(folder.filePath(QStringLiteral("matches")), 7);
        {
            LogWriter writer(5'000);
            writer.append(path, firstRecord(someMatch()));
            for (int i = 0; i < 500; ++i)
                writer.append(
                    path, nextRecord({.decisions = std::to_string(i % 10), .level = 1, .turns = i}));
            writer.flush();
            QFile file(path);
            QVERIFY(file.open(QIODevice::ReadOnly));
            const auto match = readLog(file.readAll().toStdString(), "7.log");
            QCOMPARE(match->decisions.size(), 500U);
            QCOMPARE(match->turns, 499);
            // Nobody else reads the tokens of others, hashed as they are.
            QVERIFY(!(file.permissions() & (QFile::ReadGroup | QFile::ReadOther)));
            writer.replace(path, wholeLog(*match));
            writer.append(path, nextRecord({.decisions = "x", .level = 2, .turns = 500}));
        }
        QFile file(path);
        QVERIFY(file.open(QIODevice::ReadOnly));
        const auto match = readLog(file.readAll().toStdString(), "7.log");
        QCOMPARE(match->decisions.size(), 501U);
    }

    void aPlaceThatCannotBeWrittenIsTold()
    {
        LogWriter writer(5'000);
        QSignalSpy failed(&writer, &LogWriter::failed);
        const QTemporaryDir folder;
        QFile inTheWay(folder.filePath(QStringLiteral("matches")));
        QVERIFY(inTheWay.open(QIODevice::WriteOnly));
        writer.append(folder.filePath(QStringLiteral("matches/1.log")), "x");
        QVERIFY(failed.wait());
    }
};

LABRYS_TEST(TestMatchLog)
#include "tst_match_log.moc"
