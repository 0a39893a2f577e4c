// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/game/packed.h"

#include "tests/support/test_main.h"

namespace labrys::test {

enum class Colour : std::uint8_t { Red, Green, Blue };
BOOST_DESCRIBE_ENUM(Colour, Red, Green, Blue)

struct Stone {
    Colour colour = Colour::Green;
    std::optional<int> weight = {};
    bool rough = false;
    bool operator==(const Stone&) const = default;
};
BOOST_DESCRIBE_STRUCT(Stone, (), (colour, weight, rough))

struct Garden {
    int number = 3;
    std::uint64_t large = 0;
    std::string name = {};
    std::optional<Cell> well = {};
    std::vector<Stone> stones = {};
    Grid<std::uint8_t> sand = {};
    std::int8_t last = 0;
    bool operator==(const Garden&) const = default;
};
BOOST_DESCRIBE_STRUCT(Garden, (), (number, large, name, well, stones, sand, last))

} // namespace labrys::test

using namespace labrys;
using test::Colour;
using test::Garden;
using test::Stone;

namespace {

std::string written(const auto& value)
{
    std::string text;
    game::packed::write(value, text);
    return text;
}

std::string changeOf(const Garden& before, const Garden& after)
{
    std::string text;
    game::packed::writeChange(before, after, text);
    return text;
}

Garden garden()
{
    Garden garden{.number = -7,
        .large = 18'446'744'073'709'551'615U,
        .name = "a \"b\"\n\xC3\xA9",
        .well = Cell{0, 12},
        .stones = {{}, {Colour::Red, 5, true}, {Colour::Blue, {}, true}},
        .sand = Grid<std::uint8_t>(10, 20, 1),
        .last = -128};
    garden.sand[{9, 19}] = 63;
    return garden;
}

/// `path code arguments` of what is wrong in a text read as T, or as a change of `base`.
template <class T>
std::string wrongOf(std::string_view text, const T* base = nullptr)
{
    const auto json = parseJson(text, "t");
    if (!json)
        return json.error().code;
    T value = base == nullptr ? T{} : *base;
    game::packed::Wrong wrong;
    if constexpr (Described<T>)
        wrong = base == nullptr ? game::packed::read(*json, value) : game::packed::readChange(*json, value);
    else
        wrong = game::packed::read(*json, value);
    if (!wrong)
        return {};
    std::string all = wrong->path + ' ' + wrong->code;
    for (const auto& argument : wrong->arguments)
        all += ' ' + argument;
    return all;
}

Garden changed(Garden base, std::string_view change)
{
    const auto json = parseJson(change, "t");
    LABRYS_ASSERT(json.has_value());
    const auto wrong = game::packed::readChange(*json, base);
    LABRYS_ASSERT(!wrong);
    return base;
}

} // namespace

