// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/maze_words.h"

#include "core/minotaur/picture.h"

#include <QCoreApplication>

namespace labrys::cli {

namespace {

QString caughtWords(minotaur::MonsterKind kind, int seat, int players)
{
    const auto who
        = [&](const QString& you, const QString& other) { return players == 1 ? you : other.arg(seat + 1); };
    switch (kind) {
    case minotaur::MonsterKind::Hunter:
        return who(QCoreApplication::translate("Terminal", "A hunter has caught you."),
            QCoreApplication::translate("Terminal", "A hunter has caught player %1."));
    case minotaur::MonsterKind::Wanderer:
        return who(QCoreApplication::translate("Terminal", "The wanderer has caught you."),
            QCoreApplication::translate("Terminal", "The wanderer has caught player %1."));
    case minotaur::MonsterKind::Minotaur:
        return who(QCoreApplication::translate("Terminal", "The Minotaur has caught you."),
            QCoreApplication::translate("Terminal", "The Minotaur has caught player %1."));
    }
    return {};
}

QString bonusWords(minotaur::BonusKind kind)
{
    switch (kind) {
    case minotaur::BonusKind::Freeze:
        return QCoreApplication::translate("Terminal", "A freeze *: the monsters stand still.");
    case minotaur::BonusKind::Torch:
        return QCoreApplication::translate("Terminal", "A torch ^: you see farther in this level.");
    case minotaur::BonusKind::Compass:
        return QCoreApplication::translate(
            "Terminal", "A compass ?: it shows the way, as : where you know none.");
    }
    return {};
}

} // namespace

QString wordsFor(const minotaur::Event& event, int players)
{
    using enum minotaur::EventKind;
    switch (event.kind) {
    case KeyTaken:
        return QCoreApplication::translate("Terminal", "You have the key. Now find the exit E.");
    case ExitLocked:
        return QCoreApplication::translate("Terminal", "The exit is locked: you need the key K first.");
    case WentOut:
        if (players == 1)
            return {};
        return QCoreApplication::translate("Terminal", "Player %1 is out through the exit.")
            .arg(event.seat + 1);
    case MonsterNoticed:
        return QCoreApplication::translate("Terminal", "The wanderer has seen you!");
    case Caught:
        return caughtWords(event.monster.value_or(minotaur::MonsterKind::Wanderer), event.seat, players);
    case BonusTaken:
        return bonusWords(event.bonus.value_or(minotaur::BonusKind::Freeze));
    case MonstersStill:
        return QCoreApplication::translate(
            "Terminal", "The monsters stand still, for %n turn(s) more.", nullptr, event.number);
    case MinotaurAimed:
        if (event.number > 0)
            return QCoreApplication::translate("Terminal",
                "The Minotaur aims, too far away: it will land %n cell(s) short.", nullptr, event.number);
        return QCoreApplication::translate("Terminal", "The Minotaur aims: leave the square marked ! now.");
    case MinotaurJumped:
        return QCoreApplication::translate("Terminal", "The Minotaur has landed, and rests.");
    case ManyTurns:
        return QCoreApplication::translate(
            "Terminal", "This level lasts long: it is lost in %n turn(s).", nullptr, event.number);
    case LevelCompleted:
        return QCoreApplication::translate("Terminal", "Level completed.");
    case LevelLost:
        return QCoreApplication::translate("Terminal", "The level is lost.");
    case PlayerLost:
    case PlayerBack:
    case PlayerLifted:
    case Walked:
    case Waited:
    case MonsterWalked:
    case MonsterShoved:
        break;
    }
    return {};
}

QString wordsFor(minotaur::Refusal refusal)
{
    if (refusal == minotaur::Refusal::Wall)
        return QCoreApplication::translate("Terminal", "A wall. That used no turn.");
    return QCoreApplication::translate("Terminal", "That is not possible now.");
}

QString statusLine(const minotaur::Observation& seen)
{
    QString line = QCoreApplication::translate("Terminal", "Level %1 of %2   turn %3   key: %4   points: %5")
                       .arg(seen.level)
                       .arg(seen.levels)
                       .arg(seen.turn)
                       .arg(seen.keyFound ? QCoreApplication::translate("Terminal", "yes")
                                          : QCoreApplication::translate("Terminal", "no"))
                       .arg(seen.score);
    if (seen.players.size() > 1 && seen.active >= 0)
        line += QCoreApplication::translate("Terminal", "   player %1 moves").arg(seen.active + 1);
    return line + QLatin1Char('\n');
}

QString pictureText(const minotaur::Observation& seen)
{
    QString text;
    for (const auto& line : minotaur::pictureOf(seen))
        text += QString::fromStdString(line) + QLatin1Char('\n');
    return text + statusLine(seen);
}

QString helpWords(const minotaur::Content& content, int players)
{
    const QString symbols = QCoreApplication::translate("Terminal",
        "P you   K key   E exit   + - | wall   . way\n"
        "H hunter   W wanderer   M Minotaur   ! where it lands   * freeze   ^ torch   ? compass\n"
        "Find the key, then the exit. You move, then the monsters; nothing happens until you move.\n"
        "You see everything within %1 steps and the walls within %2. A wanderer sees you within %3 steps, "
        "follows, and goes to where it last saw you. A hunter always comes the shortest way, and before you "
        "have the key it cuts you off up to %4 cells ahead. The Minotaur aims, jumps at the marked square up "
        "to "
        "%5 cells far, and rests.\n"
        "A level gives %6 points, one more for each turn below %7, and %8 for each bonus.\n")
                                .arg(content.ranked.light)
                                .arg(content.ranked.halfLight)
                                .arg(content.numbers.wandererSight)
                                .arg(content.ranked.lookAhead)
                                .arg(content.numbers.jump)
                                .arg(content.numbers.levelScore)
                                .arg(content.numbers.turnScore)
                                .arg(content.numbers.bonusScore);
    QString keys = QCoreApplication::translate("Terminal",
        "Keys, then Enter; several in one line are taken in turn:\n"
        "w up   a left   s down   d right   . or space wait   h help   p pause   q save and quit\n");
    if (players > 1)
        keys += QCoreApplication::translate(
            "Terminal", "The players move in turn with the same keys; P is player 1, p is player 2.\n");
    return symbols + keys;
}

} // namespace labrys::cli
