// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/terminal/net_match.h"
#include "app/net/client.h"

#include <QHash>
#include <QList>
#include <QObject>
#include <QTimer>

#include <functional>
#include <map>
#include <utility>
#include <vector>

namespace labrys::cli {

/// Something that happened during a visit, in the order in which it did.
struct NetNews {
    enum class Kind : std::uint8_t {
        /// A sentence.
        Word,
        /// A line of a chat: `Europa: Wait`.
        Chat,
        /// A sentence after which there is something else to choose in the lobby.
        Choices,
        /// A level begins, or goes on, as `now` shows it; in `text` with whom, the first time.
        Level,
        /// `events` led from `before` to `now`.
        Turn
    };
    Kind kind = Kind::Word;
    QString text = {};
    text::Tone tone = text::Tone::Plain;
    minotaur::Observation before = {};
    minotaur::Observation now = {};
    std::vector<minotaur::Event> events = {};
};

/// What one can do in the lobby; each edition lists them in its way.
struct LobbyEntry {
    enum class Kind : std::uint8_t { Accept, Decline, Cancel, TakeUp, Invite, Watch, Write, Away, Leave };
    Kind kind = Kind::Leave;
    net::Id id = 0;
    QString words = {};
    [[nodiscard]] bool is(const LobbyEntry& other) const { return kind == other.kind && id == other.id; }
};

/// A visit to a server: what it tells, made harmless for a terminal (NET-033), and what its player can do.
/// The same for every edition; it shows nothing and reads no key.
class NetVisit : public QObject {
    Q_OBJECT

public:
    /// `numbers` are those by which levels are reckoned; the visit begins to connect with open().
    NetVisit(net::Address address, net::Identity identity, const minotaur::Numbers& numbers);

    /// Called whenever something is new; at least once a second while a countdown runs.
    void setWake(std::function<void()> wake) { m_wake = std::move(wake); }
    /// Keeps the thread of a match that ended, and says what became of it.
    void setKeep(std::function<QStringList(const QByteArray& thread)> keep) { m_keep = std::move(keep); }
    /// Called when the server has said who this player is to it.
    void setWelcomed(std::function<void(const QString& token, const QString& fingerprint)> welcomed)
    {
        m_welcomed = std::move(welcomed);
    }
    void open();
    void close();

    /// Connecting, failed, or whatever the connection is now.
    [[nodiscard]] net::Client::State state() const { return m_client.state(); }
    [[nodiscard]] bool failed() const { return state() == net::Client::State::Failed; }
    /// Why the visit failed, for a sentence.
    [[nodiscard]] net::Failure failure() const;
    [[nodiscard]] QString where() const { return m_address.text(); }
    /// `The connection is lost. Next try in 3 s.`; empty while there is one.
    [[nodiscard]] QString cutWords() const;
    /// What happened since the last call.
    [[nodiscard]] QList<NetNews> takeNews() { return std::exchange(m_news, {}); }

    // The lobby.
    /// Whether all who are here have been told.
    [[nodiscard]] bool listed() const { return m_listed; }
    [[nodiscard]] QString title() const;
    /// The message of the day, and who is here but cannot be invited.
    [[nodiscard]] QStringList notes() const;
    [[nodiscard]] QList<LobbyEntry> entries() const;
    /// Does what an entry says: all but Invite, Write and Leave, which ask for more.
    void act(const LobbyEntry& entry);
    /// Accepts or declines the invitation that came first; false when there is none.
    bool answer(LobbyEntry::Kind kind);
    /// The sets of mazes as one chooses among them.
    [[nodiscard]] QStringList setTitles() const;
    /// `set` counts in setTitles(); the difficulty is `ranked easy hard`.
    void invite(net::Id to, int set, const char* difficulty);

    // The match; the last one stays until dismiss().
    [[nodiscard]] const std::optional<NetMatch>& match() const { return m_match; }
    [[nodiscard]] const minotaur::Numbers& numbers() const { return m_numbers; }
    /// A step; the sentence that says why it cannot be, otherwise nothing.
    [[nodiscard]] std::optional<text::Message> move(minotaur::Verb verb);
    void ready();
    void playOn();
    void wait();
    /// Leaves a match that goes on, which the server keeps, or stops watching.
    void leave();
    void dismiss();

    /// A line to the lobby, or to those in the match. The sentence that says why it cannot be sent, or
    /// nothing.
    [[nodiscard]] QString say(const QString& text);
    /// A ready phrase, from 1; the second points at the key where it is known.
    void sayPhrase(int number);
    /// The last lines of chat where one is now, oldest first.
    [[nodiscard]] const QStringList& chat() const { return m_match ? m_matchChat : m_lobbyChat; }

private:
    void listen();
    void take(const net::Who& who);
    void take(const net::Person& person, bool silent);
    void take(const net::Line& line);
    void take(const net::Tail& tail);
    void take(const net::Invitation& invitation);
    void take(const net::Start& start);
    void take(const net::ViewFrame& view);
    void take(const net::Nack& nack);
    void take(const net::PresenceNews& news);
    void setPresence(int seat, net::Presence presence);
    void welcome(const net::Welcome& welcome);
    void end(const net::End& end);
    void tell(
        const QString& text, text::Tone tone = text::Tone::Plain, NetNews::Kind kind = NetNews::Kind::Word);
    void keepLine(const net::Line& line);
    void wake();
    void tick();
    [[nodiscard]] QString nameOf(net::Id id) const;
    [[nodiscard]] QString setTitle(const std::string& set) const;
    [[nodiscard]] net::Room room() const;

    net::Address m_address;
    net::Identity m_identity;
    minotaur::Numbers m_numbers;
    net::Client m_client;
    QTimer m_second;
    std::function<void()> m_wake;
    std::function<QStringList(const QByteArray&)> m_keep;
    std::function<void(const QString&, const QString&)> m_welcomed;
    net::Welcome m_welcome;
    bool m_listed = false;
    bool m_away = false;
    std::map<net::Id, net::Person> m_people;
    struct Invited {
        net::Invitation invitation;
        QString name;
        QDeadlineTimer until;
    };
    /// In the order in which they came.
    QList<Invited> m_invitations;
    std::optional<NetMatch> m_match;
    /// What is told with the first view of a match.
    QString m_opening;
    QStringList m_lobbyChat;
    QStringList m_matchChat;
    QList<NetNews> m_news;
};

} // namespace labrys::cli
