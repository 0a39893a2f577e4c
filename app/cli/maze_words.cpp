// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/maze_words.h"

#include "core/minotaur/picture.h"

#include <QCoreApplication>

namespace labrys::cli {

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
        if (players == 1)
            return QCoreApplication::translate("Terminal", "The wanderer has caught you.");
        return QCoreApplication::translate("Terminal", "The wanderer has caught player %1.")
            .arg(event.seat + 1);
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
        "P you   K key   E exit   W wanderer   + - | wall   . way\n"
        "Find the key, then the exit. You move, then the wanderers; nothing happens until you move.\n"
        "You see everything within %1 steps and the walls within %2. A wanderer sees you within %3 "
        "steps, "
        "follows, and goes to where it last saw you.\n"
        "A level gives %4 points, and one more for each turn below %5.\n")
                                .arg(content.light)
                                .arg(content.halfLight)
                                .arg(content.wandererSight)
                                .arg(content.levelScore)
                                .arg(content.turnScore);
    QString keys = QCoreApplication::translate("Terminal",
        "Keys, then Enter; several in one line are taken in turn:\n"
        "w up   a left   s down   d right   . or space wait   h help   p pause   q save and quit\n");
    if (players > 1)
        keys += QCoreApplication::translate(
            "Terminal", "The players move in turn with the same keys; P is player 1, p is player 2.\n");
    return symbols + keys;
}

} // namespace labrys::cli
