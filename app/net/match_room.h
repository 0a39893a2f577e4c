// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/net/chat_room.h"
#include "app/net/match_journal.h"
#include "app/net/watchers.h"
#include "app/net/workshop.h"
#include "core/game/hosted.h"

#include <QObject>

#include <array>
#include <memory>
#include <vector>

namespace labrys::net {

/// What all matches of a server share; outlives them.
struct MatchServices {
    const Limits& limits;
    Tally& tally;
    Workshop& workshop;
    LogWriter& log;
    /// Where logs lie; empty keeps nothing.
    QString folder;
};

/// One match that is being played. A seat owns all that belongs to its player; who sits there is a visitor,
/// and may be gone for a while (minotaur.md 3.5).
class MatchRoom : public QObject {
    Q_OBJECT

public:
    /// Of a match that was restored nobody is there yet. `begun.header` is written anew.
    MatchRoom(StoredMatch begun, std::unique_ptr<game::HostedMatch> match, MatchServices& services);
    ~MatchRoom() override;

    [[nodiscard]] Id id() const { return m_begun.match; }
    [[nodiscard]] const StoredMatch& begun() const { return m_begun; }
    [[nodiscard]] const game::HostedMatch& match() const { return *m_match; }
    [[nodiscard]] bool mayBeWatched() const { return m_begun.options.spectators; }
    /// The name of the other player.
    [[nodiscard]] const std::string& partnerOf(int seat) const { return m_begun.seats.at(other(seat)).name; }
    [[nodiscard]] bool isThere(int seat) const { return place(seat).presence == Presence::Online; }
    /// Seconds until an absent player may be played on without.
    [[nodiscard]] int graceLeft(int seat) const;
    /// What an index of kept matches needs.
    [[nodiscard]] KeptMatch kept() const
    {
        const auto summary = m_match->summary();
        return {m_begun, m_match->log(), summary.level, summary.turns};
    }

    /// The connections of those who played when it ended.
    [[nodiscard]] const std::vector<QPointer<Connection>>& playersAtEnd() const { return m_playersAtEnd; }

    /// Begins its log; once, for a match that begins.
    void keepFromNow() { m_journal.begin(m_begun); }
    /// Writes its log whole, and appends to it from there.
    void keepAgain();
    /// Its log cannot be written for now; its players should know.
    void tellUnkept() const;
    /// The first time: those who are still here sit down, null is waited for.
    void begin(const std::array<Visitor*, 2>& visitors);
    /// A player sits down again. Sends Start, the chat, who is there, and the view.
    void attach(Visitor& visitor, int seat);
    /// The connection of a visitor who plays here was cut, or was replaced by a new one.
    void lose(Visitor& visitor);
    void move(Visitor& visitor, const Move& move);
    void next(const Visitor& visitor);
    void playOn(const Visitor& visitor);
    void leave(Visitor& visitor);
    void say(Visitor& visitor, const Say& said);
    void watch(Visitor& visitor);
    void unwatch(Visitor& visitor);
    /// A visitor can take more again: what was left out is sent.
    void caughtUp(const Visitor& visitor);
    /// The token of a seat was changed.
    void setToken(int seat, const QByteArray& hash);
    void tick(std::int64_t now);

Q_SIGNALS:
    /// Its level, or who is there, is another.
    void changed();
    /// Nobody is there any more; it can be kept away.
    void deserted();
    /// Over for good; all who were in it are told.
    void over();

private:
    struct Place {
        Visitor* visitor = nullptr;
        Presence presence = Presence::Left;
        std::int64_t graceEnds = 0;
        /// Of the last view, sent or left out.
        std::int64_t seq = 0;
        std::shared_ptr<const game::Sight> told;
        /// A view was left out.
        bool stale = false;
        bool ready = false;
    };

    [[nodiscard]] static std::size_t other(int seat) { return seat == 0 ? 1 : 0; }
    [[nodiscard]] Place& place(int seat) { return m_places.at(static_cast<std::size_t>(seat)); }
    [[nodiscard]] const Place& place(int seat) const { return m_places.at(static_cast<std::size_t>(seat)); }
    [[nodiscard]] std::string presenceText() const;
    [[nodiscard]] Start startFor(int seat, bool resumed) const;
    void sit(Visitor& visitor, int seat);
    void greet(const Visitor& visitor, bool resumed) const;
    void tellGame(int seat);
    /// After every change of the game: log, views, watchers, end.
    void commit();
    void sendView(Place& place, int seat);
    void sendViews();
    void tellPresence(int seat);
    void prepareNext();
    void enterIfReady();
    void tellReady();
    void finish(EndReason reason);
    void depart(int seat, Presence presence);

    StoredMatch m_begun;
    std::unique_ptr<game::HostedMatch> m_match;
    MatchServices& m_services;
    std::vector<Place> m_places;
    Watchers m_watchers;
    ChatRoom m_chat{Room::Match};
    MatchJournal m_journal;
    std::vector<QPointer<Connection>> m_playersAtEnd;
    bool m_over = false;
    std::unique_ptr<game::ReadyStage> m_nextStage;
    std::int64_t m_readyEnds = 0;
    std::int64_t m_lastDecision;
    int m_level = 0;
};

} // namespace labrys::net
