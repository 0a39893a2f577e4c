// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/game/simulate.h"
#include "core/minotaur/competent_bot.h"

#include "tests/support/runs.h"
#include "tests/support/test_main.h"

#include <array>

using namespace labrys;
using namespace labrys::minotaur;

namespace {

/// Of 100 runs, those that were won; from seeds that no number was tuned on.
struct Rate {
    int wins = 0;
    int runs = 0;
    /// Within `points` percentage points of a rate, as far as so few runs can tell (two deviations more).
    [[nodiscard]] bool within(int percent, int points) const
    {
        const int gap = std::abs(100 * wins - percent * runs);
        int slack = points * runs;
        if (runs < 400) {
            int deviation = 0; // the square root of p (1 - p) runs, in hundredths
            while (deviation * deviation < percent * (100 - percent) * runs)
                ++deviation;
            slack += 2 * deviation;
        }
        return gap <= slack;
    }
};

template <class Bot>
Rate play(const Options& options, int runs, std::uint64_t seed)
{
    static const auto content = std::make_shared<const Content>(test::minotaurContent());
    const auto report = game::simulate<Rules>(
        content, options, {.bot = "competent", .runs = runs, .seed = Seed(seed)}, [] { return Bot(); });
    LABRYS_ASSERT(report.has_value());
    return {static_cast<int>(report->wins), static_cast<int>(report->runs)};
}

constexpr std::uint64_t kGateSeed = 20'261'130;

} // namespace

/// The difficulty of the game, held in fixed bands (minotaur.md 2.3): a change of rules or numbers cannot
/// break the balance silently.
class TestBalance : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void everyLevelByItselfIsInItsBand_data() // issue 5: within 6 points
    {
        QTest::addColumn<int>("level");
        QTest::addColumn<int>("percent");
        constexpr std::array kPercent{98, 96, 90, 79, 82, 78, 80};
        for (int level = 1; level <= 7; ++level)
            QTest::newRow(std::to_string(level).c_str())
                << level << kPercent[static_cast<std::size_t>(level) - 1];
    }
    void everyLevelByItselfIsInItsBand()
    {
        QFETCH(int, level);
        QFETCH(int, percent);
        const auto rate = play<CompetentBot>({.only = level}, test::sweep(60, 1'000), kGateSeed);
        QVERIFY2(rate.within(percent, 6), std::to_string(rate.wins).c_str());
    }

    void allSevenInARow() // issue 5: 25 to 45 %
    {
        const auto rate = play<CompetentBot>({}, test::sweep(40, 400), kGateSeed + 1);
        QVERIFY2(rate.within(35, 10), std::to_string(rate.wins).c_str());
    }

    void twoPlayersInARow() // issue 5: 40 to 65 %
    {
        const auto rate = play<PairBot>({.players = 2}, test::sweep(30, 400), kGateSeed + 2);
        QVERIFY2(rate.within(52, 13), std::to_string(rate.wins).c_str());
    }

    void easyIsEasierAndHardIsHarder() // minotaur.md 2.3
    {
        const int runs = test::sweep(60, 400);
        const auto at = [&](Difficulty difficulty) {
            return play<CompetentBot>({.difficulty = difficulty, .only = 4}, runs, kGateSeed + 3).wins;
        };
        const int ranked = at(Difficulty::Ranked);
        QVERIFY(at(Difficulty::Easy) > ranked);
        QVERIFY(at(Difficulty::Hard) < ranked);
    }
};

LABRYS_TEST(TestBalance)

#include "tst_balance.moc"
