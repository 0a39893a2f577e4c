// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/minoan.h"
#include "tests/support/test_main.h"

#include <set>

using namespace labrys;
using namespace labrys::minoan;

class TestActionText : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void everyActionSurvivesItsText() // APP-039
    {
        std::vector<Action> actions{
            {0, Verb::SacrificeHead, 0, 0}, {0, Verb::TieHead, 0, 0}, {0, Verb::DipAmulet, 0, 0}};
        for (int door = 0; door < 3; ++door)
            actions.push_back({0, Verb::Door, door, 0});
        for (const Swap swap : allSwaps())
            actions.push_back({0, Verb::Swap, swap.first, swap.second});
        for (int treasure = 0; treasure < 2; ++treasure) {
            actions.push_back({0, Verb::Keep, treasure, 0});
            for (int altar = 0; altar < 3; ++altar)
                actions.push_back({0, Verb::Offer, treasure, altar});
        }
        std::string log;
        std::set<std::string> texts;
        for (const auto& action : actions) {
            std::string text;
            Rules::writeAction(action, text);
            QVERIFY(!text.empty() && text.size() <= 4 && text[0] != '>');
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

    void whatIsNoActionIsNotConsumed() // ASC-132
    {
        for (const std::string_view text : {"", "x", ">", "d", "d0", "d4", "d-1", "k", "k0", "k3", "o", "o1",
                 "o14", "o31", "o00", "s", "sA", "sA1", "sA1x", "sH1r", "sA0r", "sA8r", "sG1r", "sA7d",
                 "sa1r", "s11r", "S", "D1", " d1", "é", "\xFF", "sA1", "h\0"}) {
            std::string_view rest = text;
            const auto read = Rules::readAction(rest);
            if (text.starts_with('h'))
                QVERIFY(read.has_value());
            else
                QVERIFY2(!read && rest == text, std::string(text).c_str());
        }
    }

    void wordsAreAsTheContractSays() // rules.h
    {
        const std::vector<std::pair<std::string, Action>> words{{"d1", {0, Verb::Door, 0, 0}},
            {"sC4r", {0, Verb::Swap, 23, 24}}, {"sC4d", {0, Verb::Swap, 23, 30}},
            {"k1", {0, Verb::Keep, 0, 0}}, {"o12", {0, Verb::Offer, 0, 1}},
            {"h", {0, Verb::SacrificeHead, 0, 0}}, {"b", {0, Verb::TieHead, 0, 0}},
            {"a", {0, Verb::DipAmulet, 0, 0}}};
        for (const auto& [word, action] : words) {
            std::string_view text = word;
            QVERIFY(Rules::readAction(text) == action);
            std::string written;
            Rules::writeAction(action, written);
            QCOMPARE(written, word);
        }
    }
};

LABRYS_TEST(TestActionText)

#include "tst_action_text.moc"
