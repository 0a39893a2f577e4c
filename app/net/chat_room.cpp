// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/net/chat_room.h"

#include "app/net/bounds.h"
#include "app/net/clean_text.h"
#include "app/net/clock.h"

namespace labrys::net {

std::optional<Line> ChatRoom::say(Visitor& speaker, const Say& said)
{
    const auto now = milliseconds();
    if (!speaker.chat.take(now)) {
        speaker.send(Error{ErrorCode::Rate, "chat", 1});
        if (speaker.connection)
            speaker.connection->strike();
        return std::nullopt;
    }
    std::string text;
    if (!said.phrase) {
        const auto cleaned = cleanChat(QString::fromStdString(said.text));
        if (!cleaned) {
            speaker.send(Error{ErrorCode::Field, "text", 0});
            return std::nullopt;
        }
        text = cleaned->toStdString();
        if (const auto muted = speaker.repeats.say(text, now); muted > 0) {
            speaker.send(Error{ErrorCode::Muted, "chat", static_cast<int>((muted + 999) / 1000)});
            return std::nullopt;
        }
    }
    Line line{
        m_room, ++m_seq, unixSeconds(), speaker.id, speaker.name, std::move(text), said.phrase, said.at};
    m_lines.push_back(line);
    if (m_lines.size() > kTailLines)
        m_lines.pop_front();
    return line;
}

} // namespace labrys::net