class TestPacked : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void fieldsStandInOrderAndFreshOnesAtTheEndAreLeftOut() // NET-053
    {
        QCOMPARE(written(Garden()), std::string("[]"));
        QCOMPARE(written(Garden{.number = 4}), std::string("[4]"));
        QCOMPARE(written(Garden{.well = Cell{0, 0}}), std::string("[3,0,\"\",\"00\"]"));
        QCOMPARE(written(Cell{10, 63}), std::string("\"a_\""));
        QCOMPARE(written(Cell{-1, 64}), std::string("[-1,64]"));
        QCOMPARE(written(Stone{Colour::Blue, {}, true}), std::string("[2,null,1]"));
        Garden small{.stones = {{}, {Colour::Red, {}, false}}, .sand = Grid<std::uint8_t>(1, 2, 11)};
        QCOMPARE(written(small), std::string("[3,0,\"\",null,[[],[0]],[\"bb\"]]"));
    }
    void whatWasWrittenIsRead()
    {
        for (const auto& value : {Garden(), garden(), Garden{.last = 127}}) {
            const std::string text = written(value);
            QVERIFY(text.find('\n') == std::string::npos);
            const auto json = parseJson(text, "t");
            QVERIFY(json.has_value());
            Garden read{.number = 99, .name = "old", .stones = {{}}};
            QVERIFY(!game::packed::read(*json, read));
            QVERIFY(read == value);
            QCOMPARE(written(read), text);
        }
    }
    void aChangeHoldsWhatDiffersAlone() // NET-053
    {
        const auto before = garden();
        QCOMPARE(changeOf(before, before), std::string("[]"));
        auto after = before;
        after.number = 3;
        after.well.reset();
        after.last = 0;
        QCOMPARE(changeOf(before, after), std::string("[0,3,3,null,6,0]"));
        after = before;
        after.stones[1].weight = 6;
        QCOMPARE(changeOf(before, after), std::string("[-5,[1,[0,6,1]]]"));
        after.stones.pop_back();
        QCOMPARE(changeOf(before, after), std::string("[4,[[],[0,6,1]]]"));
    }
    void aChangedGridTellsItsChangedCells() // NET-053: about two bytes a cell
    {
        const auto before = garden();
        auto after = before;
        after.sand[{0, 0}] = 2;
        after.sand[{0, 1}] = 35;
        after.sand[{0, 5}] = 0;
        QCOMPARE(changeOf(before, after), std::string("[-6,\"020z30\"]"));
        // 62 cells are passed over by one letter, 63 by two, 190 by four.
        for (const auto& [cell, text] : {std::pair(Cell{3, 2}, "[-6,\"-7\"]"),
                 std::pair(Cell{3, 3}, "[-6,\"_07\"]"), std::pair(Cell{9, 10}, "[-6,\"___17\"]")}) {
            after = before;
            after.sand[cell] = 7;
            QCOMPARE(changeOf(before, after), std::string(text));
            QVERIFY(changed(before, text) == after);
        }
        after.sand = Grid<std::uint8_t>(1, 1, 5); // of another size: whole
        QCOMPARE(changeOf(before, after), std::string("[5,[\"5\"]]"));
        after.sand = Grid<std::uint8_t>(10, 20, 9); // everything: whole is shorter
        QVERIFY(changeOf(before, after).starts_with("[5,["));
        QVERIFY(changed(before, changeOf(before, after)) == after);
    }
    void smallValuesTakeOneLetterACell() // NET-053: light has three
    {
        const auto before = garden();
        auto after = before;
        after.sand[{0, 0}] = 2;
        after.sand[{0, 2}] = 0;
        after.sand[{1, 4}] = 0; // 21 cells on
        after.sand[{2, 5}] = 2; // 20 cells on: the last letter but one
        QCOMPARE(changeOf(before, after), std::string("[-6,\".23_0-\"]"));
        QVERIFY(changed(before, "[-6,\".23_0-\"]") == after);
        after.sand[{9, 18}] = 3; // one that is not small
        QCOMPARE(changeOf(before, after), std::string("[-6,\"0210l0k2__q3\"]"));
        QVERIFY(changed(before, changeOf(before, after)) == after);
    }
    void anyChangeLeadsFromOneToTheOther()
    {
        Random random(5);
        const auto draw = [&] {
            Garden made;
            const auto below = [&](std::uint64_t bound) { return static_cast<int>(random.below(bound)); };
            made.number = below(4);
            made.large = random.below(2) << 63U;
            made.name = std::string(static_cast<std::size_t>(below(3)), 'n');
            if (below(2) == 0)
                made.well = Cell{below(3) - 1, below(100)}; // also beyond the letters
            for (int i = below(4); i > 0; --i)
                made.stones.push_back({static_cast<Colour>(below(3)),
                    below(2) == 0 ? std::optional<int>() : below(9), below(2) == 0});
            made.sand = Grid<std::uint8_t>(1 + below(2), 64 + below(2), 1);
            const std::uint64_t values = below(2) == 0 ? 3 : 64;
            for (int i = below(6); i > 0; --i)
                made.sand[{0, below(64)}] = static_cast<std::uint8_t>(below(values));
            return made;
        };
        Garden before = draw();
        for (int i = 0; i < test::sweep(3'000, 100'000); ++i) {
            const Garden after = draw();
            const std::string text = changeOf(before, after);
            QVERIFY2(changed(before, text) == after, text.c_str());
            before = after;
        }
    }
    void whatDoesNotFitIsRefusedAtItsPlace_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("wrong");
        const auto row = [](const char* text, const char* wrong) {
            QTest::newRow(text) << QString::fromUtf8(text) << QString::fromUtf8(wrong);
        };
        row("{}", " JSON_NOT_ARRAY");
        row("[1,2,\"\",null,[],[],3,4]", " JSON_TOO_MANY 7");
        row("[1.5]", "/0 JSON_NOT_INTEGER");
        row("[2147483648]", "/0 JSON_OUT_OF_RANGE -2147483648 2147483647");
        row("[null]", "/0 JSON_NOT_INTEGER");
        row("[1,2,\"\",[1]]", "/3 JSON_TOO_FEW 2");
        row("[1,2,\"\",[1,2,3]]", "/3 JSON_TOO_MANY 2");
        row("[1,2,\"\",[1,\"2\"]]", "/3/1 JSON_NOT_INTEGER");
        row("[1,2,\"\",\"\"]", "/3 PACKED_CELL");
        row("[1,2,\"\",\"1\"]", "/3 PACKED_CELL");
        row("[1,2,\"\",\"1.\"]", "/3 PACKED_CELL");
        row("[1,2,\"\",\"123\"]", "/3 PACKED_CELL");
        row("[1,2,\"\",7]", "/3 JSON_NOT_ARRAY");
        row("[1,2,\"\",null,[[3]]]", "/4/0/0 JSON_UNKNOWN_NAME 3");
        row("[1,2,\"\",null,[[256]]]", "/4/0/0 JSON_OUT_OF_RANGE 0 255");
        row("[1,2,\"\",null,[[],[1,1,2]]]", "/4/1/2 JSON_OUT_OF_RANGE 0 1");
        row("[1,2,\"\",null,[[],[1,1,true]]]", "/4/1/2 JSON_NOT_INTEGER");
        row("[1,2,\"\",null,[],[\"aa\",\"a\"]]", "/5/1 JSON_NOT_GRID 2");
        row("[1,2,\"\",null,[],\"aa\"]", "/5 JSON_NOT_ARRAY");
        row("[1,2,3]", "/2 JSON_NOT_TEXT");
    }
    void whatDoesNotFitIsRefusedAtItsPlace() // NET-002, NET-005
    {
        QFETCH(const QString, text);
        QFETCH(const QString, wrong);
        QCOMPARE(QString::fromStdString(wrongOf<Garden>(text.toStdString())), wrong);
    }
    void aChangeThatDoesNotFitIsRefused_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("wrong");
        const auto row = [](const char* text, const char* wrong) {
            QTest::newRow(text) << QString::fromUtf8(text) << QString::fromUtf8(wrong);
        };
        row("{}", " JSON_NOT_ARRAY");
        row("[0]", "/0 PACKED_CHANGE");   // a number without its value
        row("[7,1]", "/0 PACKED_CHANGE"); // no such field
        row("[-8,1]", "/0 PACKED_CHANGE");
        row("[1,1,0,1]", "/2 PACKED_CHANGE"); // not rising
        row("[0,1,0,1]", "/2 PACKED_CHANGE");
        row("[-1,1]", "/1 PACKED_CHANGE"); // a number has no parts
        row("[\"0\",1]", "/0 JSON_NOT_INTEGER");
        row("[9223372036854775808,1]", "/0 JSON_OUT_OF_RANGE -9223372036854775808 9223372036854775807");
        row("[-5,[3,[]]]", "/1/0 PACKED_CHANGE"); // there are three stones
        row("[-5,[-1,[]]]", "/1/0 JSON_OUT_OF_RANGE 0 18446744073709551615");
        row("[-5,[1,[],1,[]]]", "/1/2 PACKED_CHANGE");
        row("[-5,[1]]", "/1/0 PACKED_CHANGE");
        row("[-5,[1,[3]]]", "/1/1/0 JSON_UNKNOWN_NAME 3");
        row("[-6,\"0\"]", "/1 PACKED_CHANGE"); // no value
        row("[-6,\"0.\"]", "/1 PACKED_CHANGE");
        row("[-6,\"___b0\"]", "/1 PACKED_CHANGE"); // cell 200 of 200
        row("[-6,\"...\"]", "/1 PACKED_CHANGE");
        row("[-6,\".-~\"]", "/1 PACKED_CHANGE");
        row("[-6,\"._________Y\"]", "/1 PACKED_CHANGE"); // 9 x 21 + 20: beyond
        row("[-6,\".Y_________0\"]", "/1 PACKED_CHANGE");
        row("[-6,[]]", "/1 JSON_NOT_TEXT");
    }
    void aChangeThatDoesNotFitIsRefused() // NET-002, NET-005
    {
        QFETCH(const QString, text);
        QFETCH(const QString, wrong);
        const auto base = garden();
        QCOMPARE(QString::fromStdString(wrongOf<Garden>(text.toStdString(), &base)), wrong);
    }
    void theLastCellCanBeChanged()
    {
        auto after = garden();
        after.sand[{9, 19}] = 0;
        QVERIFY(changed(garden(), "[-6,\"___a0\"]") == after);
    }
};

LABRYS_TEST(TestPacked)

#include "tst_packed.moc"
