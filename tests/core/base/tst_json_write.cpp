// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
// No raw strings here: moc loses count of the brackets after them and finds no class.
#include "core/base/json.h"

#include "tests/core/base/locales.h"
#include "tests/support/test_main.h"

#include <boost/json/array.hpp>
#include <boost/json/object.hpp>
#include <boost/json/string.hpp>
#include <boost/json/value.hpp>
#include <rapidcheck.h>

#include <string>
#include <vector>

using namespace labrys;

namespace {

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

} // namespace

class TestJsonWrite : public QObject {
    Q_OBJECT
private Q_SLOTS:
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
};

LABRYS_TEST(TestJsonWrite)
#include "tst_json_write.moc"
