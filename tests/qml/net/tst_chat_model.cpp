// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/viewmodels/net/chat_model.h"
#include "tests/qml/net/fake_link.h"
#include "tests/support/test_main.h"

#include <QAbstractItemModelTester>

using namespace labrys;
using net::Room;
using test::line;
using viewmodels::ChatModel;

namespace {

QStringList texts(const ChatModel& model)
{
    QStringList all;
    for (int row = 0; row < model.rowCount(); ++row)
        all.append(model.index(row).data(ChatModel::TextRole).toString());
    return all;
}

} // namespace

class TestChatModel : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void linesComeOnceWhateverBringsThem() // NET-014
    {
        ChatModel model;
        const QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::Fatal);
        model.setOwn(100);
        model.take(net::Tail{Room::Lobby,
            {line(Room::Lobby, 1, 4, "Minos", "one"), line(Room::Lobby, 2, 100, "Ariane", "two")}});
        model.take(line(Room::Lobby, 3, 4, "Minos", "three"));
        // As after a resume.
        model.take(net::Tail{Room::Lobby,
            {line(Room::Lobby, 2, 100, "Ariane", "two"), line(Room::Lobby, 3, 4, "Minos", "three")}});
        QCOMPARE(texts(model), test::strings({"one", "two", "three"}));
        QVERIFY(!model.index(0).data(ChatModel::OwnRole).toBool());
        QVERIFY(model.index(1).data(ChatModel::OwnRole).toBool());
    }

    void unreadLinesAreThoseOfOthersThatNobodySaw() // minotaur.md 6.1
    {
        ChatModel model;
        model.setOwn(100);
        model.take(net::Tail{Room::Match, {line(Room::Match, 1, 4, "Minos", "old")}});
        QCOMPARE(model.unread(), 0);
        model.take(line(Room::Match, 2, 4, "Minos", "new"));
        model.take(line(Room::Match, 3, 100, "Ariane", "own"));
        QCOMPARE(model.unread(), 1);
        QCOMPARE(model.spoken(), QStringLiteral("Minos: new"));
        model.setWatched(true);
        QCOMPARE(model.unread(), 0);
        model.take(line(Room::Match, 4, 4, "Minos", "seen"));
        QCOMPARE(model.unread(), 0);
    }

    void linesOfTheMutedAreHiddenAndComeBackInTheirPlaces() // minotaur.md 6.1: block, mute
    {
        ChatModel model;
        const QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::Fatal);
        model.take(line(Room::Lobby, 1, 4, "Minos", "one"));
        model.take(line(Room::Lobby, 2, 3, "Icarus", "two"));
        model.notice(QStringLiteral("Europa came in"));
        model.take(line(Room::Lobby, 3, 4, "Minos", "three"));
        model.setMuted({QStringLiteral("Minos")});
        QCOMPARE(texts(model), test::strings({"two", "Europa came in"}));
        model.take(line(Room::Lobby, 4, 4, "Minos", "four"));
        QCOMPARE(model.unread(), 3);
        QCOMPARE(texts(model).size(), 2);
        model.setMuted({});
        QCOMPARE(texts(model), test::strings({"one", "two", "Europa came in", "three", "four"}));
    }

    void theOldestLinesAreDropped()
    {
        ChatModel model;
        const QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::Fatal);
        model.setMuted({QStringLiteral("Minos")});
        for (int i = 1; i <= ChatModel::kMost + 10; ++i)
            model.take(
                line(Room::Lobby, i, i % 2, i % 2 == 0 ? "Minos" : "Icarus", std::to_string(i).c_str()));
        QCOMPARE(model.rowCount(), static_cast<int>(ChatModel::kMost / 2));
        QCOMPARE(texts(model).constFirst(), QStringLiteral("11"));
        model.setMuted({});
        QCOMPARE(model.rowCount(), static_cast<int>(ChatModel::kMost));
        model.clear();
        QCOMPARE(model.rowCount(), 0);
    }

    void aPhraseIsReadInTheReadersLanguage() // minotaur.md 6.1: ready phrases
    {
        ChatModel model;
        auto said = line(Room::Match, 1, 4, "Minos", "");
        said.phrase = 3;
        model.take(said);
        QCOMPARE(texts(model), test::strings({"Run"}));
    }
};

LABRYS_TEST(TestChatModel)
#include "tst_chat_model.moc"
