// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/game/hosted.h"

#include "core/game/record.h"
#include "core/game/view_reader.h"
#include "tests/core/game/matches.h"
#include "tests/support/files.h"
#include "tests/support/random_maze.h"

#include <atomic>
#include <thread>

using namespace labrys;
using minotaur::Rules;

namespace {

using Rejection = game::HostedMatch::Rejection;

std::unique_ptr<game::HostedMatch> firstSteps(std::uint64_t seed = 1)
{
    return test::hosted("first", Seed(seed), test::firstSteps());
}

/// One random thing that happens to a match: mostly a legal decision, at times what the world outside says.
void stir(game::HostedMatch& match, test::MinotaurSession& shadow, Random& random)
{
    if (match.stageOver()) {
        test::goOn(match);
        QVERIFY(shadow.advance().has_value());
        return;
    }
    auto actions = test::everyLegalAction(shadow.stage(), shadow.state());
    if (random.below(8) != 0 && match.toMove() != game::kEnvironment)
        std::erase_if(actions, [](const auto& action) { return action.seat == game::kEnvironment; });
    const auto action = actions[static_cast<std::size_t>(random.below(actions.size()))];
    QVERIFY(shadow.act(action).has_value());
    if (action.seat == game::kEnvironment) {
        constexpr std::array kChanges{
            game::Change::Lost, game::Change::Back, game::Change::PlayOn, game::Change::TurnPassed};
        const auto change = kChanges[static_cast<std::size_t>(action.verb)
            - static_cast<std::size_t>(minotaur::Verb::Lost)];
        QVERIFY(match.tell(change, action.subject));
        return;
    }
    std::string text;
    Rules::writeAction(action, text);
    QVERIFY(match.submit(action.seat, text).has_value());
}

} // namespace

