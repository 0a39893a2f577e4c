// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
// The levels of ScreenFace.
#include "app/cli/terminal/plain_words.h"
#include "app/cli/terminal/screen_face.h"

#include "app/text/maze_status.h"

#include <QCoreApplication>

#include <algorithm>
#include <utility>

namespace labrys::cli {

namespace {

/// Status, message, and two lines that are the chat's; until then the messages before.
constexpr int kFootRows = 4;
constexpr qsizetype kMostMessages = 50;

} // namespace

Ink ScreenFace::inkOf(text::Tone tone)
{
    switch (tone) {
    case text::Tone::Plain:
        return Ink::Plain;
    case text::Tone::Hint:
        return Ink::Hint;
    case text::Tone::Good:
        return Ink::Good;
    case text::Tone::Danger:
        return Ink::Danger;
    }
    return Ink::Plain;
}

std::optional<minotaur::Verb> ScreenFace::verbOf(const Key& key)
{
    switch (key.kind) {
    case Key::Kind::Up:
        return minotaur::Verb::North;
    case Key::Kind::Down:
        return minotaur::Verb::South;
    case Key::Kind::Left:
        return minotaur::Verb::West;
    case Key::Kind::Right:
        return minotaur::Verb::East;
    default:
        return key.letter().isNull() ? std::nullopt : verbForKey(key.letter());
    }
}

void ScreenFace::keep(const text::Message& message)
{
    // What was true for a moment makes room for what is true now.
    if (!m_messages.isEmpty() && m_messages.constLast().passing)
        m_messages.removeLast();
    m_messages.append(message);
    while (m_messages.size() > kMostMessages)
        m_messages.removeFirst();
}

void ScreenFace::drawMaze(const minotaur::Observation& seen, int rows)
{
    const auto picture = mazePicture(seen);
    const Cell cell = seen.players[static_cast<std::size_t>(seen.seat)].cell;
    const int y = 2 * cell.row + 1;
    const int x = 2 * cell.column + 1;
    const Part part{m_down.follow(y, picture.rows(), rows),
        m_across.follow(x, picture.columns(), m_screen->columns()), rows};
    drawPart(picture, part);
    m_screen->setCursor(y - part.top, x - part.left);
}

void ScreenFace::drawPart(const MazePicture& picture, const Part& part)
{
    for (int row = 0; row < part.rows; ++row) {
        if (row + part.top < 0 || row + part.top >= picture.rows())
            continue;
        const auto& line = picture.lines[static_cast<std::size_t>(row + part.top)];
        const auto& inks = picture.inks[static_cast<std::size_t>(row + part.top)];
        const auto end = std::min(line.size(), static_cast<std::size_t>(m_screen->columns() + part.left));
        // Characters of one ink are written together.
        for (auto from = static_cast<std::size_t>(std::max(0, part.left)); from < end;) {
            auto to = from + 1;
            while (to < end && inks[to] == inks[from])
                ++to;
            m_screen->put(row, static_cast<int>(from) - part.left,
                QString::fromLatin1(line.data() + from, static_cast<qsizetype>(to - from)), inks[from]);
            from = to;
        }
    }
}

void ScreenFace::drawMessages(int row)
{
    for (qsizetype i = m_messages.size(); i-- > 0 && row < m_screen->rows();) {
        const bool newest = i + 1 == m_messages.size();
        for (const QString& line : Screen::wrapped(m_messages[i].text, m_screen->columns()))
            if (row < m_screen->rows())
                m_screen->put(row++, 0, line, newest ? inkOf(m_messages[i].tone) : Ink::Faint);
    }
}

void ScreenFace::drawLevel(const minotaur::Observation& seen)
{
    const int rows = m_screen->rows() - kFootRows;
    m_screen->put(rows, 0, text::MazeStatus::line(seen, m_screen->columns()), Ink::Title);
    drawMessages(rows + 1);
    drawMaze(seen, rows);
}

Face::Left ScreenFace::play(MazeSession& session, RunKeeper& keeper)
{
    m_messages.clear();
    m_across = {};
    m_down = {};
    keep(text::MazeWords::welcome(seenBy(session)));
    for (const QString& text : std::exchange(m_said, {}))
        keep({text, text::Tone::Hint, false});
    save(session, keeper);
    while (true) {
        const Key pressed = key([&] { drawLevel(seenBy(session)); });
        m_said.clear();
        if (const auto left = press(pressed, session, keeper))
            return *left;
    }
}

std::optional<Face::Left> ScreenFace::press(const Key& pressed, MazeSession& session, RunKeeper& keeper)
{
    if (pressed.kind == Key::Kind::Stop) {
        save(session, keeper);
        return Left::Program;
    }
    if (const auto verb = verbOf(pressed))
        return move(*verb, session, keeper);
    const QChar letter = pressed.letter();
    if (letter == QLatin1Char('p') || pressed.kind == Key::Kind::Escape)
        return pause(session, keeper);
    if (letter == QLatin1Char('h')) {
        read(helpPage(session.content(), edition(), session.options().players));
    } else if (letter == QLatin1Char('q')) {
        if (wantsToQuit(session, keeper.keeps()))
            return m_stopped ? Left::Program : Left::Menu;
    } else if (pressed.kind == Key::Kind::Character) {
        keep({keyDoesNothing(pressed.text.at(0)), text::Tone::Hint, true});
    }
    return m_stopped ? std::optional(Left::Program) : std::nullopt;
}

std::optional<Face::Left> ScreenFace::move(minotaur::Verb verb, MazeSession& session, RunKeeper& keeper)
{
    const auto done = moveIn(session, verb);
    for (const auto& message : done.messages())
        keep(message);
    if (!done.refusal)
        save(session, keeper);
    if (done.now.outcome == minotaur::LevelOutcome::Running)
        return std::nullopt;
    keep({QCoreApplication::translate("Terminal", "%1 Any key goes on.").arg(m_messages.constLast().text),
        m_messages.constLast().tone, true});
    static_cast<void>(key([&] { drawLevel(done.now); }));
    return m_stopped ? Left::Program : isOver(session) ? Left::Run : Left::Level;
}

std::optional<Face::Left> ScreenFace::pause(MazeSession& session, RunKeeper& keeper)
{
    while (!m_stopped) {
        const auto chosen = choose(pauseMenu(session, keeper, m_screen->canColour()));
        if (!chosen || chosen == text::Choice::Resume)
            break;
        if (chosen == text::Choice::Help) {
            read(helpPage(session.content(), edition(), session.options().players));
            continue;
        }
        if (chosen == text::Choice::Colours) {
            m_screen->setColours(
                m_screen->colours() == Screen::Colours::Some ? Screen::Colours::None : Screen::Colours::Some);
            break;
        }
        save(session, keeper);
        if (chosen == text::Choice::Quit)
            return Left::Menu;
        if (keeper.keeps())
            say(savedIn(keeper.savePath()));
    }
    return m_stopped ? std::optional(Left::Program) : std::nullopt;
}

bool ScreenFace::wantsToQuit(const MazeSession& session, bool kept)
{
    keep({kept ? QCoreApplication::translate(
                     "Terminal", "Quit to the menu? Everything is saved. Q or Enter: yes; any other key: no.")
               : QCoreApplication::translate("Terminal",
                     "Quit to the menu? This run is not kept. Q or Enter: yes; any other key: no."),
        text::Tone::Hint, true});
    const Key pressed = key([&] { drawLevel(seenBy(session)); });
    const bool yes = pressed.kind == Key::Kind::Enter || pressed.letter() == QLatin1Char('q') || m_stopped;
    if (!yes)
        keep({QCoreApplication::translate("Terminal", "The game goes on."), text::Tone::Plain, true});
    return yes;
}

} // namespace labrys::cli
