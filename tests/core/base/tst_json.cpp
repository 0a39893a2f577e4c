// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
// No raw strings here: moc loses count of the brackets after them and finds no class.
#include "core/base/json.h"

#include "tests/core/base/locales.h"
#include "tests/fuzz/mutate.h"
#include "tests/support/test_main.h"

#include <boost/json/array.hpp>
#include <boost/json/object.hpp>
#include <boost/json/string.hpp>
#include <boost/json/value.hpp>
#include <rapidcheck.h>

#include <ctime>
#include <string>

using namespace labrys;

namespace {

std::string_view viewOf(const QByteArray& bytes)
{
    return {bytes.constData(), static_cast<std::size_t>(bytes.size())};
}

/// "CODE line:column argument|argument", or "fine".
QString outcome(std::string_view text, JsonLimits limits = {})
{
    const auto json = parseJson(text, "f.json", limits);
    if (json)
        return QStringLiteral("fine");
    const Problem& problem = json.error();
    std::string out = problem.code + ' ' + std::to_string(problem.place.line) + ':'
        + std::to_string(problem.place.column);
    for (const auto& argument : problem.arguments)
        out += (&argument == problem.arguments.data() ? ' ' : '|') + argument;
    return QString::fromStdString(out);
}

std::string canonicalOf(std::string_view text)
{
    return canonicalJson(parseJson(text, "f.json", {.depth = 64}).value());
}

std::string randomText()
{
    static const std::vector<std::string> kPieces{"a", "Z", "0", " ", "\"", "\\", "/", "\n", "\t", "\r", "\b",
        "\x01", "\x1F", "\x7F", "\xC3\xA9", "\xE2\x82\xAC", "\xF0\x9F\x90\x82", "~", "#"};
    std::string text;
    for (const auto& piece : *rc::gen::container<std::vector<std::string>>(rc::gen::elementOf(kPieces)))
        text += piece;
    return text;
}

boost::json::value randomTree(int depth)
{
    switch (*rc::gen::inRange(0, depth > 0 ? 8 : 6)) {
    case 0:
        return nullptr;
    case 1:
        return *rc::gen::arbitrary<bool>();
    case 2:
        return *rc::gen::arbitrary<std::int64_t>();
    case 3:
        return *rc::gen::arbitrary<std::uint64_t>();
    case 4:
    case 5:
        return boost::json::value(boost::json::string(randomText()));
    case 6: {
        boost::json::array array;
        for (int i = *rc::gen::inRange(0, 5); i > 0; --i)
            array.push_back(randomTree(depth - 1));
        return array;
    }
    default: {
        boost::json::object object;
        for (int i = *rc::gen::inRange(0, 5); i > 0; --i)
            object[randomText()] = randomTree(depth - 1);
        return object;
    }
    }
}

const std::vector<std::string>& corpus()
{
    static const std::vector<std::string> kTexts{
        "{\n  \"format\": \"labrys/labyrinth\",\n  \"version\": 1,\n  \"size\": [8, 6],\n  \"layers\": {\n"
        "    \"terrain\": [\n      \"########\",\n      \"#......#\"\n    ]\n  },\n  \"objects\": [\n"
        "    { \"id\": \"k3v9aa\", \"type\": \"start\", \"at\": [1, 1] },\n"
        "    { \"id\": \"b0d4re\", \"type\": \"key\", \"at\": [2, 2], \"opens\": \"b\" }\n  ]\n}\n",
        "{\"a\":{\"b\":{\"c\":[1,-2,{\"d\":null},true,false,\"\\u00e9\\ud83d\\ude00\\n\"]}},\"\":0,\"a\\tb\":"
        "18446744073709551615}",
        "[[],{},[[]],[{}],\"\",0,-0,1,-9223372036854775808]",
        "\"Th\xC3\xA9s\xC3\xA9\x65 \xF0\x9F\x90\x82\"",
    };
    return kTexts;
}

} // namespace

