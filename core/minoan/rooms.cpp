// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/minoan/combat.h"
#include "core/minoan/walk.h"

#include <algorithm>

namespace labrys::minoan {

namespace {

constexpr Stream kBoard("minoan.board");

} // namespace

RoomRecord& Walk::record() const
{
    return m_state.records[at(m_state.recordCount - 1)];
}

void Walk::writeRecord() const
{
    if (m_state.recordCount == 0)
        return;
    auto& record = this->record();
    record.turns = m_state.fightTurns;
    record.life = m_state.body.life.now;
    record.armour = m_state.body.armour.now;
    record.satiety = m_state.satiety.now;
    record.treasures = m_state.treasures;
    record.treasureCount = m_state.treasureCount;
}

void Walk::end(Ending ending) const
{
    writeRecord();
    close(ending);
}

void Walk::close(Ending ending) const
{
    m_state.phase = Phase::Over;
    m_state.ending = ending;
    tell({.kind = EventKind::Ended, .ending = ending});
}

void Walk::toDoors(int room) const
{
    m_state.phase = Phase::Doors;
    m_state.room = room;
    m_state.enemy.reset();
    m_state.treasures = {};
    m_state.treasureCount = 0;
    int cheapest = doorAt(m_stage, room, 0).cost;
    for (int door = 1; door < doorCount(m_stage, room); ++door)
        cheapest = std::min(cheapest, doorAt(m_stage, room, door).cost);
    if (m_state.satiety.now < cheapest)
        close(Ending::Hunger); // no door can be paid (D-23); the room that was left has its record
}

void Walk::leaveRoom() const
{
    writeRecord();
    tell({.kind = EventKind::RoomLeft, .first = m_state.room});
    toDoors(m_state.room + 1);
}

void Walk::enter(int index) const
{
    m_state.door = index;
    m_state.fightTurns = 0;
    m_state.treasureCount = 0;
    auto& record = m_state.records[at(m_state.recordCount++)];
    record = {};
    for (int door = 0; door < doorCount(m_stage, m_state.room); ++door)
        record.doors[at(door)] = doorAt(m_stage, m_state.room, door).sign;
    record.chosen = index;
    const Door& door = here();
    if (m_state.satiety.now < door.cost) {
        m_state.satiety.now = 0;
        end(Ending::Hunger);
        return;
    }
    m_state.satiety.now -= door.cost;
    tell({.kind = EventKind::RoomEntered, .first = index, .amount = door.cost});
    m_state.knowledge.signs = static_cast<std::uint16_t>(m_state.knowledge.signs | 1U << at(door.sign));
    if (door.fight) {
        beginFight();
        return;
    }
    if (door.sign == Sign::Wheel) {
        Body& body = m_state.body;
        tell({.kind = EventKind::CorridorRested,
            .life = body.life.most - body.life.now,
            .armour = body.armour.most - body.armour.now});
        body.life.now = body.life.most;
        body.armour.now = body.armour.most;
        leaveRoom();
        return;
    }
    findTreasures();
}

void Walk::beginFight() const
{
    const Foe& foe = here().foe;
    m_state.phase = Phase::Fight;
    m_state.enemy = enemyOf(content(), foe);
    m_state.body.armourWards = {};
    m_state.body.lifeWards = {};
    m_state.boardRandom = Random(m_stage.seed.expanded(), kBoard, static_cast<std::uint64_t>(m_state.room));
    m_state.board = startBoard(m_state.bag, m_state.boardRandom);
    ++m_state.tally.fights;
    m_state.knowledge.met[at(foe.family)]
        |= static_cast<std::uint8_t>(1U << static_cast<unsigned>(foe.level));
    if (m_state.recordCount > 0) {
        record().fight = true;
        record().enemyLevel = foe.level;
    }
    tell({.kind = EventKind::FightBegan});
    if (m_state.mode == Mode::Run && m_state.satiety.now < content().start.turnCost)
        end(Ending::Hunger); // he came in with the last of his strength
}

void Walk::findTreasures() const
{
    const Door& door = here();
    if (door.sign == Sign::Minotaur) {
        m_state.phase = Phase::Finale;
        return;
    }
    m_state.phase = Phase::Treasure;
    m_state.treasureCount = 0;
    for (const Item item : door.treasures) {
        m_state.treasures[at(m_state.treasureCount++)] = {item, Fate::Waiting, Deity::Ares};
        tell({.kind = EventKind::TreasureFound, .item = item});
    }
}

void Walk::decided() const
{
    for (int i = 0; i < m_state.treasureCount; ++i)
        if (m_state.treasures[at(i)].fate == Fate::Waiting)
            return;
    if (m_state.mode == Mode::Training)
        end(Ending::Trained);
    else
        leaveRoom();
}

} // namespace labrys::minoan
