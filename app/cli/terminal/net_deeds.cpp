// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
// What a player can do during a visit; what the server tells is in net_visit.cpp.
#include "app/cli/terminal/net_visit.h"

#include "app/net/clean_text.h"
#include "app/text/level_titles.h"
#include "app/text/net_words.h"

#include <algorithm>

namespace labrys::cli {

namespace {

using Kind = LobbyEntry::Kind;
using net::Client;

QString of(const std::string& text)
{
    return QString::fromStdString(text);
}

} // namespace

QString NetVisit::title() const
{
    const QString name = m_welcome.server.empty() ? where() : of(m_welcome.server);
    return tr("%1, as %2").arg(name, of(m_welcome.name));
}

QStringList NetVisit::notes() const
{
    QStringList notes;
    if (!m_welcome.motd.empty())
        notes.append(of(m_welcome.motd));
    QStringList busy;
    for (const auto& [id, person] : m_people)
        if (id != m_welcome.id && person.doing != net::Doing::Lobby)
            busy.append(tr("%1 (%2)").arg(nameOf(id), text::NetWords::doing(person)));
    if (!busy.isEmpty())
        notes.append(tr("Here, too: %1.").arg(busy.join(QStringLiteral(", "))));
    if (m_people.size() <= 1 && m_listed)
        notes.append(tr("Nobody else is here yet."));
    return notes;
}

QString NetVisit::setTitle(const std::string& set) const
{
    if (set == "generated")
        return tr("Generated mazes");
    const auto found = std::ranges::find(m_welcome.sets, set, &net::SetName::id);
    return found == m_welcome.sets.end() ? of(set) : text::levelWords(of(found->title));
}

QStringList NetVisit::setTitles() const
{
    QStringList titles;
    for (const auto& set : m_welcome.sets)
        titles.append(setTitle(set.id));
    return titles;
}

QList<LobbyEntry> NetVisit::entries() const
{
    QList<LobbyEntry> entries;
    for (const auto& each : m_invitations) {
        const QString left = text::NetWords::seconds(secondsLeft(each.until));
        const auto& options = each.invitation.options;
        if (each.invitation.from == m_welcome.id) {
            entries.append({Kind::Cancel, each.invitation.to,
                tr("Take back the invitation of %1 (%2 left)").arg(each.name, left)});
            continue;
        }
        entries.append({Kind::Accept, each.invitation.from,
            tr("Accept: %1 invites you: %2 (%3 left)")
                .arg(each.name, text::NetWords::proposal(options, setTitle(options.set)), left)});
        entries.append(
            {Kind::Decline, each.invitation.from, tr("Decline the invitation of %1").arg(each.name)});
    }
    for (const auto& kept : m_welcome.kept)
        entries.append({Kind::TakeUp, kept.match,
            kept.partnerThere ? tr("Take up again: %1 Your partner is there.").arg(text::NetWords::kept(kept))
                              : tr("Take up again: %1").arg(text::NetWords::kept(kept))});
    for (const auto& [id, person] : m_people) {
        const bool invited = std::ranges::any_of(m_invitations,
            [&](const Invited& each) { return each.invitation.from == id || each.invitation.to == id; });
        if (id != m_welcome.id && !invited && person.doing == net::Doing::Lobby)
            entries.append({Kind::Invite, id, tr("Invite %1").arg(nameOf(id))});
    }
    std::vector<net::Id> watched;
    for (const auto& [id, person] : m_people)
        if (person.open && person.match && person.doing == net::Doing::Playing
            && std::ranges::find(watched, *person.match) == watched.end()) {
            watched.push_back(*person.match);
            entries.append({Kind::Watch, *person.match,
                tr("Watch %1 and %2").arg(nameOf(id), person.with ? of(*person.with) : QString())});
        }
    entries.append({Kind::Write, 0, tr("Write a line to all")});
    entries.append({Kind::Away, 0, m_away ? tr("You are back") : tr("You are away for a while")});
    entries.append({Kind::Leave, 0, tr("Leave the server")});
    return entries;
}

void NetVisit::act(const LobbyEntry& entry)
{
    switch (entry.kind) {
    case Kind::Accept:
        return m_client.accept(entry.id);
    case Kind::Decline:
        return m_client.decline(entry.id);
    case Kind::Cancel:
        return m_client.cancel(entry.id);
    case Kind::TakeUp:
        return m_client.resume(entry.id);
    case Kind::Watch:
        return m_client.spectate(entry.id);
    case Kind::Away:
        m_away = !m_away;
        return m_client.setAway(m_away);
    case Kind::Invite:
    case Kind::Write:
    case Kind::Leave:
        return;
    }
}

bool NetVisit::answer(LobbyEntry::Kind kind)
{
    for (const auto& each : std::as_const(m_invitations))
        if (each.invitation.from != m_welcome.id) {
            act({kind, each.invitation.from});
            return true;
        }
    return false;
}

void NetVisit::invite(net::Id to, int set, const char* difficulty)
{
    if (set < 0 || set >= std::ssize(m_welcome.sets))
        return;
    m_client.invite(to, {m_welcome.sets[static_cast<std::size_t>(set)].id, difficulty, {}, true});
}

std::optional<text::Message> NetVisit::move(minotaur::Verb verb)
{
    using text::Tone;
    if (!m_match || !m_match->reader.ready() || m_match->end)
        return std::nullopt;
    auto& match = *m_match;
    if (const QString cut = cutWords(); !cut.isEmpty())
        return text::Message{cut, Tone::Danger, true};
    if (match.watching())
        return text::Message{tr("You are watching; P opens the menu."), Tone::Hint, true};
    // A key that repeats while the answer is on its way is not a second step (NET-011).
    if (match.moved || !match.running())
        return std::nullopt;
    match.action = {match.start.seat, verb, 0};
    if (!match.myTurn()) {
        if (match.seen().active < 0)
            return text::Message{tr("Nobody can move now."), Tone::Hint, true};
        return text::MazeWords::refused(
            minotaur::Refusal::NotYourTurn, match.action, match.seen(), match.cast());
    }
    std::string text;
    minotaur::Rules::writeAction(match.action, text);
    match.moved = m_client.move(text);
    return std::nullopt;
}

void NetVisit::ready()
{
    if (m_match && m_match->between() && !m_match->watching())
        m_client.next();
}

void NetVisit::playOn()
{
    if (m_match && m_match->running() && !m_match->watching())
        m_client.playOn();
}

void NetVisit::wait()
{
    if (!m_match || !m_match->mayPlayOn())
        return;
    m_match->waits = true;
    tell(tr("You wait for %1.").arg(m_match->partner()));
}

void NetVisit::leave()
{
    if (!m_match)
        return;
    if (state() == Client::State::Watching) {
        m_client.unspectate();
        m_match.reset();
    } else if (!m_match->end) {
        m_client.leave();
    }
}

void NetVisit::dismiss()
{
    if (m_match && m_match->end)
        m_match.reset();
}

net::Room NetVisit::room() const
{
    if (!m_match || m_match->end)
        return net::Room::Lobby;
    return m_match->watching() ? net::Room::Watchers : net::Room::Match;
}

QString NetVisit::say(const QString& text)
{
    const auto clean = net::cleanChat(text);
    if (!clean)
        return clean.error() == net::TextFault::TooLong ? tr("This line is too long; 300 characters at most.")
                                                        : QString();
    if (const QString cut = cutWords(); !cut.isEmpty())
        return cut;
    m_client.say({room(), clean->toStdString(), {}, {}});
    return {};
}

void NetVisit::sayPhrase(int number)
{
    constexpr int kKeyPhrase = 2;
    net::Say say{room(), {}, number, {}};
    if (number == kKeyPhrase && m_match && m_match->reader.ready() && m_match->seen().key)
        say.at = std::vector<int>{m_match->seen().key->row, m_match->seen().key->column};
    m_client.say(say);
}

} // namespace labrys::cli
