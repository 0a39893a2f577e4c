// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/game/simulate.h"

#include "tests/support/minoan.h"
#include "tests/support/test_main.h"

using namespace labrys;
using namespace labrys::minoan;

namespace {

QByteArray hexOf(Fingerprint fingerprint)
{
    return QByteArray::fromStdString(fingerprint.text());
}

/// Digests of the state after every action of a run, folded into one.
Fingerprint digestOfRun(std::uint64_t seed, test::Manner manner)
{
    Digest digest;
    const auto session = test::startMinoan(Seed(seed));
    auto state = session.state();
    Random random(seed, Stream("test.golden"));
    test::playMinoan(
        session.stage(), state, manner, random, 2'000,
        [&](const State& now) { digest.addValue(digestOf(now)); }, [](auto&&...) {});
    return digest.fingerprint();
}

template <class Bot>
QByteArray digestOfBot(int runs)
{
    const auto report = game::simulate<Rules>(test::sharedMinoanContent(), {},
        {.bot = std::string(Bot::kId), .runs = runs, .seed = Seed(1)},
        [] { return Bot(test::sharedMinoanContent()); });
    LABRYS_ASSERT(report.has_value());
    return hexOf({report->digest});
}

} // namespace

/// These numbers are the same in every build, on every platform (ARCHITECTURE, Versions). A change of them
/// needs a new Rules::kRulesVersion.
class TestGolden : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void runsHaveTheirDigests_data()
    {
        QTest::addColumn<int>("seed");
        QTest::addColumn<int>("manner");
        QTest::addColumn<QByteArray>("digest");
        QTest::newRow("good") << 5 << static_cast<int>(test::Manner::Good) << QByteArray("1b21329e3e88b710");
        QTest::newRow("greedy") << 6 << static_cast<int>(test::Manner::Greedy)
                                << QByteArray("d5d767199d839011");
        QTest::newRow("random") << 7 << static_cast<int>(test::Manner::Random)
                                << QByteArray("fe36927d5dcded30");
    }
    void runsHaveTheirDigests()
    {
        QFETCH(int, seed);
        QFETCH(int, manner);
        QFETCH(QByteArray, digest);
        QCOMPARE(
            hexOf(digestOfRun(static_cast<std::uint64_t>(seed), static_cast<test::Manner>(manner))), digest);
    }

    void labyrinthsHaveTheirDigest() // MIN-003, D-38: shared seeds stay what they are
    {
        Digest digest;
        for (std::uint64_t seed = 0; seed < 200; ++seed) {
            const auto stage = makeLabyrinth(test::minoanContent(), Mode::Run, Seed(seed));
            for (int room = 1; room <= 31; ++room)
                for (int index = 0; index < doorCount(stage, room); ++index) {
                    const auto& door = doorAt(stage, room, index);
                    digest.addValue(door.sign);
                    digest.addValue(door.fight);
                    digest.addValue(door.foe);
                    digest.addValue(door.altars);
                    digest.addValue(door.treasures);
                }
        }
        QCOMPARE(hexOf(digest.fingerprint()), QByteArray("8aab5072e507c0a0"));
    }

    void botsHaveTheirDigests() // STYLE: frozen before a game is tuned
    {
        const QByteArray digests = digestOfBot<GoodBot>(8) + ' ' + digestOfBot<GreedyBot>(12) + ' '
            + digestOfBot<RandomBot>(20) + ' ' + digestOfBot<NeverFeedsBot>(6) + ' '
            + digestOfBot<NeverOffersBot>(6) + ' ' + digestOfBot<AvoiderBot>(6) + ' '
            + digestOfBot<CarelessBot>(6);
        QCOMPARE(digests,
            QByteArray("0750e9c69d3d863b a2fc2a965ea1a0c2 a725a8482fc04681 997e1245a507f43f f01b99b78c08ac09 "
                       "ed3a4aa7b5481714 4a20a6d46f855e58"));
    }

    void theContentHasItsDigest()
    {
        QCOMPARE(hexOf(digestOf(test::minoanContent())), QByteArray("b6eabdc965ddf87e"));
    }
};

LABRYS_TEST(TestGolden)

#include "tst_golden.moc"
