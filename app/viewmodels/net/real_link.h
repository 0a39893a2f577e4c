// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/net/client.h"
#include "app/net/discovery_search.h"
#include "app/viewmodels/net/net_link.h"
#include "app/viewmodels/net/own_server.h"

#include <QHash>

namespace labrys::viewmodels {

/// The network itself: a client, a search, and a server in this program.
class RealLink : public NetLink {
    Q_OBJECT

public:
    explicit RealLink(QObject* parent = nullptr);
    ~RealLink() override;

    void open(const net::Address& address, const net::Identity& identity) override
    {
        m_client.open(address, identity);
    }
    void close() override { m_client.close(); }
    void retryNow() override { m_client.retryNow(); }
    [[nodiscard]] State state() const override { return m_client.state(); }
    [[nodiscard]] net::Failure failure() const override { return m_client.failure(); }
    [[nodiscard]] int retryIn() const override { return m_client.retryIn(); }
    [[nodiscard]] int lag() const override { return m_client.lag(); }
    [[nodiscard]] QString fingerprint() const override { return m_client.fingerprint(); }
    void say(const net::Say& line) override { m_client.say(line); }
    void invite(net::Id to, const net::MatchOptions& options) override { m_client.invite(to, options); }
    void cancel(net::Id to) override { m_client.cancel(to); }
    void accept(net::Id from) override { m_client.accept(from); }
    void decline(net::Id from) override { m_client.decline(from); }
    bool move(std::string_view action) override { return m_client.move(action); }
    void next() override { m_client.next(); }
    void playOn() override { m_client.playOn(); }
    void leave() override { m_client.leave(); }
    void resume(net::Id match) override { m_client.resume(match); }
    void spectate(net::Id match) override { m_client.spectate(match); }
    void unspectate() override { m_client.unspectate(); }
    void setAway(bool away) override { m_client.setAway(away); }
    void setSearching(bool searching) override;
    void host(const QString& name, const QString& folder) override
    {
        //: The name of a server that a player hosts
        m_server.start(tr("%1's computer").arg(name), folder);
    }
    void stopHosting() override { m_server.stop(); }
    [[nodiscard]] bool hosting() const override { return m_server.running(); }
    [[nodiscard]] QStringList hostAddresses() const override { return m_server.addresses(); }
    [[nodiscard]] QString hostProblem() const override { return m_server.problem(); }

private:
    void followClient();
    void tell(const net::FoundServer& server);

    net::Client m_client;
    net::DiscoverySearch m_search;
    OwnServer m_server;
    /// The address under which each was told, by its id.
    QHash<quint64, net::Address> m_told;
};

} // namespace labrys::viewmodels
