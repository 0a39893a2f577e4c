// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/text/maze_endings.h"

#include "app/text/maze_words.h"

#include <QLocale>

#include <algorithm>

namespace labrys::text {

using minotaur::Contact;
using minotaur::Intent;
using minotaur::MonsterKind;

QString MazeEndings::heading(const minotaur::Observation& seen)
{
    switch (seen.outcome) {
    case minotaur::LevelOutcome::Running:
        break;
    case minotaur::LevelOutcome::Completed:
        return seen.level == seen.levels ? tr("Out of the labyrinth")
                                         : tr("Level %1 is done").arg(seen.level);
    case minotaur::LevelOutcome::Lost:
        return lost(seen);
    }
    return {};
}

QString MazeEndings::sentence(const game::Session<minotaur::Rules>& session)
{
    const auto& state = session.state();
    if (state.outcome == minotaur::LevelOutcome::Running)
        return {};
    if (const auto ending = minotaur::endingOf(session))
        return howLost(*ending, session.options().players);
    if (state.level < state.levels)
        return gotAwayFrom(session.stage().monsters);
    return tr("All %n maze(s) are behind you.", nullptr, state.levels) + QLatin1Char(' ')
        + tr("It took %n turn(s).", nullptr, state.turnsBefore + state.turn);
}

QString MazeEndings::lost(const minotaur::Observation& seen)
{
    const bool alone = seen.players.size() < 2;
    if (!seen.caughtBy)
        return tr("The turns are used up");
    switch (*seen.caughtBy) {
    case MonsterKind::Hunter:
        return alone ? tr("A hunter has you") : tr("A hunter has you both");
    case MonsterKind::Wanderer:
        return alone ? tr("A wanderer has you") : tr("A wanderer has you both");
    case MonsterKind::Minotaur:
        break;
    }
    return alone ? tr("The Minotaur has you") : tr("The Minotaur has you both");
}

QString MazeEndings::contact(const minotaur::Ending& ending)
{
    switch (ending.contact) {
    case Contact::SteppedIn:
        return tr("It stepped into your cell in turn %1.").arg(ending.turn);
    case Contact::RanInto:
        return tr("You walked into it in turn %1.").arg(ending.turn);
    case Contact::Landed:
        break;
    }
    return tr("It landed on your square in turn %1.").arg(ending.turn);
}

QString MazeEndings::reason(const minotaur::Ending& ending)
{
    if (ending.contact == Contact::Landed)
        return tr("It had aimed the turn before: one step out of the marked square is enough.");
    if (ending.contact == Contact::RanInto)
        return ending.intent == Intent::Rests ? tr("Monsters that stand still catch as well.")
                                              : tr("Who changes places with a monster is caught.");
    if (*ending.by == MonsterKind::Hunter && ending.intent == Intent::CutsOff)
        return tr("It cut you off on the way to the key: the short way passed it.");
    if (*ending.by == MonsterKind::Hunter)
        return tr("A hunter always comes the shortest way; only a loop keeps you ahead of it.");
    return tr("It had seen you; it follows until it loses sight of you.");
}

QString MazeEndings::howLost(const minotaur::Ending& ending, int players)
{
    if (!ending.by)
        return tr("This level allows no more turns.");
    const QString what = players < 2
        ? contact(ending)
        : tr("%1 was caught last, in turn %2.").arg(MazeWords::player(ending.seat, players)).arg(ending.turn);
    const QString why = players < 2 || ending.contact == Contact::Landed ? reason(ending) : QString();
    const QString lit = ending.litFor > 1
        ? tr("It had been in the light for %n turn(s).", nullptr, ending.litFor)
        : QString();
    QStringList parts{what, why, lit};
    parts.removeAll(QString());
    return parts.join(QLatin1Char(' '));
}

QString MazeEndings::gotAwayFrom(std::span<const minotaur::Monster> monsters)
{
    const auto count = [monsters](MonsterKind kind) {
        return static_cast<int>(std::ranges::count(monsters, kind, &minotaur::Monster::kind));
    };
    if (count(MonsterKind::Minotaur) > 0)
        return tr("Out with the key, the Minotaur behind you.");
    if (const int hunters = count(MonsterKind::Hunter); hunters > 0)
        return tr("Out with the key, %n hunter(s) behind you.", nullptr, hunters);
    if (const int wanderers = count(MonsterKind::Wanderer); wanderers > 0)
        return tr("Out with the key, %n wanderer(s) behind you.", nullptr, wanderers);
    return tr("Out with the key.");
}

} // namespace labrys::text
