// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/net/clean_text.h"

#include "core/base/random.h"

#include "tests/support/test_main.h"

#include <QTextBoundaryFinder>

using namespace labrys;
using namespace Qt::StringLiterals;

namespace {

QString ofCodes(std::initializer_list<char32_t> codes)
{
    return QString::fromUcs4(codes.begin(), static_cast<qsizetype>(codes.size()));
}

QString chat(const QString& text)
{
    return net::cleanChat(text).value_or(u"<refused>"_s);
}

std::optional<net::TextFault> fault(const std::expected<QString, net::TextFault>& result)
{
    return result ? std::nullopt : std::optional(result.error());
}

/// Texts of every kind of character, rare ones often.
QString strangeText(Random& random)
{
    constexpr std::array<std::array<char32_t, 2>, 14> kKinds{{{0, 0x20}, {0x20, 0x7F}, {0x7F, 0xA0},
        {0xA0, 0x100}, {0x300, 0x370}, {0x590, 0x700}, {0x1100, 0x1200}, {0x2000, 0x2070}, {0x3130, 0x3190},
        {0xAC00, 0xAC40}, {0xD800, 0xE010}, {0xFB00, 0x10000}, {0x1F1E6, 0x1F680}, {0xE0000, 0xE0200}}};
    QString text;
    for (std::uint64_t i = random.below(40); i > 0; --i) {
        const auto& kind = kKinds[static_cast<std::size_t>(random.below(kKinds.size()))];
        const auto code = static_cast<char32_t>(kind[0] + random.below(kind[1] - kind[0]));
        if (code >= 0xD800 && code < 0xE000)
            text += QChar(static_cast<char16_t>(code)); // alone
        else
            text += ofCodes({code});
    }
    return text;
}

} // namespace

