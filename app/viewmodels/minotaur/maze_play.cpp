// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/viewmodels/minotaur/maze_play.h"

namespace labrys::viewmodels {

void MazePlay::say(const QList<text::Message>& messages)
{
    for (const auto& message : messages)
        if (!message.passing && !message.text.isEmpty()) {
            m_messages.append(seen().turn, message);
            Q_EMIT kept(seen().turn, message);
        }
    if (messages.isEmpty() || messages.constLast().text.isEmpty())
        return;
    m_message = messages.constLast();
    Q_EMIT messageChanged();
}

} // namespace labrys::viewmodels
