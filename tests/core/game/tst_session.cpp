// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/game/session.h"

#include "tests/support/files.h"
#include "tests/support/random_maze.h"
#include "tests/support/runs.h"
#include "tests/support/scripts.h"
#include "tests/support/test_main.h"

using namespace labrys;
using minotaur::Rules;
using test::MinotaurSession;

namespace {

/// The states along a log, by nothing but the rules' own functions.
std::vector<minotaur::State> plainReplay(const MinotaurSession& session)
{
    auto stage = *Rules::makeStage(session.content(), session.options(), session.seed(), 1);
    std::vector<minotaur::State> states{Rules::begin(stage)};
    for (const auto& entry : session.log()) {
        auto state = states.back();
        if (entry) {
            const auto done = Rules::apply(stage, state, *entry, nullptr);
            LABRYS_ASSERT(done.has_value());
        } else {
            stage = *Rules::makeStage(
                session.content(), session.options(), session.seed(), *Rules::next(state));
            state = Rules::enter(stage, state);
        }
        states.push_back(state);
    }
    return states;
}

std::string threeLevels(std::uint64_t number)
{
    return test::mazeNumber(3 * number) + "\n" + test::mazeNumber(3 * number + 1) + "\n"
        + test::mazeNumber(3 * number + 2);
}

} // namespace

class TestSession : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void everyMomentEqualsAPlainReplay() // APP-015, ASC-104
    {
        const int runs = test::sweep(40, 2'000);
        std::size_t longest = 0;
        int levels = 1;
        for (int run = 0; run < runs; ++run) {
            Random random(static_cast<std::uint64_t>(run), Stream("test.run"));
            auto session = test::startOn(threeLevels(static_cast<std::uint64_t>(run)), 1 + run % 2,
                Seed(static_cast<std::uint64_t>(run)));
            test::walkAtRandom(
                session, random, {.steps = 200, .outsideEvery = run % 3 == 0 ? 8 : 0, .clever = 70});
            const auto states = plainReplay(session);
            QCOMPARE(states.size(), session.log().size() + 1);
            QVERIFY(states.back() == session.state());
            for (std::size_t position = 0; position < states.size(); ++position) {
                const auto moment = session.at(position);
                QVERIFY(moment.state == states[position]);
                QCOMPARE(moment.stage->level, moment.state.level);
            }
            longest = std::max(longest, states.size());
            levels = std::max(levels, session.state().level);
        }
        QVERIFY(longest > 130); // past two snapshots
        QVERIFY(levels > 1);    // and from level to level
    }

    void rewindCrossesLevels() // ASC-001, APP-015
    {
        auto session = test::startOn(test::firstSteps(), 1, *Seed::fromText(test::kScriptSeed));
        QCOMPARE(test::playScript(session, test::kWinningScript), test::kWinningScript.size());
        QCOMPARE(session.log().size(), test::kWinningScript.size());
        const auto step = test::kWinningScript.find('>');
        QCOMPARE(session.at(step).state.level, 1);
        QCOMPARE(session.at(step).state.outcome, minotaur::LevelOutcome::Completed);
        QCOMPARE(session.at(step + 1).state.level, 2);
        QCOMPARE(session.at(step + 1).state.outcome, minotaur::LevelOutcome::Running);
        QCOMPARE(session.at(step + 1).stage->title, std::string("The store rooms"));
    }

    void aRefusedActionIsNotLogged()
    {
        auto session = test::startOn(test::firstSteps());
        const auto before = session.digest();
        QCOMPARE(session.act({0, minotaur::Verb::North, 0}).error(), minotaur::Refusal::Wall); // ASC-040
        QCOMPARE(session.act({1, minotaur::Verb::Wait, 0}).error(), minotaur::Refusal::NoSuchSeat);
        QCOMPARE(session.log().size(), std::size_t{0});
        QCOMPARE(session.digest(), before);
        QVERIFY(!session.nextStage());
    }

    void aStageMadeByAWorkerIsTheSame()
    {
        auto one = test::startOn(test::firstSteps(), 1, *Seed::fromText(test::kScriptSeed));
        auto level1 = test::kFirstLevelScript;
        level1.remove_suffix(1);
        QCOMPARE(test::playScript(one, level1), level1.size());
        auto other = one;
        QCOMPARE(one.nextStage(), std::optional(2));
        QVERIFY(one.advance());
        auto ready = Rules::makeStage(other.content(), other.options(), other.seed(), 2);
        QVERIFY(other.advance(std::make_shared<const minotaur::Stage>(*std::move(ready))));
        const auto rest = test::kWinningScript.substr(level1.size() + 1);
        QCOMPARE(test::playScript(one, rest), rest.size());
        QCOMPARE(test::playScript(other, rest), rest.size());
        QCOMPARE(one.digest(), other.digest());
    }

    void aSessionThatCannotBeginSaysWhy()
    {
        auto options = test::optionsOf(test::firstSteps());
        options.players = 3;
        const auto session = MinotaurSession::start(
            std::make_shared<const minotaur::Content>(test::minotaurContent()), options, Seed(1));
        QVERIFY(!session);
        QCOMPARE(session.error().code, std::string("OPTIONS_PLAYERS"));
    }

    void nothingChangesWithoutAnAction() // ASC-007
    {
        auto session = test::startOn(test::firstSteps(), 2, Seed(3));
        Random random(1);
        test::walkAtRandom(session, random, {.steps = 9});
        const auto digest = session.digest();
        const auto seen = session.observe(0);
        std::vector<minotaur::Action> legal;
        for (int i = 0; i < 1'000; ++i) {
            Rules::legalActions(session.stage(), session.state(), i % 2, legal);
            QVERIFY(session.observe(0) == seen);
            static_cast<void>(session.summary());
            static_cast<void>(session.at(5));
        }
        QCOMPARE(session.digest(), digest);
    }
};

LABRYS_TEST(TestSession)

#include "tst_session.moc"
