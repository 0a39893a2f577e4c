// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/game/statistics.h"

#include "tests/support/test_main.h"

#include <cmath>

using namespace labrys;

namespace {

bool close(double a, double b)
{
    return std::abs(a - b) < 5e-5;
}

} // namespace

class TestStatistics : public QObject {
    Q_OBJECT
private Q_SLOTS:
    // Limits by the formula of Wilson 1927 with z = 1.959964, worked out apart from this code.
    void wilsonsIntervalHasItsKnownLimits_data() // APP-041
    {
        QTest::addColumn<int>("wins");
        QTest::addColumn<int>("runs");
        QTest::addColumn<double>("low");
        QTest::addColumn<double>("high");
        QTest::newRow("none of 10") << 0 << 10 << 0.0 << 0.27753;
        QTest::newRow("all of 10") << 10 << 10 << 0.72247 << 1.0;
        QTest::newRow("half of 10") << 5 << 10 << 0.23659 << 0.76341;
        QTest::newRow("1 of 1") << 1 << 1 << 0.20655 << 1.0;
        QTest::newRow("81 of 263") << 81 << 263 << 0.25529 << 0.36621; // Newcombe 1998, table I
        QTest::newRow("15 of 148") << 15 << 148 << 0.06239 << 0.16049; // Newcombe 1998, table I
        QTest::newRow("1 of 29") << 1 << 29 << 0.00611 << 0.17176;
        QTest::newRow("320 of 400") << 320 << 400 << 0.75803 << 0.83626;
    }
    void wilsonsIntervalHasItsKnownLimits()
    {
        QFETCH(int, wins);
        QFETCH(int, runs);
        QFETCH(double, low);
        QFETCH(double, high);
        const auto interval = game::wilson(wins, runs);
        QVERIFY(close(interval.share, static_cast<double>(wins) / runs));
        QVERIFY2(close(interval.low, low), QByteArray::number(interval.low, 'f', 6).constData());
        QVERIFY2(close(interval.high, high), QByteArray::number(interval.high, 'f', 6).constData());
    }

    void nothingIsKnownOfNoRuns()
    {
        const auto interval = game::wilson(0, 0);
        QCOMPARE(interval.share, 0.0);
        QCOMPARE(interval.low, 0.0);
        QCOMPARE(interval.high, 1.0);
    }

    void theShareLiesInItsInterval()
    {
        for (int runs = 1; runs <= 60; ++runs)
            for (int wins = 0; wins <= runs; ++wins) {
                const auto interval = game::wilson(wins, runs);
                QVERIFY(0 <= interval.low && interval.low <= interval.share);
                QVERIFY(interval.share <= interval.high && interval.high <= 1);
            }
    }
};

LABRYS_TEST(TestStatistics)

#include "tst_statistics.moc"
