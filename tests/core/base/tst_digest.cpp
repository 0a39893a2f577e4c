// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/digest.h"

#include "core/base/grid.h"
#include "core/base/seed.h"
#include "tests/support/test_main.h"

#include <cstring>
#include <new>
#include <string>
#include <vector>

using namespace labrys;

// Golden values come from a second implementation in another language.

namespace {

enum class Colour : std::uint8_t { Red, Green, Blue };

struct Padded {
    std::uint8_t small = 0;
    std::uint64_t large = 0;
    bool operator==(const Padded&) const = default;
};
BOOST_DESCRIBE_STRUCT(Padded, (), (small, large))

struct Sample {
    Seed seed;
    std::string name;
    std::optional<std::int64_t> delta;
    std::optional<int> nothing;
    Colour colour = Colour::Blue;
    Random random{0};
};
BOOST_DESCRIBE_STRUCT(Sample, (), (seed, name, delta, nothing, colour, random))

template <class T>
QString digestText(const T& value)
{
    return QString::fromStdString(digestOf(value).text());
}

} // namespace

class TestDigest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void valuesHaveGoldenDigests() // APP-032
    {
        QCOMPARE(QString::fromStdString(Digest().fingerprint().text()), QStringLiteral("0000000000000000"));
        QCOMPARE(digestText(1), QStringLiteral("bfef8030ddc2d772"));
        QCOMPARE(digestText(-1), QStringLiteral("a577782bc52a9f5a"));
        QCOMPARE(digestText(0xFFFFFFFFU), QStringLiteral("7f65c5cfc4eb5526"));
        QCOMPARE(digestText(Cell{3, -4}), QStringLiteral("02db129109af1969"));
        QCOMPARE(digestText(std::vector<int>{1, 2, 3}), QStringLiteral("18a2471e2df32a88"));
        const std::string accents = "Th\xC3\xA9s\xC3\xA9"
                                    "e";
        QCOMPARE(digestText(accents), QStringLiteral("7bcb2c1db72a5554"));
        const Sample sample{Seed(7), "ab", -1, std::nullopt, Colour::Blue, *Random::fromState({1, 2, 3, 4})};
        QCOMPARE(digestText(sample), QStringLiteral("da463ad29647867f"));
    }

    void integersOfAnyWidthWithTheSameValueAreEqual()
    {
        QCOMPARE(digestOf(std::int8_t{-1}).value, digestOf(std::int64_t{-1}).value);
        QCOMPARE(digestOf(std::uint8_t{200}).value, digestOf(std::uint64_t{200}).value);
    }

    void orderMatters()
    {
        Digest forwards;
        forwards.add(1);
        forwards.add(2);
        Digest backwards;
        backwards.add(2);
        backwards.add(1);
        QCOMPARE(QString::fromStdString(forwards.fingerprint().text()), QStringLiteral("d8456d0041f3f1bc"));
        QCOMPARE(QString::fromStdString(backwards.fingerprint().text()), QStringLiteral("785f5cffd48d16ff"));
    }

    void bordersBetweenRangesCount()
    {
        using Lists = std::vector<std::vector<int>>;
        QVERIFY(digestOf(Lists{{1}, {2, 3}}) != digestOf(Lists{{1, 2}, {3}}));
        QVERIFY(digestOf(Lists{{}}) != digestOf(Lists{}));
    }

    void anEmptyOptionalIsNotAZero()
    {
        QCOMPARE(digestText(std::optional<int>()), QStringLiteral("e220a8397b1dcdaf"));
        QCOMPARE(digestText(std::optional<int>(5)), QStringLiteral("4d4a7e8d675074cd"));
        QVERIFY(digestOf(std::optional<int>()) != digestOf(std::optional<int>(0)));
    }

    void theShapeOfAGridCounts()
    {
        Grid<int> wide(2, 3);
        Grid<int> tall(3, 2);
        for (std::size_t i = 0; i < wide.size(); ++i)
            wide.values()[i] = tall.values()[i] = static_cast<int>(i) + 1;
        QCOMPARE(digestText(wide), QStringLiteral("dff2603fd560e044"));
        QCOMPARE(digestText(tall), QStringLiteral("b015a68b6a4db5bc"));
    }

    void paddingIsNotHashed()
    {
        alignas(Padded) std::array<std::byte, sizeof(Padded)> zeros{};
        alignas(Padded) std::array<std::byte, sizeof(Padded)> ones{};
        ones.fill(std::byte{0xFF});
        auto* a = new (zeros.data()) Padded;
        auto* b = new (ones.data()) Padded;
        a->small = b->small = 3;
        a->large = b->large = 4;
        QVERIFY(digestOf(*a) == digestOf(*b));
    }

    void fingerprintsAreSixteenDigitsOfText()
    {
        QCOMPARE(Fingerprint{0}.text(), std::string("0000000000000000"));
        QCOMPARE(Fingerprint{0x0123456789abcdefULL}.text(), std::string("0123456789abcdef"));
        QCOMPARE(Fingerprint{~std::uint64_t{0}}.text(), std::string("ffffffffffffffff"));
        for (const std::uint64_t value : {std::uint64_t{0}, std::uint64_t{1} << 63U, ~std::uint64_t{1}})
            QVERIFY(Fingerprint::fromText(Fingerprint{value}.text()) == Fingerprint{value});
        for (const auto* wrong : {"", "0", "0123456789abcde", "0123456789abcdef0", "0123456789ABCDEF",
                 "0123456789abcdeg", " 123456789abcdef", "-123456789abcdef"})
            QVERIFY2(!Fingerprint::fromText(wrong), wrong);
    }
};

LABRYS_TEST(TestDigest)
#include "tst_digest.moc"
