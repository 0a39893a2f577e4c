// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/utf8.h"

#include "tests/support/test_main.h"

#include <string>

using namespace labrys;
using namespace std::string_view_literals;

namespace {

std::string_view viewOf(const QByteArray& bytes)
{
    return {bytes.constData(), static_cast<std::size_t>(bytes.size())};
}

/// An offset, -1 for none.
int numberOf(std::optional<std::size_t> offset)
{
    return offset ? static_cast<int>(*offset) : -1;
}

} // namespace

class TestUtf8 : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void theFirstBrokenByteIsFound_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<int>("offset");
        QTest::newRow("empty") << QByteArray("") << -1;
        QTest::newRow("ascii") << QByteArray("labyrinth\n") << -1;
        QTest::newRow("nul") << QByteArray("a\0b", 3) << -1;
        QTest::newRow("two bytes") << QByteArray("\xC2\x80\xDF\xBF") << -1;
        QTest::newRow("three bytes") << QByteArray("\xE0\xA0\x80\xEF\xBF\xBF") << -1;
        QTest::newRow("four bytes") << QByteArray("\xF0\x90\x80\x80\xF4\x8F\xBF\xBF") << -1;
        QTest::newRow("around surrogates") << QByteArray("\xED\x9F\xBF\xEE\x80\x80") << -1;
        QTest::newRow("surrogate") << QByteArray("a\xED\xA0\x80") << 1;
        QTest::newRow("last surrogate") << QByteArray("\xED\xBF\xBF") << 0;
        QTest::newRow("overlong two") << QByteArray("ab\xC0\x80") << 2;
        QTest::newRow("overlong slash") << QByteArray("\xC1\xAF") << 0;
        QTest::newRow("overlong three") << QByteArray("\xE0\x9F\xBF") << 0;
        QTest::newRow("overlong four") << QByteArray("\xF0\x8F\xBF\xBF") << 0;
        QTest::newRow("above U+10FFFF") << QByteArray("\xF4\x90\x80\x80") << 0;
        QTest::newRow("F5") << QByteArray("\xF5\x80\x80\x80") << 0;
        QTest::newRow("FF") << QByteArray("abc\xFF") << 3;
        QTest::newRow("lonely continuation") << QByteArray("\xC3\xA9\x80") << 2;
        QTest::newRow("cut after one") << QByteArray("a\xC3") << 1;
        QTest::newRow("cut after two") << QByteArray("a\xE2\x82") << 1;
        QTest::newRow("cut after three") << QByteArray("a\xF0\x9F\x98") << 1;
        QTest::newRow("third byte wrong") << QByteArray("\xE2\x82\x41") << 0;
        QTest::newRow("latin-1") << QByteArray("Th\xE9s\xE9"
                                               "e")
                                 << 2;
    }
    void theFirstBrokenByteIsFound() // LVL-017
    {
        QFETCH(QByteArray, text);
        QFETCH(int, offset);
        QCOMPARE(numberOf(invalidUtf8(viewOf(text))), offset);
    }

    void exactlyTheScalarValuesOfUnicodeAreAccepted() // LVL-017
    {
        // Every text of three bytes (four in a full run) after a prefix, against a decoder by definition.
        std::size_t accepted = 0;
        for (unsigned bytes = 0; bytes < 0x1000000U; ++bytes) {
            const std::array<char, 3> text{static_cast<char>(bytes >> 16U),
                static_cast<char>((bytes >> 8U) & 0xFFU), static_cast<char>(bytes & 0xFFU)};
            const auto character = firstCharacter({text.data(), text.size()});
            accepted += character.length == 3 ? 1U : 0U;
        }
        QCOMPARE(accepted, std::size_t{0x10000 - 0x800 - 0x800}); // U+0800..U+FFFF without the surrogates
        accepted = 0;
        for (unsigned low = 0; low < 0x10000U; ++low) {
            for (const unsigned high : {0xF08FU, 0xF090U, 0xF0BFU, 0xF48FU, 0xF490U, 0xF180U}) {
                const std::array<char, 4> text{static_cast<char>(high >> 8U), static_cast<char>(high & 0xFFU),
                    static_cast<char>(low >> 8U), static_cast<char>(low & 0xFFU)};
                accepted += firstCharacter({text.data(), text.size()}).length == 4 ? 1U : 0U;
            }
        }
        QCOMPARE(accepted, std::size_t{4U * 64U * 64U});
    }

    void charactersAreDecoded()
    {
        QVERIFY((firstCharacter("a"sv) == Utf8Character{U'a', 1}));
        QVERIFY((firstCharacter("\xC3\xA9t\xC3\xA9"sv) == Utf8Character{U'\u00E9', 2}));
        QVERIFY((firstCharacter("\xE2\x82\xAC"sv) == Utf8Character{U'\u20AC', 3}));
        QVERIFY((firstCharacter("\xF0\x9F\x98\x80"sv) == Utf8Character{U'\U0001F600', 4}));
        QVERIFY((firstCharacter(""sv) == Utf8Character{}));
    }

    void codePointsAreCounted() // LVL-016
    {
        QCOMPARE(codePoints(""), std::size_t{0});
        QCOMPARE(codePoints("abc"), std::size_t{3});
        QCOMPARE(codePoints("\xC3\xA9\xE2\x82\xAC\xF0\x9F\x98\x80"), std::size_t{3});
    }

    void namesHoldNoInvisibleCharacter_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<int>("offset");
        QTest::newRow("name") << QByteArray("The Antechamber") << -1;
        QTest::newRow("French") << QByteArray("L\xE2\x80\x99"
                                              "entr\xC3\xA9"
                                              "e\xC2\xA0: \xC2\xAB \xC5\x93uvre \xC2\xBB")
                                << -1;
        QTest::newRow("Greek") << QByteArray("\xCE\x9B\xCE\xB1\xCE\xB2\xCF\x8D\xCF\x81") << -1;
        QTest::newRow("emoji") << QByteArray("\xF0\x9F\x90\x82") << -1;
        QTest::newRow("nul") << QByteArray("a\0b", 3) << 1;
        QTest::newRow("tab") << QByteArray("a\tb") << 1;
        QTest::newRow("line feed") << QByteArray("ab\n") << 2;
        QTest::newRow("delete") << QByteArray("\x7F") << 0;
        QTest::newRow("C1") << QByteArray("a\xC2\x85") << 1;
        QTest::newRow("soft hyphen") << QByteArray("a\xC2\xAD") << 1;
        QTest::newRow("line separator") << QByteArray("a\xE2\x80\xA8") << 1;
        QTest::newRow("override") << QByteArray("abc\xE2\x80\xAE"
                                                "def")
                                  << 3;
        QTest::newRow("embedding") << QByteArray("\xE2\x80\xAA") << 0;
        QTest::newRow("isolate") << QByteArray("a\xE2\x81\xA6") << 1;
        QTest::newRow("pop isolate") << QByteArray("a\xE2\x81\xA9") << 1;
        QTest::newRow("right-to-left mark") << QByteArray("a\xE2\x80\x8F") << 1;
        QTest::newRow("Arabic letter mark") << QByteArray("a\xD8\x9C") << 1;
        QTest::newRow("zero-width space") << QByteArray("a\xE2\x80\x8B") << 1;
        QTest::newRow("joiner") << QByteArray("a\xE2\x80\x8D") << 1;
        QTest::newRow("word joiner") << QByteArray("a\xE2\x81\xA0") << 1;
        QTest::newRow("byte order mark") << QByteArray("\xEF\xBB\xBFname") << 0;
        QTest::newRow("tag") << QByteArray("a\xF3\xA0\x81\x81") << 1;
        QTest::newRow("not UTF-8") << QByteArray("ab\xFF") << 2;
    }
    void namesHoldNoInvisibleCharacter() // LVL-017
    {
        QFETCH(QByteArray, text);
        QFETCH(int, offset);
        QCOMPARE(numberOf(forbiddenInNames(viewOf(text))), offset);
    }
};

LABRYS_TEST(TestUtf8)
#include "tst_utf8.moc"
