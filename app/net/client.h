// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/net/address.h"
#include "app/net/messages.h"

#include <QObject>
#include <QString>

#include <memory>
#include <optional>

namespace labrys::net {

/// Who wants to come in.
struct Identity {
    /// `Labrys 0.1.0`
    QString app;
    QString name;
    /// Of the last visit to the same server, or empty.
    QString token;
    /// The fingerprint of the certificate that was seen at the last visit, in hexadecimal; empty at the
    /// first.
    QString fingerprint;
};

/// Why a client is not connected, for a sentence (texts are made in app/text).
struct Failure {
    enum class Kind : std::uint8_t {
        None,
        NameNotFound,
        Refused,
        Unreachable,
        Timeout,
        /// The server sent us away: `reject`.
        Rejected,
        /// The other end speaks something else.
        NotLabrys,
        /// The certificate is not the one that was pinned (NET-037): `fingerprint` is the new one.
        CertificateChanged,
        Tls,
        Closed
    };
    Kind kind = Kind::None;
    Reject reject = {};
    QString fingerprint = {};
    bool operator==(const Failure&) const = default;
};

/// One connection to a server, as a program sees it: connects, says hello, pings, comes back by itself after
/// a cut (NET-022, NET-023), and tells what the server says. It knows no game: a view is text for ViewReader.
/// Lives in one thread; nothing in it waits.
class Client : public QObject {
    Q_OBJECT

public:
    enum class State : std::uint8_t {
        Idle,
        Connecting,
        Lobby,
        Match,
        Watching,
        /// Cut, and about to try again: retryIn().
        Waiting,
        /// Gave up or was sent away: failure().
        Failed
    };
    Q_ENUM(State)

    explicit Client(QObject* parent = nullptr);
    ~Client() override;

    /// Begins to connect; whatever was open is left.
    void open(const Address& address, const Identity& identity);
    /// Says good-bye and closes, at once.
    void close();
    /// Tries again now instead of after retryIn().
    void retryNow();

    [[nodiscard]] State state() const;
    [[nodiscard]] const Address& address() const;
    [[nodiscard]] const Failure& failure() const;
    /// Milliseconds until the next try; 0 unless Waiting.
    [[nodiscard]] int retryIn() const;
    /// Milliseconds there and back, of the last ping; -1 unknown.
    [[nodiscard]] int lag() const;
    /// Valid once welcomed() was sent.
    [[nodiscard]] const Welcome& welcome() const;
    /// The match that is played or watched, if any.
    [[nodiscard]] const std::optional<Start>& match() const;
    /// The fingerprint of the server's certificate in hexadecimal; empty without TLS.
    [[nodiscard]] QString fingerprint() const;

    void say(const Say& line);
    void invite(Id to, const MatchOptions& options);
    void cancel(Id to);
    void accept(Id from);
    void decline(Id from);
    /// One decision, for the last view; false when none came yet.
    bool move(std::string_view action);
    void next();
    void playOn();
    void leave();
    void resume(Id match);
    void spectate(Id match);
    void unspectate();
    void setAway(bool away);

Q_SIGNALS:
    void stateChanged();
    void retryChanged();
    void lagChanged();
    void welcomed(const labrys::net::Welcome& welcome);
    void whoCame(const labrys::net::Who& who);
    void said(const labrys::net::Line& line);
    void tailCame(const labrys::net::Tail& tail);
    void invitationChanged(const labrys::net::Invitation& invitation);
    void started(const labrys::net::Start& start);
    void viewCame(const labrys::net::ViewFrame& view);
    void nacked(const labrys::net::Nack& nack);
    void presenceChanged(const labrys::net::PresenceNews& news);
    void readyChanged(const labrys::net::Ready& ready);
    void ended(const labrys::net::End& end);
    /// The whole `.thread` of a match that ended.
    void recordCame(labrys::net::Id match, const QByteArray& thread);
    void noticed(const labrys::net::Notice& notice);
    void keptChanged(const QList<labrys::net::Kept>& kept);
    /// A message of ours was not taken.
    void errorCame(const labrys::net::Error& error);

private:
    class Private;
    std::unique_ptr<Private> m;
};

} // namespace labrys::net
