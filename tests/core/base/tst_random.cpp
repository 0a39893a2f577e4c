// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/random.h"

#include "tests/support/test_main.h"

#include <algorithm>
#include <array>
#include <numeric>
#include <vector>

using namespace labrys;

// The golden numbers come from the published reference outputs of splitmix64 and xoshiro256**, and from a
// second implementation in another language, with integers without bounds and the plain definition of each
// draw.

namespace {

using Words = std::vector<std::uint64_t>;

Words firstWords(Random random, std::size_t count)
{
    Words words(count);
    for (auto& word : words)
        word = random.next();
    return words;
}

} // namespace

class TestRandom : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void splitMixMatchesItsReference_data()
    {
        QTest::addColumn<quint64>("seed");
        QTest::addColumn<QList<quint64>>("words");
        QTest::newRow("published, 1234567")
            << quint64{1234567}
            << QList<quint64>{6457827717110365317ULL, 3203168211198807973ULL, 9817491932198370423ULL,
                   4593380528125082431ULL, 16408922859458223821ULL};
        QTest::newRow("0") << quint64{
            0} << QList<quint64>{16294208416658607535ULL, 7960286522194355700ULL, 487617019471545679ULL};
        QTest::newRow("1") << quint64{
            1} << QList<quint64>{10451216379200822465ULL, 13757245211066428519ULL, 17911839290282890590ULL};
        QTest::newRow("2^63") << (quint64{1} << 63U)
                              << QList<quint64>{
                                     5196802822362493915ULL, 14154714916085338130ULL, 7036458801432265024ULL};
    }
    void splitMixMatchesItsReference() // APP-032
    {
        QFETCH(quint64, seed);
        QFETCH(QList<quint64>, words);
        SplitMix64 source(seed);
        for (const quint64 word : words)
            QCOMPARE(quint64{source.next()}, word);
    }

    void theLongGeneratorMatchesItsReference() // APP-032
    {
        // Published test vector of xoshiro256** 1.0 for the state 1, 2, 3, 4.
        const auto random = Random::fromState({1, 2, 3, 4});
        QVERIFY(random.has_value());
        const Words published{11520, 0, 1509978240, 1215971899390074240ULL, 1216172134540287360ULL,
            607988272756665600ULL, 16172922978634559625ULL, 8476171486693032832ULL, 10595114339597558777ULL,
            2904607092377533576ULL};
        QCOMPARE(firstWords(*random, published.size()), published);
    }

    void seedsGiveTheirGoldenSequences() // APP-032
    {
        QCOMPARE(firstWords(Random(0), 5),
            (Words{11091344671253066420ULL, 13793997310169335082ULL, 1900383378846508768ULL,
                7684712102626143532ULL, 13521403990117723737ULL}));
        QCOMPARE(firstWords(Random(1), 5),
            (Words{12966619160104079557ULL, 9600361134598540522ULL, 10590380919521690900ULL,
                7218738570589545383ULL, 12860671823995680371ULL}));
        QCOMPARE(firstWords(Random(std::uint64_t{1} << 63U), 5),
            (Words{14995854929039038659ULL, 8753989917356920162ULL, 5005381104203694257ULL,
                16559243352527774060ULL, 11956719193603567130ULL}));
        QCOMPARE(firstWords(Random(42, Stream("shuffle"), 3), 3),
            (Words{15787268929943114830ULL, 11786627524103662047ULL, 13689429380247032401ULL}));
    }

    void boundedDrawsAreGoldenAroundEveryPowerThatMatters() // APP-032
    {
        struct Row {
            std::uint64_t bound;
            std::array<std::uint64_t, 4> below;
            std::array<std::uint64_t, 4> drawn;
        };
        static constexpr std::array kRows{
            Row{1U, {0U, 0U, 0U, 0U}, {0U, 0U, 0U, 0U}},
            Row{2U, {1U, 0U, 1U, 1U}, {1U, 1U, 1U, 1U}},
            Row{3U, {1U, 0U, 2U, 2U}, {2U, 2U, 1U, 2U}},
            Row{10U, {5U, 2U, 8U, 8U}, {8U, 8U, 5U, 9U}},
            Row{16383U, {9399U, 4647U, 13311U, 14641U}, {13591U, 13386U, 8598U, 15740U}},
            Row{16385U, {9400U, 4648U, 13312U, 14642U}, {13593U, 13387U, 8599U, 15742U}},
            Row{65535U, {37599U, 18590U, 53247U, 58566U}, {54370U, 53547U, 34396U, 62965U}},
            Row{65537U, {37600U, 18591U, 53249U, 58568U}, {54371U, 53548U, 34397U, 62967U}},
            Row{2147483647U, {1232079020U, 609197001U, 1744850706U, 1919151698U},
                {1781627135U, 1754664757U, 1127118772U, 2063275088U}},
            Row{2147483649U, {1232079021U, 609197002U, 1744850708U, 1919151700U},
                {1781627137U, 1754664759U, 1127118773U, 2063275090U}},
            Row{4294967295U, {2464158040U, 1218394004U, 3489701414U, 3838303398U},
                {3563254272U, 3509329516U, 2254237545U, 4126550177U}},
            Row{4294967297ULL, {2464158041U, 1218394004U, 3489701416U, 3838303400U},
                {3563254274U, 3509329517U, 2254237546U, 4126550179U}},
            // Here nearly every second word is rejected.
            Row{9223372036854775809ULL,
                {7494076726437113709ULL, 8242693786546385793ULL, 7489703595329264997ULL,
                    7275240644462229668ULL},
                {5228257861188239645ULL, 8292437509390598463ULL, 4840938268346393057ULL,
                    1893580985104605567ULL}},
        };
        for (const Row& row : kRows) {
            Random random(2026);
            for (std::size_t i = 0; i < row.below.size(); ++i) {
                QCOMPARE(random.below(row.bound), row.below[i]);
                QCOMPARE(drawBelow(2026, Stream("maze.weights"), 7, i, row.bound), row.drawn[i]);
            }
        }
    }

    void counterBasedDrawsAreGolden() // APP-032
    {
        QCOMPARE(Stream("").id(), std::uint64_t{0xcbf29ce484222325ULL});
        QCOMPARE(Stream("a").id(), std::uint64_t{0xc52bb8b539c1ec71ULL});
        QCOMPARE(Stream("maze.weights").id(), std::uint64_t{0x6013b5f17789e88eULL});
        constexpr std::uint64_t kLast = ~std::uint64_t{0};
        QCOMPARE(draw64(0, Stream(""), 0, 0), std::uint64_t{0x41e5779b7cf5e194ULL});
        QCOMPARE(draw64(1, Stream("maze.weights"), 0, 0), std::uint64_t{0x9d94076c5f253f25ULL});
        QCOMPARE(draw64(std::uint64_t{1} << 63U, Stream("maze.weights"), 5, 9),
            std::uint64_t{0x1d12547e81115e71ULL});
        QCOMPARE(draw64(kLast, Stream("spire.map"), kLast, kLast), std::uint64_t{0xe0733df189085d17ULL});
    }

    void shufflesAreGoldenAndKeepEveryElement() // APP-032
    {
        std::vector<int> items(10);
        std::iota(items.begin(), items.end(), 0);
        Random random(42);
        random.shuffle(std::span(items));
        QCOMPARE(items, (std::vector<int>{9, 1, 4, 2, 8, 7, 6, 5, 3, 0}));
        std::ranges::sort(items);
        QVERIFY(std::ranges::equal(items, std::array{0, 1, 2, 3, 4, 5, 6, 7, 8, 9}));
    }

    void drawsAreUniformByChiSquare()
    {
        constexpr std::uint64_t kBound = 100;
        const int draws = test::sweep(200'000, 20'000'000);
        Random random(7);
        std::array<std::array<int, kBound>, 2> counts{};
        for (int i = 0; i < draws; ++i) {
            ++counts[0][random.below(kBound)];
            ++counts[1][drawBelow(7, Stream("test"), 0, static_cast<std::uint64_t>(i), kBound)];
        }
        for (const auto& count : counts) {
            const double expected = static_cast<double>(draws) / kBound;
            double sum = 0;
            for (const int n : count)
                sum += (n - expected) * (n - expected) / expected;
            // 99 degrees of freedom: below 49 or above 167 once in 50,000 runs; the seed is fixed.
            QVERIFY2(sum > 49 && sum < 167, qPrintable(QString::number(sum)));
        }
    }

    void everyOrderOfFourIsShuffledAsOften()
    {
        const int shuffles = test::sweep(48'000, 4'800'000);
        Random random(11);
        std::array<int, 256> counts{};
        for (int i = 0; i < shuffles; ++i) {
            std::array<unsigned, 4> items{0, 1, 2, 3};
            random.shuffle(std::span<unsigned>(items));
            ++counts[items[0] * 64 + items[1] * 16 + items[2] * 4 + items[3]];
        }
        double sum = 0;
        const double expected = shuffles / 24.0;
        int orders = 0;
        for (const int n : counts) {
            if (n == 0)
                continue;
            ++orders;
            sum += (n - expected) * (n - expected) / expected;
        }
        QCOMPARE(orders, 24);
        QVERIFY2(sum < 58, qPrintable(QString::number(sum))); // 23 degrees of freedom, once in 10,000
    }

    void streamsKeysAndCountersDiffer()
    {
        Words words;
        for (const auto* name : {"maze.weights", "maze.carve", "spire.map", "a", "b", "ab", "ba", ""})
            for (std::uint64_t key = 0; key < 50; ++key)
                for (std::uint64_t counter = 0; counter < 50; ++counter)
                    words.push_back(draw64(1, Stream(name), key, counter));
        std::ranges::sort(words);
        QVERIFY(std::ranges::adjacent_find(words) == words.end());
        QVERIFY(Random(1, Stream("a")) != Random(1, Stream("b")));
        QVERIFY(Random(1, Stream("a"), 0) != Random(1, Stream("a"), 1));
    }

    void aGeneratorGoesOnFromItsState()
    {
        Random random(99);
        std::ignore = random.next();
        auto again = Random::fromState(random.state());
        QVERIFY(again.has_value());
        QVERIFY(*again == random);
        QCOMPARE(again->next(), random.next());
        QVERIFY(!Random::fromState({0, 0, 0, 0}).has_value());
    }
};

LABRYS_TEST(TestRandom)
#include "tst_random.moc"
