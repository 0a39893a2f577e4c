// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/viewmodels/net/chat_model.h"
#include "app/viewmodels/net/net_maze.h"
#include "app/viewmodels/net/people_model.h"
#include "app/viewmodels/net/server_model.h"

#include <QTimer>

#include <memory>

namespace labrys::viewmodels {

/// The network game outside of its matches: which servers there are, who is on one, invitations, the chat of
/// all, and a server of one's own (minotaur.md 6.1, NET-035 to NET-037).
class NetLobby : public QObject {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(Place place READ place NOTIFY changed)
    /// Why there is no connection, or what is going on; empty when there is nothing to say.
    Q_PROPERTY(QString sentence READ sentence NOTIFY changed)
    /// The server we are on or were on last: its name, its address, and milliseconds there and back (-1
    /// unknown).
    Q_PROPERTY(QString server READ server NOTIFY changed)
    Q_PROPERTY(QString address READ address NOTIFY changed)
    Q_PROPERTY(int lag READ lag NOTIFY changed)
    Q_PROPERTY(QString motd READ motd NOTIFY changed)
    /// Seconds until the next try, while Waiting.
    Q_PROPERTY(int retrySeconds READ retrySeconds NOTIFY changed)
    /// Under which name one comes in, and the one that the server gave.
    Q_PROPERTY(QString name READ name WRITE setName NOTIFY nameChanged)
    Q_PROPERTY(QString nameThere READ nameThere NOTIFY changed)
    /// What is remembered of servers, for the settings.
    Q_PROPERTY(QString memory READ memory WRITE setMemory NOTIFY memoryChanged)
    /// Servers of this network are looked for.
    Q_PROPERTY(bool searching READ searching WRITE setSearching NOTIFY searchingChanged)
    Q_PROPERTY(labrys::viewmodels::ServerModel* servers READ servers CONSTANT)
    Q_PROPERTY(labrys::viewmodels::PeopleModel* people READ people CONSTANT)
    Q_PROPERTY(labrys::viewmodels::ChatModel* chat READ chat CONSTANT)
    Q_PROPERTY(labrys::viewmodels::NetMaze* maze READ maze CONSTANT)
    /// An invitation that waits for an answer: who, what, how long; empty when there is none.
    Q_PROPERTY(QString inviter READ inviter NOTIFY invitationChanged)
    Q_PROPERTY(QString proposal READ proposal NOTIFY invitationChanged)
    /// What one can invite to, in words; and which of them the next invitation proposes.
    Q_PROPERTY(QStringList offers READ offers NOTIFY changed)
    Q_PROPERTY(int offer READ offer WRITE setOffer NOTIFY changed)
    Q_PROPERTY(int answerSeconds READ answerSeconds NOTIFY invitationChanged)
    Q_PROPERTY(qreal answerPart READ answerPart NOTIFY invitationChanged)
    /// Matches of this player that wait, each in a sentence, and who plays in it too.
    Q_PROPERTY(QStringList waiting READ waiting NOTIFY keptChanged)
    Q_PROPERTY(QStringList waitingWith READ waitingWith NOTIFY keptChanged)
    /// The certificate of the server in words: empty without TLS; the one that was known, where it changed.
    Q_PROPERTY(QString certificate READ certificate NOTIFY changed)
    Q_PROPERTY(QString knownCertificate READ knownCertificate NOTIFY changed)
    /// It is seen for the first time, and nobody said that this is well.
    Q_PROPERTY(bool certificateNew READ certificateNew NOTIFY changed)
    /// How safe the connection is, in a sentence; empty without one.
    Q_PROPERTY(QString safety READ safety NOTIFY changed)
    Q_PROPERTY(bool hosting READ hosting NOTIFY hostingChanged)
    Q_PROPERTY(QStringList hostAddresses READ hostAddresses NOTIFY hostingChanged)
    Q_PROPERTY(QString hostProblem READ hostProblem NOTIFY hostingChanged)
    /// Names of those whose lines are not shown.
    Q_PROPERTY(QStringList muted READ muted NOTIFY mutedChanged)

public:
    enum Place : int { Idle, Connecting, Lobby, Match, Watching, Waiting, Failed };
    Q_ENUM(Place)

    explicit NetLobby(QObject* parent = nullptr);
    ~NetLobby() override;

