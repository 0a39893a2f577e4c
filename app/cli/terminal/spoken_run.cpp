// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/terminal/spoken_run.h"

#include "app/cli/terminal/plain_words.h"

#include <iterator>

namespace labrys::cli {

SpokenRun::SpokenRun(MazeSession& session)
    : m_session(session)
{
}

QString SpokenRun::begin()
{
    return m_speech.begin(seenBy(m_session));
}

std::optional<QString> SpokenRun::press(QChar key)
{
    m_moved = false;
    if (const auto verb = verbForKey(key))
        return move(*verb);
    const auto seen = seenBy(m_session);
    if (key == QLatin1Char('N'))
        return m_speech.thing(seen, text::MazeSpeech::Way::Previous);
    switch (key.toLower().unicode()) {
    case 'l':
        return m_speech.look(seen);
    case 'n':
        return m_speech.thing(seen, text::MazeSpeech::Way::Next);
    case 'b':
        return m_speech.thing(seen, text::MazeSpeech::Way::Previous);
    case 'x':
        return m_speech.route(seen);
    case 'g':
        return go();
    case 'o':
        return m_speech.where(seen);
    case 'i':
        return m_speech.status(seen);
    case 'r':
        return m_speech.again();
    case 'm':
        return m_speech.lines().join(QLatin1Char('\n'));
    case 'f':
        return m_speech.unexplored(seen);
    default:
        return std::nullopt;
    }
}

QString SpokenRun::move(minotaur::Verb verb)
{
    const auto done = moveIn(m_session, verb);
    if (done.refusal)
        return m_speech.refused(*done.refusal, done.action, done.now);
    m_moved = true;
    return m_speech.turn(done.events, done.before, done.now);
}

QString SpokenRun::go()
{
    const auto before = seenBy(m_session);
    auto now = before;
    std::vector<minotaur::Event> events;
    while (const auto verb = m_speech.step(now)) {
        auto done = moveIn(m_session, *verb);
        if (done.refusal)
            break;
        m_moved = true;
        now = std::move(done.now);
        // Of the steps on the way only what they met is told, and the last one.
        std::erase_if(
            events, [](const minotaur::Event& event) { return event.kind == minotaur::EventKind::Walked; });
        events.insert(events.end(), std::make_move_iterator(done.events.begin()),
            std::make_move_iterator(done.events.end()));
        if (text::MazeSpeech::mustStop(now) || now.players.size() > 1)
            break;
    }
    if (!m_moved)
        return m_speech.nowhere(before);
    return m_speech.turn(events, before, now);
}

} // namespace labrys::cli
