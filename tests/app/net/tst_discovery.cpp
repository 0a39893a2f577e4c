// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/net/address_limiter.h"
#include "app/net/clean_text.h"
#include "app/net/discovery_message.h"
#include "app/net/discovery_responder.h"
#include "app/net/discovery_search.h"
#include "app/net/found_servers.h"

#include "core/base/random.h"

#include "tests/fuzz/mutate.h"
#include "tests/support/test_main.h"

#include <QNetworkDatagram>
#include <QNetworkInterface>
#include <QSignalSpy>

using namespace labrys;
using namespace Qt::StringLiterals;

namespace {

net::DiscoveryAnswer answerOf(const QString& name)
{
    net::DiscoveryAnswer answer;
    answer.server = 7;
    answer.name = name;
    answer.lowest = 1;
    answer.highest = 3;
    answer.port = 47771;
    answer.tlsPort = 47772;
    answer.players = 12;
    answer.matches = 5;
    return answer;
}

net::Nonce nonceOf(std::uint8_t first)
{
    net::Nonce nonce{};
    nonce[0] = first;
    return nonce;
}

/// Somebody who sends packets by hand, on this machine.
class Stranger {
public:
    Stranger() { m_socket.bind(QHostAddress(QHostAddress::LocalHost)); }

    void send(const QByteArray& bytes, std::uint16_t port)
    {
        QCOMPARE(m_socket.writeDatagram(bytes, QHostAddress(QHostAddress::LocalHost), port), bytes.size());
    }
    [[nodiscard]] std::uint16_t port() const { return m_socket.localPort(); }
    /// What came, until a packet with that nonce.
    QList<QByteArray> receiveUntil(const net::Nonce& last)
    {
        QList<QByteArray> all;
        const auto isLast = [&] {
            while (m_socket.hasPendingDatagrams()) {
                all.append(m_socket.receiveDatagram().data());
                const auto answer = net::decodeAnswer(all.back());
                if (answer && answer->nonce == last)
                    return true;
            }
            return false;
        };
        return QTest::qWaitFor(isLast, 5000) ? all : QList<QByteArray>{};
    }
    QUdpSocket& socket() { return m_socket; }

private:
    QUdpSocket m_socket;
};

/// Whatever lies in a socket of this program is read afterwards: on this machine a packet is there when it is
/// sent, and each turn of the loop reads 64.
void settle()
{
    for (int i = 0; i < 10; ++i)
        QCoreApplication::processEvents();
}

} // namespace