class TestHosted : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void twoSeatsPlayToTheEndOverTextAlone() // ASC-003, ASC-110, ASC-113, NET-016
    {
        int won = 0;
        const int runs = test::sweep(6, 200);
        for (int run = 0; run < runs; ++run) {
            auto match = firstSteps(static_cast<std::uint64_t>(run));
            std::array<game::Summary, 2> known;
            std::array<game::ViewReader<Rules>, 2> readers;
            test::playMatch<minotaur::ExplorerBot>(
                *match, 4'000, [&](game::Seat seat, const auto&, const auto&, const std::string& text) {
                    auto& reader = readers[static_cast<std::size_t>(seat)];
                    QVERIFY(reader.take(text).has_value());
                    known[static_cast<std::size_t>(seat)] = Rules::summary(reader.observation());
                });
            QVERIFY(match->summary().outcome != game::Outcome::Running);
            QCOMPARE(match->toMove(), game::kEnvironment);
            won += match->summary().outcome == game::Outcome::Won ? 1 : 0;
            // Both know how it ended, from their views.
            QVERIFY(known[0] == match->summary());
            QVERIFY(known[1] == match->summary());
        }
        QVERIFY(won > runs / 2);
    }

    void aClientKnowsItsLegalActions() // NET-012: from the observation alone
    {
        for (std::uint64_t run = 0; run < 20; ++run) {
            auto session = test::startOn(test::mazeNumber(run), 2, Seed(run));
            Random random(run);
            test::walkAtRandom(session, random, {.steps = 60, .outsideEvery = 10, .clever = 50},
                [](const test::MinotaurSession& now) {
                    QCOMPARE(Rules::toMove(now.observe(0)), Rules::toMove(now.state()));
                    QVERIFY(Rules::summary(now.observe(0)) == Rules::summary(now.state()));
                    QCOMPARE(Rules::stageOver(now.observe(0)), Rules::next(now.state()).has_value());
                    for (game::Seat seat = 0; seat < 2; ++seat) {
                        std::vector<minotaur::Action> known;
                        std::vector<minotaur::Action> legal;
                        Rules::legalActions(now.observe(seat), known);
                        Rules::legalActions(now.stage(), now.state(), seat, legal);
                        QVERIFY(known == legal);
                    }
                });
        }
    }

    void whatIsNotAnActionOfTheSeatIsRefused() // NET-012, NET-016
    {
        auto match = firstSteps();
        const auto before = match->digest();
        const auto sight = match->sight(0);
        const auto rejection
            = [&](game::Seat seat, std::string_view text) { return match->submit(seat, text).error().why; };
        QCOMPARE(rejection(0, ""), Rejection::NotAnAction);
        QCOMPARE(rejection(0, "x"), Rejection::NotAnAction);
        QCOMPARE(rejection(0, "ss"), Rejection::NotAnAction);
        QCOMPARE(rejection(0, ">"), Rejection::NotAnAction);
        QCOMPARE(rejection(0, "S"), Rejection::NotThisSeat); // of the other player
        QCOMPARE(rejection(1, "s"), Rejection::NotThisSeat);
        QCOMPARE(rejection(0, "!l1"), Rejection::NotThisSeat); // only the world outside says so
        QCOMPARE(rejection(game::kEnvironment, "!l1"), Rejection::NotThisSeat);
        QCOMPARE(rejection(game::kEnvironment, "s"), Rejection::NotThisSeat);
        QCOMPARE(rejection(1, "S"), Rejection::Refused); // not its turn
        QCOMPARE(match->submit(1, "S").error().word, std::string_view("NotYourTurn"));
        QCOMPARE(match->submit(0, "w").error().word, std::string_view("Wall"));
        QVERIFY(!match->tell(game::Change::Back, 1)); // it is here
        QVERIFY(!match->tell(game::Change::Lost, 2)); // nobody is
        QVERIFY(!match->tell(game::Change::PlayOn, -1));
        QCOMPARE(match->digest(), before);
        QVERIFY(match->log().empty());
        QVERIFY(match->sight(0) == sight);
        QVERIFY(!match->stageOver());
        QVERIFY(match->submit(0, "s").has_value());
        QVERIFY(match->tell(game::Change::Lost, 1));
        QVERIFY(match->digest() != before);
        QVERIFY(match->sight(0) != sight);
        QCOMPARE(match->log(), std::string("s!l1"));
        QCOMPARE(match->toMove(), 1); // who is absent holds up the game (D30)
    }

    void aMatchIsMadeAnewFromWhatItLeaves() // NET-021, NET-038
    {
        const test::TestHost host;
        const int runs = test::sweep(12, 300);
        int levels = 0;
        for (int run = 0; run < runs; ++run) {
            const auto number = static_cast<std::uint64_t>(run);
            auto match
                = test::hosted("two", Seed(number), test::mazeNumber(number) + '\n' + test::firstSteps());
            auto shadow = test::truthOf(*match);
            Random random(number, Stream("test.hosted"));
            for (int step = 0; step < 60 && match->summary().outcome == game::Outcome::Running; ++step) {
                stir(*match, shadow, random);
                // The shadow has tables of distances, the match none.
                QCOMPARE(match->digest(), shadow.digest());
                const auto again = host.restore(match->header(), match->log());
                QVERIFY(again.has_value());
                QCOMPARE((*again)->digest(), match->digest());
                QCOMPARE((*again)->header(), match->header());
                QCOMPARE((*again)->log(), match->log());
                // Its events are gone with the process; what a seat may know is the same.
                const auto reader = [](const game::HostedMatch& of) {
                    game::ViewReader<Rules> told;
                    QTest::qVerify(
                        told.take(of.encode(nullptr, *of.sight(1))).has_value(), "", "", __FILE__, __LINE__);
                    return told.observation();
                };
                QVERIFY(reader(**again) == reader(*match));
                QCOMPARE((*again)->toMove(), match->toMove());
            }
            levels += match->summary().level;
        }
        QVERIFY(levels >= runs);
    }

    void itsThreadIsThatOfARun() // APP-038
    {
        auto match = firstSteps();
        test::playMatch<minotaur::ExplorerBot>(*match, 4'000, [](auto&&...) { });
        const auto thread = test::TestHost().thread(match->header(), match->log());
        QVERIFY(thread.has_value());
        const auto run = game::readThread<Rules>(
            *thread, "f", std::make_shared<const minotaur::Content>(test::minotaurContent()));
        QVERIFY(run.has_value());
        QCOMPARE(run->digest(), match->digest());
        QVERIFY(run->summary() == match->summary());
    }

    void whatWasDamagedIsNotMadeAnew_data()
    {
        QTest::addColumn<QString>("from");
        QTest::addColumn<QString>("to");
        QTest::addColumn<QString>("log");
        QTest::addColumn<QString>("code");
        const auto row = [](const char* code, const char* from, const char* to, const char* log = "s") {
            QTest::newRow(code) << QString::fromUtf8(from) << QString::fromUtf8(to) << QString::fromUtf8(log)
                                << QString::fromUtf8(code);
        };
        row("JSON_SYNTAX", "{", "");
        row("RECORD_FORMAT", "labrys/match", "labrys/thread");
        row("RECORD_NEWER", "\"version\":1", "\"version\":2");
        row("RECORD_OTHER_GAME", "\"game\":\"minotaur\"", "\"game\":\"minotour\"");
        row("RECORD_OTHER_RULES", "\"rules\":", "\"rules\":9");
        row("RECORD_OTHER_CONTENT", "\"content\":\"", "\"content\":\"0000000000000000\",\"x\":\"");
        row("JSON_UNKNOWN_FIELD", "\"game\":", "\"x\":1,\"game\":");
        row("OPTIONS_PLAYERS", "\"players\":2", "\"players\":3");
        row("RECORD_UNKNOWN_ACTION", "{", "{", "sX");
        row("RECORD_ILLEGAL_ACTION", "{", "{", "sS>");
    }
    void whatWasDamagedIsNotMadeAnew() // NET-038
    {
        QFETCH(const QString, from);
        QFETCH(const QString, to);
        QFETCH(const QString, log);
        QFETCH(const QString, code);
        QString header = QString::fromStdString(firstSteps()->header());
        const auto at = header.indexOf(from);
        QVERIFY(at >= 0);
        header.replace(at, from.size(), to);
        const test::TestHost host;
        const auto again = host.restore(header.toStdString(), log.toStdString());
        QVERIFY(!again.has_value());
        QCOMPARE(QString::fromStdString(again.error().code), code);
        const auto thread = host.thread(header.toStdString(), log.toStdString());
        QVERIFY(!thread.has_value());
        QCOMPARE(QString::fromStdString(thread.error().code), code);
    }

    void theNextStageIsMadeElsewhere() // NET-038: also when its match is gone
    {
        auto match = firstSteps();
        test::playMatch<minotaur::ExplorerBot>(*match, 4'000, [](auto&&...) { });
        if (match->summary().level < 2)
            QFAIL("the explorer gets through the first level of this seed");
        const auto& log = match->log();
        const auto end = log.find('>');
        QVERIFY(end != std::string::npos);
        auto early = test::TestHost().restore(match->header(), std::string_view(log).substr(0, end));
        QVERIFY(early.has_value());
        QVERIFY((*early)->stageOver());
        QCOMPARE((*early)->toMove(), game::kEnvironment);
        QCOMPARE((*early)->submit(0, "s").error().word, std::string_view("LevelOver"));
        const auto make = (*early)->nextStage();
        auto later = test::TestHost().restore((*early)->header(), (*early)->log());
        early->reset();
        std::expected<std::unique_ptr<game::ReadyStage>, Problem> stage;
        std::thread worker([&] { stage = make(); });
        worker.join();
        QVERIFY(stage.has_value());
        (*later)->enter(*std::move(stage));
        QVERIFY(!(*later)->stageOver());
        QCOMPARE((*later)->summary().level, 2);
        QCOMPARE((*later)->log(), log.substr(0, end + 1));
    }

    void whoChoosesWhatIsNotThereIsTold()
    {
        test::TestHost host;
        const auto code = [&](const game::MatchChoice& choice) {
            const auto match = host.begin(choice, Seed(1));
            return match ? std::string() : match.error().code;
        };
        QCOMPARE(code({"generated", {}, {}}), std::string());
        QCOMPARE(code({"pack", {}, {}}), std::string("MATCH_UNKNOWN_SET"));
        QCOMPARE(code({"generated", "deadly", {}}), std::string("MATCH_UNKNOWN_DIFFICULTY"));
        // A seed of one's own goes before the server's.
        const auto own = host.begin({"generated", {}, Seed(5)}, Seed(1));
        const auto drawn = host.begin({"generated", {}, {}}, Seed(5));
        QCOMPARE((*own)->digest(), (*drawn)->digest());
        QVERIFY((*own)->digest() != (*host.begin({"generated", {}, {}}, Seed(1)))->digest());
    }

    void setsAreAddedWithinBounds() // NET-029
    {
        test::TestHost host;
        const auto code = [&](const char* id, const std::string& text) {
            const auto added = host.addSet({id, "A pack"}, text);
            return added ? std::string() : added.error().front().code;
        };
        const auto before = host.sets().size();
        QCOMPARE(code("pack", test::firstSteps()), std::string());
        QCOMPARE(host.sets().size(), before + 1);
        QCOMPARE(host.sets().back().id, std::string("pack"));
        QCOMPARE(code("pack", test::firstSteps()), std::string("SET_EXISTS"));
        QVERIFY(!code("bad", "+-+\n").empty());
        std::string many;
        for (std::uint64_t i = 0; i < 60; ++i)
            many += test::mazeNumber(i, 24) + '\n';
        QCOMPARE(code("many", many), std::string("SET_TOO_LARGE"));
        QCOMPARE(host.sets().size(), before + 1);
        QVERIFY(host.begin({"pack", {}, {}}, Seed(3)).has_value());
    }

    void aHostServesSeveralThreads() // ARCHITECTURE; meant for the preset `thread`
    {
        const test::TestHost host;
        constexpr int kThreads = 4;
        std::array<std::vector<Fingerprint>, kThreads> digests;
        std::atomic<int> failed{0};
        std::vector<std::thread> threads;
        for (auto& mine : digests)
            threads.emplace_back([&] {
                for (std::uint64_t seed = 0; seed < 6; ++seed) {
                    const auto match = host.begin({"3", {}, {}}, Seed(seed));
                    if (!match) {
                        ++failed;
                        continue;
                    }
                    mine.push_back((*match)->digest());
                    const auto& header = (*match)->header();
                    failed += host.restore(header, ",") ? 1 : 0; // the second player does not begin
                    failed += host.restore(header, ".,") ? 0 : 1;
                    failed += host.thread(header, ".,") ? 0 : 1;
                }
            });
        for (auto& thread : threads)
            thread.join();
        QCOMPARE(failed.load(), 0);
        for (const auto& mine : digests)
            QVERIFY(mine == digests[0]);
        QVERIFY(!(digests[0][0] == digests[0][1]));
    }
};

LABRYS_TEST(TestHosted)

#include "tst_hosted.moc"
