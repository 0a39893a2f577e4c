// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/app/cli/program.h"
#include "tests/support/test_main.h"

#include <QDir>
#include <QFile>
#include <QImage>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QProcess>
#include <QTemporaryDir>

#include <algorithm>

using namespace labrys::test;

class TestCommandLine : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void wrongUsageExitsWithTwoAndTheUsageOnTheErrorStream_data()
    {
        QTest::addColumn<QString>("line");
        for (const char* line : {"", "nothing", "paths extra", "paths --jsn", "replay", "simulate chess",
                 "simulate minotaur --bot deep", "--json", "--version no", "simulate minotaur --runs none",
                 "simulate minotaur --shard 3/2", "simulate minoan --bot pair", "content", "content list",
                 "content check a b", "play minoan", "play minoan --new", "play minoan --plain --seed 5",
                 "play minotaur --difficulty brutal", "play minotaur --alone 8", "simulate merge", "validate",
                 "play chess", "play minotaur -o a.png", "play minotaur --players 9", "play minotaur",
                 "play minotaur --plain --speech", "play minotaur --speech --script a",
                 "play minotaur --seed L1-00000-00007-Q", "selftest --seed 1", "net", "net store",
                 "net load --bots 0", "net load --rate 0", "net load --rate fast", "net load --bot deep",
                 "net load --seconds x", "net load --server 192.0.2.1", "net load --server example.org:47771",
                 "net load --server tls://127.0.0.1"})
            QTest::newRow(*line == '\0' ? "empty" : line) << QString::fromUtf8(line);
    }
    void wrongUsageExitsWithTwoAndTheUsageOnTheErrorStream() // APP-005, APP-022
    {
        QFETCH(const QString, line);
        const QTemporaryDir home;
        const auto result = cli(line.split(QLatin1Char(' '), Qt::SkipEmptyParts), home.path());
        QCOMPARE(result.status, 2);
        QVERIFY(result.out.isEmpty());
        QVERIFY(!result.error.isEmpty());
    }
    void everyCommandHasHelp() // APP-021
    {
        const QTemporaryDir home;
        for (const char* command :
            {"content", "net", "paths", "play", "render", "replay", "selftest", "simulate", "validate"}) {
            const auto result = cli({QLatin1String(command), QStringLiteral("--help")}, home.path());
            QCOMPARE(result.status, 0);
            QVERIFY(result.out.contains(QLatin1String("labrys-cli ") + QLatin1String(command)));
            QVERIFY(result.error.isEmpty());
        }
        QCOMPARE(cli(words("--version"), home.path()).out, QStringLiteral("labrys-cli " LABRYS_VERSION "\n"));
    }
    void jsonIsOneObjectAndNothingElse_data()
    {
        QTest::addColumn<QStringList>("arguments");
        QTest::addColumn<QStringList>("fields");
        QTest::newRow("paths") << words("paths")
                               << words("settings saves replays levels cache exports portable");
        QTest::newRow("selftest") << words("selftest") << words("checks passed");
        QTest::newRow("simulate") << words("simulate minotaur --runs 5")
                                  << words(
                                         "game bot seed runs wins winRate low high meanTurns causes groups");
        QTest::newRow("simulate minoan")
            << words("simulate minoan --bot good --runs 5")
            << words("game bot seed runs wins winRate low high meanTurns causes groups");
        QTest::newRow("content") << words("content check") << words("files");
        QTest::newRow("version") << words("--version") << words("version games formats");
        QTest::newRow("validate") << QStringList{QStringLiteral("validate"), kLevels} << words("files");
    }
    void jsonIsOneObjectAndNothingElse() // APP-021, APP-023
    {
        QFETCH(const QStringList, arguments);
        QFETCH(const QStringList, fields);
        const QTemporaryDir home;
        const auto result = cli(arguments + words("--json"), home.path());
        QCOMPARE(result.status, 0);
        QVERIFY(result.error.isEmpty());
        const auto document = QJsonDocument::fromJson(result.out.toUtf8());
        QVERIFY(document.isObject());
        for (const auto& field : fields)
            QVERIFY2(document.object().contains(field), qPrintable(field));
    }
    void validateTellsPlaceCodeAndStatus() // APP-022, APP-026, ASC-071
    {
        const QTemporaryDir home;
        const QString path = home.filePath(QStringLiteral("walled né.maze"));
        write(path, "+-+-+-+\n|P.K..|\n+.+-+-+\n|...|E|\n+.+-+-+\n|....W|\n+-+-+-+\n");
        const auto invalid = cli({QStringLiteral("validate"), path}, home.path());
        QCOMPARE(invalid.status, 1);
        QVERIFY2(
            invalid.out.startsWith(path
                + QStringLiteral(":4:6: error: EXIT_WALLED_IN: (1, 2): The exit is walled in on all four "
                                 "sides; open one of its walls.\n")),
            qPrintable(invalid.out));
        QCOMPARE(cli({QStringLiteral("validate"), kLevels}, home.path()).status, 0);
        QCOMPARE(
            cli({QStringLiteral("validate"), home.filePath(QStringLiteral("no"))}, home.path()).status, 3);
        const auto french
            = cli({QStringLiteral("validate"), path, QStringLiteral("--language=fr")}, home.path());
        QVERIFY(french.out.contains(QStringLiteral("La sortie est murée des quatre côtés")));
    }
    void shardsPutTogetherGiveTheWholeByteForByte() // APP-041, APP-042
    {
        const QTemporaryDir home;
        const auto base = words("simulate minotaur --runs 30 --bot random --seed 5 --json");
        const auto whole = cli(base, home.path());
        QStringList parts;
        for (const int shard : {3, 1, 2}) {
            const auto part
                = cli(base + words("--shard") + QStringList(QStringLiteral("%1/3").arg(shard)), home.path());
            parts += home.filePath(QString::number(shard));
            write(parts.constLast(), part.out.toUtf8());
        }
        const auto merge = words("simulate merge --json");
        QCOMPARE(cli(merge + parts, home.path()).out, whole.out);
        const auto missing = cli(merge + parts.mid(1), home.path());
        QCOMPARE(missing.status, 1);
        QVERIFY(missing.error.contains(QLatin1String("REPORT_MISSING")));
        const auto twice = cli(merge + parts + parts.mid(2), home.path());
        QCOMPARE(twice.status, 1);
        QVERIFY(twice.error.contains(QLatin1String("REPORT_TWICE")));
        const auto other
            = cli(words("simulate minotaur --runs 31 --bot random --seed 5 --json --shard 2/3"), home.path());
        write(parts.constLast(), other.out.toUtf8());
        QVERIFY(cli(merge + parts, home.path()).error.contains(QLatin1String("REPORT_DIFFERS")));
    }
    void aRunIsPlayedSavedContinuedFinishedAndReplayed() // ASC-104, APP-015, APP-038
    {
        const QTemporaryDir home;
        const QString level = home.filePath(QStringLiteral("tiny.maze"));
        write(level, "+-+-+-+\n|P....|\n+-+-+.+\n|E....|\n+.+-+-+\n|....K|\n+-+-+-+\n");
        const auto begun = cli(words("play minotaur --plain --seed 3 --level") + QStringList(level),
            home.path(), "wddx\nsaa\np\nq\n");
        QCOMPARE(begun.status, 0);
        QVERIFY(begun.out.contains(QLatin1String("A wall is to the north. No turn used.")));
        QVERIFY(begun.out.contains(QLatin1String("The exit is locked")));
        QVERIFY(QFile::exists(home.filePath(QStringLiteral("saves/minotaur.save"))));
        // The input ends: nothing is lost by that either.
        const auto more = cli(words("play minotaur --plain"), home.path(), "sd");
        QVERIFY(more.out.startsWith(QLatin1String("The saved run goes on.")));
        const auto done = cli(words("play minotaur --plain"), home.path(), "daa\nw\n");
        QCOMPARE(done.status, 0);
        QVERIFY2(done.out.contains(QLatin1String("You have won, with 389 points in 11 turns.")),
            qPrintable(done.out)); // ASC-090
        QVERIFY(!QFile::exists(home.filePath(QStringLiteral("saves/minotaur.save"))));
        const auto threads = QDir(home.filePath(QStringLiteral("replays"))).entryInfoList(QDir::Files);
        QCOMPARE(threads.size(), 1);
        const QString thread = threads.constFirst().absoluteFilePath();
        const auto replayed = cli({QStringLiteral("replay"), thread, QStringLiteral("--json")}, home.path());
        QCOMPARE(replayed.status, 0);
        QCOMPARE(
            QJsonDocument::fromJson(replayed.out.toUtf8()).object().value(QLatin1String("score")).toInt(),
            389);
        QFile file(thread);
        QVERIFY(file.open(QIODevice::ReadOnly));
        const QByteArray text = file.readAll();
        const QString altered = home.filePath(QStringLiteral("altered.thread"));
        write(altered, QByteArray(text).replace("\"ddsaa", "\"ddsda"));
        QCOMPARE(cli({QStringLiteral("replay"), altered}, home.path()).status, 1);
        write(altered, QByteArray(text).replace("\"rules\": 2", "\"rules\": 9"));
        const auto newer = cli({QStringLiteral("replay"), altered}, home.path());
        QCOMPARE(newer.status, 3);
        QVERIFY(newer.error.contains(QLatin1String("RECORD_OTHER_RULES")));
        write(altered, text.left(text.size() / 2));
        QCOMPARE(cli({QStringLiteral("replay"), altered}, home.path()).status, 3);
        QCOMPARE(cli({QStringLiteral("replay"), home.path()}, home.path()).status, 3);
    }
    void aScriptIsAWonAndALostGame_data() // issue 5, minotaur.md 6.3
    {
        QTest::addColumn<QString>("seed");
        QTest::addColumn<QString>("file");
        QTest::addColumn<QString>("end");
        QTest::newRow("won") << QStringLiteral("Daedalus") << QStringLiteral("won")
                             << QStringLiteral(
                                    "Won, with 2597 points in 203 turns. Digest 38a7202057b97be8.\n");
        QTest::newRow("lost") << QStringLiteral("Icarus 2275") << QStringLiteral("lost")
                              << QStringLiteral(
                                     "Lost, with 2171 points in 499 turns. Digest e8c4fd715d394546.\n");
    }
    void aScriptIsAWonAndALostGame()
    {
        QFETCH(QString, seed);
        QFETCH(QString, file);
        QFETCH(QString, end);
        const QTemporaryDir home;
        const auto played = cli({QStringLiteral("play"), QStringLiteral("minotaur"), QStringLiteral("--seed"),
                                    seed, QStringLiteral("--script"),
                                    QStringLiteral(LABRYS_SOURCE_DIR "/tests/app/cli/%1.keys").arg(file)},
            home.path());
        QCOMPARE(played.status, 0);
        QVERIFY2(played.out.endsWith(end), qPrintable(played.out.right(200)));
        QVERIFY(!QFile::exists(home.filePath(QStringLiteral("saves/minotaur.save"))));
    }
    void aWrongKeyEndsAScriptAtItsPlace() // ASC-132
    {
        const QTemporaryDir home;
        const auto played
            = cli(words("play minotaur --level racetrack --script -"), home.path(), "; a note\nw.\n.x.\n");
        QCOMPARE(played.status, 1);
        QVERIFY2(played.error.contains(QLatin1String("-:3:2: error: SCRIPT_KEY")), qPrintable(played.error));
    }
    void validateTellsWhetherALevelCanBeWon() // minotaur.md 2.4, F2
    {
        const QTemporaryDir home;
        const QString trap = home.filePath(QStringLiteral("trap.maze"));
        write(trap,
            "+-+-+-+-+-+-+\n|P.....H.K.E|\n+-+-+-+-+-+-+\n|...........|\n+-+-+-+-+-+-+\n|...........|\n"
            "+-+-+-+-+-+-+\n");
        const auto verdict = [&](const QString& file) {
            const auto told = cli({QStringLiteral("validate"), QStringLiteral("--json"), file}, home.path());
            return std::pair(told.status,
                QJsonDocument::fromJson(told.out.toUtf8())
                    .object()
                    .value(QLatin1String("files"))
                    .toArray()
                    .at(0)
                    .toObject()
                    .value(QLatin1String("verdict"))
                    .toString());
        };
        QCOMPARE(verdict(trap), std::pair(1, QStringLiteral("refuted")));
        QCOMPARE(verdict(kLevels), std::pair(0, QStringLiteral("proven")));
        const auto said = cli({QStringLiteral("validate"), trap}, home.path());
        QVERIFY2(said.out.contains(QLatin1String("LEVEL_UNWINNABLE")), qPrintable(said.out));
    }
    void resultsAreKept() // ASC-091, D33
    {
        const QTemporaryDir home;
        const QString scores = home.filePath(QStringLiteral("my.scores"));
        const QString level = home.filePath(QStringLiteral("tiny.maze"));
        write(level, "+-+-+-+\n|P.K.E|\n+-+-+.+\n|.....|\n+.+-+-+\n|.....|\n+-+-+-+\n");
        const auto played
            = cli({QStringLiteral("play"), QStringLiteral("minotaur"), QStringLiteral("--plain"),
                      QStringLiteral("--level"), level, QStringLiteral("--scores"), scores,
                      QStringLiteral("--name"), QStringLiteral("Ariadne")},
                home.path(), "dd\n");
        QVERIFY2(played.out.contains(QLatin1String("Rank 1 of the high scores.")), qPrintable(played.out));
        QFile file(scores);
        QVERIFY(file.open(QIODevice::ReadOnly));
        const QByteArray text = file.readAll();
        QVERIFY(text.contains("Ariadne") && text.contains("\"score\":398") && text.contains("\"file:"));
    }
    void aDamagedSaveIsExplainedAndKept() // ASC-132
    {
        const QTemporaryDir home;
        QVERIFY(QDir(home.path()).mkpath(QStringLiteral("saves")));
        const QString save = home.filePath(QStringLiteral("saves/minotaur.save"));
        write(save, "{ \"format\": \"labrys/session\",\n  \"version\": 1,,\n");
        const auto result = cli(words("play minotaur --plain"), home.path(), "d\n");
        QCOMPARE(result.status, 3);
        QVERIFY2(result.error.contains(QLatin1String(":2:16: error: JSON_SYNTAX")), qPrintable(result.error));
        QVERIFY(result.error.contains(QLatin1String("--new")));
        QCOMPARE(cli(words("play minotaur --plain --new"), home.path(), "p\nq\n").status, 0);
        QCOMPARE(cli(words("play minotaur --plain --new"), home.path(), "s\nw\nq\n").status, 0);
        QFile kept(save + QStringLiteral(".1"));
        QVERIFY(kept.open(QIODevice::ReadOnly));
        QVERIFY(kept.readAll().startsWith("{ \"format\""));
    }
    void aSavedRunIsNotReplacedUnasked() // ASC-104
    {
        const QTemporaryDir home;
        QCOMPARE(cli(words("play minotaur --plain"), home.path(), ".\nq\n").status, 0);
        for (const char* line : {"play minotaur --plain --seed 5", "play minotaur --plain --players 1"}) {
            const auto refused = cli(words(line), home.path(), "s\n");
            QCOMPARE(refused.status, 2);
            QVERIFY(refused.error.contains(QLatin1String("USAGE_SAVED_RUN")));
        }
        QVERIFY(
            cli(words("play minotaur --plain"), home.path(), "q\n").out.contains(QLatin1String("turn 1")));
        QVERIFY(cli(words("play minotaur --plain --new --seed 5"), home.path(), "q\n")
                .out.contains(QLatin1String("turn 0")));
    }
    void outputThatIsLostIsTold() // APP-022
    {
        if (!QFile::exists(QStringLiteral("/dev/full")))
            QSKIP("there is no /dev/full here");
        QProcess process;
        process.setStandardOutputFile(QStringLiteral("/dev/full"));
        process.start(QCoreApplication::applicationDirPath() + QStringLiteral("/labrys-cli"), words("paths"));
        QVERIFY(process.waitForFinished());
        QCOMPARE(process.exitCode(), 3);
    }
    void theTerminalSpeaksFrench() // APP-028
    {
        const QTemporaryDir home;
        const auto played
            = cli(words("play minotaur --plain --language fr --seed 2"), home.path(), "wwwwwwwx\np\nq\n");
        QVERIFY(played.out.contains(QStringLiteral("Une nouvelle partie")));
        QVERIFY(played.out.contains(QStringLiteral("Un mur")));
        for (const char* english : {"wall", "turn", "Level", "Pause: r go", "saved"})
            QVERIFY2(!played.out.contains(QLatin1String(english)), english);
    }
    void reportsThatCannotBeAreRefused() // APP-042
    {
        const QTemporaryDir home;
        const auto report = cli(words("simulate minotaur --runs 4 --json --shard 1/2"), home.path());
        const QString path = home.filePath(QStringLiteral("r"));
        for (const auto& [from, to] :
            {std::pair("\"shards\":2", "\"shards\":2147483647"), std::pair("\"wins\":2", "\"wins\":90"),
                std::pair("\"turns\":", "\"turns\":922337203685477580")}) {
            QString altered = report.out;
            altered.replace(QLatin1String(from), QLatin1String(to));
            QVERIFY(altered != report.out);
            write(path, altered.toUtf8());
            QCOMPARE(cli({QStringLiteral("simulate"), QStringLiteral("merge"), path}, home.path()).status, 3);
        }
    }
    void aPlaceThatCannotBeWrittenIsToldOnceAndTheGameGoesOn() // APP-012, ASC-132
    {
        const QTemporaryDir home;
        const QString file = home.filePath(QStringLiteral("file"));
        write(file, "x");
        const auto result
            = cli(words("play minotaur --plain --saves") + QStringList(file), home.path(), ".\n.\n");
        QCOMPARE(result.status, 0);
        QCOMPARE(result.error.count(QLatin1String("PLACE_IS_FILE")), 1);
        QVERIFY(result.out.contains(QLatin1String("turn 2")));
    }
    void theDemonstrationIsTheSameEachTime() // APP-004
    {
        const QTemporaryDir home;
        const auto first = cli(words("play minotaur --demo --seed 7"), home.path());
        QCOMPARE(first.status, 0);
        QVERIFY(first.out.contains(QLatin1String("The bot has won")));
        QCOMPARE(cli(words("play minotaur --demo --seed 7"), home.path()).out, first.out);
        const QString picture = home.filePath(QStringLiteral("né ici/end.png"));
        const auto drawn = cli(words("play minotaur --demo --seed 7 -o") + QStringList(picture), home.path());
        QVERIFY2(drawn.status == 0 && drawn.error.isEmpty(), qPrintable(drawn.error));
        QVERIFY(drawn.out.startsWith(first.out));
        const QImage image(picture);
        QCOMPARE(image.size(), QSize(1280, 800));
    }
    void theSelfTestPasses() // APP-027
    {
        const QTemporaryDir home;
        const auto result = cli(words("selftest"), home.path());
        QVERIFY2(result.status == 0, qPrintable(result.out + result.error));
    }
};

LABRYS_TEST(TestCommandLine)
#include "tst_cli.moc"