    /// Goes to a server, as typed or as listed; what cannot be read is answered by `sentence`.
    Q_INVOKABLE void connectTo(const QString& address);
    /// Once more to the last one; as somebody new where it does not know us.
    Q_INVOKABLE void again();
    /// Cancels what is going on, or leaves the server.
    Q_INVOKABLE void disconnectNow();
    Q_INVOKABLE void retryNow();
    /// Does what can be done about the person in a row of `people`.
    Q_INVOKABLE void act(int row);
    Q_INVOKABLE void acceptInvitation();
    Q_INVOKABLE void declineInvitation();
    /// Takes one of `waiting` up again.
    Q_INVOKABLE void resume(int index);
    Q_INVOKABLE void say(const QString& text);
    Q_INVOKABLE void setMuted(const QString& name, bool muted);
    /// The certificate is well; or it is forgotten, and the one that comes is seen for the first time.
    Q_INVOKABLE void trustCertificate();
    Q_INVOKABLE void forgetCertificate();
    Q_INVOKABLE void setHosting(bool hosting);
    Q_INVOKABLE void retranslate();
    /// A second has passed: countdowns go on.
    Q_INVOKABLE void tick();

    /// The network; without one it is made when it is needed first.
    void setLink(std::unique_ptr<NetLink> link);
    /// No second passes by itself.
    void holdClock() { m_clock.stop(), m_held = true; }

    [[nodiscard]] Place place() const;
    [[nodiscard]] QString sentence() const;
    [[nodiscard]] QString server() const;
    [[nodiscard]] const QString& address() const { return m_address; }
    [[nodiscard]] int lag() const { return m_link ? m_link->lag() : -1; }
    [[nodiscard]] QString motd() const { return QString::fromStdString(m_welcome.motd); }
    [[nodiscard]] int retrySeconds() const;
    [[nodiscard]] const QString& name() const { return m_name; }
    void setName(const QString& name);
    [[nodiscard]] QString nameThere() const { return QString::fromStdString(m_welcome.name); }
    [[nodiscard]] QString memory() const { return m_known.text(); }
    void setMemory(const QString& memory);
    [[nodiscard]] bool searching() const { return m_searching; }
    void setSearching(bool searching);
    [[nodiscard]] ServerModel* servers() { return &m_servers; }
    [[nodiscard]] PeopleModel* people() { return &m_people; }
    [[nodiscard]] ChatModel* chat() { return &m_chat; }
    [[nodiscard]] NetMaze* maze() { return &m_maze; }
    [[nodiscard]] QString inviter() const;
    [[nodiscard]] QString proposal() const;
    [[nodiscard]] QStringList offers() const;
    [[nodiscard]] int offer() const;
    void setOffer(int offer);
    [[nodiscard]] int answerSeconds() const;
    [[nodiscard]] qreal answerPart() const;
    [[nodiscard]] QStringList waiting() const;
    [[nodiscard]] QStringList waitingWith() const;
    [[nodiscard]] QString certificate() const;
    [[nodiscard]] QString knownCertificate() const;
    [[nodiscard]] bool certificateNew() const { return m_newCertificate; }
    [[nodiscard]] QString safety() const;
    [[nodiscard]] bool hosting() const { return m_link && m_link->hosting(); }
    [[nodiscard]] QStringList hostAddresses() const
    {
        return m_link ? m_link->hostAddresses() : QStringList();
    }
    [[nodiscard]] QString hostProblem() const { return m_link ? m_link->hostProblem() : QString(); }
    [[nodiscard]] QStringList muted() const;
    /// How this program calls itself.
    [[nodiscard]] static QString program();

Q_SIGNALS:
    void changed();
    void nameChanged();
    void memoryChanged();
    void searchingChanged();
    void invitationChanged();
    void keptChanged();
    void hostingChanged();
    void mutedChanged();
    /// A match begins, goes on or is watched.
    void matchStarted();
    /// Something to be said once: a notice of the server, why something was not done.
    void noticed(const QString& sentence);

private:
    [[nodiscard]] std::vector<net::MatchOptions> allOffers() const;
    int m_offer = 0;
    struct Open {
        net::Id other = 0;
        bool sent = false;
        int left = 0;
        net::MatchOptions options;
    };
    NetLink& link();
    void follow(NetLink& link);
    void followMatch(NetLink& link);
    void welcomed(const net::Welcome& welcome);
    void takeInvitation(const net::Invitation& invitation);
    void showOpen();
    void lookAtState();
    [[nodiscard]] const Open* received() const;
    [[nodiscard]] QString titleOf(const std::string& set) const;

    std::unique_ptr<NetLink> m_link;
    QString m_name;
    QString m_address;
    /// What was typed that is no address, in a sentence.
    QString m_refused;
    KnownServers m_known;
    bool m_searching = false;
    bool m_newCertificate = false;
    bool m_held = false;
    net::Welcome m_welcome;
    QList<net::Kept> m_kept;
    QList<Open> m_open;
    QSet<QString> m_muted;
    ServerModel m_servers;
    PeopleModel m_people;
    ChatModel m_chat;
    NetMaze m_maze;
    QTimer m_clock;
};

} // namespace labrys::viewmodels
