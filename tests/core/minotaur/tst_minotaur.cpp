// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/minotaur/minotaur.h"
#include "core/minotaur/picture.h"
#include "core/minotaur/rules.h"

#include "tests/core/minotaur/fields.h"
#include "tests/support/test_main.h"

#include <set>

using namespace labrys;
using namespace labrys::minotaur;
using test::Field;

namespace {

/// A large hall with a Minotaur at its place and the key and exit out of the way.
Field hall(Cell player, Cell minotaur, int players = 1)
{
    return Field(
        test::hallWith(21, 23, {{'P', player}, {'K', {20, 22}}, {'E', {20, 20}}, {'M', minotaur}}).text(),
        players);
}

const Monster& beast(const Field& field)
{
    return field.state.monsters.back();
}

std::vector<Event> ofKind(const Field& field, EventKind kind)
{
    std::vector<Event> found;
    std::ranges::copy_if(
        field.events, std::back_inserter(found), [kind](const Event& event) { return event.kind == kind; });
    return found;
}

} // namespace

class TestMinotaur : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void itAimsJumpsRestsAndAimsAgain() // ASC-080, D23
    {
        auto field = hall({0, 0}, {0, 6});
        const std::vector cycle{Phase::Jump, Phase::Rest, Phase::Rest, Phase::Rest, Phase::Aim};
        for (int round = 0; round < 3; ++round)
            for (const auto phase : cycle) {
                field.play(
                    round == 0 && phase == Phase::Rest && beast(field).phase == Phase::Jump ? "s" : ".");
                QCOMPARE(beast(field).phase, phase);
                if (field.state.outcome != LevelOutcome::Running)
                    return;
            }
    }

    void threePhasesOfRestLieBetweenJumpAndAim() // ASC-020, ASC-083, D23
    {
        auto field = hall({0, 0}, {0, 6});
        field.play("."); // aims at 0,0
        field.play("s"); // leaves; it jumps
        QCOMPARE(beast(field).cell, (Cell{0, 0}));
        QCOMPARE(beast(field).rest, 3);
        for (int rest = 2; rest >= 0; --rest) {
            field.play("s");
            QCOMPARE(beast(field).cell, (Cell{0, 0}));
            QCOMPARE(beast(field).rest, rest);
            QVERIFY(Rules::observe(field.stage, field.state, 0).marks.empty());
        }
        field.play("s");
        QCOMPARE(beast(field).phase, Phase::Jump);
        QCOMPARE(Rules::observe(field.stage, field.state, 0).marks, (std::vector{field.player().cell}));
    }

    void theMarkedAreaIsThreeByThreeCharacters() // ASC-021, ASC-081, D20
    {
        auto field = hall({5, 5}, {5, 9});
        field.play(".");
        const auto lines = pictureOf(Rules::observe(field.stage, field.state, 0));
        for (int y = 0; y < static_cast<int>(lines.size()); ++y)
            for (int x = 0; x < static_cast<int>(lines.front().size()); ++x) {
                const bool area = std::abs(y - 11) <= 1 && std::abs(x - 11) <= 1 && (y != 11 || x != 11);
                QCOMPARE(lines[static_cast<std::size_t>(y)][static_cast<std::size_t>(x)] == '!', area);
            }
    }

    void whoStaysIsCaughtAndWhoStepsIsNot() // ASC-020, ASC-082, D20: in every direction, also over a wall
    {
        for (const char* move : {"w", "a", "s", "d", "."}) {
            auto field = hall({5, 5}, {5, 9});
            field.play(".");
            field.play(move);
            const bool stayed = *move == '.';
            QCOMPARE(field.player().status, stayed ? PlayerStatus::Caught : PlayerStatus::Walking);
            QCOMPARE(beast(field).cell, (Cell{5, 5}));
            if (stayed)
                QCOMPARE(field.state.caughtBy, std::optional(MonsterKind::Minotaur));
        }
        // Walls are nothing to it.
        auto picture = test::hallWith(7, 7, {{'P', {3, 3}}, {'K', {6, 6}}, {'E', {6, 0}}, {'M', {0, 3}}});
        for (const auto side : {Direction::North, Direction::West, Direction::South})
            picture.wall({3, 3}, side);
        Field field(picture.text());
        field.play(".");
        field.play("d");
        QCOMPARE(beast(field).cell, (Cell{3, 3}));
        QCOMPARE(field.player().status, PlayerStatus::Walking);
    }

    void itJumpsNoFartherThanSixCells() // ASC-082, D21
    {
        for (int row = 0; row < 21; ++row)
            for (int column = 0; column < 23; ++column) {
                const Cell from{10, 11};
                const Cell target{row, column};
                const int far = flightDistance(from, target);
                const Cell to = landing(from, target, 6);
                QCOMPARE(flightDistance(from, to), std::min(far, 6));
                if (far <= 6) {
                    QCOMPARE(to, target);
                    continue;
                }
                // On the line: within half a cell of it.
                QVERIFY(std::abs((to.row - from.row) * far - (row - from.row) * 6) * 2 <= far);
                QVERIFY(std::abs((to.column - from.column) * far - (column - from.column) * 6) * 2 <= far);
            }
        auto field = hall({0, 0}, {0, 10});
        field.play(".");
        const auto aimed = ofKind(field, EventKind::MinotaurAimed);
        QCOMPARE(aimed.size(), std::size_t{1});
        QCOMPARE(aimed.front().number, 4); // it lands four cells short
        QCOMPARE(aimed.front().to, std::optional(Cell{0, 4}));
        field.play(".");
        QCOMPARE(beast(field).cell, (Cell{0, 4}));
    }

    void theMarkIsSeenInTheShadowAndTheBeastIsNot() // ASC-081, minotaur.md 3.4
    {
        auto field = hall({0, 0}, {10, 10});
        field.play(".");
        auto seen = Rules::observe(field.stage, field.state, 0);
        QVERIFY(seen.monsters.empty());
        QCOMPARE(seen.marks.size(), std::size_t{1});
        QCOMPARE(seen.lightAt(seen.marks.front()), Light::Half);
        const auto aimed = ofKind(field, EventKind::MinotaurAimed).front();
        const auto told = Rules::project(aimed, 0);
        QVERIFY(told && told->to && !told->from);
        field.events.clear();
        field.play(".");
        const auto jumped = Rules::project(ofKind(field, EventKind::MinotaurJumped).front(), 0);
        QVERIFY(jumped && !jumped->from);
        QCOMPARE(jumped->to, aimed.to);
    }

    void freezeHoldsUpAJumpAndLengthensARest() // ASC-083, D16, D23
    {
        auto field = hall({5, 5}, {5, 9});
        field.play(".");
        field.state.freeze = 3;
        for (int turn = 0; turn < 3; ++turn) {
            field.play(".");
            QCOMPARE(beast(field).phase, Phase::Jump);
            QCOMPARE(Rules::observe(field.stage, field.state, 0).marks, (std::vector{Cell{5, 5}}));
        }
        field.play("s");
        QCOMPARE(beast(field).cell, (Cell{5, 5}));
        field.state.freeze = 3;
        int rest = 0;
        for (; beast(field).phase == Phase::Rest; ++rest)
            field.play("s");
        QCOMPARE(rest, 6);
    }

    void aFrozenOrRestingBeastIsDeadly() // D13
    {
        auto field = hall({5, 5}, {5, 6});
        field.state.freeze = 3;
        field.play("d");
        QCOMPARE(field.player().status, PlayerStatus::Caught);
    }

    void theNearestByFlightIsAimedAt() // D22
    {
        auto field = hall({0, 0}, {10, 10}, 2);
        field.state.players[0].cell = {10, 15};
        field.state.players[1].cell = {6, 6};
        field.play(".,");
        QCOMPARE(beast(field).target, std::optional(Cell{6, 6}));
        auto tie = hall({0, 0}, {10, 10}, 2);
        tie.state.players[0].cell = {10, 14};
        tie.state.players[1].cell = {6, 6};
        tie.play(".,");
        QCOMPARE(beast(tie).target, std::optional(Cell{10, 14}));
        // Both in one cell: both in the area.
        tie.state.players[0].cell = {10, 14};
        tie.state.players[1].cell = {10, 14};
        tie.play(".,");
        QCOMPARE(tie.state.outcome, LevelOutcome::Lost);
    }

    void aMonsterItLandsOnIsShovedAside() // D11
    {
        Field field(test::hallWith(
            9, 9, {{'P', {0, 0}}, {'K', {8, 8}}, {'E', {8, 0}}, {'M', {4, 8}}, {'H', {8, 4}}, {'W', {8, 6}}})
                .text());
        field.state.monsters[0].cell = {2, 2};
        auto& minotaur = field.state.monsters.back();
        field.state.freeze = 0;
        minotaur.phase = Phase::Jump;
        minotaur.target = Cell{2, 1}; // where the hunter comes in this turn
        field.play(".");
        QCOMPARE(beast(field).cell, (Cell{2, 1}));
        QCOMPARE(field.state.monsters[0].cell, (Cell{1, 1})); // north is first
        QVERIFY(field.told(EventKind::MonsterShoved));
        std::set<Cell> cells;
        for (const auto& monster : field.state.monsters)
            cells.insert(monster.cell);
        QCOMPARE(cells.size(), field.state.monsters.size());
    }
};

LABRYS_TEST(TestMinotaur)

#include "tst_minotaur.moc"
