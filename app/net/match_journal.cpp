// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/net/match_journal.h"

namespace labrys::net {

void MatchJournal::begin(const StoredMatch& match)
{
    m_open = !m_path.isEmpty();
    if (m_open)
        m_log.append(m_path, firstRecord(match));
}

void MatchJournal::rewrite(const StoredMatch& match, const game::HostedMatch& game)
{
    m_open = !m_path.isEmpty();
    m_logged = game.log().size();
    const auto summary = game.summary();
    if (m_open)
        m_log.replace(m_path, wholeLog({match, game.log(), summary.level, summary.turns}));
}

void MatchJournal::append(const game::HostedMatch& game)
{
    const auto& log = game.log();
    if (log.size() == m_logged)
        return;
    const auto summary = game.summary();
    change({.decisions = log.substr(m_logged), .level = summary.level, .turns = summary.turns});
    m_logged = log.size();
    if (m_open && game.stageOver())
        m_log.sync(m_path);
}

void MatchJournal::change(const StoredChange& change)
{
    if (m_open)
        m_log.append(m_path, nextRecord(change));
}

void MatchJournal::remove()
{
    if (m_open)
        m_log.remove(m_path);
    m_open = false;
}

} // namespace labrys::net
