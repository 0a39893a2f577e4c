// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/seed.h"

#include "tests/core/base/locales.h"
#include "tests/support/test_main.h"

#include <rapidcheck.h>

#include <algorithm>
#include <string>
#include <vector>

using namespace labrys;

namespace {

constexpr std::string_view kLetters = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";
/// Where the letters of a code stand: L1-XXXXX-XXXXX-C.
constexpr std::array<std::size_t, 11> kPositions{3, 4, 5, 6, 7, 9, 10, 11, 12, 13, 15};

std::vector<Seed> sampledSeeds()
{
    std::vector<Seed> seeds{Seed(0), Seed(1), Seed(Seed::kCount - 1), Seed(Seed::kCount / 2)};
    Random random(40);
    for (int i = 0; i < test::sweep(200, 20'000); ++i)
        seeds.emplace_back(random.next());
    return seeds;
}

/// "CODE column argument argument", or the code of the seed.
QString outcome(std::string_view text)
{
    const auto seed = Seed::fromText(text);
    if (seed)
        return QString::fromStdString(seed->code());
    const Problem& problem = seed.error();
    std::string out = problem.code + ' ' + std::to_string(problem.place.column);
    for (const auto& argument : problem.arguments)
        out += ' ' + argument;
    return QString::fromStdString(out);
}

} // namespace

class TestSeed : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void codesAreGolden() // APP-040, APP-032
    {
        struct Row {
            std::uint64_t bits;
            const char* code;
            std::uint64_t expanded;
        };
        static constexpr std::array kRows{
            Row{0, "L1-00000-00000-0", 0xe220a8397b1dcdafULL},
            Row{1, "L1-00000-00001-H", 0x910a2dec89025cc1ULL},
            Row{2026, "L1-00000-001ZA-8", 0xdb9c559891948d23ULL},
            Row{1ULL << 49U, "L1-G0000-00000-5", 0xc8cccc7379b18ec1ULL},
            Row{320255973501901ULL, "L1-938NK-RKAYD-S", 0x01cb325eba6db5dcULL},
            Row{(1ULL << 50U) - 1U, "L1-ZZZZZ-ZZZZZ-4", 0xdeace93d0e7f6d68ULL},
        };
        const int locales = test::underEveryLocale([] {
            for (const Row& row : kRows) {
                QCOMPARE(Seed(row.bits).code(), std::string(row.code));
                QVERIFY(Seed::fromText(row.code) == Seed(row.bits));
                QCOMPARE(Seed(row.bits).expanded(), row.expanded);
            }
        });
        QVERIFY(locales >= 1);
    }

    void everySeedReadsBackFromItsCode() // APP-040
    {
        QVERIFY(rc::check("fromText(code(s)) == s", [] {
            const Seed seed(*rc::gen::arbitrary<std::uint64_t>());
            RC_ASSERT(Seed::fromText(seed.code()).value() == seed);
        }));
    }

    void everyWrongCharacterIsFound() // APP-040
    {
        for (const Seed seed : sampledSeeds()) {
            const std::string code = seed.code();
            for (const std::size_t position : kPositions) {
                for (const char letter : kLetters) {
                    if (letter == code[position])
                        continue;
                    std::string wrong = code;
                    wrong[position] = letter;
                    const auto read = Seed::fromText(wrong);
                    if (read || read.error().code != "SEED_CHECK")
                        QFAIL(wrong.c_str());
                }
            }
        }
    }

    void everyExchangeOfTwoCharactersIsFound() // APP-040
    {
        for (const Seed seed : sampledSeeds()) {
            const std::string code = seed.code();
            for (const std::size_t a : kPositions) {
                for (const std::size_t b : kPositions) {
                    if (a >= b || code[a] == code[b])
                        continue;
                    std::string wrong = code;
                    std::swap(wrong[a], wrong[b]);
                    const auto read = Seed::fromText(wrong);
                    if (read || read.error().code != "SEED_CHECK")
                        QFAIL(wrong.c_str());
                }
            }
        }
    }

    void whatPeopleTypeIsUnderstood_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<QString>("expected");
        const auto row = [](const char* name, const QByteArray& text, const char* expected) {
            QTest::newRow(name) << text << QString::fromUtf8(expected);
        };
        row("lower case", "l1-938nk-rkayd-s", "L1-938NK-RKAYD-S");
        row("blanks around", " \t L1-938NK-RKAYD-S \r\n", "L1-938NK-RKAYD-S");
        row("blanks for dashes", "L1-938NK RKAYD S", "L1-938NK-RKAYD-S");
        row("no dashes inside", "L1-938NKRKAYDS", "L1-938NK-RKAYD-S");
        row("no dashes at all", "l1938nkrkayds", "L1-938NK-RKAYD-S");
        row("blanks alone", "L1 938NK RKAYD S", "L1-938NK-RKAYD-S");
        row("O for 0, I and L for 1", "L1-oOo0O-0olZa-8", "L1-00000-001ZA-8");
        row("I for 1", "L1-00000-00IZA-8", "L1-00000-001ZA-8");
        row("number 0", "0", "L1-00000-00000-0");
        row("number", "2026", "L1-00000-001ZA-8");
        row("number with zeros", "0002026", "L1-00000-001ZA-8");
        row("largest number", "1125899906842623", "L1-ZZZZZ-ZZZZZ-4");
        row("larger number is a text", "1125899906842624", "L1-G54DN-5YP58-K");
        row("negative number is a text", "-1", "L1-WFNM2-6G8ES-1");
        row("fraction is a text", "12.5", "L1-62A77-XKMQN-5");
        row("text", "Ariadne", "L1-Y3WDJ-66XBB-4");
        row("case counts in a text", "ariadne", "L1-VZQTB-0RDKJ-Q");
        row("accents",
            "Th\xC3\xA9s\xC3\xA9"
            "e",
            "L1-8QT86-Q1S43-1");
        row("blanks around a text", "  Ariadne\n", "L1-Y3WDJ-66XBB-4");
        row("prefix alone is a text", "L1", "L1-43N2B-9Y4YY-P");
        row("text like a prefix", "L2 cache", "L1-4BS86-0QD2V-4");
        row("256 bytes", QByteArray(256, 'x'), "L1-ZN01Y-SGJYE-Z");
    }
    void whatPeopleTypeIsUnderstood() // APP-040
    {
        QFETCH(QByteArray, text);
        QFETCH(QString, expected);
        const int locales = test::underEveryLocale( // APP-032
            [&] { QCOMPARE(outcome({text.constData(), static_cast<std::size_t>(text.size())}), expected); });
        QVERIFY(locales >= 1);
    }

