// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/exchange/launch_options.h"
#include "app/exchange/places.h"

#include "tests/support/test_main.h"

#include <QFile>
#include <QTemporaryDir>

using namespace labrys;

namespace {

QStringList words(const char* line)
{
    return QString::fromUtf8(line).split(QLatin1Char(' '), Qt::SkipEmptyParts);
}

} // namespace

class TestLaunch : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void optionsAreReadAloneAndTogether() // APP-009
    {
        const auto options = exchange::parseLaunch(words(
            "a.maze --seed=42 --players 2 --saves /x --language fr --theme fresco --renderer software"));
        QVERIFY(options.has_value());
        QCOMPARE(options->file, QStringLiteral("a.maze"));
        QCOMPARE(options->seed->bits(), std::uint64_t{42});
        QCOMPARE(options->players, 2);
        QCOMPARE(options->saves, QStringLiteral("/x"));
        QCOMPARE(options->language, QStringLiteral("fr"));
        QCOMPARE(options->theme, QStringLiteral("fresco"));
        QCOMPARE(options->renderer, QStringLiteral("software"));
        QCOMPARE(exchange::parseLaunch(words("--level b.maze"))->file, QStringLiteral("b.maze"));
        QCOMPARE(exchange::parseLaunch(words("-- --strange"))->file, QStringLiteral("--strange"));
    }
    void scoresNameDayAndDifficultyAreOptions() // ASC-120, ASC-121
    {
        const auto options = exchange::parseLaunch(
            words("--scores /x/mine.scores --name Ariadne --daily --difficulty hard"));
        QVERIFY(options.has_value());
        QCOMPARE(options->scores, QStringLiteral("/x/mine.scores"));
        QCOMPARE(options->name, QStringLiteral("Ariadne"));
        QVERIFY(options->daily);
        QCOMPARE(options->difficulty, QStringLiteral("hard"));
        const auto none = exchange::parseLaunch({});
        QVERIFY(none->scores.isEmpty() && none->name.isEmpty() && none->difficulty.isEmpty() && !none->daily);
        // Without an option both editions keep the same file.
        const auto places = exchange::findPlaces({QStringLiteral("/x"), {}});
        QCOMPARE(places.scores(QStringLiteral("minotaur")), QStringLiteral("/x/minotaur.scores"));
    }
    void theServerIsAnOption() // ASC-120
    {
        const auto options = exchange::parseLaunch(words("--server knossos.example:4000 --name Ariadne"));
        QVERIFY(options.has_value());
        QCOMPARE(options->server, QStringLiteral("knossos.example:4000"));
        QCOMPARE(exchange::parseLaunch(words("--server=[::1]"))->server, QStringLiteral("[::1]"));
        QVERIFY(exchange::parseLaunch({})->server.isEmpty());
        const auto wrong = exchange::parseLaunch(words("--server host:99999"));
        QVERIFY(!wrong.has_value());
        QCOMPARE(wrong.error().place.file, std::string("--server"));
    }
    void wrongOptionsAreRefusedByCode_data()
    {
        QTest::addColumn<QString>("line");
        QTest::addColumn<QString>("code");
        QTest::newRow("unknown") << QStringLiteral("--sed 1") << QStringLiteral("USAGE_OPTION");
        QTest::newRow("value missing") << QStringLiteral("--seed") << QStringLiteral("USAGE_VALUE");
        QTest::newRow("value too much") << QStringLiteral("--version=1") << QStringLiteral("USAGE_NO_VALUE");
        QTest::newRow("json alone") << QStringLiteral("--json") << QStringLiteral("USAGE_WITHOUT");
        QTest::newRow("two files") << QStringLiteral("a b") << QStringLiteral("USAGE_ARGUMENTS");
        QTest::newRow("file twice") << QStringLiteral("a --level b") << QStringLiteral("USAGE_TOGETHER");
        QTest::newRow("a day and a seed")
            << QStringLiteral("--daily --seed 1") << QStringLiteral("USAGE_TOGETHER");
        QTest::newRow("a day and a file")
            << QStringLiteral("--daily a.maze") << QStringLiteral("USAGE_TOGETHER");
        QTest::newRow("no difficulty")
            << QStringLiteral("--difficulty brutal") << QStringLiteral("USAGE_CHOICE");
        QTest::newRow("no number") << QStringLiteral("--players two") << QStringLiteral("USAGE_NUMBER");
        QTest::newRow("number too large") << QStringLiteral("--players 3") << QStringLiteral("USAGE_NUMBER");
        QTest::newRow("no language") << QStringLiteral("--language de") << QStringLiteral("USAGE_CHOICE");
        QTest::newRow("no theme") << QStringLiteral("--theme dark") << QStringLiteral("USAGE_CHOICE");
        QTest::newRow("no port") << QStringLiteral("--server host:99999") << QStringLiteral("ADDRESS_PORT");
        QTest::newRow("no host") << QStringLiteral("--server a:b:c") << QStringLiteral("ADDRESS_HOST");
        QTest::newRow("no server") << QStringLiteral("--server=") << QStringLiteral("USAGE_VALUE");
        QTest::newRow("seed check") << QStringLiteral("--seed L1-00000-00007-Q")
                                    << QStringLiteral("SEED_CHECK");
        QTest::newRow("seed character")
            << QStringLiteral("--seed L1-00U00-00007-R") << QStringLiteral("SEED_CHARACTER");
        QTest::newRow("seed empty") << QStringLiteral("--seed=") << QStringLiteral("USAGE_VALUE");
    }
    void wrongOptionsAreRefusedByCode() // APP-005
    {
        QFETCH(const QString, line);
        QFETCH(const QString, code);
        const auto options = exchange::parseLaunch(line.split(QLatin1Char(' '), Qt::SkipEmptyParts));
        QVERIFY(!options.has_value());
        QCOMPARE(QString::fromStdString(options.error().code), code);
    }
    void helpNamesEveryOption() // APP-024
    {
        const QString help = text::helpText(exchange::launchSpec());
        for (const auto& option : exchange::launchSpec().options)
            QVERIFY(help.contains(QLatin1String(option.name)));
    }
    void placesFollowOptionEnvironmentPortablePlatform() // APP-010, APP-011, APP-012
    {
        const QTemporaryDir home;
        const QTemporaryDir program;
        qunsetenv("LABRYS_HOME");
        const auto platform = exchange::findPlaces({});
        QVERIFY(!platform.portable);
        QVERIFY(platform.saves.endsWith(QLatin1String("/labrys/saves")));
        QFile marker(program.filePath(QStringLiteral("labrys.ini")));
        QVERIFY(marker.open(QIODevice::WriteOnly));
        marker.close();
        const auto portable = exchange::findPlaces({{}, program.path()});
        QVERIFY(portable.portable);
        QCOMPARE(portable.saves, program.path() + QStringLiteral("/saves"));
        qputenv("LABRYS_HOME", home.path().toUtf8());
        QCOMPARE(exchange::findPlaces({{}, program.path()}).saves, home.path() + QStringLiteral("/saves"));
        const auto chosen = exchange::findPlaces({QStringLiteral("/elsewhere"), program.path()});
        QCOMPARE(chosen.saves, QStringLiteral("/elsewhere"));
        QCOMPARE(chosen.replays, home.path() + QStringLiteral("/replays"));
        qunsetenv("LABRYS_HOME");
        QCOMPARE(exchange::listed(platform).size(), 8);
    }
};

LABRYS_TEST(TestLaunch)
#include "tst_launch.moc"
