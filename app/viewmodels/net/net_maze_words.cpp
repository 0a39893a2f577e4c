// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/text/maze_endings.h"
#include "app/text/maze_result.h"
#include "app/text/net_words.h"
#include "app/viewmodels/net/net_maze.h"

#include <algorithm>

// How a match stands: what its page asks about it.
namespace labrys::viewmodels {

QString NetMaze::nameOf(int seat) const
{
    return cast().named(seat) ? cast().names[seat] : QString();
}

QString NetMaze::partner() const
{
    return watching() ? names() : nameOf(other());
}

QString NetMaze::names() const
{
    return tr("%1 and %2").arg(nameOf(0), nameOf(1));
}

net::Presence NetMaze::partnerPresence() const
{
    return m_presence[static_cast<std::size_t>(other())];
}

bool NetMaze::myTurn() const
{
    return active() && !watching() && outcome() == Running && activeSeat() == seat();
}

QString NetMaze::turnWords() const
{
    if (!active() || outcome() != Running || m_end)
        return {};
    if (myTurn())
        return tr("your turn");
    return activeSeat() < 0 ? tr("nobody's turn") : tr("%1's turn").arg(nameOf(activeSeat()));
}

QString NetMaze::order() const
{
    if (watching())
        return tr("%1, then %2, then the monsters").arg(nameOf(0), nameOf(1));
    return seat() == 0 ? tr("You, then %1, then the monsters").arg(partner())
                       : tr("%1, then you, then the monsters").arg(partner());
}

NetMaze::Trouble NetMaze::trouble() const
{
    if (!active() || m_end)
        return None;
    if (m_link
        && (m_link->state() == NetLink::State::Waiting || m_link->state() == NetLink::State::Connecting))
        return Cut;
    if (watching())
        return None;
    switch (partnerPresence()) {
    case net::Presence::Online:
        return None;
    case net::Presence::Lost:
        return PartnerLost;
    case net::Presence::Absent:
        return PartnerAbsent;
    case net::Presence::Left:
        return PartnerLeft;
    }
    return None;
}

int NetMaze::troubleSeconds() const
{
    constexpr int kSecond = 1000;
    if (trouble() == Cut)
        return m_link ? (m_link->retryIn() + kSecond - 1) / kSecond : 0;
    return trouble() == PartnerLost ? m_presenceLeft : 0;
}

QString NetMaze::troubleWords() const
{
    const int left = troubleSeconds();
    switch (trouble()) {
    case None:
        return {};
    case Cut:
        return left > 0 ? tr("The connection is lost. Next try in %1.").arg(text::NetWords::seconds(left))
                        : tr("The connection is lost. Trying again…");
    case PartnerLost:
        return left > 0 ? tr("%1 has lost the connection. In %2 you may go on alone.")
                              .arg(partner(), text::NetWords::seconds(left))
                        : text::NetWords::presence(net::Presence::Lost, partner());
    case PartnerAbsent:
        return tr("%1 does not come back for now. Go on alone, or wait?").arg(partner());
    case PartnerLeft:
        return tr("%1 has gone to the lobby. Go on alone, or wait?").arg(partner());
    }
    return {};
}

bool NetMaze::mayPlayOn() const
{
    return !m_waits && outcome() == Running && (trouble() == PartnerAbsent || trouble() == PartnerLeft);
}

bool NetMaze::isReadySeat(int seat) const
{
    return std::ranges::find(m_ready.seats, seat) != m_ready.seats.end();
}

bool NetMaze::isReady() const
{
    return isReadySeat(seat());
}

bool NetMaze::partnerReady() const
{
    return isReadySeat(other());
}

QString NetMaze::heading() const
{
    const QString heading = text::MazeEndings::heading(seen());
    return heading.isEmpty() && m_end ? tr("The match has ended") : heading;
}

QString NetMaze::ending() const
{
    if (m_end)
        return text::NetWords::ended(m_end->reason);
    if (outcome() == Won)
        return text::NetWords::ended(net::EndReason::Won);
    return outcome() == Lost ? text::NetWords::ended(net::EndReason::Lost) : QString();
}

QVariantList NetMaze::reckoning() const
{
    QVariantList rows;
    for (const auto& row : text::MazeResult::rows(m_keeper.numbers(), seen()))
        rows.append(QVariantMap{{QStringLiteral("term"), row.term}, {QStringLiteral("value"), row.value}});
    return rows;
}

QStringList NetMaze::phrases()
{
    QStringList all;
    for (int number = 1; number <= text::kPhrases; ++number)
        all.append(text::NetWords::phrase(number));
    return all;
}

} // namespace labrys::viewmodels
