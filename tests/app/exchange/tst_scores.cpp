// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/exchange/files.h"
#include "app/exchange/score_file.h"

#include "tests/support/test_main.h"

#include <QDateTime>
#include <QFile>

#include <QProcess>
#include <QTemporaryDir>

using namespace labrys;

namespace {

minotaur::Score result(std::int64_t points)
{
    minotaur::Score score;
    score.table = "main";
    score.name = "Ariadne";
    score.score = points;
    score.date = "2026-11-30T12:00:00Z";
    return score;
}

} // namespace

class TestScoreFile : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void severalProgramsLoseNothing() // ASC-091, APP-016: 8 processes
    {
        const QTemporaryDir home;
        const QString path = home.filePath(QStringLiteral("scores/minotaur.scores"));
        const int count = test::sweep(4, 200);
        std::vector<std::unique_ptr<QProcess>> programs;
        for (int i = 0; i < 8; ++i) {
            programs.push_back(std::make_unique<QProcess>());
            programs.back()->start(QCoreApplication::applicationDirPath() + QStringLiteral("/score_loop"),
                {path, QString::number(i * count), QString::number(count)});
        }
        for (const auto& program : programs) {
            QVERIFY(program->waitForFinished(120'000));
            QCOMPARE(program->exitCode(), 0);
        }
        const auto table = exchange::loadScores(path);
        QVERIFY(table.has_value());
        const auto best = table->of("main");
        QCOMPARE(best.size(), std::size_t{10});
        for (std::size_t i = 0; i < best.size(); ++i)
            QCOMPARE(best[i].score, std::int64_t{8} * count - 1 - static_cast<std::int64_t>(i));
    }

    void aDamagedFileIsKeptAside() // ASC-132
    {
        const QTemporaryDir home;
        const QString path = home.filePath(QStringLiteral("minotaur.scores"));
        QVERIFY(exchange::writeFile(path, "not scores").has_value());
        QVERIFY(!exchange::loadScores(path));
        const auto kept = exchange::keepScore(path, result(5));
        QVERIFY(kept.has_value());
        QCOMPARE(kept->rank, 1);
        QCOMPARE(kept->setAside, path + QStringLiteral(".1"));
        QCOMPARE(*exchange::readFile(kept->setAside, 100), std::string("not scores"));
        QCOMPARE(exchange::loadScores(path)->all().size(), std::size_t{1});
    }

    void aLockThatWasLeftBehindIsBroken() // APP-016
    {
        const QTemporaryDir home;
        const QString path = home.filePath(QStringLiteral("minotaur.scores"));
        // The lock of a program that is gone: no such process.
        QVERIFY(
            exchange::writeFile(path + QStringLiteral(".lock"), "999999999\nlabrys\nnowhere\n").has_value());
        QFile lock(path + QStringLiteral(".lock"));
        QVERIFY(lock.open(QIODevice::ReadWrite));
        QVERIFY(
            lock.setFileTime(QDateTime::currentDateTime().addSecs(-60), QFileDevice::FileModificationTime));
        lock.close();
        QVERIFY(exchange::keepScore(path, result(5)).has_value());
    }

    void aKeptResultIsRenamed() // ASC-091
    {
        const QTemporaryDir home;
        const QString path = home.filePath(QStringLiteral("minotaur.scores"));
        for (int i = 0; i < 12; ++i) {
            auto score = result(i);
            score.run = {static_cast<std::uint64_t>(i)};
            QVERIFY(exchange::keepScore(path, score).has_value());
        }
        auto best = result(11);
        best.run = {11};
        auto kept = exchange::keepScore(path, result(1));
        QCOMPARE(kept->rank, 0);
        QCOMPARE(kept->last, std::int64_t{2}); // so many would have been too few
        kept = exchange::renameScore(path, best, "Theseus");
        QVERIFY(kept.has_value());
        QCOMPARE(kept->rank, 1);
        QCOMPARE(exchange::loadScores(path)->of("main").front().name, std::string("Theseus"));
        auto gone = result(0);
        gone.run = {99};
        QCOMPARE(exchange::renameScore(path, gone, "Theseus")->rank, 0);
        // What cannot be read is not touched.
        QVERIFY(exchange::writeFile(path, "not scores").has_value());
        QVERIFY(!exchange::renameScore(path, best, "Minos"));
        QCOMPARE(*exchange::readFile(path, 100), std::string("not scores"));
    }

    void aMissingFileIsAnEmptyTable()
    {
        const QTemporaryDir home;
        QVERIFY(exchange::loadScores(home.filePath(QStringLiteral("none")))->all().empty());
    }
};

LABRYS_TEST(TestScoreFile)

#include "tst_scores.moc"
