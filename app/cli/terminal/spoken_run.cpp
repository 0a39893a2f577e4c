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

std::optional<QString> spokenLook(text::MazeSpeech& speech, const minotaur::Observation& seen, QChar key)
{
    if (key == QLatin1Char('N'))
        return speech.thing(seen, text::MazeSpeech::Way::Previous);
    switch (key.toLower().unicode()) {
    case 'l':
        return speech.look(seen);
    case 'n':
        return speech.thing(seen, text::MazeSpeech::Way::Next);
    case 'b':
        return speech.thing(seen, text::MazeSpeech::Way::Previous);
    case 'x':
        return speech.route(seen);
    case 'o':
        return speech.where(seen);
    case 'i':
        return speech.status(seen);
    case 'r':
        return speech.again();
    case 'm':
        return speech.lines().join(QLatin1Char('\n'));
    case 'f':
        return speech.unexplored(seen);
    default:
        return std::nullopt;
    }
}

std::optional<QString> SpokenRun::press(QChar key)
{
    m_moved = false;
    if (const auto verb = verbForKey(key))
        return move(*verb);
    if (key.toLower() == QLatin1Char('g'))
        return go();
    return spokenLook(m_speech, seenBy(m_session), key);
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
