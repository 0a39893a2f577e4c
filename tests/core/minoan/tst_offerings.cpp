// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/minoan/offerings.h"

#include "tests/support/minoan.h"
#include "tests/support/test_main.h"

#include <algorithm>
#include <map>
#include <set>

using namespace labrys;
using namespace labrys::minoan;

namespace {

enum class What { Combo, Extra, Base, Armour, Life, Satiety, OfSymbol, OfElement, OneTile, Heal, Feed };

/// One cell of the table of offerings, as people would write it.
struct Wanted {
    What what;
    Symbol symbol = Symbol::Sword;
    Element element = Element::None;
};

/// The 10 x 7 cells, from MIN-110, MIN-111, MIN-114 to MIN-120 and D-30, written out deity by deity.
/// Columns: sword, bow, mace, shield, herb, meat, fruit.
std::map<Deity, std::array<Wanted, 7>> table()
{
    using enum What;
    using S = Symbol;
    using E = Element;
    const auto tile = [](S symbol, E element) { return Wanted{OneTile, symbol, element}; };
    const Wanted heal{Heal};
    const Wanted feed{Feed};
    const auto own = [](S symbol) { return Wanted{What::OfSymbol, symbol}; };
    const auto hers = [](E element) { return Wanted{What::OfElement, S::Sword, element}; };
    return {
        // d = (deity - object) mod 5; gods heal at 1 and feed at 3.
        {Deity::Ares,
            {own(S::Sword), tile(S::Bow, E::Ice), feed, tile(S::Shield, E::Ice), heal, {Combo, S::Sword},
                {Base, S::Sword}}},
        {Deity::Apollo,
            {heal, own(S::Bow), tile(S::Mace, E::Wind), feed, tile(S::Flower, E::Wind), {Combo, S::Bow},
                {Base, S::Bow}}},
        {Deity::Zeus,
            {tile(S::Sword, E::Lightning), heal, own(S::Mace), tile(S::Shield, E::Lightning), feed,
                {Combo, S::Mace}, {Base, S::Mace}}},
        {Deity::Poseidon,
            {feed, tile(S::Bow, E::Earth), heal, own(S::Shield), tile(S::Flower, E::Earth),
                {Combo, S::Shield}, {Base, S::Shield}}},
        {Deity::Hermes,
            {tile(S::Sword, E::Fire), feed, tile(S::Mace, E::Fire), heal, own(S::Flower), {Combo, S::Flower},
                {Base, S::Flower}}},
        // Goddesses heal at 2 and feed at 4.
        {Deity::Themis,
            {hers(E::Fire), feed, tile(S::Mace, E::Fire), heal, tile(S::Flower, E::Fire), {Extra, S::Sword},
                {Armour}}},
        {Deity::Artemis,
            {tile(S::Sword, E::Ice), hers(E::Ice), feed, tile(S::Shield, E::Ice), heal, {Extra, S::Bow},
                {Life}}},
        {Deity::Hera,
            {heal, tile(S::Bow, E::Wind), hers(E::Wind), feed, tile(S::Flower, E::Wind), {Extra, S::Mace},
                {Life}}},
        {Deity::Athena,
            {tile(S::Sword, E::Lightning), heal, tile(S::Mace, E::Lightning), hers(E::Lightning), feed,
                {Extra, S::Shield}, {Armour}}},
        {Deity::Demeter,
            {feed, tile(S::Bow, E::Earth), heal, tile(S::Shield, E::Earth), hers(E::Earth),
                {Extra, S::Flower}, {Satiety}}},
    };
}

/// A run in a room with these treasures and altars.
struct Room {
    Stage stage = makeLabyrinth(test::minoanContent(), Mode::Run, Seed(3));
    State state = Rules::begin(stage);
    std::vector<Event> events;

    Room(std::vector<Item> treasures, std::vector<Deity> altars)
    {
        auto& door = stage.doors[0][0];
        door = {.sign = Sign::Amphora,
            .cost = 11,
            .altars = std::move(altars),
            .treasures = std::move(treasures)};
        static_cast<void>(Rules::apply(stage, state, {0, Verb::Door, 0, 0}, nullptr));
        state.body.life.now = 10;
        state.body.armour.now = 20;
        state.satiety.now = 30;
    }
    Room& act(Verb verb, int first, int second = 0)
    {
        const auto done = Rules::apply(stage, state, {0, verb, first, second}, &events);
        LABRYS_ASSERT(done.has_value());
        return *this;
    }
};

/// What may be added to the bag: the least owned of these (D-29).
std::set<Tile> leastOwned(const Bag& bag, const std::vector<Tile>& tiles)
{
    int fewest = 1'000;
    for (const Tile tile : tiles)
        fewest = std::min<int>(fewest, bag.tiles[tile]);
    std::set<Tile> least;
    for (const Tile tile : tiles)
        if (bag.tiles[tile] == fewest)
            least.insert(tile);
    return least;
}

std::vector<Tile> tilesOfSymbol(Symbol symbol)
{
    using enum minoan::Element;
    std::vector<Tile> tiles;
    for (const auto element : {Fire, Lightning, Ice, Wind, Earth})
        tiles.push_back(tileOf(symbol, element));
    return tiles;
}

std::vector<Tile> tilesOfElement(Element element)
{
    std::vector<Tile> tiles;
    for (int symbol = 0; symbol < 5; ++symbol)
        tiles.push_back(tileOf(static_cast<Symbol>(symbol), element));
    return tiles;
}

/// The one tile that `after` has more than `before`, or nothing.
std::optional<Tile> added(const Bag& before, const Bag& after)
{
    std::optional<Tile> tile;
    for (int t = 0; t < kTiles; ++t) {
        const int more = after.tiles[at(t)] - before.tiles[at(t)];
        if (more != 0) {
            LABRYS_ASSERT(more == 1 && !tile);
            tile = static_cast<Tile>(t);
        }
    }
    return tile;
}

} // namespace

