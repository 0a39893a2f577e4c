// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/minoan/content.h"

#include "core/base/digest.h"
#include "core/base/json_codec.h"
#include "tests/fuzz/mutate.h"
#include "tests/support/files.h"
#include "tests/support/minoan.h"
#include "tests/support/test_main.h"

#include <algorithm>

using namespace labrys;
using namespace labrys::minoan;

namespace {

std::string bundled()
{
    return test::projectFile("resources/content/minoan/rules.json");
}

int lineAt(std::string_view text, std::size_t place)
{
    return static_cast<int>(std::ranges::count(text.substr(0, place), '\n')) + 1;
}

} // namespace

/// The content file, and every bound of it.
class TestContent : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void theBundledContentIsThatOfTheIssue() // minoan.md part 2: written out in tests/support/minoan.cpp
    {
        const auto content = readContent(bundled(), "rules.json");
        QVERIFY2(content.has_value(), content ? "" : content.error().arguments.front().c_str());
        const auto wanted = test::minoanContent();
        QVERIFY(content->start == wanted.start);
        QVERIFY(content->doors == wanted.doors);
        QVERIFY(content->keeping == wanted.keeping);
        QVERIFY(content->offering == wanted.offering);
        QVERIFY(content->defence == wanted.defence);
        QVERIFY(content->levels == wanted.levels);
        QVERIFY(content->brackets == wanted.brackets);
        QVERIFY(content->families == wanted.families);
        QVERIFY(content->deities == wanted.deities);
        QVERIFY(*content == wanted);
        const auto again = readContent(canonicalJson(toJson(*content)), "rules.json");
        QVERIFY(again && *again == *content);
    }

    void theTablesAreThoseOfTheSource() // MIN-110 to MIN-112
    {
        QCOMPARE(attributeOf(Deity::Ares), Symbol::Sword);
        QCOMPARE(attributeOf(Deity::Themis), Symbol::Sword);
        QCOMPARE(attributeOf(Deity::Apollo), Symbol::Bow);
        QCOMPARE(attributeOf(Deity::Artemis), Symbol::Bow);
        QCOMPARE(attributeOf(Deity::Zeus), Symbol::Mace);
        QCOMPARE(attributeOf(Deity::Hera), Symbol::Mace);
        QCOMPARE(attributeOf(Deity::Poseidon), Symbol::Shield);
        QCOMPARE(attributeOf(Deity::Athena), Symbol::Shield);
        QCOMPARE(attributeOf(Deity::Hermes), Symbol::Flower);
        QCOMPARE(attributeOf(Deity::Demeter), Symbol::Flower);
        // Each element has one god and one goddess (MIN-019, MIN-111).
        std::array<std::array<int, 2>, kColours> count{};
        for (const auto& deity : test::minoanContent().deities)
            ++count[at(deity.element)][isGoddess(deity.deity) ? 1 : 0];
        for (std::size_t element = 1; element < kColours; ++element)
            QCOMPARE(count[element], (std::array{1, 1}));
    }

    void aNumberOutOfItsRangeIsRefusedAtItsPlace_data() // LVL-020
    {
        QTest::addColumn<QByteArray>("from");
        QTest::addColumn<QByteArray>("to");
        QTest::addColumn<QByteArray>("field");
        const auto row = [](const char* from, const char* to, const char* field) {
            QTest::addRow("%s: %.24s", field, to) << QByteArray(from) << QByteArray(to) << QByteArray(field);
        };
        row("\"rooms\": 31", "\"rooms\": 1", "start/rooms");
        row("\"rooms\": 31", "\"rooms\": 32", "start/rooms");
        row("\"roomCost\": 11", "\"roomCost\": -1", "start/roomCost");
        row("\"roomCost\": 11", "\"roomCost\": 10001", "start/roomCost");
        row("\"corridorCost\": 30", "\"corridorCost\": -1", "start/corridorCost");
        row("\"turnCost\": 1,", "\"turnCost\": -1,", "start/turnCost");
        row("\"life\": 100", "\"life\": 0", "start/life");
        row("\"armour\": 100", "\"armour\": -1", "start/armour");
        row("\"satiety\": 100", "\"satiety\": 0", "start/satiety");
        row("\"satiety\": 100", "\"satiety\": 341", "start/satiety"); // MIN-021
        row("\"base\": 10", "\"base\": 0", "start/base");
        row("\"extra\": 50", "\"extra\": 1001", "start/extra");
        row("\"combo\": 20", "\"combo\": 1001", "start/combo");
        row("\"tiles\": 4", "\"tiles\": 0", "start/tiles");
        row("\"tiles\": 4", "\"tiles\": 8", "start/tiles");
        row("\"beast\": 70", "\"beast\": 71", "doors");
        row("\"beast\": 70, \"amphora\": 9", "\"beast\": 9, \"amphora\": 70", "doors/beast");
        row("\"wheel\": 5", "\"wheel\": -5", "doors/wheel");
        row("\"trap\": 40", "\"trap\": 101", "doors/trap");
        row("\"meatSatiety\": 20", "\"meatSatiety\": -1", "keeping/meatSatiety");
        row("\"shieldArmour\": 50", "\"shieldArmour\": 10001", "keeping/shieldArmour");
        row("\"meatCombo\": 20", "\"meatCombo\": 1001", "offering/meatCombo");
        row("\"fruitSatiety\": 15", "\"fruitSatiety\": -1", "offering/fruitSatiety");
        row("\"resistance\": 50", "\"resistance\": 1001", "defence/resistance");
        row("\"lowest\": -100", "\"lowest\": 1", "defence/lowest");
        row("\"highest\": 90", "\"highest\": 100", "defence/highest");
        row("\"armourShare\": 50", "\"armourShare\": 101", "defence/armourShare");
        row("\"life\": 150", "\"life\": 0", "levels/1/life");
        row("\"armour\": 150", "\"armour\": -1", "levels/3/armour");
        row("\"damage\": 35", "\"damage\": 0", "levels/4/damage");
        row("\"recovery\": 45", "\"recovery\": -1", "levels/4/recovery");
        row("[\"First\", \"Second\", \"Heal\", \"Third\"]", "[]", "levels/0/patterns/0");
        // A double of level 1 that nothing prepares; a triple that no rest follows.
        row("[\"First\", \"Second\", \"Heal\", \"Third\"]",
            "[\"First\", \"FirstThird\", \"Rest\", \"Third\"]", "levels/0/patterns/0");
        row("\"Triple\", \"Rest\", \"Mend\", \"FirstSecond\", \"Heal\"]", "\"Triple\", \"Mend\"]",
            "levels/3/patterns/2");
        row("\"lastRoom\": 10", "\"lastRoom\": 5", "brackets/1/lastRoom");
        row("\"lastRoom\": 31", "\"lastRoom\": 32", "brackets/6/lastRoom");
        row("\"choices\": [{ \"level\": 1, \"archetypes\": 1 }]", "\"choices\": []", "brackets/0/choices");
        row("[{ \"level\": 1, \"archetypes\": 1 }]", "[{ \"level\": 6, \"archetypes\": 1 }]",
            "brackets/0/choices/0/level");
        row("[{ \"level\": 1, \"archetypes\": 1 }]", "[{ \"level\": 1, \"archetypes\": 4 }]",
            "brackets/0/choices/0/archetypes");
        row("[{ \"level\": 1, \"archetypes\": 1 }]", "[{ \"level\": 1, \"archetypes\": 0 }]",
            "brackets/0/choices/0/archetypes");
        // MIN-071: the boss in the last room, and there alone.
        row("[{ \"level\": 1, \"archetypes\": 1 }]", "[{ \"level\": 5, \"archetypes\": 1 }]",
            "brackets/0/choices/0/level");
        row("\"level\": 5, \"archetypes\": 3", "\"level\": 4, \"archetypes\": 3",
            "brackets/6/choices/0/level");
        row("30, \"choices\": [{ \"level\": 4, \"archetypes\": 3 }] },\n    { \"lastRoom\": 31",
            "29, \"choices\": [{ \"level\": 4, \"archetypes\": 3 }] },\n    { \"lastRoom\": 31",
            "brackets/6/lastRoom");
        row("\"family\": \"Deer\"", "\"family\": \"Horse\"", "families/0/family");
        row("[\"Slash\", \"Blunt\", \"Pierce\"]", "[\"Slash\", \"Fire\", \"Pierce\"]",
            "families/3/attacks/1");
        row("\"god\": \"Ares\", \"goddess\": \"Demeter\"", "\"god\": \"Hera\", \"goddess\": \"Demeter\"",
            "families/3/god");
        row("\"goddess\": \"Artemis\"", "\"goddess\": \"Zeus\"", "families/0/goddess");
        row("{ \"deity\": \"Ares\", \"element\"", "{ \"deity\": \"Zeus\", \"element\"", "deities/0/deity");
        row("\"Demeter\", \"element\": \"Earth\"", "\"Demeter\", \"element\": \"None\"", "deities/9/element");
        row("\"training\": { \"life\": 60", "\"training\": { \"life\": 0", "training/life");
        row("\"recovery\": 10, \"pattern\": ", "\"recovery\": -1, \"pattern\": ", "training/recovery");
        row("[\"Rest\", \"Rest\", \"Heal\"]", "[]", "training/pattern");
    }
    void aNumberOutOfItsRangeIsRefusedAtItsPlace()
    {
        QFETCH(const QByteArray, from);
        QFETCH(const QByteArray, to);
        QFETCH(const QByteArray, field);
        std::string text = bundled();
        const auto place = text.find(from.toStdString());
        QVERIFY(place != std::string::npos);
        text.replace(place, at(from.size()), to.toStdString());
        const auto content = readContent(text, "rules.json");
        QVERIFY(!content);
        QCOMPARE(content.error().code, std::string("CONTENT_RANGE"));
        QCOMPARE(QByteArray::fromStdString(content.error().arguments.at(0)), field);
        QCOMPARE(content.error().place.file, std::string("rules.json"));
        QCOMPARE(content.error().place.line, lineAt(text, place + at(to.size())));
    }

    void aListOfTheWrongLengthIsRefused()
    {
        const auto fieldOf = [](auto&& change) {
            auto content = test::minoanContent();
            change(content);
            const auto read = readContent(canonicalJson(toJson(content)), "rules.json");
            return read || read.error().code != "CONTENT_RANGE" ? std::string()
                                                                : read.error().arguments.at(0);
        };
        QCOMPARE(fieldOf([](Content& c) { c.levels.pop_back(); }), std::string("levels"));
        QCOMPARE(fieldOf([](Content& c) { c.levels.push_back(c.levels[0]); }), std::string("levels"));
        QCOMPARE(fieldOf([](Content& c) { c.levels[2].patterns.clear(); }), std::string("levels/2/patterns"));
        QCOMPARE(fieldOf([](Content& c) { c.levels[2].patterns.resize(5, {Deed::Rest}); }),
            std::string("levels/2/patterns"));
        QCOMPARE(fieldOf([](Content& c) { c.levels[2].patterns[0].resize(17, Deed::Rest); }),
            std::string("levels/2/patterns/0"));
        QCOMPARE(fieldOf([](Content& c) { c.brackets.clear(); }), std::string("brackets"));
        QCOMPARE(fieldOf([](Content& c) { c.brackets.pop_back(); }), std::string("brackets"));
        QCOMPARE(fieldOf([](Content& c) { c.brackets[1].choices.resize(6, {1, 1}); }),
            std::string("brackets/1/choices"));
        QCOMPARE(fieldOf([](Content& c) { c.families.pop_back(); }), std::string("families"));
        QCOMPARE(fieldOf([](Content& c) { c.deities.pop_back(); }), std::string("deities"));
        QCOMPARE(fieldOf([](Content& c) { c.training.pattern.resize(17, Deed::Rest); }),
            std::string("training/pattern"));
    }

    void whatIsNoContentIsRefused_data() // LVL-019, LVL-020
    {
        QTest::addColumn<QByteArray>("from");
        QTest::addColumn<QByteArray>("to");
        QTest::addColumn<QByteArray>("code");
        const auto row = [](const char* code, const char* from, const char* to) {
            QTest::newRow(code) << QByteArray(from) << QByteArray(to) << QByteArray(code);
        };
        row("CONTENT_FORMAT", "\"labrys/minoan\"", "\"labrys/spire\"");
        row("CONTENT_FORMAT", "\"version\": 1,", "\"version\": 2,");
        row("JSON_UNKNOWN_FIELD", "\"roomCost\": 11,", "\"roomCost\": 11, \"roomTax\": 1,");
        row("JSON_MISSING_FIELD", "\"corridorCost\": 30,", "");
        row("JSON_UNKNOWN_NAME", "\"Second\", \"Heal\"", "\"Seccond\", \"Heal\"");
        row("JSON_UNKNOWN_NAME", "\"god\": \"Hermes\"", "\"god\": \"Hades\"");
        row("JSON_DUPLICATE_KEY", "\"roomCost\": 11,", "\"roomCost\": 11, \"roomCost\": 12,");
        row("JSON_NOT_INTEGER", "\"roomCost\": 11", "\"roomCost\": 11.5");
        row("JSON_NOT_INTEGER", "\"roomCost\": 11", "\"roomCost\": \"11\"");
        row("JSON_TOO_FEW", "[\"Slash\", \"Blunt\", \"Pierce\"]", "[\"Slash\", \"Blunt\"]");
        row("JSON_TOO_MANY", "[\"Slash\", \"Blunt\", \"Pierce\"]",
            "[\"Slash\", \"Blunt\", \"Pierce\", \"Fire\"]");
        row("JSON_SYNTAX", "\"roomCost\": 11,", "\"roomCost\": 11");
    }
    void whatIsNoContentIsRefused()
    {
        QFETCH(const QByteArray, from);
        QFETCH(const QByteArray, to);
        QFETCH(const QByteArray, code);
        std::string text = bundled();
        const auto place = text.find(from.toStdString());
        QVERIFY(place != std::string::npos);
        text.replace(place, at(from.size()), to.toStdString());
        const auto content = readContent(text, "rules.json");
        QVERIFY(!content);
        QCOMPARE(QByteArray::fromStdString(content.error().code), code);
        QVERIFY(content.error().place.line > 0);
        QCOMPARE(readContent("", "f").error().code, std::string("JSON_SYNTAX"));
        QCOMPARE(readContent("{}", "f").error().code, std::string("JSON_MISSING_FIELD"));
    }

    void noDamageCrashesTheReader() // LVL-021
    {
        const std::vector<std::string> corpus{bundled()};
        const std::array<std::string_view, 6> words{
            "\"Triple\"", "\"None\"", "31", "-100", "\"level\"", "\"rooms\""};
        const test::Mutator mutator(corpus, words);
        int refused = 0;
        for (int i = 0; i < test::sweep(1'500, 100'000); ++i)
            if (const auto content
                = readContent(mutator.variant(static_cast<std::uint64_t>(i)), "rules.json"))
                static_cast<void>(makeLabyrinth(*content, Mode::Run, Seed(1))); // what is taken can be used
            else
                ++refused;
        QVERIFY(refused > 1'000);
    }

    void bracketsFollowEachOther() // D-31
    {
        const auto content = test::minoanContent();
        for (const auto& [room, last] :
            {std::pair{1, 5}, {5, 5}, {6, 10}, {25, 25}, {26, 30}, {30, 30}, {31, 31}})
            QCOMPARE(bracketOf(content, room).lastRoom, last);
    }
};

LABRYS_TEST(TestContent)

#include "tst_content.moc"
