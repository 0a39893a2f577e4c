// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/minoan/combat.h"

#include "tests/support/minoan.h"
#include "tests/support/test_main.h"

#include <algorithm>

using namespace labrys;
using namespace labrys::minoan;

namespace {

Match matchOf(Symbol symbol, int count, std::array<std::uint8_t, kColours> colours = {})
{
    Match match{symbol, 0, count, colours};
    int coloured = 0;
    for (std::size_t element = 1; element < kColours; ++element)
        coloured += colours[element];
    match.colours[0] = static_cast<std::uint8_t>(count - coloured);
    return match;
}

/// An enemy of bare numbers.
Enemy enemyWith(int life, int armour, Harm harm = Harm::Slash, int resistance = 0)
{
    Enemy enemy;
    enemy.life = {life, life};
    enemy.armour = {armour, armour};
    enemy.resistances[at(harm)] = resistance;
    return enemy;
}

Body bodyWith(int life, int armour)
{
    Body body;
    body.life = {life, 100};
    body.armour = {armour, 100};
    return body;
}

const Defence& defence()
{
    static const Defence numbers = test::minoanContent().defence;
    return numbers;
}

} // namespace

/// Values of matches, harm, protections, enemies (minoan.md 2.1 to 2.3).
class TestCombat : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void matchesAreWorthWhatTheIssueSays_data() // MIN-041 to MIN-043, D-06, D-07
    {
        QTest::addColumn<int>("base");
        QTest::addColumn<int>("extra");
        QTest::addColumn<int>("combo");
        QTest::addColumn<int>("count");
        QTest::addColumn<int>("wave");
        QTest::addColumn<int>("amount");
        QTest::newRow("three") << 10 << 50 << 20 << 3 << 0 << 10;
        QTest::newRow("four are 150 %") << 10 << 50 << 20 << 4 << 0 << 15; // L25
        QTest::newRow("five are 200 %") << 10 << 50 << 20 << 5 << 0 << 20;
        QTest::newRow("the second wave") << 10 << 50 << 20 << 3 << 1 << 12;         // L26
        QTest::newRow("four in the second wave") << 10 << 50 << 20 << 4 << 1 << 18; // minoan.md 4.1
        QTest::newRow("waves add up, they do not multiply") << 10 << 50 << 20 << 3 << 10 << 30; // D-07
        QTest::newRow("one division, at the end") << 11 << 50 << 20 << 4 << 1 << 19;            // 19.8
        QTest::newRow("improved") << 13 << 70 << 40 << 6 << 3 << 88; // 13 x 3.1 x 2.2 = 88.66
    }
    void matchesAreWorthWhatTheIssueSays()
    {
        QFETCH(int, base);
        QFETCH(int, extra);
        QFETCH(int, combo);
        QFETCH(int, count);
        QFETCH(int, wave);
        QFETCH(int, amount);
        const auto yield = yieldOf(matchOf(Symbol::Sword, count), {base, extra, combo}, wave);
        QCOMPARE(yield.amount, amount);
        QCOMPARE(yield.colours, (std::array<int, kElements>{}));
    }

    void colouredTilesAreWorthAnExtraTile() // MIN-045, D-08
    {
        // Four swords, one of fire: 15, and 5 of fire beside it.
        auto yield = yieldOf(matchOf(Symbol::Sword, 4, {0, 1, 0, 0, 0, 0}), {10, 50, 20}, 0);
        QCOMPARE(yield.amount, 15);
        QCOMPARE(yield.colours, (std::array<int, kElements>{5, 0, 0, 0, 0}));
        // The same element sums before it is rounded: 2 x 5.5 = 11, not 2 x 5.
        yield = yieldOf(matchOf(Symbol::Bow, 3, {0, 0, 2, 1, 0, 0}), {11, 50, 20}, 0);
        QCOMPARE(yield.amount, 11);
        QCOMPARE(yield.colours, (std::array<int, kElements>{0, 11, 5, 0, 0}));
        // With the wave.
        yield = yieldOf(matchOf(Symbol::Mace, 3, {0, 0, 0, 0, 0, 3}), {10, 50, 20}, 2);
        QCOMPARE(yield.amount, 14);
        QCOMPARE(yield.colours, (std::array<int, kElements>{0, 0, 0, 0, 21}));
    }

    void noValueOverflows() // what comes from outside may be large (Rules::plausible)
    {
        std::array<std::uint8_t, kColours> fire{};
        fire[1] = 49;
        const auto yield = yieldOf(matchOf(Symbol::Sword, 49, fire), {80'000, 80'000, 80'000}, 199);
        QVERIFY(yield.amount > 0 && yield.colours[0] > 0);
        QCOMPARE(yield.amount, yield.colours[0]);
    }

    void physicalHarmTakesArmourFirst() // MIN-036 to MIN-038, D-11
    {
        for (const auto harm : {Harm::Slash, Harm::Pierce, Harm::Blunt}) {
            auto enemy = enemyWith(100, 30);
            auto loss = strike(enemy, harm, 20, defence());
            QVERIFY(loss.amount == 20 && loss.armour == 20 && loss.life == 0);
            loss = strike(enemy, harm, 25, defence());
            QVERIFY(loss.armour == 10 && loss.life == 15);
            QVERIFY(enemy.armour.now == 0 && enemy.life.now == 85);
            loss = strike(enemy, harm, 500, defence());
            QVERIFY(loss.amount == 500 && loss.life == 85 && enemy.life.now == 0); // surplus is lost
        }
    }

    void armourTakesHalfOfElements() // D-12
    {
        for (const auto harm : {Harm::Fire, Harm::Lightning, Harm::Ice, Harm::Wind, Harm::Earth}) {
            auto enemy = enemyWith(100, 30);
            auto loss = strike(enemy, harm, 15, defence());
            QVERIFY(loss.armour == 7 && loss.life == 8); // half, rounded down
            enemy.armour.now = 3;
            loss = strike(enemy, harm, 20, defence());
            QVERIFY(loss.armour == 3 && loss.life == 17);
            loss = strike(enemy, harm, 20, defence());
            QVERIFY(loss.armour == 0 && loss.life == 20);
        }
    }

    void resistanceComesFirstAndIsRoundedDown() // D-13
    {
        for (const auto& [resistance, amount] :
            {std::pair{0, 15}, {50, 7}, {-50, 22}, {90, 1}, {-100, 30}, {-25, 18}}) {
            auto enemy = enemyWith(100, 0, Harm::Ice, resistance);
            QCOMPARE(strike(enemy, Harm::Ice, 15, defence()).amount, amount);
            QCOMPARE(enemy.life.now, 100 - amount);
        }
    }

    void levelsAreThoseOfTheTable() // MIN-062, MIN-063
    {
        const std::array<std::array<int, 4>, 5> table{{{100, 0, 10, 10}, {150, 50, 15, 15},
            {200, 100, 20, 20}, {250, 150, 25, 25}, {450, 250, 35, 45}}};
        const auto content = test::minoanContent();
        for (int level = 1; level <= 5; ++level) {
            const auto enemy = enemyOf(content, {.family = Family::Pig, .level = level});
            const auto& row = table[at(level - 1)];
            QCOMPARE(enemy.life, (Gauge{row[0], row[0]}));
            QCOMPARE(enemy.armour, (Gauge{row[1], row[1]}));
            QCOMPARE(enemy.damage, row[2]);
            QCOMPARE(enemy.recovery, row[3]);
        }
        // D-43: the mannequin.
        const auto dummy = enemyOf(content, {.family = Family::Mannequin, .level = 0});
        QVERIFY(dummy.life.now == 60 && dummy.damage == 0 && dummy.recovery == 10 && dummy.armour.most == 0);
    }

    void archetypesChangeAttacksAndResistances() // MIN-064, MIN-073 to MIN-075, D-13, D-14, D-17
    {
        const auto content = test::minoanContent();
        // Deer: pierce, blunt, slash; the third becomes fire, which is weak to lightning.
        Foe foe{
            .family = Family::Deer, .level = 1, .archetypes = {Element::None, Element::None, Element::Fire}};
        auto enemy = enemyOf(content, foe);
        QCOMPARE(enemy.attacks, (std::array{Harm::Pierce, Harm::Blunt, Harm::Fire}));
        QCOMPARE(enemy.resistances, (std::array<int, kHarms>{0, 0, 0, 50, -50, 0, 0, 0}));
        // Fire and lightning: lightning's weakness and strength cancel.
        foe.archetypes = {Element::None, Element::Lightning, Element::Fire};
        enemy = enemyOf(content, foe);
        QCOMPARE(enemy.attacks, (std::array{Harm::Pierce, Harm::Lightning, Harm::Fire}));
        QCOMPARE(enemy.resistances, (std::array<int, kHarms>{0, 0, 0, 50, 0, -50, 0, 0}));
        foe.archetypes = {Element::Earth, Element::Lightning, Element::Fire};
        enemy = enemyOf(content, foe);
        QCOMPARE(enemy.attacks, (std::array{Harm::Earth, Harm::Lightning, Harm::Fire}));
        QCOMPARE(enemy.resistances, (std::array<int, kHarms>{0, 0, 0, 0, 0, -50, 0, 50}));
        // The ring of D-14, in the order of the source.
        QCOMPARE(weaknessOf(Element::Fire), Element::Lightning);
        QCOMPARE(weaknessOf(Element::Lightning), Element::Ice);
        QCOMPARE(weaknessOf(Element::Ice), Element::Wind);
        QCOMPARE(weaknessOf(Element::Wind), Element::Earth);
        QCOMPARE(weaknessOf(Element::Earth), Element::Fire);
    }

    void theHopliteTurnsWeaponsAside() // MIN-071, D-16
    {
        const auto content = test::minoanContent();
        const Foe foe{.family = Family::Minotaur,
            .level = 5,
            .archetypes = {Element::Ice, Element::Wind, Element::None},
            .hoplite = true};
        const auto enemy = enemyOf(content, foe);
        QCOMPARE(enemy.attacks, (std::array{Harm::Ice, Harm::Wind, Harm::Slash})); // the third stays physical
        // -25 each; ice +50 (fire's ring is not touched), wind +50 -50, earth -50.
        QCOMPARE(enemy.resistances, (std::array<int, kHarms>{50, 50, 50, -25, -25, 25, -25, -75}));
    }

    void resistancesStayWithinTheirBounds() // D-13
    {
        auto content = test::minoanContent();
        content.defence.resistance = 95;
        content.defence.weakness = 300;
        const Foe foe{
            .family = Family::Goat, .level = 1, .archetypes = {Element::None, Element::None, Element::Ice}};
        const auto enemy = enemyOf(content, foe);
        QCOMPARE(enemy.resistances[at(Harm::Ice)], 90);
        QCOMPARE(enemy.resistances[at(Harm::Wind)], -100);
    }

    void attacksHitAsAnnounced_data() // MIN-051 to MIN-053, D-11, D-12
    {
        QTest::addColumn<int>("deed");
        QTest::addColumn<int>("blows");
        QTest::addColumn<int>("life");
        QTest::addColumn<int>("armour");
        const auto row = [](const char* name, Deed deed, int blows, int life, int armour) {
            QTest::newRow(name) << static_cast<int>(deed) << blows << life << armour;
        };
        // Level 4, 25 a blow: pierce, blunt, fire on 80 life and 40 armour.
        row("first", Deed::First, 1, 80, 15);
        row("third", Deed::Third, 1, 67, 28); // half of 25 is 12
        row("first and second", Deed::FirstSecond, 2, 70, 0);
        row("first and third", Deed::FirstThird, 2, 67, 3);
        row("second and third", Deed::SecondThird, 2, 67, 3);
        row("triple", Deed::Triple, 3, 45, 0); // 25 of armour, 15 and 10 of life, then 25 of fire on life
        row("rest", Deed::Rest, 0, 80, 40);
        row("prepare", Deed::Prepare, 0, 80, 40);
        row("heal", Deed::Heal, 0, 80, 40);
        row("mend", Deed::Mend, 0, 80, 40);
    }
    void attacksHitAsAnnounced()
    {
        QFETCH(int, deed);
        QFETCH(int, blows);
        QFETCH(int, life);
        QFETCH(int, armour);
        const Foe foe{.family = Family::Cattle,
            .level = 4,
            .archetypes = {Element::None, Element::None, Element::Fire}};
        const auto enemy = enemyOf(test::minoanContent(), foe);
        const auto threat = threatOf(enemy, static_cast<Deed>(deed), bodyWith(80, 40), defence());
        QCOMPARE(threat.count, blows);
        QCOMPARE(threat.amount(), blows * 25);
        QCOMPARE(threat.body.life.now, life);
        QCOMPARE(threat.body.armour.now, armour);
        QVERIFY(!threat.deadly());
    }

    void protectionsComeBeforeTheirBlowAndVanish() // MIN-047, MIN-048, D-18
    {
        const Foe foe{
            .family = Family::Deer, .level = 2, .archetypes = {Element::None, Element::Ice, Element::Fire}};
        const auto enemy = enemyOf(test::minoanContent(), foe); // 15 a blow: pierce, ice, fire
        auto body = bodyWith(50, 95);
        body.armourWards = {20, 0, 3, 0, 7};
        body.lifeWards = {4, 0, 90, 0, 0};
        const auto threat = threatOf(enemy, Deed::SecondThird, body, defence());
        QCOMPARE(threat.count, 2);
        // Ice: armour 95 + 3, life 50 + 90 capped at 100, then 7 and 8.
        QCOMPARE(threat.blows()[0], (Blow{Harm::Ice, 15, 3, 50, 7, 8}));
        // Fire: armour 91 + 20 capped at 100, life 92 + 4, then 7 and 8.
        QCOMPARE(threat.blows()[1], (Blow{Harm::Fire, 15, 9, 4, 7, 8}));
        QCOMPARE(threat.body.armour.now, 93);
        QCOMPARE(threat.body.life.now, 88);
        // All are gone, those of earth too.
        QCOMPARE(threat.body.armourWards, (std::array<int, kElements>{}));
        QCOMPARE(threat.body.lifeWards, (std::array<int, kElements>{}));
        // Not by waiting or recovering, nor used by a blow of another harm.
        for (const auto deed : {Deed::Rest, Deed::Prepare, Deed::Heal, Deed::Mend})
            QVERIFY(threatOf(enemy, deed, body, defence()).body == body);
        const auto pierced = threatOf(enemy, Deed::First, body, defence());
        QVERIFY(pierced.body.armour.now == 80 && pierced.body.life.now == 50);
        QCOMPARE(pierced.body.armourWards, (std::array<int, kElements>{}));
    }

    void deathIsJudgedAfterTheWholeDeed() // D-18, D-24
    {
        const Foe foe{
            .family = Family::Deer, .level = 4, .archetypes = {Element::None, Element::None, Element::Fire}};
        const auto enemy = enemyOf(test::minoanContent(), foe);
        auto body = bodyWith(20, 0);
        body.lifeWards[0] = 40;
        // 20 - 25 is below 0, then fire's protection lifts him to 35 before it takes 25.
        const auto threat = threatOf(enemy, Deed::FirstThird, body, defence());
        QCOMPARE(threat.body.life.now, 10);
        QVERIFY(!threat.deadly());
        QVERIFY(threatOf(enemy, Deed::First, body, defence()).deadly());
    }

    void recoveryIsCapped() // MIN-054, MIN-055
    {
        auto enemy = enemyOf(test::minoanContent(), {.family = Family::Pig, .level = 3});
        enemy.life.now = 190;
        enemy.armour.now = 30;
        QCOMPARE(threatOf(enemy, Deed::Heal, bodyWith(9, 9), defence()).enemyLife, 10);
        QCOMPARE(threatOf(enemy, Deed::Mend, bodyWith(9, 9), defence()).enemyArmour, 20);
        QCOMPARE(threatOf(enemy, Deed::First, bodyWith(9, 9), defence()).enemyLife, 0);
    }

    void aFullPlayerSurvivesEveryAnnouncedHit() // minoan.md 2.3
    {
        const auto content = test::minoanContent();
        const std::array<int, 5> largest{20, 30, 60, 75, 105};
        for (int level = 1; level <= 5; ++level) {
            int most = 0;
            for (const auto& pattern : content.levels[at(level - 1)].patterns)
                for (const Deed deed : pattern) {
                    const auto enemy = enemyOf(content,
                        {.family = Family::Pig,
                            .level = level,
                            .archetypes = {Element::Fire, Element::Ice, Element::Earth}});
                    const auto threat = threatOf(enemy, deed, bodyWith(100, 100), defence());
                    QVERIFY(!threat.deadly());
                    most = std::max(most, threat.amount());
                }
            QCOMPARE(most, largest[at(level - 1)]);
        }
    }

    void patternsAreAsHardAsTheIssueSays() // MIN-050, MIN-056, minoan.md 2.3: mean damage a turn
    {
        const auto content = test::minoanContent();
        const std::array<std::pair<int, int>, 5> tenths{
            {{75, 75}, {90, 120}, {166, 200}, {208, 250}, {393, 394}}};
        for (int level = 1; level <= 5; ++level)
            for (const auto& pattern : content.levels[at(level - 1)].patterns) {
                int blows = 0;
                for (std::size_t i = 0; i < pattern.size(); ++i) {
                    const int count = std::popcount(attacksOf(pattern[i]));
                    blows += count;
                    if (count == 3 || (count == 2 && level <= 2)) {
                        QCOMPARE(pattern[(i + pattern.size() - 1) % pattern.size()], Deed::Prepare);
                        QCOMPARE(pattern[(i + 1) % pattern.size()], Deed::Rest);
                    }
                }
                const int mean
                    = blows * content.levels[at(level - 1)].damage * 10 / static_cast<int>(pattern.size());
                QVERIFY(mean >= tenths[at(level - 1)].first && mean <= tenths[at(level - 1)].second);
            }
    }
};

LABRYS_TEST(TestCombat)

#include "tst_combat.moc"
