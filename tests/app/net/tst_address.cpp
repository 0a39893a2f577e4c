// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/net/address.h"
#include "app/net/messages.h"

#include "tests/fuzz/mutate.h"
#include "tests/support/test_main.h"

using namespace labrys;
using namespace Qt::StringLiterals;

class TestAddress : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void whatPeopleTypeIsUnderstood_data() // NET-035
    {
        QTest::addColumn<QString>("typed");
        QTest::addColumn<QString>("host");
        QTest::addColumn<int>("port");
        QTest::addColumn<bool>("tls");
        const auto row
            = [](const QString& typed, const QString& host, int port = net::kPort, bool tls = false) {
                  QTest::newRow(qPrintable(typed)) << typed << host << port << tls;
              };
        row(u"localhost"_s, u"localhost"_s);
        row(u"  Server.Example.ORG \n"_s, u"server.example.org"_s);
        row(u"server.example.org."_s, u"server.example.org"_s);
        row(u"server:5"_s, u"server"_s, 5);
        row(u"my_pc"_s, u"my_pc"_s);
        row(u"1.2.3.4"_s, u"1.2.3.4"_s);
        row(u"1.2.3.4:5"_s, u"1.2.3.4"_s, 5);
        row(u"255.0.0.1:65535"_s, u"255.0.0.1"_s, 65535);
        row(u"h:1"_s, u"h"_s, 1);
        row(u"h:00080"_s, u"h"_s, 80);
        row(u"::1"_s, u"::1"_s);
        row(u"[::1]"_s, u"::1"_s);
        row(u"[::1]:5"_s, u"::1"_s, 5);
        row(u"2001:DB8:0:0:0:0:0:1"_s, u"2001:db8::1"_s);
        row(u"::ffff:192.168.1.2"_s, u"::ffff:192.168.1.2"_s);
        row(u"fe80::1%eth0"_s, u"fe80::1%eth0"_s);
        row(u"[fe80::1%enp3s0.7]:9"_s, u"fe80::1%enp3s0.7"_s, 9);
        row(u"h:47772"_s, u"h"_s, net::kTlsPort, true);
        row(u"h:47771"_s, u"h"_s, net::kPort, false);
        row(u"tls://h"_s, u"h"_s, net::kTlsPort, true);
        row(u"TLS://h:5"_s, u"h"_s, 5, true);
        row(u"tls://[::1]"_s, u"::1"_s, net::kTlsPort, true);
        row(u"tls://h:47771"_s, u"h"_s, net::kPort, true);
        row(u"Bücher.example"_s, u"xn--bcher-kva.example"_s);
        row(u"κνωσός.gr:7"_s, u"xn--vxagpd3at.gr"_s, 7);
        row(u"１２７．０．０．１"_s, u"127.0.0.1"_s);
        row(QString(63, u'a') + u".b"_s, QString(63, u'a') + u".b"_s);
    }
    void whatPeopleTypeIsUnderstood()
    {
        QFETCH(QString, typed);
        QFETCH(QString, host);
        QFETCH(int, port);
        QFETCH(bool, tls);
        const auto address = net::readAddress(typed);
        QVERIFY2(address.has_value(), address ? "" : address.error().code.c_str());
        QCOMPARE(address->host, host);
        QCOMPARE(int{address->port}, port);
        QCOMPARE(address->tls, tls);
        QCOMPARE(net::readAddress(address->text()), address);
    }
    void whatIsWrittenIsShort()
    {
        const auto written = [](const QString& host, int port, bool tls) {
            return net::Address{host, static_cast<std::uint16_t>(port), tls}.text();
        };
        QCOMPARE(written(u"h"_s, net::kPort, false), u"h"_s);
        QCOMPARE(written(u"h"_s, 5, false), u"h:5"_s);
        QCOMPARE(written(u"::1"_s, net::kPort, false), u"::1"_s);
        QCOMPARE(written(u"::1"_s, 5, false), u"[::1]:5"_s);
        QCOMPARE(written(u"h"_s, net::kTlsPort, true), u"tls://h"_s);
        QCOMPARE(written(u"::1"_s, 5, true), u"tls://[::1]:5"_s);
    }
    void whatIsNoAddressIsRefusedByCode_data()
    {
        QTest::addColumn<QString>("typed");
        QTest::addColumn<QString>("code");
        const auto row = [](const QString& typed, const char* code) {
            QTest::newRow(qPrintable(typed.left(40) + QString::number(typed.size())))
                << typed << QString::fromLatin1(code);
        };
        for (const QString& typed : {u""_s, u" \t "_s, u"tls://"_s})
            row(typed, "ADDRESS_EMPTY");
        for (const QString& typed : {u"h:"_s, u"h:0"_s, u"h:65536"_s, u"h:99999"_s, u"h:123456"_s, u"h:-1"_s,
                 u"h:+5"_s, u"h:5x"_s, u"h: 5"_s, u"[::1]:"_s, u"[::1]:0"_s, u"h:\u0665"_s})
            row(typed, "ADDRESS_PORT");
        for (const QString& typed : {u":5"_s, u"a b"_s, u"http://h"_s, u"user@h"_s, u"h/"_s, u"-a"_s, u"a-"_s,
                 u"a..b"_s, u".a"_s, u"1.2.3"_s, u"1.2.3.256"_s, u"1.2.3.4.5"_s, u"01.2.3.4"_s, u"127.1"_s,
                 u"2130706433"_s, u"0.0.0.0"_s, u"255.255.255.255"_s, u"224.0.0.1"_s, u"::"_s, u"ff02::1"_s,
                 u"[::1"_s, u"[::1]x"_s, u"[1.2.3.4]"_s, u"[h]"_s, u"[]"_s, u"1::2::3"_s, u"fe80::1%"_s,
                 u"fe80::1%a b"_s, u"h%eth0"_s, u"12345::1"_s, u"a:b:c"_s, u"\u202Eh"_s, QString(64, u'a'),
                 u"fe80::1%"_s + QString(33, u'a'), (QString(49, u'a') + u'.').repeated(5) + u"abcd"_s,
                 u"a\0b"_s, u"tls://tls://h"_s})
            row(typed, "ADDRESS_HOST");
    }
    void whatIsNoAddressIsRefusedByCode()
    {
        QFETCH(QString, typed);
        QFETCH(QString, code);
        const auto address = net::readAddress(typed);
        QVERIFY(!address.has_value());
        QCOMPARE(QString::fromStdString(address.error().code), code);
        QCOMPARE(address.error().arguments, std::vector{typed.toStdString()});
    }
    void theLongestNameIsTaken()
    {
        const QString longest = (QString(49, u'a') + u'.').repeated(5) + u"abc"_s;
        QCOMPARE(longest.size(), 253);
        QVERIFY(net::readAddress(longest).has_value());
    }
    void mutatedAddressesAreRefusedOrReadAgainAsTheSame()
    {
        const std::vector<std::string> corpus{"server.example.org:47771", "[fe80::1%eth0]:5", "tls://1.2.3.4",
            "Bücher.example", "::ffff:1.2.3.4"};
        const std::vector<std::string_view> tokens{"%", "::", "[", "]:", "tls://", "xn--", ".", "%25", "ß"};
        const test::Mutator mutator(corpus, tokens);
        int good = 0;
        for (int i = 0; i < test::sweep(5'000, 200'000); ++i) {
            const auto text = QString::fromStdString(mutator.variant(static_cast<std::uint64_t>(i)));
            const auto address = net::readAddress(text);
            if (!address)
                continue;
            ++good;
            QVERIFY2(net::readAddress(address->text()) == address, qPrintable(text));
            for (const QChar c : address->host)
                QVERIFY(c.unicode() > 0x20 && c.unicode() < 0x7F);
        }
        QVERIFY(good > 100);
    }
};

LABRYS_TEST(TestAddress)
#include "tst_address.moc"
