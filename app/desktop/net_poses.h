// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/viewmodels/net/net_link.h"
#include "app/viewmodels/net/net_lobby.h"
#include "core/minotaur/state.h"

namespace labrys::desktop {

/// A network that opens no socket: it says what the screens of the tour show, and does nothing.
class PosedLink : public viewmodels::NetLink {
public:
    void open(const net::Address& address, const net::Identity& identity) override;
    void close() override { pose(State::Idle); }
    void retryNow() override { }
    [[nodiscard]] State state() const override { return m_state; }
    [[nodiscard]] net::Failure failure() const override { return m_failure; }
    [[nodiscard]] int retryIn() const override { return m_retryIn; }
    [[nodiscard]] int lag() const override { return m_lag; }
    [[nodiscard]] QString fingerprint() const override { return m_fingerprint; }
    void say(const net::Say& /*line*/) override { }
    void invite(net::Id /*to*/, const net::MatchOptions& /*options*/) override { }
    void cancel(net::Id /*to*/) override { }
    void accept(net::Id /*from*/) override { }
    void decline(net::Id /*from*/) override { }
    bool move(std::string_view /*action*/) override { return true; }
    void next() override { }
    void playOn() override { }
    void leave() override { }
    void resume(net::Id /*match*/) override { }
    void spectate(net::Id /*match*/) override { }
    void unspectate() override { }
    void setAway(bool /*away*/) override { }
    void setSearching(bool searching) override;
    void host(const QString& /*name*/, const QString& /*folder*/) override { setHosting(true); }
    void stopHosting() override { setHosting(false); }
    [[nodiscard]] bool hosting() const override { return m_hosting; }
    [[nodiscard]] QStringList hostAddresses() const override;
    [[nodiscard]] QString hostProblem() const override { return {}; }

    void pose(State state) { pose(state, {}, 0); }
    void pose(State state, const net::Failure& failure, int retryIn);
    void setFingerprint(const QString& fingerprint) { m_fingerprint = fingerprint; }

private:
    void setHosting(bool hosting);

    State m_state = State::Idle;
    net::Failure m_failure;
    int m_retryIn = 0;
    int m_lag = 12;
    QString m_fingerprint;
    bool m_hosting = false;
};

/// Puts the network game into the states that are worth a picture, always the same.
class NetPoses {
public:
    explicit NetPoses(viewmodels::NetLobby& lobby);

    /// Nowhere yet; servers are found, and one was visited.
    void idle();
    /// Sent away, for the versions differ; and a certificate that is another one.
    void foreign();
    void otherCertificate();
    /// On a server, seven people there; with an invitation, or with a certificate that is new.
    void lobby(bool invited);
    enum class Match : std::uint8_t { MyTurn, PartnerAbsent, Cut, Between, Over, Watching };
    /// In a match that stands so, in the level of `seen`.
    void match(Match state, minotaur::Observation seen);

private:
    void come(const QString& address, const QString& fingerprint);
    void people();
    void talk();

    viewmodels::NetLobby& m_lobby;
    PosedLink* m_link;
};

} // namespace labrys::desktop
