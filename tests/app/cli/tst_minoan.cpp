// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/game/record.h"
#include "core/game/simulate.h"
#include "tests/app/cli/program.h"
#include "tests/support/minoan.h"
#include "tests/support/test_main.h"

#include <QDir>
#include <QDirIterator>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTemporaryDir>

using namespace labrys;
using namespace labrys::test;

namespace {

/// A run of the greedy bot to its end.
MinoanSession finishedRun()
{
    auto session = startMinoan(Seed(12));
    minoan::GreedyBot bot(sharedMinoanContent());
    const auto played = game::playOut(session, bot);
    LABRYS_ASSERT(played.has_value());
    return session;
}

QJsonObject objectOf(const Result& result)
{
    return QJsonDocument::fromJson(result.out.toUtf8()).object();
}

/// The content of the project, copied to be changed.
QString copyOfContent(const QTemporaryDir& home)
{
    const QDir from(QStringLiteral(LABRYS_SOURCE_DIR "/resources/content"));
    const QString to = home.filePath(QStringLiteral("content né"));
    QDirIterator files(from.path(), QDir::Files, QDirIterator::Subdirectories);
    while (files.hasNext()) {
        const QString below = from.relativeFilePath(files.next());
        QDir().mkpath(QFileInfo(to + QLatin1Char('/') + below).path());
        QFile::copy(from.filePath(below), to + QLatin1Char('/') + below);
        QFile::setPermissions(to + QLatin1Char('/') + below, QFile::ReadOwner | QFile::WriteOwner);
    }
    return to;
}

QByteArray bytesOf(const QString& path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

} // namespace

/// The Minoan run and the content of games in the command line.
class TestMinoanCommands : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void theContentIsGood() // ARCHITECTURE, Content is data
    {
        const QTemporaryDir home;
        const auto result = cli(words("content check"), home.path());
        QCOMPARE(result.status, 0);
        QVERIFY(result.out.isEmpty() && result.error.isEmpty());
        // Every file of the folder is known to the command.
        QStringList checked;
        for (const auto& file : objectOf(cli(words("content check --json"), home.path()))
                 .value(QLatin1String("files"))
                 .toArray()) {
            QCOMPARE(file.toObject().value(QLatin1String("verdict")).toString(), QStringLiteral("valid"));
            checked.append(file.toObject().value(QLatin1String("file")).toString());
        }
        const QDir content(QStringLiteral(LABRYS_SOURCE_DIR "/resources/content"));
        QStringList present;
        QDirIterator files(content.path(), QDir::Files, QDirIterator::Subdirectories);
        while (files.hasNext())
            present.append(QStringLiteral("content/") + content.relativeFilePath(files.next()));
        present.sort();
        checked.sort();
        QCOMPARE(checked, present);
    }

    void theContentOfAFolderIsChecked() // APP-022, LVL-020
    {
        const QTemporaryDir home;
        const QString folder = copyOfContent(home);
        const QStringList check = words("content check") + QStringList(folder);
        QCOMPARE(cli(check, home.path()).status, 0);
        const QString rules = folder + QStringLiteral("/minoan/rules.json");
        const QByteArray good = bytesOf(rules);
        write(rules, QByteArray(good).replace("\"roomCost\": 11", "\"roomCost\": 99999"));
        auto result = cli(check, home.path());
        QCOMPARE(result.status, 1);
        QVERIFY2(result.out.startsWith(rules + QStringLiteral(":6:"))
                && result.out.contains(QLatin1String(": error: CONTENT_RANGE: ")),
            qPrintable(result.out));
        const auto files
            = objectOf(cli(check + words("--json"), home.path())).value(QLatin1String("files")).toArray();
        int invalid = 0;
        for (const auto& each : files) {
            const auto file = each.toObject();
            const auto problems = file.value(QLatin1String("problems")).toArray();
            const bool wrong = file.value(QLatin1String("verdict")).toString() == QLatin1String("invalid");
            QCOMPARE(wrong, !problems.isEmpty());
            invalid += wrong ? 1 : 0;
            for (const auto& problem : problems)
                for (const char* field : {"code", "severity", "line", "column", "cells", "message"})
                    QVERIFY(problem.toObject().contains(QLatin1String(field)));
        }
        QCOMPARE(invalid, 1);
        write(rules, good.left(good.size() / 2));
        result = cli(check, home.path());
        QVERIFY(result.status == 1 && result.out.contains(QLatin1String("JSON_SYNTAX")));
        QVERIFY(QFile::remove(rules));
        result = cli(check, home.path());
        QVERIFY(result.status == 3 && result.out.contains(QLatin1String("FILE_MISSING")));
        QCOMPARE(cli(words("content check") + QStringList(home.filePath(QStringLiteral("no"))), home.path())
                     .status,
            3);
    }

