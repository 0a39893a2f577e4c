// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/text/maze_words.h"

#include "core/minotaur/known_way.h"
#include "core/minotaur/picture.h"

#include <QLocale>
#include <QStringList>

#include <algorithm>

namespace labrys::text {

namespace {

using minotaur::EventKind;
using minotaur::Observation;

int players(const Observation& seen)
{
    return static_cast<int>(seen.players.size());
}

/// The people who may still be in danger.
bool walking(const minotaur::Player& player)
{
    return player.status == minotaur::PlayerStatus::Walking;
}

/// Whether a sentence about this seat speaks to whoever reads it.
bool isYou(int seat, int count, const Cast& cast)
{
    return count < 2 || (seat == cast.own && cast.named(seat));
}

} // namespace

QString MazeWords::player(int seat, int count, const Cast& cast)
{
    if (isYou(seat, count, cast))
        return tr("You");
    if (cast.named(seat))
        return cast.names[seat];
    return seat == 0 ? tr("The first player") : tr("The second player");
}

QString MazeWords::direction(Direction side)
{
    switch (side) {
    case Direction::North:
        return tr("north");
    case Direction::West:
        return tr("west");
    case Direction::South:
        return tr("south");
    case Direction::East:
        return tr("east");
    }
    return {};
}

QString MazeWords::monster(minotaur::MonsterKind kind)
{
    switch (kind) {
    case minotaur::MonsterKind::Hunter:
        return tr("Hunter");
    case minotaur::MonsterKind::Wanderer:
        return tr("Wanderer");
    case minotaur::MonsterKind::Minotaur:
        return tr("Minotaur");
    }
    return {};
}

QString MazeWords::bonus(minotaur::BonusKind kind)
{
    switch (kind) {
    case minotaur::BonusKind::Freeze:
        return tr("Freeze");
    case minotaur::BonusKind::Torch:
        return tr("Torch");
    case minotaur::BonusKind::Compass:
        return tr("Compass");
    }
    return {};
}

QString MazeWords::bonusTaken(minotaur::BonusKind kind)
{
    switch (kind) {
    case minotaur::BonusKind::Freeze:
        return tr("A freeze: the monsters stand still.");
    case minotaur::BonusKind::Torch:
        return tr("A torch: you see farther in this level.");
    case minotaur::BonusKind::Compass:
        return tr("A compass: it shows the way.");
    }
    return {};
}

QString MazeWords::caughtBy(minotaur::MonsterKind kind, const QString& name)
{
    switch (kind) {
    case minotaur::MonsterKind::Hunter:
        return tr("A hunter has caught %1.").arg(name);
    case minotaur::MonsterKind::Wanderer:
        return tr("A wanderer has caught %1.").arg(name);
    case minotaur::MonsterKind::Minotaur:
        return tr("The Minotaur has caught %1.").arg(name);
    }
    return {};
}

QString MazeWords::caught(minotaur::MonsterKind kind, int seat, int count, const Cast& cast)
{
    const bool alone = isYou(seat, count, cast);
    if (!alone && cast.named(seat))
        return caughtBy(kind, cast.names[seat]);
    switch (kind) {
    case minotaur::MonsterKind::Hunter:
        return alone    ? tr("A hunter has caught you.")
            : seat == 0 ? tr("A hunter has caught the first player.")
                        : tr("A hunter has caught the second player.");
    case minotaur::MonsterKind::Wanderer:
        return alone    ? tr("A wanderer has caught you.")
            : seat == 0 ? tr("A wanderer has caught the first player.")
                        : tr("A wanderer has caught the second player.");
    case minotaur::MonsterKind::Minotaur:
        return alone    ? tr("The Minotaur has caught you.")
            : seat == 0 ? tr("The Minotaur has caught the first player.")
                        : tr("The Minotaur has caught the second player.");
    }
    return {};
}

QString MazeWords::inLight(minotaur::MonsterKind kind)
{
    switch (kind) {
    case minotaur::MonsterKind::Hunter:
        return tr("A hunter is in your light.");
    case minotaur::MonsterKind::Wanderer:
        return tr("A wanderer is in your light.");
    case minotaur::MonsterKind::Minotaur:
        return tr("The Minotaur is in your light.");
    }
    return {};
}

Message MazeWords::walked(const minotaur::Event& event, int count, const Cast& cast)
{
    const auto side = event.from && event.to ? minotaur::directionTo(*event.from, *event.to) : std::nullopt;
    if (!side)
        return {};
    const bool alone = isYou(event.seat, count, cast);
    const auto said = [&]() -> QString {
        switch (*side) {
        case Direction::North:
            return alone ? tr("You step north.") : tr("%1 steps north.");
        case Direction::West:
            return alone ? tr("You step west.") : tr("%1 steps west.");
        case Direction::South:
            return alone ? tr("You step south.") : tr("%1 steps south.");
        case Direction::East:
            return alone ? tr("You step east.") : tr("%1 steps east.");
        }
        return {};
    };
    return {alone ? said() : said().arg(player(event.seat, count, cast)), Tone::Plain, true};
}

QString MazeWords::wall(Direction side)
{
    switch (side) {
    case Direction::North:
        return tr("A wall is to the north. No turn used.");
    case Direction::West:
        return tr("A wall is to the west. No turn used.");
    case Direction::South:
        return tr("A wall is to the south. No turn used.");
    case Direction::East:
        return tr("A wall is to the east. No turn used.");
    }
    return {};
}

std::optional<Message> MazeWords::sentence(
    const minotaur::Event& event, const Observation& now, const Cast& cast)
{
    const int count = players(now);
    const bool alone = isYou(event.seat, count, cast);
    const QString who = player(event.seat, count, cast);
    switch (event.kind) {
    case EventKind::Walked:
        return walked(event, count, cast);
    case EventKind::Waited:
        return Message{alone ? tr("You wait a turn.") : tr("%1 waits a turn.").arg(who), Tone::Plain, true};
    case EventKind::KeyTaken:
        return Message{alone ? tr("You have the key. Now find the exit.")
                             : tr("%1 has found the key. Now find the exit.").arg(who),
            Tone::Good};
    case EventKind::ExitLocked:
        return Message{tr("The exit is locked. Find the key first."), Tone::Hint};
    case EventKind::WentOut:
        return Message{
            alone ? tr("You are out of the maze.") : tr("%1 is out of the maze.").arg(who), Tone::Good};
    case EventKind::MonsterNoticed:
        return Message{tr("A wanderer has noticed you. Get out of its sight."), Tone::Danger};
    case EventKind::Caught:
        return Message{
            caught(event.monster.value_or(minotaur::MonsterKind::Wanderer), event.seat, count, cast),
            Tone::Danger};
    case EventKind::BonusTaken:
        return Message{bonusTaken(event.bonus.value_or(minotaur::BonusKind::Freeze)), Tone::Good};
    case EventKind::MonstersStill:
        return Message{
            tr("The monsters stand still, for %n turn(s) more.", nullptr, event.number), Tone::Good, true};
    case EventKind::MinotaurAimed:
        return event.number > 0
            ? Message{tr("The Minotaur aims, too far away: it will land %n cell(s) short.", nullptr,
                          event.number),
                  Tone::Danger}
            : Message{tr("The Minotaur aims at the marked square. Leave it now."), Tone::Danger};
    case EventKind::MinotaurJumped:
        return Message{tr("The Minotaur has landed, and rests."), Tone::Danger};
    case EventKind::ManyTurns:
        return Message{
            tr("This level lasts long: it is lost in %n turn(s).", nullptr, event.number), Tone::Danger};
    case EventKind::PlayerLost:
    case EventKind::PlayerBack:
    case EventKind::PlayerLifted: // told by the network game
    case EventKind::MonsterWalked:
    case EventKind::MonsterShoved:
        break;
    case EventKind::LevelCompleted:
        return Message{tr("Level %1 is done.").arg(now.level), Tone::Good};
    case EventKind::LevelLost:
        if (now.caughtBy)
            break;
        return Message{tr("The turns of this level are used up."), Tone::Danger};
    }
    return std::nullopt;
}

void MazeWords::appeared(const Observation& before, const Observation& now, QList<Message>& messages)
{
    if (now.outcome != minotaur::LevelOutcome::Running)
        return;
    if (now.exit && !before.exit)
        messages.append({tr("You see the exit."), Tone::Good});
    if (now.key && !before.key)
        messages.append({tr("You see the key."), Tone::Good});
    for (const auto kind :
        {minotaur::MonsterKind::Hunter, minotaur::MonsterKind::Wanderer, minotaur::MonsterKind::Minotaur}) {
        const auto number = [kind](const Observation& seen) {
            return std::ranges::count(seen.monsters, kind, &minotaur::MonsterSight::kind);
        };
        if (number(now) > number(before))
            messages.append({inLight(kind), Tone::Danger});
    }
    for (const auto& bonus : now.bonuses)
        if (std::ranges::find(before.bonuses, bonus) == before.bonuses.end())
            messages.append(
                {tr("You see something: %1.").arg(MazeWords::bonus(bonus.kind)), Tone::Good, true});
}

Message MazeWords::nearest(const Observation& now)
{
    std::optional<int> steps;
    auto kind = now.monsters.front().kind;
    for (const auto& monster : now.monsters)
        for (const auto& player : now.players)
            if (walking(player))
                if (const auto distance = minotaur::knownDistance(now, player.cell, monster.cell);
                    distance && (!steps || *distance < *steps)) {
                    steps = distance;
                    kind = monster.kind;
                }
    if (!steps)
        return {inLight(kind), Tone::Danger, true};
    switch (kind) {
    case minotaur::MonsterKind::Hunter:
        return {tr("A hunter is %n step(s) away.", nullptr, *steps), Tone::Danger, true};
    case minotaur::MonsterKind::Wanderer:
        return {tr("A wanderer is %n step(s) away.", nullptr, *steps), Tone::Danger, true};
    case minotaur::MonsterKind::Minotaur:
        break;
    }
    return {tr("The Minotaur is %n step(s) away.", nullptr, *steps), Tone::Danger, true};
}

QList<Message> MazeWords::happened(std::span<const minotaur::Event> events, const Observation& before,
    const Observation& now, const Cast& cast)
{
    QList<Message> messages;
    for (const auto& event : events)
        if (auto message = sentence(event, now, cast); message && !message->text.isEmpty())
            messages.append(*message);
    appeared(before, now, messages);
    if (!now.monsters.empty() && now.outcome == minotaur::LevelOutcome::Running
        && std::ranges::find(messages, Tone::Danger, &Message::tone) == messages.end())
        messages.append(nearest(now));
    // A turn has many small sentences; what matters most stands last and stays on the line.
    std::ranges::stable_sort(messages, {}, &Message::tone);
    return messages;
}

Message MazeWords::refused(
    minotaur::Refusal refusal, const minotaur::Action& action, const Observation& seen, const Cast& cast)
{
    switch (refusal) {
    case minotaur::Refusal::Wall:
        return {wall(static_cast<Direction>(action.verb)), Tone::Hint};
    case minotaur::Refusal::NotYourTurn:
        if (cast.named(seen.active))
            return {tr("It is %1's turn.").arg(cast.names[seen.active]), Tone::Hint, true};
        return {
            seen.active == 0 ? tr("It is the first player's turn.") : tr("It is the second player's turn."),
            Tone::Hint, true};
    default:
        return {};
    }
}

Message MazeWords::welcome(const Observation& seen)
{
    if (seen.keyFound)
        return {tr("You have the key. Find the exit.")};
    return {tr("Find the key, then the exit.")};
}

Message MazeWords::noWay()
{
    return {tr("You know no way there yet."), Tone::Hint, true};
}

Message MazeWords::notKept(const QString& why)
{
    return {tr("%1 You can play on, but this run is not kept.").arg(why), Tone::Hint};
}

QString MazeWords::summary(const minotaur::State& state)
{
    const QString place = tr("level %1 of %2, turn %3").arg(state.level).arg(state.levels).arg(state.turn);
    return state.score == 0
        ? place
        : tr("%1, %2 points").arg(place, QLocale().toString(static_cast<qlonglong>(state.score)));
}

QString MazeWords::size(int rows, int columns)
{
    //: Rows and columns of a maze
    return tr("%1 × %2").arg(rows).arg(columns);
}

QString MazeWords::maze()
{
    //: The board, for a screen reader
    return tr("Maze");
}

QString MazeWords::thing(const Observation& seen, Cell cell, const Cast& cast)
{
    for (std::size_t i = 0; i < seen.players.size(); ++i)
        if (seen.players[i].cell == cell && walking(seen.players[i]))
            return player(static_cast<int>(i), players(seen), cast);
    for (const auto& sight : seen.monsters)
        if (sight.cell == cell)
            return monster(sight.kind);
    for (const auto& bonus : seen.bonuses)
        if (bonus.cell == cell)
            return MazeWords::bonus(bonus.kind);
    if (seen.key == cell)
        return tr("Key");
    if (seen.exit == cell)
        return seen.keyFound ? tr("Exit, open") : tr("Exit, locked");
    return {};
}

QString MazeWords::sides(const Observation& seen, Cell cell)
{
    QStringList open;
    for (const auto side : kDirections)
        if (seen.open(cell, side))
            open.append(direction(side));
    if (open.isEmpty())
        return tr("closed on all sides");
    //: The sides of a cell that can be walked through, for instance: open north, east
    return tr("open %1").arg(open.join(QStringLiteral(", ")));
}

QString MazeWords::cell(const Observation& seen, Cell cell, const Cast& cast)
{
    const QString place = tr("row %1 column %2").arg(cell.row + 1).arg(cell.column + 1);
    if (!seen.map.contains(cell) || seen.map[cell] == 0)
        return tr("%1, unknown").arg(place);
    const QString what = thing(seen, cell, cast);
    if (!what.isEmpty())
        return tr("%1, %2, %3").arg(place, what, sides(seen, cell));
    return seen.lightAt(cell) == minotaur::Light::Shadow
        ? tr("%1, remembered, %2").arg(place, sides(seen, cell))
        : tr("%1, %2").arg(place, sides(seen, cell));
}

QList<MazeWords::Sight> MazeWords::sights(const Observation& seen, const Cast& cast)
{
    QList<Sight> found;
    const auto at = seen.players.empty() ? Cell{} : seen.players[static_cast<std::size_t>(seen.seat)].cell;
    const auto append = [&](QString symbol, const QString& name, Cell cell) {
        const auto steps = minotaur::knownDistance(seen, at, cell);
        found.append({std::move(symbol),
            //: For instance: Key, 4 steps
            steps ? tr("%1, %n step(s)", nullptr, *steps).arg(name) : name});
    };
    found.append({QStringLiteral("P"), player(seen.seat, players(seen), cast)});
    for (std::size_t i = 0; i < seen.players.size(); ++i)
        if (static_cast<int>(i) != seen.seat)
            found.append({QStringLiteral("Q"), player(static_cast<int>(i), players(seen), cast)});
    for (const auto& sight : seen.monsters)
        append(QString(QLatin1Char(minotaur::symbolOf(sight.kind))), monster(sight.kind), sight.cell);
    if (!seen.marks.empty())
        found.append({QStringLiteral("!"), tr("Lands here next turn")});
    for (const auto& each : seen.bonuses)
        append(QString(QLatin1Char(minotaur::symbolOf(each.kind))), bonus(each.kind), each.cell);
    if (seen.key)
        append(QStringLiteral("K"), tr("Key"), *seen.key);
    if (seen.exit)
        append(QStringLiteral("E"), seen.keyFound ? tr("Exit") : tr("Locked exit"), *seen.exit);
    return found;
}

} // namespace labrys::text