class TestDiscovery : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void aQueryHas256BytesAndAnAnswerFewer() // NET-034
    {
        const auto nonce = net::drawNonce();
        QVERIFY(nonce != net::drawNonce());
        QCOMPARE(net::encodeQuery(nonce).size(), 256);
        QCOMPARE(net::decodeQuery(net::encodeQuery(nonce)), std::optional(nonce));
        auto answer = answerOf(u"𝔘"_s.repeated(16));
        QCOMPARE(net::encodeAnswer(answer).size(), 109);
        QVERIFY(net::encodeAnswer(answer).size() <= net::kQueryBytes);
    }
    void whatIsSaidIsUnderstood() // NET-034
    {
        auto answer = answerOf(u"Knossos, école"_s);
        answer.nonce = net::drawNonce();
        QCOMPARE(net::decodeAnswer(net::encodeAnswer(answer)), std::optional(answer));
        // What a later version may add is passed over.
        QCOMPARE(net::decodeAnswer(net::encodeAnswer(answer) + "more"), std::optional(answer));
    }
    void whatIsTruncatedOrTooLongIsRefused() // NET-034
    {
        const QByteArray query = net::encodeQuery(nonceOf(1));
        for (qsizetype size = 0; size < query.size(); ++size)
            QVERIFY(!net::decodeQuery(query.first(size)));
        QVERIFY(!net::decodeQuery(query + '\0'));
        const QByteArray answer = net::encodeAnswer(answerOf(u"Knossos"_s));
        for (qsizetype size = 0; size < answer.size(); ++size)
            QVERIFY(!net::decodeAnswer(answer.first(size)));
        QVERIFY(net::decodeAnswer(answer.leftJustified(256, '\0')));
        QVERIFY(!net::decodeAnswer(answer.leftJustified(257, '\0')));
    }
    void whatCannotBeIsRefused() // NET-034
    {
        QVERIFY(!net::decodeAnswer(net::encodeQuery(nonceOf(1))));
        QVERIFY(!net::decodeQuery(net::encodeAnswer(answerOf(u"a"_s)).leftJustified(256, '\0')));
        const auto refused = [](auto change) {
            auto answer = answerOf(u"Knossos"_s);
            change(answer);
            return !net::decodeAnswer(net::encodeAnswer(answer));
        };
        QVERIFY(!refused([](auto&) { }));
        QVERIFY(refused([](auto& answer) { answer.port = 0; }));
        QVERIFY(refused([](auto& answer) { answer.lowest = 0; }));
        QVERIFY(refused([](auto& answer) { answer.lowest = 4; }));
        QVERIFY(!refused([](auto& answer) { answer.lowest = 3; }));
        QVERIFY(refused([](auto& answer) { answer.name.clear(); }));
        QVERIFY(refused([](auto& answer) { answer.name = u"\u202E\u200B"_s; }));
        QVERIFY(refused([](auto& answer) { answer.name = QString(41, u'a'); }));
        QByteArray broken = net::encodeAnswer(answerOf(u"Knossos"_s));
        broken.back() = '\xFF';
        QVERIFY(!net::decodeAnswer(broken));
        auto escape = answerOf(u"Kno\u001B[2Jssos"_s);
        QCOMPARE(net::decodeAnswer(net::encodeAnswer(escape))->name, u"Kno[2Jssos"_s); // NET-033
    }
    void mutatedPacketsAreRefusedOrSayTheSameAgain() // NET-034
    {
        const std::vector<std::string> corpus{net::encodeAnswer(answerOf(u"Knossos"_s)).toStdString(),
            net::encodeAnswer(answerOf(u"é𝔘!"_s)).toStdString(), net::encodeQuery(nonceOf(9)).toStdString()};
        const std::vector<std::string_view> tokens{"LABRYS!", "LABRYS?", "\x01", "\x40"};
        const test::Mutator mutator(corpus, tokens);
        int good = 0;
        for (int i = 0; i < test::sweep(10'000, 500'000); ++i) {
            const QByteArray bytes
                = QByteArray::fromStdString(mutator.variant(static_cast<std::uint64_t>(i)));
            if (const auto nonce = net::decodeQuery(bytes))
                QVERIFY(net::encodeQuery(*nonce).first(24) == bytes.first(24));
            const auto answer = net::decodeAnswer(bytes);
            if (!answer)
                continue;
            ++good;
            QCOMPARE(net::decodeAnswer(net::encodeAnswer(*answer)), answer);
            QCOMPARE(net::cleanText(answer->name, net::kServerNameBounds).value_or(QString()), answer->name);
        }
        QVERIFY(good > 100);
    }

    void manyAddressesAreBoundedAndKnownOnesAreServed() // NET-032, NET-034
    {
        net::AddressLimiter limiter({5, 1000, 5}, 100);
        const QHostAddress honest(u"192.168.0.9"_s);
        QVERIFY(limiter.take(honest, 0));
        int served = 0;
        for (quint32 i = 0; i < 10'000; ++i)
            served += limiter.take(QHostAddress(0x0A000000U + i), 1) ? 1 : 0;
        QCOMPARE(served, 99);
        QCOMPARE(limiter.size(), 100);
        QVERIFY(limiter.take(honest, 1));
        // A second later all are forgotten but the honest one, who is still there.
        QVERIFY(limiter.take(QHostAddress(u"192.168.0.10"_s), 1001));
        QVERIFY(limiter.size() <= 3);
        for (int i = 0; i < 5; ++i)
            QVERIFY(limiter.take(honest, 5000));
        QVERIFY(!limiter.take(honest, 5000));
        QVERIFY(!limiter.take(honest, 5199));
        QVERIFY(limiter.take(honest, 5200));
    }

    void aServerOnSeveralWaysIsOne() // NET-035
    {
        using News = net::FoundServers::News;
        net::FoundServers servers(10'000);
        const auto answer = answerOf(u"Knossos"_s);
        const auto host = [&] { return servers.all().front().address.host; };
        QCOMPARE(servers.heard(answer, QHostAddress(u"fe80::5%eth0"_s), 0), News::Found);
        QCOMPARE(host(), u"fe80::5%eth0"_s);
        QCOMPARE(servers.heard(answer, QHostAddress(u"192.168.0.5"_s), 1), News::Changed);
        QCOMPARE(servers.heard(answer, QHostAddress(u"fe80::5%eth0"_s), 2), News::Nothing);
        QCOMPARE(servers.heard(answer, QHostAddress(u"10.0.0.5"_s), 3), News::Nothing);
        QCOMPARE(servers.heard(answer, QHostAddress(u"2001:db8::5"_s), 4), News::Nothing);
        QCOMPARE(servers.heard(answer, QHostAddress(u"127.0.0.1"_s), 9'999), News::Nothing);
        QCOMPARE(host(), u"192.168.0.5"_s);
        QCOMPARE(servers.all().size(), std::size_t{1});
        // The good way is silent for too long: another one is taken.
        QCOMPARE(servers.heard(answer, QHostAddress(u"127.0.0.1"_s), 10'000), News::Nothing);
        QCOMPARE(servers.heard(answer, QHostAddress(u"127.0.0.1"_s), 10'001), News::Changed);
        QCOMPARE(host(), u"127.0.0.1"_s);
        QCOMPARE(servers.all().front().address.port, answer.port);
        auto busier = answer;
        busier.players = 13;
        QCOMPARE(servers.heard(busier, QHostAddress(u"127.0.0.1"_s), 10'002), News::Changed);
        QCOMPARE(servers.find(7)->players, 13);
    }
    void whatIsSilentForTenSecondsIsGone() // NET-035
    {
        using News = net::FoundServers::News;
        net::FoundServers servers;
        auto other = answerOf(u"Phaistos"_s);
        other.server = 8;
        const QHostAddress from(u"192.168.0.5"_s);
        QCOMPARE(servers.heard(answerOf(u"Knossos"_s), from, 0), News::Found);
        QCOMPARE(servers.heard(other, from, 5'000), News::Found);
        QVERIFY(servers.takeSilent(9'999).empty());
        const auto silent = servers.takeSilent(10'000);
        QCOMPARE(silent.size(), std::size_t{1});
        QCOMPARE(silent.front().name, u"Knossos"_s);
        QCOMPARE(servers.all().size(), std::size_t{1});
        QCOMPARE(servers.heard(answerOf(u"Knossos"_s), from, 10'001), News::Found);
    }
    void inventedServersFillNoMemory() // NET-034
    {
        net::FoundServers servers;
        auto answer = answerOf(u"x"_s);
        for (std::uint64_t i = 1; i <= 1000; ++i) {
            answer.server = i;
            static_cast<void>(servers.heard(answer, QHostAddress(u"192.168.0.5"_s), 0));
        }
        QCOMPARE(servers.all().size(), std::size_t{64});
    }

    void aServerAnswersUnicastAndMalformedQueriesNever() // NET-034
    {
        net::DiscoveryResponder responder;
        responder.setAnswer(answerOf(u"Knossos"_s));
        QVERIFY(responder.listen(0, net::Reach::ThisMachine));
        Stranger stranger;
        const QByteArray good = net::encodeQuery(nonceOf(1));
        for (const QByteArray& bad : {QByteArray(), QByteArray("LABRYS?"), good.first(255), good + 'x',
                 good.repeated(8), QByteArray(256, '\0'), net::encodeAnswer(answerOf(u"a"_s)),
                 QByteArray(good).replace(0, 1, "l"), QByteArray(good).replace(7, 1, "\x02")})
            stranger.send(bad, responder.port());
        stranger.send(good, responder.port());
        const auto came = stranger.receiveUntil(nonceOf(1));
        QCOMPARE(came.size(), 1);
        QVERIFY(came.front().size() <= net::kQueryBytes);
        auto expected = answerOf(u"Knossos"_s);
        const auto answer = net::decodeAnswer(came.front());
        expected.nonce = nonceOf(1);
        expected.server = answer->server;
        QCOMPARE(*answer, expected);
        QVERIFY(answer->server != 7);
    }
    void aFloodIsAnsweredFiveTimesASecond() // NET-034
    {
        std::int64_t now = 1000;
        net::DiscoveryResponder responder(nullptr, [&now] { return now; });
        responder.setAnswer(answerOf(u"Knossos"_s));
        QVERIFY(responder.listen(0, net::Reach::ThisMachine));
        Stranger stranger;
        for (std::uint8_t i = 1; i <= 100; ++i)
            stranger.send(net::encodeQuery(nonceOf(i)), responder.port());
        QCOMPARE(stranger.receiveUntil(nonceOf(5)).size(), 5);
        // The clock stands: nothing but time brings another answer.
        settle();
        now += 200;
        stranger.send(net::encodeQuery(nonceOf(200)), responder.port());
        QCOMPARE(stranger.receiveUntil(nonceOf(200)).size(), 1);
        stranger.send(net::encodeQuery(nonceOf(201)), responder.port());
        settle();
        now += 1000;
        stranger.send(net::encodeQuery(nonceOf(202)), responder.port());
        QCOMPARE(stranger.receiveUntil(nonceOf(202)).size(), 1);
    }
    void withoutAnAnswerNothingIsSaid()
    {
        net::DiscoveryResponder responder;
        QVERIFY(responder.listen(0, net::Reach::ThisMachine));
        Stranger stranger;
        stranger.send(net::encodeQuery(nonceOf(1)), responder.port());
        settle();
        responder.setAnswer(answerOf(u"Knossos"_s));
        stranger.send(net::encodeQuery(nonceOf(2)), responder.port());
        QCOMPARE(stranger.receiveUntil(nonceOf(2)).size(), 1);
    }

    void aSearchFindsAServerHearsItsNewsAndMissesIt() // NET-034, NET-035
    {
        net::DiscoveryResponder responder;
        responder.setAnswer(answerOf(u"Knossos"_s));
        QVERIFY(responder.listen(0, net::Reach::ThisMachine));
        net::DiscoverySearch search(nullptr, {50, 400});
        QSignalSpy found(&search, &net::DiscoverySearch::found);
        QSignalSpy changed(&search, &net::DiscoverySearch::changed);
        QSignalSpy gone(&search, &net::DiscoverySearch::gone);
        QVERIFY(search.start(responder.port(), net::Reach::ThisMachine));
        QTRY_COMPARE(found.count(), 1);
        auto server = search.servers().front();
        QCOMPARE(server.name, u"Knossos"_s);
        QCOMPARE(int{server.address.port}, 47771);
        QCOMPARE(int{server.tlsPort}, 47772);
        QCOMPARE(int{server.highest}, 3);
        QCOMPARE(server.matches, 5);
        auto busier = answerOf(u"Knossos"_s);
        busier.players = 14;
        responder.setAnswer(busier);
        QTRY_COMPARE(search.servers().front().players, 14);
        QVERIFY(changed.count() >= 1);
        QCOMPARE(gone.count(), 0);
        responder.stop();
        QTRY_COMPARE(gone.count(), 1);
        QVERIFY(search.servers().empty());
        QCOMPARE(found.count(), 1);
    }
    void answersThatNobodyAskedForAreIgnored() // NET-034
    {
        // The stranger is asked, and answers with other nonces before he gives the right one.
        Stranger stranger;
        net::DiscoverySearch search(nullptr, {50, 10'000});
        QSignalSpy found(&search, &net::DiscoverySearch::found);
        QVERIFY(search.start(stranger.port(), net::Reach::ThisMachine));
        QTRY_VERIFY(stranger.socket().hasPendingDatagrams());
        const auto query = stranger.socket().receiveDatagram();
        const auto nonce = net::decodeQuery(query.data());
        QVERIFY(nonce.has_value());
        const auto port = static_cast<std::uint16_t>(query.senderPort());
        auto answer = answerOf(u"False"_s);
        answer.nonce = net::drawNonce();
        stranger.send(net::encodeAnswer(answer), port);
        answer.nonce = *nonce;
        answer.nonce[15] ^= 1;
        stranger.send(net::encodeAnswer(answer), port);
        answer.nonce = *nonce;
        stranger.send(net::encodeAnswer(answer).chopped(1), port);
        stranger.send(net::encodeAnswer(answer).leftJustified(257, '\0'), port);
        stranger.send(net::encodeQuery(*nonce), port);
        answer.name = u"True"_s;
        stranger.send(net::encodeAnswer(answer), port);
        QTRY_COMPARE(found.count(), 1);
        QCOMPARE(search.servers().front().name, u"True"_s);
        // Four questions later the nonce is worn out: the second answer comes first, and the third counts.
        QList<net::Nonce> later;
        while (later.size() < 5) {
            QTRY_VERIFY(stranger.socket().hasPendingDatagrams());
            later.append(*net::decodeQuery(stranger.socket().receiveDatagram().data()));
        }
        answer.server = 8;
        stranger.send(net::encodeAnswer(answer), port);
        answer.server = 9;
        answer.nonce = later.back();
        stranger.send(net::encodeAnswer(answer), port);
        QTRY_COMPARE(found.count(), 2);
        QCOMPARE(search.servers().back().id, std::uint64_t{9});
    }
    void severalServersOfOneMachineAreAllFound() // NET-034, NET-035
    {
        net::DiscoveryResponder first;
        net::DiscoveryResponder second;
        first.setAnswer(answerOf(u"Knossos"_s));
        second.setAnswer(answerOf(u"Phaistos"_s));
        QVERIFY(first.listen(0));
        QVERIFY(second.listen(first.port()));
        QCOMPARE(second.port(), first.port());
        net::DiscoverySearch search(nullptr, {500, 10'000});
        QVERIFY(search.start(first.port()));
#ifdef Q_OS_LINUX
        QTRY_COMPARE(search.servers().size(), std::size_t{2});
#else
        QTRY_VERIFY(!search.servers().empty()); // the system decides who hears it
#endif
    }
    void aServerHearsWhatIsSentToAllNodesOfALink() // NET-034
    {
        net::DiscoveryResponder responder;
        responder.setAnswer(answerOf(u"Knossos"_s));
        QVERIFY(responder.listen(0));
        QUdpSocket socket;
        if (!socket.bind(QHostAddress(QHostAddress::AnyIPv6)))
            QSKIP("this machine has no IPv6");
        int sent = 0;
        const auto interfaces = QNetworkInterface::allInterfaces();
        for (const auto& one : interfaces) {
            if (!one.flags().testFlag(QNetworkInterface::IsUp)
                || !one.flags().testFlag(QNetworkInterface::CanMulticast))
                continue;
            socket.setMulticastInterface(one);
            const QHostAddress group{QLatin1String(net::kDiscoveryGroup)};
            sent += socket.writeDatagram(net::encodeQuery(nonceOf(1)), group, responder.port()) > 0 ? 1 : 0;
        }
        if (sent == 0)
            QSKIP("no interface of this machine takes IPv6 multicast");
        QTRY_VERIFY(socket.hasPendingDatagrams());
        const auto answer = net::decodeAnswer(socket.receiveDatagram().data());
        QVERIFY(answer.has_value());
        QCOMPARE(answer->nonce, nonceOf(1));
    }
    void whoHearsOfAServerMayStopTheSearch()
    {
        net::DiscoveryResponder responder;
        responder.setAnswer(answerOf(u"Knossos"_s));
        QVERIFY(responder.listen(0, net::Reach::ThisMachine));
        net::DiscoverySearch search(nullptr, {50, 10'000});
        connect(&search, &net::DiscoverySearch::found, this, [&search] { search.stop(); });
        QVERIFY(search.start(responder.port(), net::Reach::ThisMachine));
        QTRY_VERIFY(!search.isRunning());
        QVERIFY(search.servers().empty());
    }
};

LABRYS_TEST(TestDiscovery)
#include "tst_discovery.moc"
