// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/terminal/face.h"

#include "app/cli/terminal/screen.h"
#include "app/cli/terminal/terminal_guard.h"
#include "app/text/catalogue.h"
#include "app/text/maze_status.h"

#include <QDateTime>
#include <QLocale>

#include <algorithm>

namespace labrys::cli {

namespace {

constexpr int kLevelColumn = 11;
constexpr int kNameColumns = 16;

void append(Page& page, const QList<text::MazeHelp::Row>& rows, bool symbols)
{
    for (const auto& row : rows)
        page.lines.append(
            {row.words, Ink::Plain, row.name, symbols ? inkOfSymbol(row.name.at(0).toLatin1()) : Ink::Title});
}

QString dateOf(const minotaur::Score& score)
{
    const auto date = QDateTime::fromString(QString::fromStdString(score.date), Qt::ISODate);
    return QLocale().toString(date.toLocalTime().date(), QLocale::ShortFormat);
}

/// One row of the table of results; a name takes so many columns.
QString row(int columns, const QString& rank, const QString& name, const QString& points,
    const QString& level, const QString& turns, const QString& players, const QString& date)
{
    return rank.rightJustified(5) + QStringLiteral("  ") + Screen::fitted(name, columns)
        + points.rightJustified(8) + level.rightJustified(8) + turns.rightJustified(7)
        + players.rightJustified(9) + QStringLiteral("  ") + date;
}

} // namespace

void Face::save(const MazeSession& session, RunKeeper& keeper)
{
    if (const auto problem = keeper.save(session))
        say(text::sentence(*problem) + QLatin1Char(' ') + text::sentence({"NOT_KEPT", {}, {}}));
}

bool Face::hearsNetwork() const
{
    return TerminalGuard::canBeWoken();
}

text::MazeMenu Face::pauseMenu(const MazeSession& session, const RunKeeper& keeper, bool colours) const
{
    return text::MazeMenu::pause(session.state().level, session.state().turn,
        QString::fromStdString(session.seed().code()), keeper.keeps(), colours);
}

Page helpPage(const minotaur::Content& content, text::MazeHelp::Edition edition, int players)
{
    using text::MazeHelp;
    Page page{text::MazeMenu::help(), {}};
    const bool drawn = edition != MazeHelp::Edition::Speech;
    for (const QString& rule : MazeHelp::rules(content))
        page.lines.append({rule});
    if (drawn) {
        page.lines.append(Page::Line{});
        append(page, MazeHelp::symbols(content, players), true);
    }
    page.lines.append(Page::Line{});
    bool first = true;
    for (const QString& line : MazeHelp::levels(content)) {
        const auto cells = line.split(QLatin1Char('\t'));
        QString text;
        for (const QString& cell : cells)
            text += Screen::fitted(cell, kLevelColumn);
        page.lines.append({drawn ? text : cells.join(QStringLiteral(", ")), first ? Ink::Title : Ink::Plain});
        first = false;
    }
    page.lines.append(Page::Line{});
    for (const auto& phase : MazeHelp::minotaur(content)) {
        if (!drawn) {
            page.lines.append({phase.words});
            continue;
        }
        page.lines.append({{}, Ink::Plain, phase.picture.at(0), Ink::Mark});
        page.lines.append({phase.words, Ink::Plain, phase.picture.at(1), Ink::Mark});
        page.lines.append({{}, Ink::Plain, phase.picture.at(2), Ink::Mark});
    }
    page.lines.append(Page::Line{});
    append(page, MazeHelp::keys(edition, players), false);
    return page;
}

Page scoresPage(const std::vector<minotaur::Score>& scores)
{
    using text::MazeMenu;
    Page page{MazeMenu::scores(), {}};
    if (scores.empty()) {
        page.lines.append({MazeMenu::noScores()});
        return page;
    }
    int columns = kNameColumns;
    for (const auto& score : scores)
        columns = std::max(columns, Screen::width(QString::fromStdString(score.name)));
    const auto heads = MazeMenu::scoreHeads();
    page.lines.append({row(columns, heads.at(0), heads.at(1), heads.at(2), heads.at(3), heads.at(4),
                           heads.at(5), heads.at(6)),
        Ink::Title});
    int rank = 0;
    for (const auto& score : scores)
        page.lines.append({row(columns, QString::number(++rank), QString::fromStdString(score.name),
            text::MazeStatus::number(score.score), QString::number(score.level), QString::number(score.turns),
            QString::number(score.players), dateOf(score))});
    return page;
}

} // namespace labrys::cli
