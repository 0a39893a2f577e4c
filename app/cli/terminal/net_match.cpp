// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/terminal/net_match.h"

#include "app/text/maze_endings.h"
#include "app/text/maze_result.h"
#include "app/text/net_words.h"

#include <algorithm>

namespace labrys::cli {

int secondsLeft(const QDeadlineTimer& deadline)
{
    constexpr qint64 kSecond = 1000;
    return deadline.isForever() ? 0 : static_cast<int>((deadline.remainingTime() + kSecond - 1) / kSecond);
}

QString NetMatch::name(int seat) const
{
    if (seat < 0 || seat >= std::ssize(start.names))
        return text::MazeWords::player(std::max(seat, 0), 2);
    const auto& name = start.names[static_cast<std::size_t>(seat)];
    return name.empty() ? QStringLiteral("?") : QString::fromStdString(name);
}

QString NetMatch::partner() const
{
    return watching() ? tr("%1 and %2").arg(name(0), name(1)) : name(other());
}

text::Cast NetMatch::cast() const
{
    return {start.seat, {name(0), name(1)}};
}

bool NetMatch::running() const
{
    return reader.ready() && !end && seen().outcome == minotaur::LevelOutcome::Running;
}

bool NetMatch::myTurn() const
{
    return running() && !watching() && seen().active == start.seat;
}

bool NetMatch::between() const
{
    return reader.ready() && !end && seen().outcome == minotaur::LevelOutcome::Completed
        && seen().level < seen().levels;
}

bool NetMatch::isReady(int seat) const
{
    return std::ranges::find(ready.seats, seat) != ready.seats.end();
}

bool NetMatch::mayPlayOn() const
{
    const auto there = presence[static_cast<std::size_t>(other())];
    return running() && !watching() && !waits
        && (there == net::Presence::Absent || there == net::Presence::Left)
        && seen().players.size() > static_cast<std::size_t>(other())
        && seen().players[static_cast<std::size_t>(other())].status == minotaur::PlayerStatus::Walking;
}

QString NetMatch::turnWords() const
{
    if (!running())
        return {};
    if (myTurn())
        return tr("your turn");
    return seen().active < 0 ? tr("nobody's turn") : tr("%1's turn").arg(name(seen().active));
}

QString NetMatch::trouble() const
{
    if (watching() || end)
        return {};
    const auto there = presence[static_cast<std::size_t>(other())];
    if (there == net::Presence::Online)
        return {};
    if (there == net::Presence::Lost) {
        const int left = secondsLeft(grace);
        return left > 0 ? tr("%1 has lost the connection. In %2 you may go on alone.")
                              .arg(partner(), text::NetWords::seconds(left))
                        : text::NetWords::presence(there, partner());
    }
    const QString words = text::NetWords::presence(there, partner());
    return mayPlayOn() ? words + QLatin1Char(' ') + tr("J: go on alone, K: keep waiting, V: save and leave.")
                       : words;
}

QString NetMatch::readyWords() const
{
    if (!between())
        return {};
    const int left = secondsLeft(nextLevel);
    const QString after
        = left > 0 ? QLatin1Char(' ') + tr("It begins in %1.").arg(text::NetWords::seconds(left)) : QString();
    if (watching())
        return tr("The players get ready for the next level.") + after;
    if (isReady(seat()))
        return tr("You are ready; waiting for %1.").arg(partner()) + after;
    return (isReady(other()) ? tr("%1 is ready. N: you are ready for the next level, too.").arg(partner())
                             : tr("N: you are ready for the next level."))
        + after;
}

QString NetMatch::heading() const
{
    const QString heading = reader.ready() ? text::MazeEndings::heading(seen()) : QString();
    return heading.isEmpty() ? tr("The match has ended") : heading;
}

QStringList NetMatch::result(const minotaur::Numbers& numbers) const
{
    QStringList lines;
    if (end)
        lines += {text::NetWords::ended(end->reason), QString()};
    if (reader.ready() && seen().outcome != minotaur::LevelOutcome::Running)
        for (const auto& row : text::MazeResult::rows(numbers, seen()))
            lines.append(QStringLiteral("%1  %2").arg(row.term.leftJustified(20), row.value));
    return lines + verdict;
}

} // namespace labrys::cli