class TestCleanText : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void whatDeceivesIsRemoved_data() // NET-033
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("clean");
        const auto row = [](const char* name, const QString& text, const QString& clean) {
            QTest::newRow(name) << text << clean;
        };
        row("plain", u"Ariadne va bien"_s, u"Ariadne va bien"_s);
        row("blanks", u"  a \t\r\n b\u00A0\u2003c\u3000 "_s, u"a b c"_s);
        row("line ends", u"a\nb\u2028c\u2029d\u0085e"_s, u"a b c d e"_s);
        row("C0", ofCodes({'a', 0, 1, 7, 8, 'b', 0x1F, 0x7F}), u"ab"_s);
        row("C1", ofCodes({'a', 0x80, 0x9B, 0x9D, 0x9F, 'b'}), u"ab"_s);
        row("terminal", ofCodes({0x1B, '[', '3', '1', 'm', 'x', 0x9B, '2', 'J'}), u"[31mx2J"_s);
        row("direction",
            ofCodes(
                {'a', 0x202A, 0x202B, 0x202C, 0x202D, 0x202E, 0x2066, 0x2069, 0x200E, 0x200F, 0x61C, 'b'}),
            u"ab"_s);
        row("no width", ofCodes({'a', 0x200B, 0x200C, 0x200D, 0x2060, 0xFEFF, 0xAD, 0x34F, 0x180E, 'b'}),
            u"ab"_s);
        row("fillers", ofCodes({'a', 0x115F, 0x1160, 0x3164, 0xFFA0, 'b'}), u"ab"_s);
        row("braille blank", ofCodes({'a', 0x2800, 0x2800, 'b'}), u"a b"_s);
        row("private", ofCodes({'a', 0xE000, 0xF8FF, 0xF0000, 0x10FFFD, 'b'}), u"ab"_s);
        row("unassigned", ofCodes({'a', 0x378, 0xFFFE, 0xFFFF, 0x1FFFE, 0xFDD0, 'b'}), u"ab"_s);
        row("tags", ofCodes({'a', 0xE0001, 0xE0041, 0xE007F, 0xE0100, 'b'}), u"ab"_s);
        row("object and unreadable", ofCodes({'a', 0xFFFC, 0xFFFD, 'b'}), u"ab"_s);
        row("compatible", u"ﬁ Ａ ① ㎏ ¼"_s, u"fi A 1 kg 1\u20444"_s);
        row("composed", u"e\u0301A\u030A"_s, u"\u00E9\u00C5"_s);
        row("spacing accents", u"a \u00B4 \u00A8 b"_s, u"a b"_s);
        row("mark without base", u"\u0301\u0308abc \u0301d"_s, u"abc d"_s);
        row("right to left letters stay", u"שלום مرحبا"_s, u"שלום مرحبا"_s);
        row("zalgo", u"Z"_s + QString(40, QChar(0x0337)) + u"x"_s,
            u"Z"_s + QString(4, QChar(0x0337)) + u"x"_s);
        row("enclosing zalgo", u"Z"_s + QString(9, QChar(0x20DD)), u"Z"_s + QString(4, QChar(0x20DD)));
        row("family becomes three", ofCodes({0x1F468, 0x200D, 0x1F469, 0x200D, 0x1F467}),
            ofCodes({0x1F468, 0x1F469, 0x1F467}));
        row("heart without its selector", ofCodes({0x2764, 0xFE0F}), ofCodes({0x2764}));
        row("flag and skin stay", ofCodes({0x1F1EB, 0x1F1F7, 0x1F44B, 0x1F3FD}),
            ofCodes({0x1F1EB, 0x1F1F7, 0x1F44B, 0x1F3FD}));
        row("markup is text", u"<b>&amp;</b> <img src=\"http://x\">"_s,
            u"<b>&amp;</b> <img src=\"http://x\">"_s);
    }
    void whatDeceivesIsRemoved()
    {
        QFETCH(QString, text);
        QFETCH(QString, clean);
        QCOMPARE(chat(text), clean);
    }
    void loneSurrogatesAreRemoved() // NET-033
    {
        QCOMPARE(chat(u"a"_s + QChar(0xD83D) + u"b"_s), u"ab"_s);
        QCOMPARE(chat(u"a"_s + QChar(0xDC00)), u"a"_s);
        QCOMPARE(chat(QString(QChar(0xDC00)) + QChar(0xD83D) + u"x"_s), u"x"_s);
        QCOMPARE(fault(net::cleanChat(QString(QChar(0xD83D)))), net::TextFault::Empty);
    }
    void whatLeavesNothingIsRefused()
    {
        for (const QString& text : {QString(), u"   "_s, ofCodes({0x200B, 0x202E}), u"\u0301"_s,
                 ofCodes({0x2800}), ofCodes({0}), u"\u3164"_s})
            QCOMPARE(fault(net::cleanChat(text)), net::TextFault::Empty);
    }
    void graphemesAndBytesHaveTheirBounds_data() // NET-005, NET-014
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<bool>("good");
        QTest::newRow("1") << u"a"_s << true;
        QTest::newRow("299") << QString(299, QChar(u'a')) << true;
        QTest::newRow("300") << QString(300, QChar(u'a')) << true;
        QTest::newRow("301") << QString(301, QChar(u'a')) << false;
        // 299 of 4 bytes and 1 to 4 of one: bytes and graphemes at their bounds together.
        const QString star = ofCodes({0x1F31F});
        QTest::newRow("300 of 4 bytes") << star.repeated(300) << true;
        QTest::newRow("301 of 4 bytes") << star.repeated(301) << false;
        // A base of one byte with two marks of two bytes each.
        const QString marked = u"q\u0337\u0338"_s;
        QTest::newRow("1200 bytes") << marked.repeated(240) << true;
        QTest::newRow("1199 bytes") << (marked.repeated(239) + u"qqqq"_s) << true;
        QTest::newRow("1201 bytes") << (marked.repeated(240) + u"q"_s) << false;
        QTest::newRow("what is removed does not count")
            << (QString(300, QChar(u'a')) + QString(500, QChar(0x200B))) << true;
        QTest::newRow("4096 units") << (u"a"_s + QString(4095, QChar(u' '))) << true;
        QTest::newRow("4097 units") << (u"a"_s + QString(4096, QChar(u' '))) << false;
    }
    void graphemesAndBytesHaveTheirBounds()
    {
        QFETCH(QString, text);
        QFETCH(bool, good);
        QCOMPARE(fault(net::cleanChat(text)), good ? std::nullopt : std::optional(net::TextFault::TooLong));
    }
    void theLongestExpansionIsBounded()
    {
        // U+FDFA alone becomes 18 characters.
        QCOMPARE(fault(net::cleanChat(QString(4096, QChar(0xFDFA)))), net::TextFault::TooLong);
        QCOMPARE(net::cleanChat(QString(16, QChar(0xFDFA)))->size(), 288);
    }
    void strangeTextsComeOutPlainAndStayAsTheyAre() // NET-033
    {
        Random random(7, Stream("test.clean"));
        for (int i = 0; i < test::sweep(5'000, 200'000); ++i) {
            const QString text = strangeText(random);
            const auto clean = net::cleanText(text, {4096, 100'000});
            if (!clean)
                continue;
            QCOMPARE(net::cleanText(*clean, {4096, 100'000}), clean);
            QCOMPARE(clean->normalized(QString::NormalizationForm_KC), *clean);
            QCOMPARE(clean->simplified(), *clean);
            QVERIFY(clean->isValidUtf16());
            int marks = net::kMarksOnABase; // none may stand first
            for (const char32_t c : clean->toUcs4()) {
                const bool mark = QChar::category(c) <= QChar::Mark_Enclosing;
                marks = mark ? marks + 1 : c == U' ' ? net::kMarksOnABase : 0;
                QVERIFY(!mark || marks <= net::kMarksOnABase);
                QVERIFY(c >= 0x20 && !(c >= 0x7F && c < 0xA0));
                QVERIFY(QChar::category(c) < QChar::Other_Control
                    || QChar::category(c) > QChar::Other_NotAssigned);
            }
        }
    }
};

LABRYS_TEST(TestCleanText)
#include "tst_clean_text.moc"
