// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/net/client.h"

#include <QObject>
#include <QStringList>

#include <string_view>

namespace labrys::viewmodels {

/// A server that answered a search on the local network (NET-034).
struct FoundServer {
    net::Address address;
    QString name;
    /// The versions of the protocol that it speaks.
    int lowest = net::kLowestProtocol;
    int highest = net::kHighestProtocol;
    int players = 0;
    int matches = 0;
    bool operator==(const FoundServer&) const = default;
};

/// The network as the view-models see it: the connection to a server, the search for servers, and a server
/// of one's own. Everything is told by signals and nothing waits, so that a test or the tour can stand in
/// for it.
class NetLink : public QObject {
    Q_OBJECT

public:
    using State = net::Client::State;
    using QObject::QObject;

    // The connection, as net::Client has it.
    virtual void open(const net::Address& address, const net::Identity& identity) = 0;
    virtual void close() = 0;
    virtual void retryNow() = 0;
    [[nodiscard]] virtual State state() const = 0;
    [[nodiscard]] virtual net::Failure failure() const = 0;
    /// Milliseconds.
    [[nodiscard]] virtual int retryIn() const = 0;
    [[nodiscard]] virtual int lag() const = 0;
    [[nodiscard]] virtual QString fingerprint() const = 0;
    virtual void say(const net::Say& line) = 0;
    virtual void invite(net::Id to, const net::MatchOptions& options) = 0;
    virtual void cancel(net::Id to) = 0;
    virtual void accept(net::Id from) = 0;
    virtual void decline(net::Id from) = 0;
    virtual bool move(std::string_view action) = 0;
    virtual void next() = 0;
    virtual void playOn() = 0;
    virtual void leave() = 0;
    virtual void resume(net::Id match) = 0;
    virtual void spectate(net::Id match) = 0;
    virtual void unspectate() = 0;
    virtual void setAway(bool away) = 0;

    /// Looks for servers of the local network until told otherwise (NET-035).
    virtual void setSearching(bool searching) = 0;

    // A server in this program (NET-036).
    /// `folder`: where its matches are kept; empty keeps none.
    virtual void host(const QString& name, const QString& folder) = 0;
    virtual void stopHosting() = 0;
    [[nodiscard]] virtual bool hosting() const = 0;
    /// What others type to come in.
    [[nodiscard]] virtual QStringList hostAddresses() const = 0;
    /// Why it does not run, in a sentence; empty when it does, or was not asked for.
    [[nodiscard]] virtual QString hostProblem() const = 0;

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
    void recordCame(labrys::net::Id match, const QByteArray& thread);
    void noticed(const labrys::net::Notice& notice);
    void keptChanged(const QList<labrys::net::Kept>& kept);
    void errorCame(const labrys::net::Error& error);

    /// A server was found, or told something new.
    void found(const labrys::viewmodels::FoundServer& server);
    /// It is silent for ten seconds.
    void gone(const labrys::net::Address& address);
    void hostingChanged();
};

} // namespace labrys::viewmodels
