// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/text/maze_help.h"

#include "app/text/maze_words.h"

namespace labrys::text {

QList<MazeHelp::Row> MazeHelp::symbols(const minotaur::Content& content, int players)
{
    QList<Row> rows{{QStringLiteral("P"), players > 1 ? tr("The first player") : tr("You")}};
    if (players > 1)
        rows.append({QStringLiteral("p"), tr("The second player; underlined where colours are drawn")});
    rows += {{QStringLiteral("+ - |"), tr("Wall")}, {QStringLiteral("."), tr("Passage")},
        {QStringLiteral("K"), tr("Key: step on it to take it")},
        {QStringLiteral("E"), tr("Exit: opens once the key is found")},
        {QStringLiteral("H"), tr("Hunter: comes the shortest way, and cuts you off from the key")},
        {QStringLiteral("W"), tr("Wanderer: roams, and hunts you once it sees you")},
        {QStringLiteral("M"), tr("Minotaur: jumps over walls, and rests after each jump")},
        {QStringLiteral("!"), tr("Where the Minotaur lands next")},
        {QStringLiteral("*"),
            tr("Freeze: monsters stand still for %n turn(s)", nullptr, content.numbers.freeze)},
        {QStringLiteral("^"),
            tr("Torch: you see %n step(s) farther until the level ends", nullptr, content.numbers.torch)},
        {QStringLiteral("?"),
            tr("Compass: the next %n cell(s) of the way to the key, then to the exit", nullptr,
                content.numbers.compass)},
        {QStringLiteral(":"), tr("A cell that only a compass tells of")}};
    return rows;
}

QStringList MazeHelp::rules(const minotaur::Content& content)
{
    const auto& numbers = content.numbers;
    return {tr("Find the key, then the exit. You move, then every monster; nothing moves while you think."),
        tr("Walking into a wall uses no turn. You are caught where you share a cell with a monster or change "
           "places with one."),
        tr("Light reaches %1 steps: there you see everything. Up to %2 steps lies half-light: you see the "
           "walls, but neither things nor monsters. Light never passes a wall. What you have seen stays on "
           "the map.")
            .arg(content.ranked.light)
            .arg(content.ranked.halfLight),
        tr("A wanderer sees you within %1 steps, follows, and goes to where it last saw you.")
            .arg(numbers.wandererSight),
        tr("A hunter always knows where you are and takes the shortest way. Until the key is found, it looks "
           "%1 cells ahead on your way to the key and goes where it can cut you off.")
            .arg(content.ranked.lookAhead),
        tr("Easy: light %1, half-light %2, hunters look %3 ahead. Hard: light %4, half-light %5, hunters "
           "look "
           "%6 ahead. Neither is ranked.")
            .arg(content.easy.light)
            .arg(content.easy.halfLight)
            .arg(content.easy.lookAhead)
            .arg(content.hard.light)
            .arg(content.hard.halfLight)
            .arg(content.hard.lookAhead),
        tr("A completed level gives %1 points, one more for each turn below %2, and %3 for each bonus.")
            .arg(numbers.levelScore)
            .arg(numbers.turnScore)
            .arg(numbers.bonusScore),
        tr("A level that is not done after %1 turns is lost.").arg(numbers.turnLimit),
        tr("Two players have one key and one score. Who is caught is out until the next level; the level is "
           "done when everyone left is out through the exit.")};
}

QStringList MazeHelp::levels(const minotaur::Content& content)
{
    //: Headings of a table; the tabs stay
    QStringList lines{tr("Level\tSize\tHunters\tWanderers\tMinotaur\tBonuses")};
    int level = 0;
    for (const auto& plan : content.levels)
        lines.append(QStringLiteral("%1\t%2\t%3\t%4\t%5\t%6")
                .arg(++level)
                .arg(MazeWords::size(plan.rows, plan.columns))
                .arg(plan.hunters)
                .arg(plan.wanderers)
                .arg(plan.minotaurs)
                .arg(plan.bonuses));
    return lines;
}

QList<MazeHelp::Phase> MazeHelp::minotaur(const minotaur::Content& content)
{
    return {{{QStringLiteral("!!!"), QStringLiteral("!P!"), QStringLiteral("!!!")},
                tr("Aim: the nine characters around the nearest player are marked, in the shadow too. You "
                   "have one turn to leave that cell.")},
        {{QStringLiteral("!!!"), QStringLiteral("!M!"), QStringLiteral("!!!")},
            tr("Jump: over the walls to the mark, %1 cells at most. Whoever still stands there is caught.")
                .arg(content.numbers.jump)},
        {{QStringLiteral("+.+"), QStringLiteral(".M."), QStringLiteral("+.+")},
            tr("Rest: it stands still for %n turn(s); a freeze makes that longer.", nullptr,
                content.numbers.rest)}};
}

QList<MazeHelp::Row> MazeHelp::keys(Edition edition, int players)
{
    const QString up = edition == Edition::Screen ? tr("W A S D, arrows") : QStringLiteral("W A S D");
    QList<Row> rows{{up, tr("Step up, left, down, right")}, {tr("Space"), tr("Wait a turn")},
        {QStringLiteral("H"), tr("This help")}, {QStringLiteral("P"), tr("Pause: resume, save, quit")},
        {QStringLiteral("Q"), tr("Save and quit")}};
    if (edition == Edition::Screen)
        rows.append({QStringLiteral("Ctrl+L"), tr("Draw the screen again")});
    if (edition == Edition::Lines)
        rows.append({tr("Enter"), tr("Ends a line of keys, which are taken in turn; . waits, too")});
    if (edition == Edition::Speech)
        rows += speechKeys();
    if (players > 1)
        rows.append({tr("Two players"), tr("The same keys move whoever's turn it is")});
    return rows;
}

QList<MazeHelp::Row> MazeHelp::speechKeys()
{
    return {{QStringLiteral("L"), tr("Look: exits, monsters, key, exit, bonuses")},
        {tr("N, B or Shift+N"), tr("The next thing of interest, the one before")},
        {QStringLiteral("F"), tr("The nearest unexplored opening")},
        {QStringLiteral("X"), tr("The way to what was named last")},
        {QStringLiteral("G"), tr("Go there; stops on danger")},
        {QStringLiteral("O"), tr("Where you are, and how much is explored")},
        {QStringLiteral("I"), tr("How the level stands")}, {QStringLiteral("R"), tr("The last line again")},
        {QStringLiteral("M"), tr("The last 20 lines")}};
}

QString MazeHelp::text(const minotaur::Content& content, Edition edition, int players)
{
    QStringList lines;
    const auto table = [&lines](const QList<Row>& rows) {
        for (const auto& row : rows)
            lines.append(QStringLiteral("%1 %2").arg(row.name.leftJustified(15), row.words));
    };
    lines += rules(content);
    if (edition != Edition::Speech) {
        lines.append(QString());
        table(symbols(content, players));
    }
    lines.append(QString());
    for (const QString& line : levels(content)) {
        const auto cells = line.split(QLatin1Char('\t'));
        if (edition == Edition::Speech) {
            lines.append(cells.join(QStringLiteral(", ")));
            continue;
        }
        QString row;
        for (const QString& cell : cells)
            row += cell.leftJustified(11);
        lines.append(row.trimmed());
    }
    lines.append(QString());
    for (const auto& phase : minotaur(content))
        lines.append(phase.words);
    lines.append(QString());
    table(keys(edition, players));
    return lines.join(QLatin1Char('\n')) + QLatin1Char('\n');
}

} // namespace labrys::text
