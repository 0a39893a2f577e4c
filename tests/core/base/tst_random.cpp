// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/random.h"

#include "tests/support/test_main.h"

using namespace labrys;

class TestRandom : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void splitMixMatchesItsReference() // APP-032
    {
        // First outputs of the reference program of splitmix64 for seed 1234567.
        SplitMix64 source(1234567);
        QCOMPARE(source.next(), std::uint64_t{6457827717110365317ULL});
        QCOMPARE(source.next(), std::uint64_t{3203168211198807973ULL});
    }
};

LABRYS_TEST(TestRandom)
#include "tst_random.moc"
