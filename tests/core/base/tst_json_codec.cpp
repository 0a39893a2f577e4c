// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/json_codec.h"

#include "core/base/localized_text.h"
#include "tests/fuzz/mutate.h"
#include "tests/support/test_main.h"

#include <rapidcheck.h>

using namespace labrys;

namespace {

enum class Tint : std::uint8_t { Red, Green };
BOOST_DESCRIBE_ENUM(Tint, Red, Green)

struct Item {
    std::string id;
    std::optional<Cell> at;
    bool operator==(const Item&) const = default;
};
BOOST_DESCRIBE_STRUCT(Item, (), (id, at))

/// One field of each kind that the codec knows, nested where templates must find each other.
struct Everything {
    std::int8_t tiny = 0;
    std::uint64_t huge = 0;
    bool yes = false;
    char letter = 'a';
    std::string text;
    Tint colour = Tint::Red;
    Seed seed;
    Fingerprint digest;
    Random random{1};
    Grid<std::uint8_t> grid;
    std::vector<Item> items;
    std::vector<std::vector<int>> lists;
    std::vector<bool> flags;
    std::array<Tint, 2> pair{};
    std::array<std::vector<Item>, 1> nested;
    std::optional<std::vector<Tint>> maybe;
    std::optional<std::array<Cell, 1>> maybeArray;
    bool operator==(const Everything&) const = default;
};
BOOST_DESCRIBE_STRUCT(Everything, (),
    (tiny, huge, yes, letter, text, colour, seed, digest, random, grid, items, lists, flags, pair, nested,
        maybe, maybeArray))

struct Small {
    std::uint8_t n = 0;
    std::optional<std::int64_t> i;
    std::optional<std::uint64_t> u;
    std::optional<bool> b;
    std::optional<std::string> t;
    std::optional<Tint> c;
    std::optional<Seed> s;
    std::optional<Fingerprint> f;
    std::optional<Random> r;
    std::optional<Grid<std::uint8_t>> g;
    std::optional<std::vector<Item>> v;
    std::optional<std::array<int, 2>> a;
    bool operator==(const Small&) const = default;
};
BOOST_DESCRIBE_STRUCT(Small, (), (n, i, u, b, t, c, s, f, r, g, v, a))

/// "CODE line:column argument|argument", or "fine".
template <class T>
QString outcome(const QByteArray& text)
{
    const auto value = readJson<T>({text.constData(), static_cast<std::size_t>(text.size())}, "f.json");
    if (value)
        return QStringLiteral("fine");
    const Problem& problem = value.error();
    std::string out = problem.code + ' ' + std::to_string(problem.place.line) + ':'
        + std::to_string(problem.place.column);
    for (const auto& argument : problem.arguments)
        out += (&argument == problem.arguments.data() ? ' ' : '|') + argument;
    return QString::fromStdString(out);
}

Everything randomEverything()
{
    Everything value;
    value.tiny = *rc::gen::arbitrary<std::int8_t>();
    value.huge = *rc::gen::arbitrary<std::uint64_t>();
    value.yes = *rc::gen::arbitrary<bool>();
    value.letter = static_cast<char>(*rc::gen::inRange(0, 128));
    value.text = *rc::gen::container<std::string>(rc::gen::inRange<char>(0, 127));
    value.colour = *rc::gen::element(Tint::Red, Tint::Green);
    value.seed = Seed(*rc::gen::arbitrary<std::uint64_t>());
    value.digest = {*rc::gen::arbitrary<std::uint64_t>()};
    value.random = Random(*rc::gen::arbitrary<std::uint64_t>());
    value.grid = Grid<std::uint8_t>(*rc::gen::inRange(1, 5), *rc::gen::inRange(0, 5));
    for (auto& cell : value.grid.values())
        cell = *rc::gen::inRange<std::uint8_t>(0, 64);
    for (int i = *rc::gen::inRange(0, 4); i > 0; --i) {
        Item item{std::to_string(i), {}};
        if (*rc::gen::arbitrary<bool>())
            item.at = Cell{*rc::gen::arbitrary<int>(), i};
        value.items.push_back(item);
        value.nested[0].push_back(item);
    }
    value.lists = *rc::gen::arbitrary<std::vector<std::vector<int>>>();
    value.flags = *rc::gen::arbitrary<std::vector<bool>>();
    value.pair[1] = *rc::gen::element(Tint::Red, Tint::Green);
    if (*rc::gen::arbitrary<bool>())
        value.maybe.emplace(static_cast<std::size_t>(*rc::gen::inRange(0, 3)), Tint::Green);
    if (*rc::gen::arbitrary<bool>())
        value.maybeArray.emplace();
    return value;
}

} // namespace

