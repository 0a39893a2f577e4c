// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/viewmodels/net/net_link.h"

#include <initializer_list>
#include <string>

namespace labrys::test {

/// A network that keeps what was asked of it, and says what a test wants.
class FakeLink : public viewmodels::NetLink {
public:
    /// Every call in its order, as `invite 4`.
    QStringList calls;
    net::Address opened;
    net::Identity identity;
    net::Say said_;
    State now = State::Idle;
    net::Failure why;
    int retry = 0;
    QString certificate;
    bool hosts = false;

    void be(State state)
    {
        now = state;
        Q_EMIT stateChanged();
    }
    void fail(const net::Failure& failure)
    {
        why = failure;
        be(State::Failed);
    }

    void open(const net::Address& address, const net::Identity& who) override
    {
        opened = address;
        identity = who;
        calls.append(QStringLiteral("open ") + address.text());
        be(State::Connecting);
    }
    void close() override
    {
        calls.append(QStringLiteral("close"));
        be(State::Idle);
    }
    void retryNow() override { calls.append(QStringLiteral("retry")); }
    [[nodiscard]] State state() const override { return now; }
    [[nodiscard]] net::Failure failure() const override { return why; }
    [[nodiscard]] int retryIn() const override { return retry; }
    [[nodiscard]] int lag() const override { return 12; }
    [[nodiscard]] QString fingerprint() const override { return certificate; }
    void say(const net::Say& line) override
    {
        said_ = line;
        calls.append(QStringLiteral("say ") + QString::fromStdString(line.text)
            + (line.phrase ? QString::number(*line.phrase) : QString()));
    }
    void invite(net::Id to, const net::MatchOptions& options) override
    {
        calls.append(QStringLiteral("invite %1 %2").arg(to).arg(QString::fromStdString(options.set)));
    }
    void cancel(net::Id to) override { calls.append(QStringLiteral("cancel %1").arg(to)); }
    void accept(net::Id from) override { calls.append(QStringLiteral("accept %1").arg(from)); }
    void decline(net::Id from) override { calls.append(QStringLiteral("decline %1").arg(from)); }
    bool move(std::string_view action) override
    {
        calls.append(QStringLiteral("move ") + QString::fromStdString(std::string(action)));
        return true;
    }
    void next() override { calls.append(QStringLiteral("next")); }
    void playOn() override { calls.append(QStringLiteral("playOn")); }
    void leave() override { calls.append(QStringLiteral("leave")); }
    void resume(net::Id match) override { calls.append(QStringLiteral("resume %1").arg(match)); }
    void spectate(net::Id match) override { calls.append(QStringLiteral("spectate %1").arg(match)); }
    void unspectate() override { calls.append(QStringLiteral("unspectate")); }
    void setAway(bool away) override { calls.append(away ? QStringLiteral("away") : QStringLiteral("here")); }
    void setSearching(bool searching) override
    {
        calls.append(searching ? QStringLiteral("search") : QStringLiteral("search no more"));
    }
    void host(const QString& name, const QString& /*folder*/) override
    {
        calls.append(QStringLiteral("host ") + name);
        hosts = true;
        Q_EMIT hostingChanged();
    }
    void stopHosting() override
    {
        hosts = false;
        Q_EMIT hostingChanged();
    }
    [[nodiscard]] bool hosting() const override { return hosts; }
    [[nodiscard]] QStringList hostAddresses() const override
    {
        return hosts ? QStringList{QStringLiteral("192.168.1.27")} : QStringList();
    }
    [[nodiscard]] QString hostProblem() const override { return {}; }
};

inline QStringList strings(std::initializer_list<const char*> texts)
{
    QStringList all;
    for (const char* text : texts)
        all.append(QString::fromUtf8(text));
    return all;
}

/// Who is on a server whose client 100 is called Ariane: what a test needs to be in its lobby.
inline net::Welcome welcome()
{
    net::Welcome welcome;
    welcome.server = "Knossos";
    welcome.id = 100;
    welcome.name = "Ariane";
    welcome.token = "secret";
    welcome.sets = {{"generated", "Seven mazes"}};
    return welcome;
}

inline net::Person person(net::Id id, const char* name, net::Doing doing = net::Doing::Lobby)
{
    net::Person person;
    person.id = id;
    person.name = name;
    person.doing = doing;
    return person;
}

inline net::Line line(net::Room room, std::int64_t number, net::Id from, const char* name, const char* text)
{
    return {room, number, 1795701720, from, name, text, {}, {}};
}

} // namespace labrys::test
