// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/minoan.h"
#include "tests/support/test_main.h"

#include <array>
#include <cmath>
#include <map>
#include <set>

using namespace labrys;
using namespace labrys::minoan;

namespace {

constexpr int kTriplesEach = 30;

/// Calls visit(stage) for the labyrinths of so many triples of doors.
template <class Visit>
void manyLabyrinths(int triples, Visit&& visit)
{
    const auto content = test::minoanContent();
    for (int number = 0; number * kTriplesEach < triples; ++number)
        visit(makeLabyrinth(content, Mode::Run, Seed(static_cast<std::uint64_t>(number) * 7'919)));
}

template <class Visit>
void everyDoor(const Stage& stage, Visit&& visit)
{
    for (int room = 1; room <= 31; ++room)
        for (int door = 0; door < doorCount(stage, room); ++door)
            visit(room, doorAt(stage, room, door));
}

/// Whether so many of `all` cases of this share lie within three standard deviations.
bool likely(int found, int all, double share)
{
    const double sigma = std::sqrt(all * share * (1 - share));
    const bool within = std::abs(found - all * share) <= 3 * sigma;
    if (!within)
        qWarning("%d of %d where %.1f were expected, sigma %.1f", found, all, all * share, sigma);
    return within;
}

/// D-32 as it is written: the share of each sign on one door.
std::array<double, 14> signShares()
{
    std::array<double, 14> shares{};
    shares.fill(.07);
    shares[at(Sign::Amphora)] = .09;
    shares[at(Sign::Olive)] = .08;
    shares[at(Sign::Papyrus)] = .08;
    shares[at(Sign::Wheel)] = .05;
    return shares;
}

/// How likely a sign is among three doors that differ and have a beast.
std::array<double, 14> sharesOfTriples()
{
    const auto one = signShares();
    std::array<double, 14> among{};
    double all = 0;
    for (std::size_t a = 0; a < 14; ++a)
        for (std::size_t b = 0; b < 14; ++b)
            for (std::size_t c = 0; c < 14; ++c) {
                if (a == b || b == c || a == c || std::min({a, b, c}) >= 10)
                    continue;
                const double share = one[a] * one[b] * one[c];
                all += share;
                for (const auto sign : {a, b, c})
                    among[sign] += share;
            }
    for (auto& share : among)
        share /= all;
    return among;
}

std::set<Item> objectsOf(std::initializer_list<Item> items)
{
    return items;
}

/// The same labyrinth but for the part that `same` compares.
template <class Change, class Same>
bool staysTheSame(Change&& change, Same&& same)
{
    const auto content = test::minoanContent();
    auto changed = content;
    change(changed);
    for (std::uint64_t number = 0; number < 40; ++number) {
        const auto stage = makeLabyrinth(content, Mode::Run, Seed(number));
        const auto other = makeLabyrinth(changed, Mode::Run, Seed(number));
        for (int room = 1; room <= 31; ++room)
            for (int door = 0; door < doorCount(stage, room); ++door)
                if (!same(doorAt(stage, room, door), doorAt(other, room, door)))
                    return false;
    }
    return true;
}

} // namespace

/// The labyrinth of a seed (minoan.md 1.1, 1.4, 2.5).
class TestLabyrinth : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void everyTripleDiffersAndHasABeast() // MIN-011, MIN-013, MIN-014, D-32: 10^5 triples
    {
        int triples = 0;
        manyLabyrinths(test::sweep(100'000, 1'000'000), [&](const Stage& stage) {
            QCOMPARE(stage.doors.size(), std::size_t{30});
            for (const auto& triple : stage.doors) {
                QVERIFY(triple[0].sign != triple[1].sign && triple[1].sign != triple[2].sign
                    && triple[0].sign != triple[2].sign);
                QVERIFY(std::ranges::any_of(
                    triple, [](const Door& door) { return isBeast(door.sign) && door.fight; }));
                QVERIFY(std::ranges::none_of(
                    triple, [](const Door& door) { return door.sign == Sign::Minotaur; }));
                ++triples;
            }
            QCOMPARE(doorCount(stage, 31), 1);
            QCOMPARE(doorAt(stage, 31, 0).sign, Sign::Minotaur); // MIN-013: one door before the last room
            QVERIFY(stage.last.fight);
        });
        QVERIFY(triples >= 100'000);
    }

    void signsAreAsLikelyAsTheTableSays() // D-32
    {
        std::array<int, 14> found{};
        int triples = 0;
        manyLabyrinths(test::sweep(100'000, 1'000'000), [&](const Stage& stage) {
            for (const auto& triple : stage.doors) {
                ++triples;
                for (const auto& door : triple)
                    ++found[at(door.sign)];
            }
        });
        const auto shares = sharesOfTriples();
        for (std::size_t sign = 0; sign < found.size(); ++sign)
            QVERIFY(likely(found[sign], triples, shares[sign]));
    }

    void trapsLootAndAltarsAreAsLikelyAsTheTableSays() // MIN-086, MIN-093 to MIN-095, D-33 to D-35
    {
        int quiet = 0;
        int traps = 0;
        std::map<Sign, std::array<int, kItems>> objects;
        std::map<Sign, int> rooms;
        std::array<int, kDeities> altars{};
        int twoAltars = 0;
        manyLabyrinths(test::sweep(100'000, 1'000'000), [&](const Stage& stage) {
            everyDoor(stage, [&](int, const Door& door) {
                if (isBeast(door.sign)) {
                    ++rooms[Sign::DeerGod];
                    ++objects[Sign::DeerGod][at(door.treasures[1])];
                } else if (door.sign != Sign::Wheel && door.sign != Sign::Minotaur) {
                    ++quiet;
                    traps += door.fight ? 1 : 0;
                    ++twoAltars;
                    for (const auto deity : door.altars)
                        ++altars[at(deity)];
                    if (door.sign == Sign::Amphora && !door.fight) {
                        ++rooms[Sign::Amphora];
                        ++objects[Sign::Amphora][at(door.treasures[0])];
                    }
                }
            });
        });
        QVERIFY(likely(traps, quiet, .4));
        for (std::size_t object = 0; object < 5; ++object)
            QVERIFY(likely(objects[Sign::DeerGod][object], rooms[Sign::DeerGod], .2));
        for (std::size_t object = 0; object < 4; ++object)
            QVERIFY(likely(objects[Sign::Amphora][object], rooms[Sign::Amphora], .25));
        for (const int count : altars)
            QVERIFY(likely(count, twoAltars, .2));
    }

    void roomsHoldWhatTheirSignsSay() // MIN-015 to MIN-018, MIN-080 to MIN-096, D-34 to D-36
    {
        // The deities of the families, MIN-112.
        const std::array<std::array<Deity, 2>, 5> beasts{
            {{Deity::Hermes, Deity::Artemis}, {Deity::Apollo, Deity::Athena}, {Deity::Zeus, Deity::Themis},
                {Deity::Ares, Deity::Demeter}, {Deity::Poseidon, Deity::Hera}}};
        const std::map<Sign, Family> quietFamilies{
            {Sign::Amphora, Family::Mimic}, {Sign::Olive, Family::Dryad}, {Sign::Papyrus, Family::Flower}};
        const auto weapons = objectsOf({Item::Sword, Item::Bow, Item::Mace});
        manyLabyrinths(test::sweep(6'000, 300'000), [&](const Stage& stage) {
            everyDoor(stage, [&](int, const Door& door) {
                const auto& treasures = door.treasures;
                const auto& altars = door.altars;
                QCOMPARE(door.cost, door.sign == Sign::Wheel ? 30 : 11); // D-21
                if (door.sign == Sign::Wheel) {
                    QVERIFY(!door.fight && treasures.empty() && altars.empty());
                    return;
                }
                if (door.sign == Sign::Minotaur) {
                    QCOMPARE(altars, std::vector{Deity::Poseidon}); // MIN-089
                    QCOMPARE(door.foe.family, Family::Minotaur);
                    QVERIFY(treasures.empty());
                    return;
                }
                QCOMPARE(treasures.size(), std::size_t{door.fight ? 2U : 1U}); // MIN-015
                const std::size_t random = isBeast(door.sign) ? 1 : 0;
                QCOMPARE(altars.size(), random + 2);
                QVERIFY(!isGoddess(altars[random]) && isGoddess(altars[random + 1]));   // MIN-017
                QCOMPARE(std::set(altars.begin(), altars.end()).size(), altars.size()); // D-34
                if (isBeast(door.sign)) {
                    QCOMPARE(altars[0], beasts[at(door.sign) / 2][at(door.sign) % 2]); // MIN-085
                    QCOMPARE(door.foe.family, static_cast<Family>(at(door.sign) / 2)); // MIN-061
                    QCOMPARE(treasures[0], Item::Meat);                                // MIN-086
                    QVERIFY(isObject(treasures[1]));
                    return;
                }
                QCOMPARE(door.foe.family, quietFamilies.at(door.sign));
                if (door.sign == Sign::Amphora && door.fight)
                    QVERIFY(treasures[0] == Item::Shield && weapons.contains(treasures[1])); // MIN-093
                else if (door.sign == Sign::Amphora)
                    QVERIFY(weapons.contains(treasures[0]) || treasures[0] == Item::Shield);
                else if (door.sign == Sign::Olive)
                    QVERIFY(treasures[0] == Item::Fruit && (!door.fight || treasures[1] == Item::Herb));
                else
                    QVERIFY(treasures[0] == Item::Herb && (!door.fight || treasures[1] == Item::Fruit));
            });
        });
    }

    void enemiesAreThoseOfTheirRooms() // MIN-060, MIN-065 to MIN-076, D-15, D-31
    {
        using Strengths = std::set<std::pair<int, int>>;
        const auto bracket = [](int room) -> Strengths {
            if (room <= 5)
                return {{1, 1}};
            if (room <= 10)
                return {{1, 2}, {2, 1}};
            if (room <= 15)
                return {{1, 3}, {2, 2}, {3, 1}};
            if (room <= 20)
                return {{2, 3}, {3, 2}, {4, 1}};
            if (room <= 25)
                return {{3, 3}, {4, 2}};
            return room <= 30 ? Strengths{{4, 3}} : Strengths{{5, 3}};
        };
        std::map<std::pair<int, std::pair<int, int>>, int> found;
        std::map<int, int> all;
        std::array<int, kColours> elements{};
        manyLabyrinths(test::sweep(20'000, 300'000), [&](const Stage& stage) {
            everyDoor(stage, [&](int room, const Door& door) {
                const auto& foe = door.foe;
                QCOMPARE(foe.hoplite, room == 31); // MIN-071, MIN-076
                std::set<Element> distinct;
                int archetypes = foe.hoplite ? 1 : 0;
                for (const auto element : foe.archetypes)
                    if (element != Element::None) {
                        distinct.insert(element);
                        ++archetypes;
                    }
                QCOMPARE(static_cast<int>(distinct.size()) + (foe.hoplite ? 1 : 0), archetypes); // D-15
                QVERIFY(bracket(room).contains({foe.level, archetypes}));
                // MIN-073 to MIN-075: third, then second, then first; the hoplite stands on the third.
                QCOMPARE(foe.archetypes[2] != Element::None, !foe.hoplite);
                QCOMPARE(foe.archetypes[1] != Element::None, archetypes >= 2);
                QCOMPARE(foe.archetypes[0] != Element::None, archetypes >= 3);
                const auto patterns = stage.content.levels[at(foe.level - 1)].patterns.size();
                QVERIFY(foe.pattern >= 0 && at(foe.pattern) < patterns);
                ++all[room];
                ++found[{room, {foe.level, archetypes}}];
                ++elements[at(foe.archetypes[1])];
            });
        });
        for (const auto& [key, count] : found) // D-31: equally likely
            QVERIFY(likely(count, all[key.first], 1.0 / static_cast<double>(bracket(key.first).size())));
        int seconds = 0;
        for (std::size_t element = 1; element < kColours; ++element)
            seconds += elements[element];
        for (std::size_t element = 1; element < kColours; ++element)
            QVERIFY(likely(elements[element], seconds, .2));
    }

    void everyStreamStandsByItself() // D-38
    {
        const auto sign = [](const Door& a, const Door& b) { return a.sign == b.sign; };
        const auto altars = [](const Door& a, const Door& b) { return a.altars == b.altars; };
        const auto foe = [](const Door& a, const Door& b) { return a.foe == b.foe; };
        const auto noTraps = [](Content& content) { content.doors.trap = 0; };
        const auto onePattern = [](Content& content) {
            for (auto& level : content.levels)
                level.patterns.resize(1);
        };
        QVERIFY(staysTheSame(noTraps, sign));
        QVERIFY(staysTheSame(noTraps, altars));
        QVERIFY(staysTheSame(noTraps, foe));
        QVERIFY(!staysTheSame(noTraps, [](const Door& a, const Door& b) { return a.fight == b.fight; }));
        QVERIFY(staysTheSame(onePattern, sign));
        QVERIFY(staysTheSame(onePattern, altars));
        QVERIFY(staysTheSame(
            onePattern, [](const Door& a, const Door& b) { return a.treasures == b.treasures; }));
        QVERIFY(!staysTheSame(onePattern, foe));
        // Of a door that is the same, what is behind it is the same whatever the others are.
        const auto manyWheels = [](Content& content) {
            content.doors.beast = 60;
            content.doors.wheel = 15;
        };
        QVERIFY(!staysTheSame(manyWheels, sign));
        QVERIFY(staysTheSame(manyWheels, [](const Door& a, const Door& b) {
            return a.sign != b.sign
                || (a.fight == b.fight && a.altars == b.altars && a.foe == b.foe
                    && a.treasures == b.treasures);
        }));
    }

    void fightsChangeNoLaterDoor() // D-38, MIN-003: the same doors for everybody
    {
        int rooms = 0;
        for (std::uint64_t seed = 0; seed < 20; ++seed) {
            std::map<int, std::vector<DoorSight>> seen;
            for (const auto manner : {test::Manner::Good, test::Manner::Greedy, test::Manner::Random}) {
                const auto session = test::startMinoan(Seed(seed));
                auto state = session.state();
                Random random(seed, Stream("test.bot"), at(manner));
                test::playMinoan(
                    session.stage(), state, manner, random, 2'000,
                    [&](const State& now) {
                        const auto doors = Rules::observe(session.stage(), now, 0).doors;
                        const auto [place, first] = seen.try_emplace(now.room, doors);
                        QVERIFY(place->second == doors);
                        rooms += first ? 0 : 1;
                    },
                    [](auto&&...) {});
            }
        }
        QVERIFY(rooms > 1'000);
    }

    void anyRunBeginsTheSame() // MIN-003: whatever was played before
    {
        const auto first = test::startMinoan(Seed(9));
        auto state = first.state();
        Random random(1);
        test::playMinoan(
            first.stage(), state, test::Manner::Good, random, 500, [](auto&&) { }, [](auto&&...) { });
        const auto second = test::startMinoan(Seed(9));
        QVERIFY(second.state() == first.state());
        auto again = second.state();
        Random same(1);
        test::playMinoan(
            second.stage(), again, test::Manner::Good, same, 500, [](auto&&) { }, [](auto&&...) { });
        QVERIFY(again == state);
        QVERIFY(state.recordCount > 3);
    }

    void theStartIsThatOfTheSource() // MIN-041 to MIN-043, MIN-049, MIN-057, D-20
    {
        const auto state = test::startMinoan(Seed(1)).state();
        QCOMPARE(state.room, 1); // MIN-022
        QCOMPARE(state.body.life, (Gauge{100, 100}));
        QCOMPARE(state.body.armour, (Gauge{100, 100}));
        QCOMPARE(state.satiety, (Gauge{100, 100}));
        for (const auto& skill : state.skills)
            QCOMPARE(skill, (Skill{10, 50, 20}));
        QCOMPARE(state.bag.size(), 20);
        for (int symbol = 0; symbol < kSymbols; ++symbol)
            QCOMPARE(state.bag.tiles[tileOf(static_cast<Symbol>(symbol), Element::None)], std::uint8_t{4});
        QCOMPARE(state.phase, Phase::Doors);
        const auto& start = test::minoanContent().start;
        QVERIFY(start.rooms * start.roomCost > start.satiety); // MIN-021
    }
};

LABRYS_TEST(TestLabyrinth)

#include "tst_labyrinth.moc"
