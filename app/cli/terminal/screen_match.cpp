// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
// A match over the network on ScreenFace.
#include "app/cli/terminal/net_menus.h"
#include "app/cli/terminal/plain_words.h"
#include "app/cli/terminal/screen_visit.h"
#include "app/text/maze_status.h"
#include "app/text/net_words.h"

#include <QCoreApplication>

#include <algorithm>
#include <utility>

namespace labrys::cli {

namespace {

/// Status, message, two lines of chat (minotaur.md 6.3).
constexpr int kMatchFootRows = 4;

} // namespace

void ScreenFace::drawMatch(const Visiting& now)
{
    const auto& match = *now.visit.match();
    if (!match.reader.ready()) {
        drawPage(
            {match.partner(), {{QCoreApplication::translate("Terminal", "The maze is being made.")}}}, 0, 3);
        return;
    }
    if (!match.running())
        return drawResult(now);
    const int rows = m_screen->rows() - kMatchFootRows;
    const int columns = m_screen->columns();
    const QString turn = match.turnWords();
    const int turnColumns = Screen::width(turn);
    m_screen->put(
        rows, 0, text::MazeStatus::line(match.seen(), std::max(1, columns - turnColumns - 2)), Ink::Title);
    m_screen->put(rows, columns - turnColumns, turn, match.myTurn() ? Ink::Good : Ink::Faint);
    const QString cut = now.visit.cutWords();
    const QString trouble = cut.isEmpty() ? match.trouble() : cut;
    const bool message = trouble.isEmpty() && !m_messages.isEmpty();
    const auto lines = Screen::wrapped(message ? m_messages.constLast().text : trouble, columns);
    // A long sentence takes a line of the chat.
    const int taken = std::min(static_cast<int>(lines.size()), kMatchFootRows - 2);
    for (int i = 0; i < taken; ++i)
        m_screen->put(rows + 1 + i, 0, lines[i], message ? inkOf(m_messages.constLast().tone) : Ink::Danger);
    drawMaze(match.seen(), rows);
    drawChat(now, rows + 1 + taken, kMatchFootRows - 1 - taken);
}

void ScreenFace::drawResult(const Visiting& now)
{
    const auto& match = *now.visit.match();
    Page page{match.heading(), {}};
    const auto result = match.result(now.visit.numbers());
    for (const QString& line : result)
        page.lines.append({line});
    page.lines.append(Page::Line{});
    if (match.between())
        page.lines.append({match.readyWords(), Ink::Good});
    const QString cut = now.visit.cutWords();
    if (const QString trouble = cut.isEmpty() ? match.trouble() : cut; !trouble.isEmpty())
        page.lines.append({trouble, Ink::Danger});
    page.lines.append(
        {match.end ? QCoreApplication::translate("Terminal", "Enter goes to the lobby.")
                   : QCoreApplication::translate("Terminal", "T writes a line, P opens the menu."),
            Ink::Faint});
    m_screen->setCursor(1, 2);
    drawPage(page, 0, m_screen->rows() - kMatchFootRows - 4);
    drawChat(now, m_screen->rows() - kMatchFootRows, kMatchFootRows);
}

ScreenFace::After ScreenFace::pressInMatch(const Key& pressed, Visiting& now)
{
    auto& visit = now.visit;
    const auto& match = *visit.match();
    const QChar letter = pressed.letter();
    if (match.end) {
        if (pressed.kind == Key::Kind::Enter || pressed.kind == Key::Kind::Escape
            || letter == QLatin1Char('q')) {
            visit.dismiss();
            m_messages.clear();
        } else if (letter == QLatin1Char('t')) {
            now.writing = true;
        }
        return After::Stay;
    }
    if (const auto verb = verbOf(pressed); verb && match.running()) {
        if (const auto why = visit.move(*verb); why && !why->text.isEmpty())
            keep(*why);
        return After::Stay;
    }
    if (letter == QLatin1Char('p') || pressed.kind == Key::Kind::Escape || letter == QLatin1Char('q'))
        return matchMenu(now);
    if (const int phrase = letter.digitValue(); phrase >= 1 && phrase <= text::kPhrases)
        visit.sayPhrase(phrase);
    else if (letter == QLatin1Char('n'))
        visit.ready();
    else if (letter == QLatin1Char('t') || pressed.kind == Key::Kind::Enter)
        now.writing = true;
    else if (letter == QLatin1Char('m'))
        readMessages(now);
    else if (letter == QLatin1Char('h'))
        read(netHelpPage(edition()));
    else if (letter == QLatin1Char('j') && match.mayPlayOn())
        visit.playOn();
    else if (letter == QLatin1Char('k'))
        visit.wait();
    else if (letter == QLatin1Char('v') && (match.mayPlayOn() || !visit.cutWords().isEmpty()))
        return leaveMatch(now);
    else if (pressed.kind == Key::Kind::Character)
        keep({keyDoesNothing(pressed.text.at(0)), text::Tone::Hint, true});
    return After::Stay;
}

ScreenFace::After ScreenFace::leaveMatch(Visiting& now)
{
    // A server that does not hear keeps the match anyway.
    if (!now.visit.cutWords().isEmpty())
        return After::GoHome;
    now.visit.leave();
    return After::Stay;
}

ScreenFace::After ScreenFace::matchMenu(Visiting& now)
{
    using text::Choice;
    while (!m_stopped && now.visit.match() && !now.visit.match()->end) {
        const auto chosen = choose(matchMenuOf(*now.visit.match(), m_screen->canColour()));
        if (!chosen || chosen == Choice::Resume || !now.visit.match())
            break;
        if (chosen == Choice::Help) {
            read(netHelpPage(edition()));
            continue;
        }
        if (chosen == Choice::Colours)
            m_screen->setColours(
                m_screen->colours() == Screen::Colours::Some ? Screen::Colours::None : Screen::Colours::Some);
        else if (chosen == Choice::PlayOn)
            now.visit.playOn();
        else if (chosen == Choice::Quit)
            return leaveMatch(now);
        break;
    }
    return After::Stay;
}

} // namespace labrys::cli
