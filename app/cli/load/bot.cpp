// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/load/bot.h"

#include "core/base/random.h"

namespace labrys::load {

Client::Told Bot::take(std::string_view frame, std::vector<std::string>& say)
{
    const auto told = m_client.take(frame);
    switch (told) {
    case Client::Told::Ping:
        say.push_back(pongText(m_client.ping()));
        break;
    case Client::Told::Welcome:
        if (!m_client.kept().empty())
            say.push_back(resumeText(m_client.kept().front()));
        break;
    case Client::Told::Invitation: {
        const auto& invitation = m_client.invitation();
        if (invitation.to == m_client.id() && invitation.from == m_partner && invitation.left > 0)
            say.push_back(acceptText(invitation.from));
        break;
    }
    case Client::Told::Start:
        m_views.clear();
        m_move.reset();
        m_nextSaid = m_again = false;
        if (!m_client.resumed())
            ++m_matches;
        m_player = m_makePlayer(
            m_client.seat(), Seed(draw64(m_seed.expanded(), Stream("load.bot"), m_matches, 0)));
        break;
    case Client::Told::View:
        m_views.push_back({m_client.seq(), std::string(m_client.view())});
        m_move.reset(); // it was for another view
        break;
    case Client::Told::Nack:
        m_again = m_client.code() != "Stale";
        break;
    case Client::Told::Ready:
        if (!m_client.readyToldOf(m_client.seat()))
            sayNext(say);
        break;
    case Client::Told::Presence:
        if (m_client.newsState() == "Absent" && m_client.newsSeat() != m_client.seat())
            say.push_back(plainText("playon"));
        break;
    case Client::Told::End:
        m_views.clear();
        m_move.reset();
        m_player.reset();
        m_again = false;
        break;
    default:
        break;
    }
    return told;
}

void Bot::sayNext(std::vector<std::string>& say)
{
    if (!m_nextSaid)
        say.push_back(plainText("next"));
    m_nextSaid = true;
}

bool Bot::think(std::vector<std::string>& say)
{
    m_again = false;
    bool allRead = true;
    for (const auto& view : m_views) {
        allRead = m_player != nullptr && m_player->take(view.text).has_value() && allRead;
        m_seq = view.seq;
    }
    m_views.clear();
    if (m_player == nullptr || !allRead)
        return allRead;
    if (m_player->stageOver()) {
        sayNext(say);
        return true;
    }
    m_nextSaid = false;
    if (m_player->toMove())
        m_move = moveText(m_seq, m_player->choose());
    return true;
}

std::optional<game::Summary> Bot::summary() const
{
    return m_player == nullptr ? std::nullopt : std::optional(m_player->summary());
}

void Bot::lostConnection()
{
    m_views.clear();
    m_move.reset();
    m_again = false;
}

} // namespace labrys::load
