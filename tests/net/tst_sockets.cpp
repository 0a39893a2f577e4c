// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/load/echo_server.h"
#include "app/cli/load/sockets.h"
#include "tests/net/listening.h"

#include "tests/support/test_main.h"

#include <algorithm>
#include <chrono>
#include <string>
#include <vector>

using namespace labrys;
using namespace labrys::load;
using namespace std::chrono_literals;

class TestSockets : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void anEchoAnswersManyConnections()
    {
        const auto echo = EchoServer::start();
        QVERIFY(echo.has_value());
        test::Listening all;
        std::vector<Sockets::Handle> handles;
        for (int i = 0; i < 200; ++i) {
            handles.push_back(all.sockets.open({"127.0.0.1", echo->port()}).value());
            all.sockets.send(handles.back(), std::to_string(i));
            all.sockets.send(handles.back(), std::string(3000, 'x'));
        }
        QVERIFY(all.until([&] {
            return std::ranges::all_of(handles, [&](auto handle) { return all.heard[handle].size() == 2; });
        }));
        for (int i = 0; i < 200; ++i)
            QCOMPARE(all.heard[handles[static_cast<std::size_t>(i)]],
                (std::vector<std::string>{std::to_string(i), std::string(3000, 'x')}));
        QCOMPARE(all.sockets.count(), std::size_t{200});
    }
    void nobodyThereIsRefused()
    {
        test::Listening all;
        std::uint16_t port = 0;
        {
            const auto echo = EchoServer::start();
            port = echo->port();
        }
        const auto handle = all.sockets.open({"127.0.0.1", port}).value();
        QVERIFY(all.until([&] { return !all.gone.empty(); }));
        QCOMPARE(all.gone.at(handle), Sockets::Gone::Refused);
        QVERIFY(!all.sockets.isOpen(handle));
        QVERIFY(!all.sockets.open({"localhost.example", 1}).has_value());
    }
    void aProxyPassesEverythingOnByteByByte() // NET-003
    {
        const auto echo = EchoServer::start();
        auto proxy = test::Proxy::start(echo->port(), 1);
        QVERIFY(proxy.has_value());
        proxy->setWeather({.delay = 5ms, .stallPerMille = 100, .stall = 20ms, .byteWise = true});
        test::Listening all;
        const auto handle = all.sockets.open({"127.0.0.1", proxy->port()}).value();
        std::vector<std::string> expected;
        std::size_t bytes = 0;
        const auto begun = Clock::now();
        for (int i = 1; i < 40; ++i) {
            const std::string text(static_cast<std::size_t>(i), static_cast<char>('a' + i % 26));
            all.sockets.send(handle, text);
            expected.push_back(text);
            bytes += text.size();
        }
        QVERIFY(all.until([&] { return all.heard[handle].size() >= expected.size(); }, &*proxy));
        QCOMPARE(all.heard[handle], expected);
        QVERIFY(Clock::now() - begun >= 10ms); // there and back
        QVERIFY(proxy->passed() > 2 * bytes);
    }
    void aProxyCutsInThreeWays_data()
    {
        QTest::addColumn<int>("how");
        QTest::newRow("FIN") << static_cast<int>(test::Proxy::Cut::Finish);
        QTest::newRow("RST") << static_cast<int>(test::Proxy::Cut::Reset);
        QTest::newRow("silent") << static_cast<int>(test::Proxy::Cut::Silent);
    }
    void aProxyCutsInThreeWays() // NET-022
    {
        QFETCH(const int, how);
        const auto echo = EchoServer::start();
        auto proxy = test::Proxy::start(echo->port(), 1);
        test::Listening all;
        const auto handle = all.sockets.open({"127.0.0.1", proxy->port()}).value();
        all.sockets.send(handle, "before");
        QVERIFY(all.until([&] { return all.heard[handle].size() == 1; }, &*proxy));
        QCOMPARE(proxy->cutAll(static_cast<test::Proxy::Cut>(how)), 1);
        QCOMPARE(proxy->count(), 0);
        all.sockets.send(handle, "after");
        // A connection of its own tells when everything that could come has come.
        const auto other = all.sockets.open({"127.0.0.1", proxy->port()}).value();
        all.sockets.send(other, "other");
        QVERIFY(all.until([&] { return all.heard[other].size() == 1; }, &*proxy));
        QCOMPARE(all.heard[handle], std::vector<std::string>{"before"});
        const bool silent = static_cast<test::Proxy::Cut>(how) == test::Proxy::Cut::Silent;
        QCOMPARE(all.gone.contains(handle), !silent);
        if (static_cast<test::Proxy::Cut>(how) == test::Proxy::Cut::Reset)
            QCOMPARE(all.gone.at(handle), Sockets::Gone::Reset);
    }
};

LABRYS_TEST(TestSockets)
#include "tst_sockets.moc"
