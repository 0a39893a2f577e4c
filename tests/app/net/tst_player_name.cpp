// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/net/player_name.h"

#include "tests/support/test_main.h"

#include <optional>

using namespace labrys;
using namespace Qt::StringLiterals;

namespace {

std::optional<net::TextFault> nameFault(const QString& name)
{
    const auto result = net::cleanName(name);
    return result ? std::nullopt : std::optional(result.error());
}

bool areAlike(const QString& a, const QString& b)
{
    const auto left = net::nameKeys(a);
    const auto right = net::nameKeys(b);
    return left[0] == right[0] || left[1] == right[1];
}

} // namespace

class TestPlayerName : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void namesHaveTheirBounds_data() // NET-005, NET-033
    {
        QTest::addColumn<QString>("name");
        QTest::addColumn<bool>("good");
        QTest::newRow("0") << QString() << false;
        QTest::newRow("1") << u"é"_s << true;
        QTest::newRow("15") << QString(15, u'é') << true;
        QTest::newRow("16") << QString(16, u'é') << true;
        QTest::newRow("17") << QString(17, u'é') << false;
        const char32_t axe = 0x1FA93;
        QTest::newRow("64 bytes") << QString::fromUcs4(&axe, 1).repeated(16) << true;
        const QString heavy = u"q\u0337\u0338"_s; // 5 bytes
        QTest::newRow("64 bytes with marks") << (heavy.repeated(12) + u"abcd"_s) << true;
        QTest::newRow("63 bytes with marks") << (heavy.repeated(12) + u"abc"_s) << true;
        QTest::newRow("65 bytes") << (heavy.repeated(13)) << false;
        QTest::newRow("what is removed does not count")
            << (QString(16, u'a') + QString(50, QChar(0x200B))) << true;
    }
    void namesHaveTheirBounds()
    {
        QFETCH(QString, name);
        QFETCH(bool, good);
        QCOMPARE(net::cleanName(name).has_value(), good);
        if (!good && !name.isEmpty())
            QCOMPARE(nameFault(name), net::TextFault::TooLong);
    }
    void ordinaryNamesPassAsTheyAre() // NET-033
    {
        for (const QString& name : {u"Thésée"_s, u"Ariadne"_s, u"Νίκος"_s, u"Ali"_s, u"Ian"_s, u"Ольга"_s,
                 u"李小龍"_s, u"محمد"_s, u"Jean-Luc"_s, u"O'Neill"_s, u"x"_s, u"42"_s, u"Allan"_s, u"Moe"_s,
                 u"Tous-saints"_s, u"Modeste"_s, u"Hostensia"_s, u"🐂"_s, u"Playeress"_s, u"Éloïse 2"_s})
            QCOMPARE(net::cleanName(name).value_or(u"<refused>"_s), name);
        QCOMPARE(net::cleanName(u" The\u202E \u200BBull\n"_s).value_or(QString()), u"The Bull"_s);
    }
    void wordsOfTheProgramAreReserved_data() // NET-033
    {
        QTest::addColumn<QString>("name");
        for (const QString& name : {u"server"_s, u"Server"_s, u"SERVEUR"_s, u"admin"_s, u"Admin 7"_s,
                 u"[Admin]"_s, u"A d m i n"_s, u"Labrys"_s, u"everyone"_s, u"Tout le monde"_s, u"player 1"_s,
                 u"Player12"_s, u"Joueur 2"_s, u"Hôte"_s, u"hote"_s, u"système"_s, u"ｓｅｒｖｅｒ"_s,
                 u"s\u200Berver"_s, u"Sërver"_s, u"ⓢⓔⓡⓥⓔⓡ"_s, u"-server-"_s, u"vous"_s})
            QTest::newRow(qPrintable(name)) << name;
        if (net::lookalikesAreKnown()) {
            for (const QString& name : {u"аdmin"_s, u"Ѕеrvеr"_s, u"ADMlN"_s, u"adm1n"_s, u"r00t"_s,
                     u"Iabrys"_s, u"1abrys"_s, u"adrnin"_s, u"ΑDΜΙΝ"_s})
                QTest::newRow(qPrintable(u"looks like it: "_s + name)) << name;
        }
    }
    void wordsOfTheProgramAreReserved()
    {
        QFETCH(QString, name);
        QCOMPARE(nameFault(name), net::TextFault::Reserved);
    }
    void namesThatDifferInCaseAloneAreAlike() // NET-033
    {
        QVERIFY(areAlike(u"Ariadne"_s, u"ARIADNE"_s));
        QVERIFY(areAlike(u"Νίκος"_s, u"ΝΊΚΟΣ"_s));
        QVERIFY(areAlike(u"Straße"_s, u"STRASSE"_s));
        QVERIFY(!areAlike(u"Ariadne"_s, u"Ariane"_s));
        QVERIFY(!areAlike(u"Thésée"_s, u"Phèdre"_s));
        QVERIFY(!areAlike(u"Bull 1"_s, u"Bull 2"_s));
    }
    void namesThatLookAlikeShareAKey() // NET-033
    {
        if (!net::lookalikesAreKnown())
            QSKIP("built without ICU");
        QVERIFY(areAlike(u"paypal"_s, u"раураl"_s)); // Cyrillic
        QVERIFY(areAlike(u"Bob"_s, u"Вob"_s));       // a Cyrillic capital that has no small look-alike
        QVERIFY(areAlike(u"Daniel"_s, u"DANlEL"_s));
        QVERIFY(areAlike(u"Daniel"_s, u"Danie1"_s));
        QVERIFY(areAlike(u"O0O"_s, u"OOO"_s));
        QVERIFY(areAlike(u"Mark"_s, u"rnark"_s));
        QVERIFY(areAlike(u"Νίκος"_s, u"Nίκος"_s)); // a Latin capital N
        QVERIFY(!areAlike(u"Νίκος"_s, u"Μίκος"_s));
    }
    void keysOfAKeyAreItself()
    {
        for (const QString& name : {u"Daniel"_s, u"DANlEL"_s, u"Вob"_s, u"Mark"_s, u"Straße"_s, u"ΝΊΚΟΣ"_s}) {
            const auto keys = net::nameKeys(name);
            QCOMPARE(net::nameKeys(keys[0])[0], keys[0]);
            QCOMPARE(net::nameKeys(keys[1])[1], keys[1]);
        }
    }
};

LABRYS_TEST(TestPlayerName)
#include "tst_player_name.moc"
