// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/net/match_room.h"

#include <QObject>

#include <map>
#include <memory>
#include <optional>
#include <set>
#include <vector>

namespace labrys::net {

/// All matches of a server: those that are played, and those that wait in their logs for their players
/// (NET-027, NET-038).
class Matches : public QObject {
    Q_OBJECT

public:
    /// `host` and the services outlive it.
    Matches(const game::Host& host, MatchServices& services);
    ~Matches() override;

    /// Reads the logs in the folder; they are re-run one after the other in the background, and those that
    /// cannot be are set aside.
    void load();

    [[nodiscard]] std::size_t playing() const { return m_rooms.size(); }
    /// How many are being made.
    [[nodiscard]] std::size_t making() const { return m_making.size(); }
    [[nodiscard]] std::size_t waiting() const { return m_stored.size(); }
    [[nodiscard]] MatchRoom* find(Id match) const;
    /// The matches of whoever has this token, with where they stand.
    [[nodiscard]] std::vector<Kept> keptFor(const QByteArray& token) const;
    /// The match in which a seat of this token was cut off, not left.
    [[nodiscard]] std::optional<Id> interrupted(const QByteArray& token) const;
    /// Whether a match waits for somebody who has this token.
    [[nodiscard]] bool knows(const QByteArray& token) const;
    /// Whoever had the one token has the other now.
    void changeToken(const QByteArray& before, const QByteArray& now);

    /// Begins a match of two visitors; failed() or begun() follows.
    void begin(const Visitor& inviter, const Visitor& invited, const MatchOptions& options);
    /// Sits down in a match again; false when no seat of it has this token. It may follow a little later.
    bool resume(Visitor& visitor, Id match);
    void tick(std::int64_t now);
    /// Waits until everything is on the disk.
    void flush();

Q_SIGNALS:
    /// A match was made for two visitors, who may be gone by now.
    void made(labrys::net::MatchRoom* room, labrys::net::Id inviter, labrys::net::Id invited);
    void failed(labrys::net::Id inviter, labrys::net::Id invited);
    /// A match was restored for a visitor, who may be gone by now; null when that could not be done.
    void restored(labrys::net::MatchRoom* room, labrys::net::Id visitor, int seat);
    /// What lists tell of its players is another.
    void changed(const labrys::net::MatchRoom* room);
    /// It ended or sleeps: its absent visitors are forgotten.
    void closed(const labrys::net::MatchRoom* room);

private:
    /// A match that sleeps; its decisions are in its log alone.
    struct Stored {
        StoredMatch begun;
        int level = 1;
        int turns = 0;
        /// Seconds since 1970.
        std::int64_t lastUsed = 0;
        /// Who waits for it while it is restored.
        std::vector<std::pair<Id, int>> waiting;
        bool restoring = false;
    };
    /// A match as a worker made it.
    using Made = std::shared_ptr<std::expected<std::unique_ptr<game::HostedMatch>, Problem>>;

    MatchRoom* open(StoredMatch begun, std::unique_ptr<game::HostedMatch> match);
    void sleep(Id match);
    void finish(Id match);
    void restore(Id match);
    void checkNext();
    void sendRecord(const MatchRoom& room);
    [[nodiscard]] static int seatOf(const StoredMatch& match, const QByteArray& token);
    [[nodiscard]] int hoursLeft(const Stored& stored) const;
    /// Reads a log again and makes its match.
    [[nodiscard]] static Made fromLog(const game::Host& host, const QString& path);

    const game::Host& m_host;
    MatchServices& m_services;
    std::map<Id, std::unique_ptr<MatchRoom>> m_rooms;
    std::map<Id, Stored> m_stored;
    /// Logs not re-run yet since the start.
    std::vector<Id> m_unchecked;
    std::set<Id> m_retry;
    Id m_lastId = 0;
    /// Matches whose first level a worker makes.
    std::map<Id, StoredMatch> m_making;
    /// Their logs could not be written, and were not since.
    std::set<Id> m_unkept;
};

} // namespace labrys::net
