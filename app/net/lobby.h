// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/net/invitations.h"
#include "app/net/matches.h"

#include <QObject>

#include <map>
#include <memory>
#include <set>

namespace labrys::net {

/// Those who are here: their list, their chat, their invitations (ASC-112). Who plays is still of the lobby,
/// but is told of it only when he comes back.
class Lobby : public QObject {
    Q_OBJECT

public:
    Lobby(const game::Host& host, const Limits& limits, Matches& matches);
    ~Lobby() override;

    [[nodiscard]] std::size_t size() const { return m_visitors.size(); }
    [[nodiscard]] Visitor* find(Id visitor) const;
    [[nodiscard]] Visitor* findByToken(const QByteArray& token) const;
    [[nodiscard]] bool hasName(const std::array<QString, 2>& keys) const;

    /// Somebody new; to be entered() once the welcome is sent.
    Visitor& add();
    void entered(Visitor& visitor);
    /// A visitor goes for good.
    void remove(Visitor& visitor);
    /// What others see of a visitor is another.
    void touch(const Visitor& visitor) { m_dirty.insert(visitor.id); }
    void lagMeasured(const Visitor& visitor);
    /// A visitor came back from a match.
    void returned(Visitor& visitor);

    void say(Visitor& visitor, const Say& said);
    void invite(Visitor& visitor, const Invite& invite);
    void cancel(const Visitor& visitor, const Cancel& cancel);
    void accept(Visitor& visitor, const Accept& accept);
    void decline(const Visitor& visitor, const Decline& decline);
    void resume(Visitor& visitor, const Resume& resume);
    void spectate(Visitor& visitor, const Spectate& spectate);

    void tick(std::int64_t now);
    void sendToAll(const FromServer& message) const;

private:
    [[nodiscard]] Person personOf(const Visitor& visitor) const;
    void sendWhole(Visitor& visitor);
    void flushWho();
    void tellGone(const Invitations::Open& invitation, const char* why);
    void withdraw(const Visitor& visitor, const char* why);
    void play(Visitor& inviter, Visitor& invited, const MatchOptions& options);
    void tellKept(const Visitor& visitor) const;
    void closed(const MatchRoom& room);

    const game::Host& m_host;
    const Limits& m_limits;
    Matches& m_matches;
    std::map<Id, std::unique_ptr<Visitor>> m_visitors;
    Invitations m_invitations;
    ChatRoom m_chat{Room::Lobby};
    /// Whose line of the list changed, or who went.
    std::set<Id> m_dirty;
    std::int64_t m_lastWho = 0;
    Id m_lastId = 0;
};

} // namespace labrys::net
