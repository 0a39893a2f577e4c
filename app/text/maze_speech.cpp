// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/text/maze_speech.h"

#include "app/text/maze_status.h"
#include "core/minotaur/known_way.h"

#include <algorithm>
#include <cstdlib>

namespace labrys::text {

namespace {

using minotaur::ClearWays;
using minotaur::MonsterKind;
using minotaur::Observation;

Cell ownCell(const Observation& seen)
{
    return seen.players[static_cast<std::size_t>(seen.seat)].cell;
}

/// *north, east, north-east* as a list.
QString listed(const QStringList& words)
{
    return words.join(QStringLiteral(", "));
}

} // namespace

QString MazeSpeech::say(const QString& line)
{
    m_lines.append(line);
    while (m_lines.size() > kLines)
        m_lines.removeFirst();
    return line;
}

QString MazeSpeech::again() const
{
    return m_lines.isEmpty() ? tr("Nothing was said yet.") : m_lines.constLast();
}

QString MazeSpeech::compass(Cell from, Cell to)
{
    const int south = to.row - from.row;
    const int east = to.column - from.column;
    if (south == 0 && east == 0)
        return tr("here");
    const bool vertical = std::abs(south) > 2 * std::abs(east);
    const bool horizontal = std::abs(east) > 2 * std::abs(south);
    if (vertical)
        return MazeWords::direction(south < 0 ? Direction::North : Direction::South);
    if (horizontal)
        return MazeWords::direction(east < 0 ? Direction::West : Direction::East);
    if (south < 0)
        return east < 0 ? tr("north-west") : tr("north-east");
    return east < 0 ? tr("south-west") : tr("south-east");
}

QString MazeSpeech::exits(const Observation& seen)
{
    QStringList open;
    for (const auto side : kDirections)
        if (seen.open(ownCell(seen), side))
            open.append(MazeWords::direction(side));
    return open.isEmpty() ? tr("No exits.") : tr("Exits %1.").arg(listed(open));
}

QString MazeSpeech::distance(const Observation& seen, const ClearWays& ways, Cell cell)
{
    const Cell here = ownCell(seen);
    if (cell == here)
        return tr("here");
    const auto way = ways.to(cell);
    if (!way)
        return tr("%1, no known way").arg(compass(here, cell));
    const auto first = minotaur::directionTo(here, way->cells.front());
    //: Steps and where to, for instance: 4 steps north-east
    const QString steps
        = tr("%n step(s) %1", nullptr, static_cast<int>(way->cells.size())).arg(compass(here, cell));
    const QString side = first ? MazeWords::direction(*first) : QString();
    return way->clear ? tr("%1, first step %2").arg(steps, side)
                      : tr("%1, first step %2, a monster may be there first").arg(steps, side);
}

QString MazeSpeech::doing(const Observation& seen, const minotaur::MonsterSight& sight)
{
    if (sight.kind == MonsterKind::Minotaur)
        return sight.rest > 0 ? tr("resting for %n turn(s) more", nullptr, sight.rest) : tr("ready to jump");
    return seen.freeze > 0 ? tr("frozen for %n turn(s) more", nullptr, seen.freeze) : tr("moving");
}

QString MazeSpeech::monster(
    const Observation& seen, const ClearWays& ways, const minotaur::MonsterSight& sight)
{
    const Cell here = ownCell(seen);
    const auto path = minotaur::knownPath(seen, here, sight.cell);
    const QString name = MazeWords::monster(sight.kind);
    const auto steps = ways.steps(sight.cell);
    if (!path || path->empty() || !steps)
        return tr("%1 %2, %3").arg(name, compass(here, sight.cell), doing(seen, sight));
    const auto first = minotaur::directionTo(here, path->front());
    //: A monster: its name, how far and where, by which exit it is reached, what it does
    return tr("%1 %n step(s) %2, first step %3, %4", nullptr, *steps)
        .arg(name, compass(here, sight.cell), first ? MazeWords::direction(*first) : QString(),
            doing(seen, sight));
}

QString MazeSpeech::prospects(ClearWays& ways)
{
    const auto found = ways.prospects();
    QStringList moves;
    for (const auto verb : found.best)
        moves.append(verb == minotaur::Verb::Wait ? tr("waiting")
                                                  : MazeWords::direction(static_cast<Direction>(verb)));
    //: Moves after which no monster in sight can catch you soon, for instance: Safe north, waiting.
    return found.safe ? tr("Safe %1.").arg(listed(moves)) : tr("Danger, best %1.").arg(listed(moves));
}

bool MazeSpeech::mustStop(const Observation& seen)
{
    return !seen.monsters.empty() || seen.outcome != minotaur::LevelOutcome::Running
        || std::ranges::find(seen.marks, ownCell(seen)) != seen.marks.end();
}

QString MazeSpeech::begin(const Observation& seen)
{
    m_target.reset();
    QStringList said{tr("Level %1 of %2, %3.")
                         .arg(seen.level)
                         .arg(seen.levels)
                         .arg(MazeWords::size(seen.map.rows(), seen.map.columns())),
        MazeWords::welcome(seen).text, exits(seen)};
    return say(said.join(QLatin1Char(' ')));
}

QString MazeSpeech::turn(
    std::span<const minotaur::Event> events, const Observation& before, const Observation& now)
{
    QStringList said;
    if (now.players.size() > 1 && now.active >= 0 && now.outcome == minotaur::LevelOutcome::Running)
        said.append(now.active == 0 ? tr("The first player moves.") : tr("The second player moves."));
    const auto messages = MazeWords::happened(events, before, now, m_cast);
    for (qsizetype i = messages.size(); i-- > 0;)
        // How near a monster is comes below, with where it is.
        if (!(messages[i].tone == Tone::Danger && messages[i].passing))
            said.append(messages[i].text);
    if (now.outcome == minotaur::LevelOutcome::Running) {
        said.append(exits(now));
        ClearWays ways(now);
        for (const auto& sight : now.monsters)
            said.append(monster(now, ways, sight) + QLatin1Char('.'));
        if (!now.monsters.empty())
            said.append(prospects(ways));
    }
    return say(said.join(QLatin1Char(' ')));
}

QString MazeSpeech::refused(
    minotaur::Refusal refusal, const minotaur::Action& action, const Observation& seen)
{
    const QString text = MazeWords::refused(refusal, action, seen, m_cast).text;
    return say(text.isEmpty() ? tr("That is not possible now.") : text);
}

QString MazeSpeech::look(const Observation& seen)
{
    ClearWays ways(seen);
    QStringList said;
    for (const auto& sight : seen.monsters)
        said.append(monster(seen, ways, sight));
    for (const Cell mark : seen.marks)
        said.append(tr("jump mark %1").arg(distance(seen, ways, mark)));
    if (seen.key)
        said.append(tr("key seen %1").arg(distance(seen, ways, *seen.key)));
    if (seen.exit)
        said.append((seen.keyFound ? tr("exit open %1") : tr("exit locked %1"))
                .arg(distance(seen, ways, *seen.exit)));
    for (const auto& bonus : seen.bonuses)
        said.append(
            QStringLiteral("%1 %2").arg(MazeWords::bonus(bonus.kind), distance(seen, ways, bonus.cell)));
    if (!seen.way.empty())
        said.append(tr("compass shows the way to %1").arg(distance(seen, ways, seen.way.back())));
    for (std::size_t i = 0; i < seen.players.size(); ++i)
        if (static_cast<int>(i) != seen.seat && seen.players[i].status == minotaur::PlayerStatus::Walking)
            said.append(QStringLiteral("%1 %2").arg(MazeWords::player(static_cast<int>(i), 2, m_cast),
                distance(seen, ways, seen.players[i].cell)));
    QString line = exits(seen);
    if (!said.isEmpty())
        line += QLatin1Char(' ') + said.join(QStringLiteral("; ")) + QLatin1Char('.');
    if (!seen.monsters.empty())
        line += QLatin1Char(' ') + prospects(ways);
    return say(line);
}

QList<MazeSpeech::Thing> MazeSpeech::things(const Observation& seen) const
{
    QList<Thing> found;
    if (seen.key)
        found.append({tr("Key"), *seen.key});
    if (seen.exit)
        found.append({seen.keyFound ? tr("Exit, open") : tr("Exit, locked"), *seen.exit});
    for (const auto& bonus : seen.bonuses)
        found.append({MazeWords::bonus(bonus.kind), bonus.cell});
    if (!seen.way.empty())
        found.append({tr("End of what the compass shows"), seen.way.back()});
    for (const auto& sight : seen.monsters)
        found.append({MazeWords::monster(sight.kind), sight.cell});
    for (std::size_t i = 0; i < seen.players.size(); ++i)
        if (static_cast<int>(i) != seen.seat && seen.players[i].status == minotaur::PlayerStatus::Walking)
            found.append({MazeWords::player(static_cast<int>(i), 2, m_cast), seen.players[i].cell});
    return found;
}

QString MazeSpeech::thing(const Observation& seen, Way way)
{
    const auto found = things(seen);
    if (found.isEmpty())
        return say(tr("Nothing of interest is known yet."));
    const qsizetype count = found.size();
    const qsizetype at = m_target ? found.indexOf(*m_target) : -1;
    const qsizetype next = way == Way::Next ? (at + 1) % count : at <= 0 ? count - 1 : at - 1;
    m_target = found[next];
    return say(
        QStringLiteral("%1, %2.").arg(m_target->name, distance(seen, ClearWays(seen), m_target->cell)));
}

QString MazeSpeech::unexplored(const Observation& seen)
{
    const ClearWays ways(seen);
    const auto way = ways.toUnexplored();
    if (!way) {
        m_target.reset();
        return say(tr("Everything that can be reached is explored."));
    }
    m_target = Thing{tr("Unexplored opening"), way->cells.back()};
    return say(tr("Nearest unexplored opening %1.").arg(distance(seen, ways, m_target->cell)));
}

std::optional<minotaur::ClearWay> MazeSpeech::wayToTarget(
    const Observation& seen, const ClearWays& ways) const
{
    if (!m_target || !seen.map.contains(m_target->cell) || m_target->cell == ownCell(seen))
        return std::nullopt;
    return ways.to(m_target->cell);
}

QString MazeSpeech::nowhere(const Observation& seen)
{
    if (!m_target)
        return say(tr("Nothing was named to go to; N or F names something."));
    if (m_target->cell == ownCell(seen))
        return say(tr("You are there: %1.").arg(m_target->name));
    return say(MazeWords::noWay().text);
}

QString MazeSpeech::route(const Observation& seen)
{
    constexpr qsizetype kMost = 8;
    const auto way = wayToTarget(seen, ClearWays(seen));
    if (!way)
        return nowhere(seen);
    QStringList legs;
    Cell at = ownCell(seen);
    std::optional<Direction> side;
    int steps = 0;
    const auto close = [&] {
        if (side)
            //: A direction and a number of steps: east 2
            legs.append(tr("%1 %2").arg(MazeWords::direction(*side)).arg(steps));
    };
    for (const Cell cell : way->cells) {
        const auto next = minotaur::directionTo(at, cell);
        if (next != side) {
            close();
            side = next;
            steps = 0;
        }
        ++steps;
        at = cell;
    }
    close();
    const bool longer = legs.size() > kMost;
    //: The way to a thing: its name, its steps, its directions
    QString line = tr("%1, %n step(s): %2", nullptr, static_cast<int>(way->cells.size()))
                       .arg(m_target->name, listed(legs.mid(0, kMost)));
    if (longer)
        line += tr(", and on");
    line += QLatin1Char('.');
    if (!way->clear)
        line += QLatin1Char(' ') + tr("A monster may be there first.");
    return say(line);
}

std::optional<minotaur::Verb> MazeSpeech::step(const Observation& seen) const
{
    const auto way = wayToTarget(seen, ClearWays(seen));
    if (!way || way->cells.empty())
        return std::nullopt;
    const auto side = minotaur::directionTo(ownCell(seen), way->cells.front());
    return side ? std::optional(static_cast<minotaur::Verb>(*side)) : std::nullopt;
}

QString MazeSpeech::where(const Observation& seen)
{
    const auto& values = seen.map.values();
    const auto explored = std::ranges::count_if(values, [](std::uint8_t value) {
        return static_cast<minotaur::Seen>(value / 16U) == minotaur::Seen::Things;
    });
    const Cell here = ownCell(seen);
    return say(tr("Row %1 of %2, column %3 of %4, %5 per cent explored.")
            .arg(here.row + 1)
            .arg(seen.map.rows())
            .arg(here.column + 1)
            .arg(seen.map.columns())
            .arg(100 * explored / static_cast<std::ptrdiff_t>(std::max<std::size_t>(1, values.size()))));
}

QString MazeSpeech::status(const Observation& seen)
{
    return say(MazeStatus::spoken(seen));
}

} // namespace labrys::text