class TestJsonCodec : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void describedTypesRoundTrip()
    {
        QVERIFY(rc::check("readJson(write(toJson(v))) == v", [] {
            const Everything value = randomEverything();
            const std::string text = canonicalJson(toJson(value));
            const auto read = readJson<Everything>(text, "f");
            RC_ASSERT(read.has_value());
            RC_ASSERT((*read == value));
            RC_ASSERT((digestOf(*read) == digestOf(value)));
            RC_ASSERT(canonicalJson(toJson(*read)) == text);
            const auto compact = readJson<Everything>(compactJson(toJson(value)), "f");
            RC_ASSERT((compact.value() == value));
        }));
    }

    void fieldsAreWrittenInTheOrderOfTheirList() // LVL-002
    {
        Small small;
        small.n = 255;
        small.i = -5;
        small.c = Tint::Green;
        small.s = Seed(2026);
        small.f = Fingerprint{255};
        small.r = Random::fromState({1, 2, 3, ~std::uint64_t{0}});
        small.g = Grid<std::uint8_t>(2, 3, 63);
        (*small.g)[{0, 1}] = 10;
        small.v = {{"a", Cell{1, 2}}, {"b", {}}};
        QCOMPARE(canonicalJson(toJson(small)),
            std::string("{\n"
                        "  \"n\": 255,\n"
                        "  \"i\": -5,\n"
                        "  \"c\": \"Green\",\n"
                        "  \"s\": \"L1-00000-001ZA-8\",\n"
                        "  \"f\": \"00000000000000ff\",\n"
                        "  \"r\": \"000000000000000100000000000000020000000000000003ffffffffffffffff\",\n"
                        "  \"g\": [\n"
                        "    \"_a_\",\n"
                        "    \"___\"\n"
                        "  ],\n"
                        "  \"v\": [\n"
                        "    { \"id\": \"a\", \"at\": { \"row\": 1, \"column\": 2 } },\n"
                        "    { \"id\": \"b\" }\n"
                        "  ]\n"
                        "}\n"));
    }

    void everyMismatchIsNamedAtItsPlace_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<QString>("expected");
        const auto row = [](const QByteArray& text, const char* expected) {
            QTest::addRow("%.60s -> %s", text.constData(), expected) << text << QString::fromUtf8(expected);
        };
        row("[]", "JSON_NOT_OBJECT 1:1");
        row("{}", "JSON_MISSING_FIELD 1:1 n");
        row("{\n \"n\": 1,\n \"m\": 2 }", "JSON_UNKNOWN_FIELD 3:2 m");
        row("{\"n\":1,\"a/b~#\":2}", "JSON_UNKNOWN_FIELD 1:8 a/b~#");
        row("{\"n\":1,\"x\\u0041#\":2}", "JSON_UNKNOWN_FIELD 1:8 xA#");
        // LVL-019
        row("{\"n\": \"1\"}", "JSON_NOT_INTEGER 1:7");
        row("{\"n\": null}", "JSON_NOT_INTEGER 1:7");
        row("{\"n\": 1.0}", "JSON_NOT_INTEGER 1:7");
        row("{\"n\": 0.5}", "JSON_NOT_INTEGER 1:7");
        row("{\"n\": 1e2}", "JSON_NOT_INTEGER 1:7");
        row("{\"n\": 1E0}", "JSON_NOT_INTEGER 1:7");
        row("{\"n\": 256}", "JSON_OUT_OF_RANGE 1:7 0|255");
        row("{\"n\": -1}", "JSON_OUT_OF_RANGE 1:7 0|255");
        row("{\"n\": 18446744073709551615}", "JSON_OUT_OF_RANGE 1:7 0|255");
        row("{\"n\": 18446744073709551616}", "JSON_OUT_OF_RANGE 1:7 0|255");
        row("{\"n\": 12345678901234567890123}", "JSON_OUT_OF_RANGE 1:7 0|255");
        row("{\"n\": -12345678901234567890123}", "JSON_OUT_OF_RANGE 1:7 0|255");
        row("{\"n\": 1e400}", "JSON_OUT_OF_RANGE 1:7 0|255");
        row("{\"n\":1,\"i\":9223372036854775808}",
            "JSON_OUT_OF_RANGE 1:12 -9223372036854775808|9223372036854775807");
        row("{\"n\":1,\"i\":-9223372036854775809}",
            "JSON_OUT_OF_RANGE 1:12 -9223372036854775808|9223372036854775807");
        row("{\"n\":1,\"u\":18446744073709551616}", "JSON_OUT_OF_RANGE 1:12 0|18446744073709551615");
        row("{\"n\":1,\"u\":-1}", "JSON_OUT_OF_RANGE 1:12 0|18446744073709551615");
        row("{\"n\":1,\"i\":12345678901234567890123}",
            "JSON_OUT_OF_RANGE 1:12 -9223372036854775808|9223372036854775807");
        // An optional field is left out, not null.
        row("{\"n\":1,\"i\":null}", "JSON_NOT_INTEGER 1:12");
        row("{\"n\":1,\"b\":0}", "JSON_NOT_BOOLEAN 1:12");
        row("{\"n\":1,\"t\":5}", "JSON_NOT_TEXT 1:12");
        row("{\"n\":1,\"c\":1}", "JSON_NOT_TEXT 1:12");
        row("{\"n\":1,\"c\":\"green\"}", "JSON_UNKNOWN_NAME 1:12 green");
        row("{\"n\":1,\"s\":\"L1-00000-001ZA-9\"}", "JSON_NOT_SEED 1:12 L1-00000-001ZA-9");
        row("{\"n\":1,\"s\":\"l1-00000-001za-8\"}", "JSON_NOT_SEED 1:12 l1-00000-001za-8");
        row("{\"n\":1,\"s\":\"Ariadne\"}", "JSON_NOT_SEED 1:12 Ariadne");
        row("{\"n\":1,\"s\":2026}", "JSON_NOT_TEXT 1:12");
        row("{\"n\":1,\"f\":\"FF\"}", "JSON_NOT_DIGEST 1:12 FF");
        row("{\"n\":1,\"r\":\"00\"}", "JSON_NOT_GENERATOR 1:12 00");
        row("{\"n\":1,\"r\":\"" + QByteArray(64, '0') + "\"}",
            ("JSON_NOT_GENERATOR 1:12 " + QByteArray(64, '0')).constData());
        row("{\"n\":1,\"r\":\"" + QByteArray(64, 'g') + "\"}",
            ("JSON_NOT_GENERATOR 1:12 " + QByteArray(64, 'g')).constData());
        row("{\"n\":1,\"g\":\"ab\"}", "JSON_NOT_ARRAY 1:12");
        row("{\"n\":1,\"g\":[\"ab\",\n5]}", "JSON_NOT_TEXT 2:1");
        row("{\"n\":1,\"g\":[\"ab\",\n \"abc\"]}", "JSON_NOT_GRID 2:2 2");
        row("{\"n\":1,\"g\":[\"ab\",\n \"a.\"]}", "JSON_NOT_GRID 2:2 2");
        row("{\"n\":1,\"g\":[\"" + QByteArray(4097, 'a') + "\"]}", "JSON_TOO_MANY 1:13 4096");
        row("{\"n\":1,\"g\":[" + QByteArray("\"\",").repeated(4096) + "\"\"]}", "JSON_TOO_MANY 1:12 4096");
        row("{\"n\":1,\"v\":{}}", "JSON_NOT_ARRAY 1:12");
        row("{\"n\":1,\"v\":[{\"id\":\"a\"},\n  {\"id\":7}]}", "JSON_NOT_TEXT 2:9");
        row("{\"n\":1,\"v\":[{\"id\":\"a\"},\n  {}]}", "JSON_MISSING_FIELD 2:3 id");
        row("{\"n\":1,\"v\":[{\"id\":\"a\", \"at\": {\"row\": 1, \"column\": 2147483648}}]}",
            "JSON_OUT_OF_RANGE 1:51 -2147483648|2147483647");
        row("{\"n\":1,\"v\":[{\"id\":\"a\", \"in\": 1}]}", "JSON_UNKNOWN_FIELD 1:24 in");
        row("{\"n\":1,\"a\":[1,2,3]}", "JSON_TOO_MANY 1:12 2");
        row("{\"n\":1,\"a\":[1]}", "JSON_TOO_FEW 1:12 2");
        row("{\"n\":1,\"a\":1}", "JSON_NOT_ARRAY 1:12");
        row("{\"n\":1,\"a\":[1,true]}", "JSON_NOT_INTEGER 1:15");
        row("{\"n\":1", "JSON_SYNTAX 1:7 CommaOrBrace|");
    }
    void everyMismatchIsNamedAtItsPlace() // LVL-019, LVL-020
    {
        QFETCH(QByteArray, text);
        QFETCH(QString, expected);
        QCOMPARE(outcome<Small>(text), expected);
    }

    void limitsOfEachWidthAreAccepted() // LVL-019
    {
        QCOMPARE(outcome<Small>("{\"n\":0,\"i\":-9223372036854775808,\"u\":0}"), QStringLiteral("fine"));
        QCOMPARE(outcome<Small>("{\"n\":255,\"i\":9223372036854775807,\"u\":18446744073709551615}"),
            QStringLiteral("fine"));
        QCOMPARE(outcome<Small>("{\"n\":-0}"), QStringLiteral("fine"));
        QCOMPARE(readJson<Small>("{\"n\":1,\"u\":18446744073709551615}", "f").value().u,
            std::optional<std::uint64_t>(~std::uint64_t{0}));
    }

    void contentTextsCarryBothLanguages()
    {
        const auto text = readJson<LocalizedText>("{\"en\":\"Red Thread\",\"fr\":\"Fil rouge\"}", "f");
        QVERIFY(text.has_value());
        QCOMPARE(text->in(Language::French), std::string("Fil rouge"));
        QCOMPARE(text->in(Language::English), std::string("Red Thread"));
    }

    void hostileFilesAreDecodedInTime()
    {
        std::string items = "{\"n\":1,\"v\":[{\"id\":\"a\"}";
        while (items.size() < 250'000)
            items += ",{\"id\":\"a\"}";
        std::string keys = "{\"n\":1";
        for (int i = 0; keys.size() < 250'000; ++i)
            keys += ",\"" + std::to_string(i) + "\":0";
        for (const std::string& text : {items + ",{}]}", items + "]}", keys + '}', keys + ",\"n\":2}"}) {
            double milliseconds = 1e9; // of the processor: the machine may be busy elsewhere
            for (int i = 0; i < 3; ++i) {
                const auto begin = std::clock();
                static_cast<void>(readJson<Small>(text, "f"));
                milliseconds = std::min(
                    milliseconds, 1e3 * static_cast<double>(std::clock() - begin) / CLOCKS_PER_SEC);
            }
            QVERIFY2(milliseconds < test::timeBound(50), qPrintable(QString::number(milliseconds)));
        }
    }

    void mutatedFilesAreRefusedAtAPlaceOrRoundTrip()
    {
        Small small;
        small.i = -5;
        small.c = Tint::Green;
        small.s = Seed(2026);
        small.f = Fingerprint{255};
        small.r = Random(3);
        small.g = Grid<std::uint8_t>(2, 3, 63);
        small.v = {{"a", Cell{1, 2}}, {"b", {}}};
        small.a = {{1, 2}};
        const std::vector<std::string> files{canonicalJson(toJson(small)), compactJson(toJson(small))};
        const test::Mutator mutator(files, {}, 2);
        const auto count = static_cast<std::uint64_t>(test::sweep(10'000, 300'000));
        int accepted = 0;
        const auto report = test::sweepVariants(mutator, count, [&](std::string_view text) {
            const auto read = readJson<Small>(text, "f");
            if (!read) {
                QVERIFY(read.error().place.line >= 1 && read.error().place.column >= 1);
                return;
            }
            ++accepted;
            QVERIFY(readJson<Small>(canonicalJson(toJson(*read)), "f").value() == *read);
        });
        QVERIFY(accepted > 0);
        const double milliseconds = static_cast<double>(report.slowest.count()) / 1e6;
        QVERIFY2(milliseconds < test::timeBound(50),
            qPrintable(QStringLiteral("variant %1: %2 ms").arg(report.slowestIndex).arg(milliseconds)));
    }
};

LABRYS_TEST(TestJsonCodec)
#include "tst_json_codec.moc"