/// What is kept and what is offered (minoan.md 1.5, 2.4).
class TestOfferings : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void everyCellOfTheTableGivesWhatItSays() // MIN-110 to MIN-120, D-27 to D-30
    {
        for (const auto& [deity, row] : table())
            for (int column = 0; column < kItems; ++column) {
                const Item item = static_cast<Item>(column);
                const auto& wanted = row[at(column)];
                Room room({item}, {Deity::Ares, deity});
                const State before = room.state;
                room.state.bag.tiles[tileOf(wanted.symbol, Element::Wind)] = 3;
                const Bag bag = room.state.bag;
                room.act(Verb::Offer, 0, 1);
                const State& after = room.state;
                auto skills = before.skills;
                auto& skill = skills[at(wanted.symbol)];
                Body body = before.body;
                Gauge satiety = before.satiety;
                std::set<Tile> tiles;
                switch (wanted.what) {
                case What::Combo:
                    skill.combo += 20;
                    break;
                case What::Extra:
                    skill.extra += 20;
                    break;
                case What::Base:
                    skill.base += 1;
                    break;
                case What::Armour:
                    body.armour = {35, 115};
                    break;
                case What::Life:
                    body.life = {20, 110};
                    break;
                case What::Satiety:
                    satiety = {45, 115};
                    break;
                case What::OfSymbol:
                    tiles = leastOwned(bag, tilesOfSymbol(wanted.symbol));
                    break;
                case What::OfElement:
                    tiles = leastOwned(bag, tilesOfElement(wanted.element));
                    break;
                case What::OneTile:
                    tiles = {tileOf(wanted.symbol, wanted.element)};
                    break;
                case What::Heal:
                    body.life.now = 60;
                    body.armour.now = 70;
                    break;
                case What::Feed:
                    satiety.now = 80;
                    break;
                }
                const auto name = enumName(deity);
                const auto place = std::string(name) + " " + std::string(enumName(item));
                QVERIFY2(after.skills == skills, place.c_str());
                QVERIFY2(after.body == body, place.c_str());
                QVERIFY2(after.satiety == satiety, place.c_str());
                const auto tile = added(bag, after.bag);
                QVERIFY2(tile ? tiles.contains(*tile) : tiles.empty(), place.c_str());
                QVERIFY(after.knowledge.gifts[at(deity)] == 1U << at(item));
                const auto& told = room.events.front();
                QVERIFY(told.kind == EventKind::OfferedItem && told.item == item && told.deity == deity);
                QCOMPARE(told.life, body.life.now - 10);
                QCOMPARE(told.armour, body.armour.now - 20);
                QCOMPARE(told.satiety, satiety.now - 30);
                QCOMPARE(told.tiles, tile ? std::vector<std::uint8_t>{*tile} : std::vector<std::uint8_t>());
            }
    }

    void theTableIsSymmetric() // D-30: each deity heals once, feeds once, gives two tiles
    {
        std::map<int, std::array<int, 3>> byObject;
        for (const auto& [deity, row] : table()) {
            std::array<int, 3> count{};
            for (std::size_t object = 0; object < 5; ++object) {
                const auto what = row[object].what;
                const int kind = what == What::Heal ? 0
                    : what == What::Feed            ? 1
                    : what == What::OneTile         ? 2
                                                    : -1;
                if (kind < 0)
                    continue;
                ++count[at(kind)];
                ++byObject[static_cast<int>(object)][at(kind)];
            }
            QCOMPARE(count, (std::array{1, 1, 2}));
        }
        for (const auto& [object, count] : byObject)
            QCOMPARE(count, (std::array{2, 2, 4}));
        // The three examples of the source.
        const auto all = table();
        QCOMPARE(all.at(Deity::Artemis)[0].what, What::OneTile);
        QCOMPARE(all.at(Deity::Apollo)[0].what, What::Heal);
        QCOMPARE(all.at(Deity::Poseidon)[0].what, What::Feed);
    }

    void keepingGivesLess_data() // MIN-016, D-25, D-26
    {
        QTest::addColumn<int>("item");
        QTest::addColumn<int>("life");
        QTest::addColumn<int>("armour");
        QTest::addColumn<int>("satiety");
        QTest::newRow("meat") << static_cast<int>(Item::Meat) << 20 << 20 << 50;
        QTest::newRow("fruit") << static_cast<int>(Item::Fruit) << 15 << 20 << 60;
        QTest::newRow("herb") << static_cast<int>(Item::Herb) << 35 << 20 << 30;
        QTest::newRow("shield") << static_cast<int>(Item::Shield) << 10 << 70 << 30;
        QTest::newRow("sword") << static_cast<int>(Item::Sword) << 10 << 20 << 30;
        QTest::newRow("bow") << static_cast<int>(Item::Bow) << 10 << 20 << 30;
        QTest::newRow("mace") << static_cast<int>(Item::Mace) << 10 << 20 << 30;
    }
    void keepingGivesLess()
    {
        QFETCH(int, item);
        QFETCH(int, life);
        QFETCH(int, armour);
        QFETCH(int, satiety);
        Room room({static_cast<Item>(item)}, {Deity::Ares, Deity::Hera});
        const Bag bag = room.state.bag;
        room.act(Verb::Keep, 0);
        QCOMPARE(room.state.body.life.now, life);
        QCOMPARE(room.state.body.armour.now, armour);
        QCOMPARE(room.state.satiety.now, satiety);
        const auto tile = added(bag, room.state.bag);
        QCOMPARE(tile.has_value(), item < 3);
        if (tile)
            QCOMPARE(*tile, tileOf(static_cast<Symbol>(item), Element::None));
        // A full gauge takes no more.
        Room full({static_cast<Item>(item)}, {Deity::Ares, Deity::Hera});
        full.state.body.life.now = 99;
        full.state.body.armour.now = 99;
        full.state.satiety.now = 99;
        full.act(Verb::Keep, 0);
        QVERIFY(full.state.body.life.now <= 100 && full.state.body.armour.now <= 100);
        QVERIFY(full.state.satiety.now <= 100);
    }

    void treasuresAreDecidedOneByOne() // MIN-016, D-30b
    {
        for (const int first : {0, 1}) {
            Room room({Item::Meat, Item::Sword}, {Deity::Zeus, Deity::Ares, Deity::Hera});
            std::vector<Action> legal;
            Rules::legalActions(room.stage, room.state, 0, legal);
            QCOMPARE(legal.size(), std::size_t{8}); // each: keep, or one of three altars
            room.act(Verb::Offer, first, 2);
            QCOMPARE(room.state.phase, Phase::Treasure);
            QCOMPARE(room.state.treasures[at(first)].fate, Fate::Offered);
            QCOMPARE(room.state.treasures[at(first)].deity, Deity::Hera);
            legal.clear();
            Rules::legalActions(room.stage, room.state, 0, legal);
            QCOMPARE(legal.size(), std::size_t{4});
            room.act(Verb::Keep, 1 - first);
            QVERIFY(room.state.phase == Phase::Doors && room.state.room == 2);
            const auto& record = room.state.records[0];
            QCOMPARE(record.treasureCount, 2);
            QVERIFY(record.treasures[at(first)].fate == Fate::Offered
                && record.treasures[at(1 - first)].fate == Fate::Kept);
        }
    }

    void tiesAreDrawnByTheirOwnStream() // D-29, D-38: by seed and room, whatever was done before
    {
        std::set<Tile> drawn;
        for (std::uint64_t seed = 0; seed < 60; ++seed) {
            std::optional<Tile> tile;
            for (const int turns : {0, 3}) {
                auto stage = makeLabyrinth(test::minoanContent(), Mode::Run, Seed(seed));
                stage.doors[0][0] = {.sign = Sign::Amphora,
                    .cost = 11,
                    .altars = {Deity::Ares, Deity::Themis},
                    .treasures = {Item::Sword}};
                auto state = Rules::begin(stage);
                QVERIFY(Rules::apply(stage, state, {0, Verb::Door, 0, 0}, nullptr).has_value());
                state.tally.turns = turns;
                state.boardRandom = Random(static_cast<std::uint64_t>(turns));
                const Bag bag = state.bag;
                QVERIFY(Rules::apply(stage, state, {0, Verb::Offer, 0, 0}, nullptr).has_value());
                const auto now = added(bag, state.bag);
                QVERIFY(now && (!tile || tile == now));
                tile = now;
            }
            drawn.insert(*tile);
        }
        QCOMPARE(drawn.size(), std::size_t{5}); // any of the five swords
    }
};

LABRYS_TEST(TestOfferings)

#include "tst_offerings.moc"
