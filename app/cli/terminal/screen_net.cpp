// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
// A visit to a server on ScreenFace: the way in, the lobby, the chat. Its matches are in screen_match.cpp.
#include "app/cli/terminal/net_menus.h"
#include "app/cli/terminal/screen_visit.h"
#include "app/net/clean_text.h"

#include <QCoreApplication>

#include <algorithm>

namespace labrys::cli {

namespace {

using Kind = LobbyEntry::Kind;

constexpr int kLobbyLeft = 2;
constexpr int kChatRows = 6;
constexpr qsizetype kMostHeard = 50;

} // namespace

void ScreenFace::visit(NetVisit& visit)
{
    Visiting now{visit};
    m_messages.clear();
    visit.setWake([this] { m_screen->wake(); });
    using State = net::Client::State;
    while (!m_stopped && !visit.failed()) {
        const bool connecting = visit.state() == State::Connecting || visit.state() == State::Idle;
        hear(now);
        const auto draw = [&] {
            if (connecting)
                drawPage({QCoreApplication::translate("Terminal", "Connecting to %1").arg(visit.where()),
                             {{QCoreApplication::translate("Terminal", "Esc goes back.")}}},
                    0, 3);
            else if (visit.match())
                drawMatch(now);
            else
                drawLobby(now);
        };
        const Key pressed = key(draw, Heed::News);
        if (pressed.kind == Key::Kind::News || pressed.kind == Key::Kind::Stop)
            continue;
        m_said.clear();
        auto after = After::Stay;
        if (connecting)
            after = pressWhileConnecting(pressed);
        else if (now.writing)
            write(pressed, now);
        else
            after = visit.match() ? pressInMatch(pressed, now) : pressInLobby(pressed, now);
        if (after == After::GoHome)
            break;
    }
    visit.setWake({});
}

ScreenFace::After ScreenFace::pressWhileConnecting(const Key& pressed)
{
    return pressed.kind == Key::Kind::Escape || pressed.letter() == QLatin1Char('q') ? After::GoHome
                                                                                     : After::Stay;
}

void ScreenFace::hear(Visiting& now)
{
    const auto news = now.visit.takeNews();
    for (const auto& each : news) {
        switch (each.kind) {
        case NetNews::Kind::Chat:
            break; // stands in the chat
        case NetNews::Kind::Word:
        case NetNews::Kind::Choices:
            now.heard.append(each.text);
            keep({each.text, each.tone, false});
            break;
        case NetNews::Kind::Level:
            m_across = {};
            m_down = {};
            keep({QString(each.text + QLatin1Char(' ') + text::MazeWords::welcome(each.now).text).trimmed(),
                text::Tone::Plain, false});
            break;
        case NetNews::Kind::Turn:
            if (const auto& match = now.visit.match())
                for (const auto& message :
                    text::MazeWords::happened(each.events, each.before, each.now, match->cast()))
                    keep(message);
            break;
        }
    }
    while (now.heard.size() > kMostHeard)
        now.heard.removeFirst();
}

void ScreenFace::drawChat(const Visiting& now, int row, int rows)
{
    if (now.writing)
        --rows;
    QStringList lines;
    for (const QString& line : now.visit.chat())
        lines += Screen::wrapped(line, m_screen->columns());
    const auto first = std::max<qsizetype>(0, lines.size() - rows);
    for (qsizetype i = first; i < lines.size(); ++i)
        m_screen->put(row + static_cast<int>(i - first), 0, lines[i], Ink::Faint);
    if (!now.writing)
        return;
    // The end of a long line is what one writes.
    QString shown = QStringLiteral("> ") + now.line;
    while (Screen::width(shown) >= m_screen->columns())
        shown.remove(2, 1);
    m_screen->put(row + rows, 0, shown, Ink::Title);
    m_screen->setCursor(row + rows, Screen::width(shown));
}

void ScreenFace::drawLobby(const Visiting& now)
{
    Page page{now.visit.title(), {}};
    for (const QString& note : now.visit.notes())
        page.lines.append({note});
    if (const QString cut = now.visit.cutWords(); !cut.isEmpty())
        page.lines.append({cut, Ink::Danger});
    const int below = m_screen->rows() - kChatRows;
    const int row = drawPage(page, 0, 4) + 1;
    const auto entries = now.visit.entries();
    QStringList words;
    int chosen = 0;
    for (const auto& entry : entries) {
        if (entry.is(now.chosen))
            chosen = static_cast<int>(words.size());
        words.append(entry.words);
    }
    // The list ends where the news begin.
    const int count = static_cast<int>(words.size());
    const int rows = std::clamp(below - 4 - row, 1, count);
    const int first = std::clamp(chosen - rows / 2, 0, count - rows);
    for (int i = first; i < first + rows; ++i)
        m_screen->put(row + i - first, kLobbyLeft,
            QStringLiteral(" %1 %2 ").arg(QString::number(i + 1), words[i]),
            i == chosen ? Ink::Chosen : Ink::Plain);
    QStringList heard;
    for (const QString& line : now.heard)
        heard += Screen::wrapped(line, m_screen->columns() - 2 * kLobbyLeft);
    for (qsizetype i = 0; i < std::min<qsizetype>(2, heard.size()); ++i)
        m_screen->put(below - 2 - static_cast<int>(i), kLobbyLeft, heard[heard.size() - 1 - i],
            i == 0 ? Ink::Hint : Ink::Faint);
    m_screen->put(below - 1, kLobbyLeft,
        now.writing ? QCoreApplication::translate("Terminal", "Enter sends the line, Esc closes it.")
                    : QCoreApplication::translate("Terminal",
                          "Arrows and Enter or a number choose; T writes to all; Esc leaves the server."),
        Ink::Faint);
    m_screen->setCursor(row + chosen - first, kLobbyLeft + 1);
    drawChat(now, below, kChatRows);
}

ScreenFace::After ScreenFace::pressInLobby(const Key& pressed, Visiting& now)
{
    const auto entries = now.visit.entries();
    const int count = static_cast<int>(entries.size());
    const auto at = std::ranges::find_if(entries, [&](const auto& entry) { return entry.is(now.chosen); });
    int chosen = at == entries.end() ? 0 : static_cast<int>(at - entries.begin());
    const QChar letter = pressed.letter();
    if (pressed.kind == Key::Kind::Escape || letter == QLatin1Char('q'))
        return After::GoHome;
    if (letter == QLatin1Char('t')) {
        now.writing = true;
    } else if (letter == QLatin1Char('m')) {
        readMessages(now);
    } else if (letter == QLatin1Char('y') || letter == QLatin1Char('n')) {
        static_cast<void>(now.visit.answer(letter == QLatin1Char('y') ? Kind::Accept : Kind::Decline));
    } else if (const auto picked = pickBy(pressed, count, chosen)) {
        now.chosen = entries[*picked];
        return open(now.chosen, now);
    }
    now.chosen = entries[chosen];
    return After::Stay;
}

ScreenFace::After ScreenFace::open(const LobbyEntry& entry, Visiting& now)
{
    switch (entry.kind) {
    case Kind::Leave:
        return After::GoHome;
    case Kind::Write:
        now.writing = true;
        break;
    case Kind::Invite:
        invite(entry.id, now);
        break;
    default:
        now.visit.act(entry);
    }
    return After::Stay;
}

void ScreenFace::invite(net::Id to, Visiting& now)
{
    const auto set = pick(
        QCoreApplication::translate("Terminal", "Which mazes?"), {}, now.visit.setTitles(), WayOut::None);
    if (!set)
        return;
    const auto how = pick(
        QCoreApplication::translate("Terminal", "How difficult?"), {}, difficultyWords(), WayOut::None);
    if (how)
        now.visit.invite(to, *set, difficultyName(*how));
}

void ScreenFace::write(const Key& pressed, Visiting& now)
{
    switch (pressed.kind) {
    case Key::Kind::Escape:
        now.writing = false;
        now.line.clear();
        break;
    case Key::Kind::Enter:
        now.writing = false;
        if (const QString why = now.visit.say(now.line); !why.isEmpty()) {
            now.heard.append(why);
            keep({why, text::Tone::Hint, true});
        }
        now.line.clear();
        break;
    case Key::Kind::Backspace:
        now.line.chop(now.line.size() > 1 && now.line.back().isLowSurrogate() ? 2 : 1);
        break;
    case Key::Kind::Character:
        // As many characters as can be sent, so that nobody writes in vain.
        if (now.line.size() < net::kChatBounds.graphemes)
            now.line += pressed.text;
        break;
    default:
        break;
    }
}

void ScreenFace::readMessages(const Visiting& now)
{
    Page page{QCoreApplication::translate("Terminal", "Chat and messages"), {}};
    for (const QString& line : now.visit.chat())
        page.lines.append({line});
    page.lines.append(Page::Line{});
    for (const auto& message : std::as_const(m_messages))
        page.lines.append({message.text});
    read(page);
}

} // namespace labrys::cli