    void whatIsWrongIsNamedAtItsColumn_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<QString>("expected");
        const auto row = [](const char* name, const QByteArray& text, const char* expected) {
            QTest::newRow(name) << text << QString::fromUtf8(expected);
        };
        row("empty", "", "SEED_EMPTY 1");
        row("blanks", " \t\n", "SEED_EMPTY 1");
        row("too long", QByteArray(257, 'x'), "SEED_TOO_LONG 257 256");
        row("too long, columns are characters", QByteArray("\xC3\xA9").repeated(200),
            "SEED_TOO_LONG 129 256");
        row("version", "L2-00000-00000-0", "SEED_VERSION 2 2");
        row("version after blanks", "  L12-00000", "SEED_VERSION 4 12");
        row("version 01", "L01-00000-00000-0", "SEED_VERSION 2 01");
        row("U is no letter", "L1-0000U-00000-0", "SEED_CHARACTER 8 U");
        row("first of two", "L1-00!00-0?000-0", "SEED_CHARACTER 6 !");
        row("accent", "L1-0000\xC3\xA9-00000-0", "SEED_CHARACTER 8 \xC3\xA9");
        row("broken UTF-8", "L1-0000\xFF-00000-0", "SEED_CHARACTER 8 \xEF\xBF\xBD");
        row("control", QByteArray("L1-000\0-00000-0", 15), "SEED_CHARACTER 7 ");
        row("nothing", "L1-", "SEED_LENGTH 4 0 11");
        row("one too few", "L1-00000-00000", "SEED_LENGTH 15 10 11");
        row("one too many", "L1-00000-00000-0 0", "SEED_LENGTH 18 12 11");
        row("check", "L1-938NK-RKAYD-T", "SEED_CHECK 16 T");
        row("check after a blank", " L1-938NK-RKAYD-T ", "SEED_CHECK 17 T");
    }
    void whatIsWrongIsNamedAtItsColumn() // APP-040
    {
        QFETCH(QByteArray, text);
        QFETCH(QString, expected);
        QString found = outcome({text.constData(), static_cast<std::size_t>(text.size())});
        found.remove(QChar(u'\0'));
        QCOMPARE(found, expected);
    }

    void everyTextOfUpTo256BytesIsASeedOrAWrongCode() // APP-040
    {
        QVERIFY(rc::check("total", [] {
            const auto text = *rc::gen::arbitrary<std::string>();
            const auto seed = Seed::fromText(text);
            if (!seed)
                return;
            RC_ASSERT(seed->bits() < Seed::kCount);
            RC_ASSERT(Seed::fromText(' ' + text + '\n').value() == *seed);
        }));
    }

    void textsSpreadOverAllSeeds()
    {
        std::vector<Seed> seeds;
        for (int i = 0; i < 20'000; ++i)
            seeds.push_back(*Seed::fromText("run " + std::to_string(i)));
        std::ranges::sort(seeds);
        QVERIFY(std::ranges::adjacent_find(seeds) == seeds.end());
        QVERIFY(seeds.front().bits() < Seed::kCount / 1000);
        QVERIFY(seeds.back().bits() > Seed::kCount / 1000 * 999);
    }
};

LABRYS_TEST(TestSeed)
#include "tst_seed.moc"
