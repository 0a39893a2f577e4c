// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/minotaur/bots.h"
#include "core/minotaur/competent_bot.h"
#include "core/minotaur/rules.h"

#include "core/game/simulate.h"
#include "tests/support/files.h"
#include "tests/support/random_maze.h"
#include "tests/support/runs.h"
#include "tests/support/scripts.h"
#include "tests/support/test_main.h"

using namespace labrys;
using namespace labrys::minotaur;

namespace {

QByteArray hex(Fingerprint fingerprint)
{
    return QByteArray::fromStdString(fingerprint.text());
}

/// Digests of the state after every entry of a run, folded into one.
Fingerprint digestOfRun(const test::MinotaurSession& session)
{
    Digest digest;
    for (std::size_t position = 0; position <= session.log().size(); ++position)
        digest.addValue(digestOf(session.at(position).state));
    return digest.fingerprint();
}

test::MinotaurSession scripted(std::string_view script)
{
    auto session = test::startOn(test::firstSteps(), 1, *Seed::fromText(test::kScriptSeed));
    const auto played = test::playScript(session, script);
    LABRYS_ASSERT(played == script.size());
    return session;
}

/// Random walks over random mazes, for one or two players, with absences.
Fingerprint digestOfWalks()
{
    Digest digest;
    for (std::uint64_t number = 0; number < 100; ++number) {
        Random random(number, Stream("test.golden"));
        auto session = test::startOn(test::mazeNumber(number) + "\n" + test::mazeNumber(number + 1),
            1 + static_cast<int>(number % 2), Seed(number * 1'000'003));
        test::walkAtRandom(
            session, random, {.steps = 100, .outsideEvery = number % 4 == 3 ? 8 : 0, .clever = 60});
        digest.addValue(digestOfRun(session));
    }
    return digest.fingerprint();
}

} // namespace

/// These numbers are the same in every build, on every platform (ARCHITECTURE, Versions). A change of them
/// needs a new Rules::kRulesVersion, or, where only the tests' random mazes changed, its reason in the
/// commit.
class TestGolden : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void scriptedRunsHaveTheirDigests_data() // issue 2: the digests of the builds
    {
        QTest::addColumn<QByteArray>("script");
        QTest::addColumn<QByteArray>("digest");
        const auto row = [](const char* name, std::string_view script, const char* digest) {
            QTest::newRow(name) << QByteArray(script.data(), static_cast<qsizetype>(script.size()))
                                << QByteArray(digest);
        };
        row("won", test::kWinningScript, "899a3e59ec90bc7e");
        row("lost on level 1", test::kLosingScript, "2508c5e635232ef4");
        row("lost on level 2", test::kLosingOnSecondScript, "b8f4faf23645321a");
    }
    void scriptedRunsHaveTheirDigests()
    {
        QFETCH(QByteArray, script);
        QFETCH(QByteArray, digest);
        const auto session = scripted(script.toStdString());
        QCOMPARE(hex(digestOfRun(session)), digest);
    }

    void randomMazesHaveTheirDigest() // the tests' own tool: golden runs stand on it
    {
        Digest digest;
        for (std::uint64_t number = 0; number < 500; ++number)
            digest.addValue(test::mazeNumber(number, 20));
        QCOMPARE(hex(digest.fingerprint()), QByteArray("de6a7c339e91851a"));
    }

    void randomWalksHaveTheirDigest() { QCOMPARE(hex(digestOfWalks()), QByteArray("0e475749ed641d72")); }

    void theExplorerHasItsDigest() // STYLE: bots are frozen before a game is tuned
    {
        const auto report = game::simulate<Rules>(std::make_shared<const Content>(test::minotaurContent()),
            test::optionsOf(test::firstSteps()), {.bot = "explorer", .runs = 60, .seed = Seed(1)},
            [] { return ExplorerBot(); });
        QVERIFY(report.has_value());
        QCOMPARE(hex({report->digest}), QByteArray("05977a64aef287d4"));
    }

    void theCompetentBotHasItsDigest() // STYLE: frozen before the numbers of levels were tuned
    {
        const auto content = std::make_shared<const Content>(test::minotaurContent());
        const auto alone = game::simulate<Rules>(
            content, {}, {.bot = "competent", .runs = 12, .seed = Seed(1)}, [] { return CompetentBot(); });
        const auto pair = game::simulate<Rules>(
            content, {.players = 2}, {.bot = "pair", .runs = 6, .seed = Seed(1)}, [] { return PairBot(); });
        QVERIFY(alone.has_value() && pair.has_value());
        QCOMPARE(hex({alone->digest}), QByteArray("e7203acac1f241af"));
        QCOMPARE(hex({pair->digest}), QByteArray("2602db46d311f49c"));
    }

    void theContentHasItsDigest()
    {
        QCOMPARE(hex(digestOf(test::minotaurContent())), QByteArray("452a510505e2d664"));
    }
};

LABRYS_TEST(TestGolden)

#include "tst_golden.moc"