class TestJson : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void brokenTextsAreRefusedAtTheirPlace_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<QString>("expected");
        const auto row = [](const QByteArray& text, const char* expected) {
            QTest::addRow("%s <- %s", expected, text.left(60).toPercentEncoding(" {}[]:,\"\\").constData())
                << text << QString::fromUtf8(expected);
        };
        // Values
        row("", "JSON_SYNTAX 1:1 Value|");
        row(" \n\t", "JSON_SYNTAX 2:2 Value|");
        row("tru", "JSON_SYNTAX 1:4 Value|");
        row("nul]", "JSON_SYNTAX 1:4 Value|]");
        row("fals\xC3\xA9", "JSON_SYNTAX 1:5 Value|\xC3\xA9");
        row("True", "JSON_SYNTAX 1:1 Value|T");
        row("NaN", "JSON_SYNTAX 1:1 Value|N");
        row("-Infinity", "JSON_SYNTAX 1:2 Digit|I");
        row("'a'", "JSON_SYNTAX 1:1 Value|'");
        row("// no\n1", "JSON_SYNTAX 1:1 Value|/");
        row("\xEF\xBB\xBF{}", "JSON_SYNTAX 1:1 Value|\xEF\xBB\xBF");
        row("1 2", "JSON_SYNTAX 1:3 EndOfText|2");
        row("{}\n{}", "JSON_SYNTAX 2:1 EndOfText|{");
        row("truefalse", "JSON_SYNTAX 1:5 EndOfText|f");
        row("}", "JSON_SYNTAX 1:1 Value|}");
        // Arrays
        row("[", "JSON_SYNTAX 1:2 ValueOrBracket|");
        row("[1", "JSON_SYNTAX 1:3 CommaOrBracket|");
        row("[1,", "JSON_SYNTAX 1:4 Value|");
        row("[1,]", "JSON_SYNTAX 1:4 Value|]");
        row("[,1]", "JSON_SYNTAX 1:2 ValueOrBracket|,");
        row("[1 2]", "JSON_SYNTAX 1:4 CommaOrBracket|2");
        row("[1}", "JSON_SYNTAX 1:3 CommaOrBracket|}");
        row("[1,\n 2,\n,3]", "JSON_SYNTAX 3:1 Value|,");
        row("[\"\xC3\xA9\xC3\xA9\",x]", "JSON_SYNTAX 1:7 Value|x");
        // Objects
        row("{", "JSON_SYNTAX 1:2 KeyOrBrace|");
        row("{1:2}", "JSON_SYNTAX 1:2 KeyOrBrace|1");
        row("{a:1}", "JSON_SYNTAX 1:2 KeyOrBrace|a");
        row("{\"a\"}", "JSON_SYNTAX 1:5 Colon|}");
        row("{\"a\" 1}", "JSON_SYNTAX 1:6 Colon|1");
        row("{\"a\":}", "JSON_SYNTAX 1:6 Value|}");
        row("{\"a\":1", "JSON_SYNTAX 1:7 CommaOrBrace|");
        row("{\"a\":1,}", "JSON_SYNTAX 1:8 Key|}");
        row("{\"a\":1,,}", "JSON_SYNTAX 1:8 Key|,");
        row("{\"a\":1]", "JSON_SYNTAX 1:7 CommaOrBrace|]");
        row("{\r\n  \"a\": 1\r\n  \"b\": 2\r\n}", "JSON_SYNTAX 3:3 CommaOrBrace|\"");
        // Numbers
        row("01", "JSON_SYNTAX 1:2 EndOfText|1");
        row("[-]", "JSON_SYNTAX 1:3 Digit|]");
        row("+1", "JSON_SYNTAX 1:1 Value|+");
        row(".5", "JSON_SYNTAX 1:1 Value|.");
        row("1.", "JSON_SYNTAX 1:3 Digit|");
        row("1.e1", "JSON_SYNTAX 1:3 Digit|e");
        row("1e", "JSON_SYNTAX 1:3 Digit|");
        row("1e+x", "JSON_SYNTAX 1:4 Digit|x");
        row("0x10", "JSON_SYNTAX 1:2 EndOfText|x");
        row("1,5", "JSON_SYNTAX 1:2 EndOfText|,");
        row("1_000", "JSON_SYNTAX 1:2 EndOfText|_");
        // Strings
        row("\"abc", "JSON_SYNTAX 1:5 TextCharacter|");
        row("[\"a\nb\"]", "JSON_SYNTAX 1:4 TextCharacter|\n");
        row(QByteArray("\"a\0b\"", 5), "JSON_SYNTAX 1:3 TextCharacter|@NUL@");
        row("\"a\tb\"", "JSON_SYNTAX 1:3 TextCharacter|\t");
        row("\"\\", "JSON_SYNTAX 1:3 Escape|");
        row("\"\\q\"", "JSON_SYNTAX 1:3 Escape|q");
        row("\"\\'\"", "JSON_SYNTAX 1:3 Escape|'");
        row("\"\\u12\"", "JSON_SYNTAX 1:6 HexDigit|\"");
        row("\"\\u12", "JSON_SYNTAX 1:6 HexDigit|");
        row("\"\\uGHIJ\"", "JSON_SYNTAX 1:4 HexDigit|G");
        row("\"a\\uD800\"", "JSON_SYNTAX 1:3 SurrogatePair|\\");
        row("\"\\uDC00\"", "JSON_SYNTAX 1:2 SurrogatePair|\\");
        row("\"\\uD800\\u0041\"", "JSON_SYNTAX 1:2 SurrogatePair|\\");
        row("\"\\uD800\\n\"", "JSON_SYNTAX 1:2 SurrogatePair|\\");
        // UTF-8 (LVL-017), also behind a syntax error: bytes come first.
        row("\xFF", "JSON_UTF8 1:1");
        row("[1,\n\"\xC3\xA9\xC0\x80\"]", "JSON_UTF8 2:3");
        row("[,\n\xED\xA0\x80", "JSON_UTF8 2:1");
        row("\"\xE2\x82", "JSON_UTF8 1:2");
        // Depth
        row(QByteArray("[").repeated(17), "JSON_TOO_DEEP 1:17 16");
        row(QByteArray("{\"a\":").repeated(17), "JSON_TOO_DEEP 1:81 16");
        row(QByteArray("[").repeated(100'000), "JSON_TOO_DEEP 1:17 16");
        row(QByteArray("[\n").repeated(16) + "{", "JSON_TOO_DEEP 17:1 16");
        // Keys (LVL-018)
        row("{\"a\":1,\"a\":1}", "JSON_DUPLICATE_KEY 1:8 a");
        row("{\"a\":1,\n \"b\":2,\n \"a\":3}", "JSON_DUPLICATE_KEY 3:2 a");
        row("{\"a\":1,\"\\u0061\":2}", "JSON_DUPLICATE_KEY 1:8 a");
        row("{\"\\u00e9\":1,\"\xC3\xA9\":2}", "JSON_DUPLICATE_KEY 1:13 \xC3\xA9");
        row("{\"\\ud83d\\ude00\":1,\"\xF0\x9F\x98\x80\":2}", "JSON_DUPLICATE_KEY 1:19 \xF0\x9F\x98\x80");
        row("{\"\\/\":1,\"/\":2}", "JSON_DUPLICATE_KEY 1:9 /");
        row("{\"\":1,\"\":2}", "JSON_DUPLICATE_KEY 1:7 ");
        row("[{\"a\":{\"b\":1,\"c\":2,\"b\":3}}]", "JSON_DUPLICATE_KEY 1:20 b");
        row("{\"x\":1,\"x\":{\"y\":1,\"y\":2}}", "JSON_DUPLICATE_KEY 1:8 x");
        row("{\"z\":1,\"a\":1,\"z\":1,\"a\":1}", "JSON_DUPLICATE_KEY 1:14 z");
        row("{\"a\":1,\"a\":2,}", "JSON_SYNTAX 1:14 Key|}");
        // An exponent that no machine holds
        row("[1e99999999999]", "JSON_SYNTAX 1:@ANY@ Digit|");
    }
    void brokenTextsAreRefusedAtTheirPlace() // LVL-018, LVL-020
    {
        QFETCH(QByteArray, text);
        QFETCH(QString, expected);
        QString found = outcome(viewOf(text));
        found.replace(QChar(u'\0'), QStringLiteral("@NUL@"));
        if (const auto any = expected.indexOf(QStringLiteral("@ANY@")); any >= 0) {
            QVERIFY2(found.startsWith(expected.left(any)), qPrintable(found));
            return;
        }
        QCOMPARE(found, expected);
    }

    void goodTextsAreRead_data()
    {
        QTest::addColumn<QByteArray>("text");
        for (const char* text : {"null", " true ", "\t[ ]\r\n", "{}", "0", "-0", "-1", "1.5e+3", "1E2",
                 "[1,2]", "\"\\\"\\\\\\/\\b\\f\\n\\r\\t\\u00e9\"", "\"\\ud83d\\ude00\"",
                 "{\"a\":1,\"A\":2,\"a \":3}", "[{\"a\":1},{\"a\":2}]", "{\"a\":{\"a\":{\"a\":1}}}",
                 "99999999999999999999999", "\"\x7F\"", "\"\\u0000\"", "{\"\\u0000\":1,\"\":2}"})
            QTest::addRow("%s", text) << QByteArray(text);
        QTest::newRow("16 levels") << QByteArray("[").repeated(16) + QByteArray("]").repeated(16);
    }
    void goodTextsAreRead()
    {
        QFETCH(QByteArray, text);
        QCOMPARE(outcome(viewOf(text)), QStringLiteral("fine"));
    }

    void largeTextsAreRefusedBeforeTheyAreRead()
    {
        QCOMPARE(outcome("[1,\n22]", {.bytes = 5}), QStringLiteral("JSON_TOO_LARGE 2:2 5"));
        QCOMPARE(outcome("[1,22]", {.bytes = 6}), QStringLiteral("fine"));
        QCOMPARE(
            outcome(std::string((1U << 20U) + 1U, ' ')), QStringLiteral("JSON_TOO_LARGE 1:1048577 1048576"));
    }

    void theFileIsNamed()
    {
        QCOMPARE(parseJson("[", "levels/a.labyrinth").error().place, (Place{"levels/a.labyrinth", 1, 2}));
    }

    void offsetsBecomeLinesAndColumns()
    {
        const std::string_view text = "ab\n\xC3\xA9\xF0\x9F\x90\x82\tx\r\n\ny";
        const auto at = [&](std::size_t offset) {
            const Place place = placeOfOffset(text, "f", offset);
            return std::pair(place.line, place.column);
        };
        QCOMPARE(at(0), std::pair(1, 1));
        QCOMPARE(at(2), std::pair(1, 3));
        QCOMPARE(at(3), std::pair(2, 1));
        QCOMPARE(at(5), std::pair(2, 2));
        QCOMPARE(at(9), std::pair(2, 3));
        QCOMPARE(at(10), std::pair(2, 4));
        QCOMPARE(at(13), std::pair(3, 1));
        QCOMPARE(at(14), std::pair(4, 1));
        QCOMPARE(at(15), std::pair(4, 2));
        QCOMPARE(at(99), std::pair(4, 2));
    }

    void pathsBecomeLinesAndColumns()
    {
        const std::string_view text
            = "{\n  \"rooms\": [\n    1,\n    { \"a\": [2, 3], \"na\\u006De\": \"x\" }\n  ],\n"
              "  \"a/b~c#\": { \"\": { } }\n}\n";
        const auto at = [&](std::string_view path) {
            const Place place = placeOfPath(text, "f", path);
            return std::pair(place.line, place.column);
        };
        QCOMPARE(at(""), std::pair(1, 1));
        QCOMPARE(at("#"), std::pair(1, 1));
        QCOMPARE(at("/rooms"), std::pair(2, 12));
        QCOMPARE(at("/rooms#"), std::pair(2, 3));
        QCOMPARE(at("/rooms/0"), std::pair(3, 5));
        QCOMPARE(at("/rooms/1"), std::pair(4, 5));
        QCOMPARE(at("/rooms/1/a/1"), std::pair(4, 16));
        QCOMPARE(at("/rooms/1/name"), std::pair(4, 33));
        QCOMPARE(at("/rooms/1/name#"), std::pair(4, 20));
        QCOMPARE(at("/a~1b~0c~2"), std::pair(6, 13));
        QCOMPARE(at("/a~1b~0c~2#"), std::pair(6, 3));
        QCOMPARE(at("/a~1b~0c~2/"), std::pair(6, 19));
        // What is not there: the innermost value that is.
        QCOMPARE(at("/rooms/2"), std::pair(2, 12));
        QCOMPARE(at("/rooms/x/y"), std::pair(2, 12));
        QCOMPARE(at("/rooms/1/zz#"), std::pair(4, 5));
        QCOMPARE(at("/rooms/0/deep"), std::pair(3, 5));
    }

    void theCanonicalTextIsGolden() // LVL-002, LVL-003, APP-032
    {
        const std::string_view source
            = "{\"title\":\"Th\\u00e9s\\u00e9e "
              "\\\"II\\\"\\\\\",\"size\":[8,6],\"none\":[],\"nothing\":{},\"flags\":[true,null],"
              "\"big\":18446744073709551615,\"low\":-9223372036854775808,\"control\":"
              "\"\\u0001\\n\\t\\u001F\\r\\/\","
              "\"layers\":{\"terrain\":[\"##\",\"#.\"]},\"objects\":[{\"id\":\"k3\",\"at\":[1,1],\"tags\":["
              "\"a\",\"b\"]},{}],"
              "\"deep\":[[1,2],[[\"x\"]],[]],\"mixed\":[1,\"a\"]}";
        const std::string expected = "{\n"
                                     "  \"title\": \"Th\xC3\xA9s\xC3\xA9\x65 \\\"II\\\"\\\\\",\n"
                                     "  \"size\": [8, 6],\n"
                                     "  \"none\": [],\n"
                                     "  \"nothing\": {},\n"
                                     "  \"flags\": [true, null],\n"
                                     "  \"big\": 18446744073709551615,\n"
                                     "  \"low\": -9223372036854775808,\n"
                                     "  \"control\": \"\\u0001\\n\\t\\u001f\\u000d/\",\n"
                                     "  \"layers\": {\n"
                                     "    \"terrain\": [\n"
                                     "      \"##\",\n"
                                     "      \"#.\"\n"
                                     "    ]\n"
                                     "  },\n"
                                     "  \"objects\": [\n"
                                     "    { \"id\": \"k3\", \"at\": [1, 1], \"tags\": [\"a\", \"b\"] },\n"
                                     "    {}\n"
                                     "  ],\n"
                                     "  \"deep\": [\n"
                                     "    [1, 2],\n"
                                     "    [\n"
                                     "      [\n"
                                     "        \"x\"\n"
                                     "      ]\n"
                                     "    ],\n"
                                     "    []\n"
                                     "  ],\n"
                                     "  \"mixed\": [\n"
                                     "    1,\n"
                                     "    \"a\"\n"
                                     "  ]\n"
                                     "}\n";
        const int locales = test::underEveryLocale([&] {
            QCOMPARE(canonicalOf(source), expected);
            QCOMPARE(canonicalOf(expected), expected);
            QCOMPARE(compactJson(parseJson("[1234567, {\"a\": [true, \"x\"], \"b\": -5}]", "f").value()),
                std::string("[1234567,{\"a\":[true,\"x\"],\"b\":-5}]"));
        });
        QVERIFY(locales >= 1);
        QCOMPARE(canonicalOf("1"), std::string("1\n"));
    }

    void whatWasWrittenReadsBackTheSame() // LVL-002
    {
        QVERIFY(rc::check("read(write(v)) == v and write(read(x)) == x", [] {
            const boost::json::value value = randomTree(4);
            const std::string text = canonicalJson(value);
            const auto read = parseJson(text, "f").value();
            RC_ASSERT((read == value));
            RC_ASSERT(canonicalJson(read) == text);
            const auto compact = parseJson(compactJson(value), "f").value();
            RC_ASSERT(canonicalJson(compact) == text);
            RC_ASSERT(compactJson(value).find('\n') == std::string::npos);
        }));
    }

    void hostileTextsAreRefusedOrReadInTime()
    {
        // 256 KiB each; under 50 ms, the best of three.
        std::string keys = "{";
        for (int i = 0; keys.size() < 250'000; ++i)
            keys += (i == 0 ? "\"" : ",\"") + std::to_string(i) + "\":0";
        std::string escaped = "{";
        for (int i = 0; escaped.size() < 250'000; ++i)
            escaped += (i == 0 ? "\"\\u0061" : ",\"\\u0061") + std::to_string(i) + "\":0";
        std::string nested = "{";
        for (int i = 0; nested.size() < 250'000; ++i)
            nested += (i == 0 ? "\"" : ",\"") + std::to_string(i) + "\":{\"a\":[{\"b\":{\"c\":[[]]}}]}";
        std::string prefix = "{";
        for (int i = 0; prefix.size() < 250'000; ++i)
            prefix += (i == 0 ? "\"" : ",\"") + std::string(1000, 'x') + std::to_string(i) + "\":0";
        std::string small = "[0";
        while (small.size() < 250'000)
            small += ",0";
        for (const std::string& text : {keys + '}', keys + ",\"0\":0}", escaped + '}', nested + '}',
                 prefix + '}', small + ']', std::string(250'000, '['), std::string(250'000, '\n'),
                 '"' + std::string(250'000, 'a') + '"', keys, small}) {
            double milliseconds = 1e9; // of the processor: the machine may be busy elsewhere
            for (int i = 0; i < 3; ++i) {
                const auto begin = std::clock();
                static_cast<void>(parseJson(text, "f"));
                milliseconds = std::min(
                    milliseconds, 1e3 * static_cast<double>(std::clock() - begin) / CLOCKS_PER_SEC);
            }
            QVERIFY2(milliseconds < test::timeBound(50), qPrintable(QString::number(milliseconds)));
        }
    }

    void mutatedTextsCrashNothingAndTakeNoTime()
    {
        const test::Mutator mutator(corpus());
        const auto count = static_cast<std::uint64_t>(test::sweep(20'000, 1'000'000));
        const auto report = test::sweepVariants(mutator, count, [](std::string_view text) {
            const auto json = parseJson(text, "f");
            if (json)
                return;
            const Place& place = json.error().place;
            QVERIFY(place.line >= 1 && place.column >= 1);
            QVERIFY(placeOfPath(text, "f", "/a/b/c/3/d").line >= 1); // hostile text may come here, too
        });
        const double milliseconds = static_cast<double>(report.slowest.count()) / 1e6;
        QVERIFY2(milliseconds < test::timeBound(50),
            qPrintable(QStringLiteral("variant %1: %2 ms").arg(report.slowestIndex).arg(milliseconds)));
    }
};

LABRYS_TEST(TestJson)
#include "tst_json.moc"
