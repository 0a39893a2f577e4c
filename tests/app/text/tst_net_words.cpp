// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/text/net_words.h"
#include "tests/support/test_main.h"

#include <QSet>

using namespace labrys;
using text::NetWords;

namespace {

/// A sentence of its own for each of them, which says something.
template <class Values, class Words>
void eachHasItsOwn(const Values& values, const Words& words)
{
    QSet<QString> seen;
    for (const auto value : values) {
        const QString sentence = words(value);
        QVERIFY2(sentence.size() > 3, QByteArray::number(static_cast<int>(value)));
        QVERIFY2(!seen.contains(sentence), qPrintable(sentence));
        seen.insert(sentence);
    }
}

template <class E>
std::vector<E> all(E last)
{
    std::vector<E> values;
    for (int i = 0; i <= static_cast<int>(last); ++i)
        values.push_back(static_cast<E>(i));
    return values;
}

} // namespace

class TestNetWords : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void everyFailureHasASentence() // ASC-132, minotaur.md 6.1
    {
        using Kind = net::Failure::Kind;
        auto kinds = all(Kind::Closed);
        std::erase(kinds, Kind::None);
        std::erase(kinds, Kind::Rejected); // below
        eachHasItsOwn(kinds, [](Kind kind) {
            const QString sentence
                = NetWords::failure({.kind = kind}, QStringLiteral("host:1"), QStringLiteral("Labrys 1"));
            return sentence.contains(QStringLiteral("host:1")) ? sentence : QString();
        });
        eachHasItsOwn(all(net::RejectCode::Protocol), [](net::RejectCode code) {
            net::Reject reject;
            reject.code = code;
            reject.app = "Labrys 2";
            return NetWords::rejected(reject, QStringLiteral("Labrys 1"));
        });
    }

    void everyErrorHasASentence() // ASC-132
    {
        for (const auto code : all(net::ErrorCode::Server))
            QVERIFY(NetWords::error({code, {}, 3}).size() > 3);
        QVERIFY(NetWords::error({net::ErrorCode::Muted, {}, 10}).contains(QStringLiteral("10")));
    }

    void differentVersionsNameBothPrograms() // NET-006
    {
        net::Reject reject;
        reject.code = net::RejectCode::Version;
        reject.app = "Labrys 2";
        const QString sentence = NetWords::rejected(reject, QStringLiteral("Labrys 1"));
        QVERIFY(
            sentence.contains(QStringLiteral("Labrys 1")) && sentence.contains(QStringLiteral("Labrys 2")));
    }

    void whateverBecomesOfAMatchIsSaid() // NET-024, NET-027
    {
        eachHasItsOwn(all(net::Presence::Left),
            [](net::Presence presence) { return NetWords::presence(presence, QStringLiteral("Ioanna")); });
        eachHasItsOwn(
            all(net::EndReason::Failed), [](net::EndReason reason) { return NetWords::ended(reason); });
        for (const char* why : {"cancelled", "declined", "expired", "left"})
            QVERIFY(!NetWords::invitationGone(why, QStringLiteral("Ioanna"), true).isEmpty()
                || !NetWords::invitationGone(why, QStringLiteral("Ioanna"), false).isEmpty());
        QVERIFY(NetWords::invitationGone("started", QStringLiteral("Ioanna"), true).isEmpty());
    }

    void thereAreFivePhrases() // minotaur.md 6.1
    {
        for (int number = 1; number <= text::kPhrases; ++number)
            QVERIFY(!NetWords::phrase(number).isEmpty());
        QVERIFY(NetWords::phrase(0).isEmpty() && NetWords::phrase(6).isEmpty());
        net::Line line;
        line.text = "as the sender saw it";
        line.phrase = 3;
        QCOMPARE(NetWords::line(line), QStringLiteral("Run"));
        line.phrase = 9; // of a later version
        QCOMPARE(NetWords::line(line), QStringLiteral("as the sender saw it"));
    }

    void namesAreNotTakenForPlaces() // NET-033
    {
        net::Person person;
        person.doing = net::Doing::Playing;
        person.with = "%1 %2";
        person.level = 3;
        QCOMPARE(NetWords::doing(person), QStringLiteral("playing with %1 %2, level 3"));
    }
};

LABRYS_TEST(TestNetWords)
#include "tst_net_words.moc"