    void roomsAreTheGroupsOfASimulation() // ARCHITECTURE, Command line; APP-041, APP-042
    {
        const QTemporaryDir home;
        const auto base = words("simulate minoan --runs 40 --bot greedy --seed 5 --json");
        const auto whole = cli(base, home.path());
        QCOMPARE(whole.status, 0);
        const auto groups = objectOf(whole).value(QLatin1String("groups")).toArray();
        QVERIFY(groups.size() > 20 && groups.size() <= 31);
        for (qsizetype i = 0; i < groups.size(); ++i)
            QCOMPARE(groups.at(i).toObject().value(QLatin1String("name")).toString(), QString::number(i + 1));
        QCOMPARE(groups.at(0).toObject().value(QLatin1String("runs")).toInt(), 40);
        QStringList parts;
        for (const int shard : {2, 3, 1}) {
            const auto part
                = cli(base + words("--shard") + QStringList(QStringLiteral("%1/3").arg(shard)), home.path());
            parts += home.filePath(QString::number(shard));
            write(parts.constLast(), part.out.toUtf8());
        }
        QCOMPARE(cli(words("simulate merge --json") + parts, home.path()).out, whole.out);
        const auto text = cli(words("simulate minoan --runs 5 --bot greedy"), home.path());
        QVERIFY2(text.out.contains(QLatin1String("  room 1: ")), qPrintable(text.out));
        const auto french = cli(words("simulate minoan --runs 5 --bot greedy --language fr"), home.path());
        QVERIFY2(french.out.contains(QStringLiteral("  salle 1")), qPrintable(french.out));
    }

    void aThreadIsRunAgain() // APP-038
    {
        const QTemporaryDir home;
        const auto session = finishedRun();
        const QString path = home.filePath(QStringLiteral("run.thread"));
        const auto thread = QByteArray::fromStdString(game::writeThread(session));
        write(path, thread);
        const auto result = cli({QStringLiteral("replay"), path, QStringLiteral("--json")}, home.path());
        QVERIFY2(result.status == 0, qPrintable(result.error));
        const auto told = objectOf(result);
        QCOMPARE(told.value(QLatin1String("game")).toString(), QStringLiteral("minoan"));
        QCOMPARE(told.value(QLatin1String("level")).toInt(), session.summary().level);
        QCOMPARE(told.value(QLatin1String("turns")).toInt(), session.summary().turns);
        QCOMPARE(
            told.value(QLatin1String("digest")).toString(), QString::fromStdString(session.digest().text()));
        QCOMPARE(cli({QStringLiteral("validate"), path}, home.path()).status, 0);
        // Another swap in the place of the first.
        const auto swap = thread.indexOf("sA", thread.indexOf("\"actions\""));
        QVERIFY(swap > 0);
        QByteArray altered = thread;
        altered[swap + 3] = altered[swap + 3] == 'r' ? 'd' : 'r';
        write(path, altered);
        QCOMPARE(cli({QStringLiteral("replay"), path}, home.path()).status, 1);
    }

    void noCommandSavesLoadsOrRewindsTheRun() // MIN-002, D-40
    {
        const QTemporaryDir home;
        const auto session = finishedRun();
        const auto running = [&] {
            auto begun = startMinoan(Seed(12));
            for (std::size_t i = 0; i < 5; ++i)
                static_cast<void>(begun.act(*session.log()[i]));
            return begun;
        }();
        const QString journal = home.filePath(QStringLiteral("run.labrys"));
        const auto text = QByteArray::fromStdString(game::writeSave(running));
        write(journal, text);
        // It can be neither played, nor watched or drawn as a replay.
        for (const auto& line : {QStringList{QStringLiteral("play"), QStringLiteral("minoan")},
                 {QStringLiteral("play"), QStringLiteral("minoan"), QStringLiteral("--plain")},
                 {QStringLiteral("play"), QStringLiteral("minoan"), QStringLiteral("--demo")}}) {
            const auto refused = cli(line, home.path(), "d1\n");
            QCOMPARE(refused.status, 2);
            QVERIFY(refused.error.contains(QLatin1String("USAGE_GAME")));
        }
        QVERIFY(cli({QStringLiteral("replay"), journal}, home.path()).status != 0);
        QVERIFY(cli({QStringLiteral("render"), journal, QStringLiteral("-o"),
                        home.filePath(QStringLiteral("a.png"))},
                    home.path())
                    .status
            != 0);
        QCOMPARE(bytesOf(journal), text);
        QVERIFY(!QFileInfo::exists(home.filePath(QStringLiteral("saves"))));
    }

    void bothGamesAreTold() // APP-027, APP-034
    {
        const QTemporaryDir home;
        QStringList games;
        for (const auto& game :
            objectOf(cli(words("--version --json"), home.path())).value(QLatin1String("games")).toArray())
            games.append(game.toObject().value(QLatin1String("game")).toString());
        games.sort();
        QCOMPARE(games, words("minoan minotaur"));
        QStringList checks;
        for (const auto& check :
            objectOf(cli(words("selftest --json"), home.path())).value(QLatin1String("checks")).toArray()) {
            QVERIFY(check.toObject().value(QLatin1String("passed")).toBool());
            checks.append(check.toObject().value(QLatin1String("name")).toString());
        }
        QVERIFY(checks.contains(QLatin1String("minoan")) && checks.contains(QLatin1String("minotaur")));
    }
};

LABRYS_TEST(TestMinoanCommands)

#include "tst_minoan.moc"
