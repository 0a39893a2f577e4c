// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/viewmodels/net/server_model.h"
#include "tests/qml/net/fake_link.h"
#include "tests/support/test_main.h"

#include <QAbstractItemModelTester>

using namespace labrys;
using viewmodels::FoundServer;
using viewmodels::KnownServer;
using viewmodels::KnownServers;
using viewmodels::ServerModel;

namespace {

QStringList addresses(const ServerModel& model)
{
    QStringList all;
    for (int row = 0; row < model.rowCount(); ++row)
        all.append(model.addressAt(row));
    return all;
}

FoundServer found(const char* host, int players = 1)
{
    return {{QString::fromLatin1(host), net::kPort, false}, QString::fromLatin1(host), 1, 1, players, 0};
}

KnownServer known(const char* address)
{
    return {.address = QString::fromLatin1(address), .name = QString::fromLatin1(address)};
}

} // namespace

class TestServers : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void tenAreRememberedTheNewestFirst() // NET-035: a history of 10
    {
        KnownServers servers;
        for (int i = 0; i < 12; ++i)
            servers.visit({QStringLiteral("10.0.0.%1").arg(i), QStringLiteral("s%1").arg(i),
                QStringLiteral("t"), {}, {}});
        QCOMPARE(servers.all().size(), 10);
        QCOMPARE(servers.all().constFirst().address, QStringLiteral("10.0.0.11"));
        servers.visit(servers.at(QStringLiteral("10.0.0.5")));
        QCOMPARE(servers.all().constFirst().name, QStringLiteral("s5"));
        QCOMPARE(servers.all().size(), 10);
        QCOMPARE(KnownServers::fromText(servers.text()), servers);
    }

    void whatIsNoListIsAnEmptyOne() // APP-013: of a damaged file it may be anything
    {
        for (const auto* text : {"", "{", "[1, {}, {\"address\": 4}]", "{\"address\": \"a\"}"})
            QVERIFY(KnownServers::fromText(QString::fromLatin1(text)).all().isEmpty());
    }

    void tokenAndCertificateAreForgottenAlone() // NET-026, NET-037
    {
        KnownServers servers;
        servers.visit({QStringLiteral("a"), QStringLiteral("A"), QStringLiteral("token"),
            QStringLiteral("cafe"), QDate(2026, 5, 3)});
        servers.unpin(QStringLiteral("a"));
        QVERIFY(servers.at(QStringLiteral("a")).fingerprint.isEmpty());
        QCOMPARE(servers.at(QStringLiteral("a")).token, QStringLiteral("token"));
        servers.forgetToken(QStringLiteral("a"));
        QVERIFY(servers.at(QStringLiteral("a")).token.isEmpty());
    }

    void foundOnesStandFirstAndOnce() // NET-035
    {
        ServerModel model;
        const QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::Fatal);
        model.setVisited({known("10.0.0.1"), known("10.0.0.2")});
        model.take(found("10.0.0.2", 3));
        model.take(found("10.0.0.9"));
        QCOMPARE(addresses(model), test::strings({"10.0.0.2", "10.0.0.9", "10.0.0.1"}));
        QCOMPARE(model.found(), 2);
        model.take(found("10.0.0.2", 4));
        QCOMPARE(model.index(0).data(ServerModel::DetailRole).toString(), QStringLiteral("4 player(s)"));
        model.remove(QStringLiteral("10.0.0.2"));
        QCOMPARE(addresses(model), test::strings({"10.0.0.9", "10.0.0.1", "10.0.0.2"}));
        model.setVisited({known("10.0.0.2"), known("10.0.0.1")});
        QCOMPARE(addresses(model), test::strings({"10.0.0.9", "10.0.0.2", "10.0.0.1"}));
        model.clearFound();
        QCOMPARE(addresses(model), test::strings({"10.0.0.2", "10.0.0.1"}));
    }

    void aServerOfAnotherVersionSaysWhatItNeeds() // NET-006
    {
        ServerModel model;
        auto server = found("10.0.0.2");
        server.lowest = net::kHighestProtocol + 1;
        server.highest = server.lowest;
        model.take(server);
        QVERIFY(model.index(0).data(ServerModel::ForeignRole).toBool());
        QCOMPARE(
            model.index(0).data(ServerModel::DetailRole).toString(), QStringLiteral("needs a newer Labrys"));
    }
};

LABRYS_TEST(TestServers)
#include "tst_servers.moc"
