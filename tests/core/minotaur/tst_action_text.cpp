// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/minotaur/rules.h"

#include "tests/support/test_main.h"

#include <set>

using namespace labrys;
using namespace labrys::minotaur;

class TestActionText : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void everyActionSurvivesItsText() // APP-039
    {
        std::vector<Action> actions;
        for (game::Seat seat = 0; seat < kMostPlayers; ++seat)
            for (const auto verb : {Verb::North, Verb::West, Verb::South, Verb::East, Verb::Wait})
                actions.push_back({seat, verb, 0});
        for (game::Seat subject = 0; subject < kMostPlayers; ++subject)
            for (const auto verb : {Verb::Lost, Verb::Back, Verb::PlayOn, Verb::TurnPassed})
                actions.push_back({game::kEnvironment, verb, subject});
        std::string log;
        std::set<std::string> texts;
        for (const auto& action : actions) {
            std::string text;
            Rules::writeAction(action, text);
            QCOMPARE(text.size(), action.seat == game::kEnvironment ? std::size_t{3} : std::size_t{1});
            QVERIFY(text[0] != '>');
            texts.insert(text);
            log += text;
        }
        QCOMPARE(texts.size(), actions.size());
        // One after another they are read back without a separator.
        std::string_view rest = log;
        for (const auto& action : actions)
            QVERIFY(Rules::readAction(rest) == action);
        QVERIFY(rest.empty());
    }

    void whatIsNoActionIsNotConsumed()
    {
        for (const std::string_view text :
            {"", "x", ">", "!", "!l", "!l2", "!x0", "!l-", " w", "!!l0", "é"}) {
            std::string_view rest = text;
            QVERIFY(!Rules::readAction(rest));
            QCOMPARE(rest, text);
        }
    }

    void keysAreThoseOfTheSeed() // ASC-030, ASC-031
    {
        std::string_view text = "wasd.";
        for (const auto verb : {Verb::North, Verb::West, Verb::South, Verb::East, Verb::Wait})
            QVERIFY(Rules::readAction(text) == (Action{0, verb, 0}));
    }
};

LABRYS_TEST(TestActionText)

#include "tst_action_text.moc"
