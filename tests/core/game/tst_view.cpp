// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/game/view.h"

#include "core/game/view_reader.h"
#include "core/minotaur/competent_bot.h"
#include "core/minotaur/picture.h"
#include "tests/core/game/matches.h"
#include "tests/fuzz/mutate.h"
#include "tests/support/files.h"
#include "tests/support/picture.h"
#include "tests/support/random_maze.h"
#include "tests/support/test_main.h"

#include <algorithm>
#include <array>

using namespace labrys;
using namespace std::chrono_literals;

namespace {

using MazeView = game::View<minotaur::Rules>;
using MazeReader = game::ViewReader<minotaur::Rules>;

MazeView viewOf(const test::MinotaurSession& session, game::Seat seat = 0)
{
    return MazeView::viewFor(session.stage(), session.state(), {}, seat);
}

std::string whole(const MazeView& view)
{
    return game::encodeView<minotaur::Rules>(nullptr, view);
}

// NET-017: nothing but views can be encoded, and none is made by hand; see only_views.cpp for State and
// Stage.
template <class T>
concept Encodable
    = requires(const MazeView& before, const T& now) { game::encodeView<minotaur::Rules>(&before, now); };
template <class T>
concept Sent = requires(const game::HostedMatch& match, const T& now) { match.encode(nullptr, now); };
static_assert(Encodable<MazeView> && !Encodable<minotaur::Observation> && !Encodable<minotaur::Event>);
static_assert(!Encodable<minotaur::State> && !Encodable<minotaur::Stage>);
static_assert(!std::is_default_constructible_v<MazeView>);
static_assert(!std::is_constructible_v<MazeView, minotaur::Observation>);
static_assert(Sent<game::Sight> && !Sent<minotaur::State> && !Sent<minotaur::Stage> && !Sent<MazeView>);

} // namespace

class TestView : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void aRoundTakesFewBytes() // NET-053: 300 and 2 KiB with the frames around two views
    {
        test::Traffic all;
        const int runs = test::sweep(8, 100);
        for (int run = 0; run < runs; ++run) {
            auto match = test::hosted("generated", Seed(static_cast<std::uint64_t>(run)));
            std::array<test::Traffic, 2> traffic;
            test::playMatch<minotaur::PairBot>(
                *match, 20'000, [&](game::Seat seat, const auto&, const auto& now, const std::string& text) {
                    traffic[static_cast<std::size_t>(seat)].add(text, match->summary());
                    all.wholes.push_back(match->encode(nullptr, *now).size());
                });
            for (const auto& one : traffic) {
                all.rounds.insert(all.rounds.end(), one.rounds.begin(), one.rounds.end());
                all.levels += one.levels;
            }
        }
        const auto largest = *std::ranges::max_element(all.wholes);
        const auto report = std::to_string(all.rounds.size()) + " rounds of " + std::to_string(all.levels)
            + " levels: median " + std::to_string(all.percentile(50)) + ", p99 "
            + std::to_string(all.percentile(99)) + ", largest whole view " + std::to_string(largest);
        qInfo("%s", report.c_str());
        QVERIFY2(all.percentile(50) <= 215, report.c_str());
        QVERIFY2(all.percentile(99) <= 1'900, report.c_str());
        QVERIFY2(largest <= std::size_t{15} << 10U, report.c_str());
        QVERIFY(all.levels > runs * 2);
    }

    void aViewSurvivesTheWire() // minotaur.md 3.1
    {
        for (std::uint64_t run = 0; run < 20; ++run) {
            auto session = test::startOn(test::mazeNumber(run), 2, Seed(run));
            Random random(run);
            test::walkAtRandom(session, random, {.steps = 40, .outsideEvery = 10, .clever = 50},
                [](const test::MinotaurSession& now) {
                    for (game::Seat seat = 0; seat < 2; ++seat) {
                        const std::string text = whole(viewOf(now, seat));
                        QVERIFY(text.find_first_of("\n ") == std::string::npos);
                        MazeReader reader;
                        QVERIFY(reader.take(text).has_value());
                        QVERIFY(reader.ready());
                        QVERIFY(reader.observation() == now.observe(seat));
                    }
                });
        }
    }

    void eventsTravelWithTheView()
    {
        const auto match = test::hosted("first", Seed(1), test::firstSteps());
        const auto before = match->sight(1);
        MazeReader reader;
        QVERIFY(reader.take(match->encode(nullptr, *before)).has_value());
        QVERIFY(reader.events().empty());
        QVERIFY(match->submit(0, "s").has_value());
        const auto now = match->sight(1);
        QVERIFY(reader.take(match->encode(before.get(), *now)).has_value());
        QCOMPARE(reader.events().size(), std::size_t{1});
        QCOMPARE(reader.events()[0].kind, minotaur::EventKind::Walked);
        QCOMPARE(reader.events()[0].seat, 0);
        QCOMPARE(reader.events()[0].to, std::optional(reader.observation().players[0].cell));
        // Told once more, with nothing new, it happens no second time.
        QCOMPARE(match->encode(now.get(), *now), std::string("[1,[]]"));
        QVERIFY(reader.take("[1,[]]").has_value());
        QVERIFY(reader.events().empty());
    }

    void changesAddUpWhateverWasSkipped() // NET-031: views collapse into the newest
    {
        std::size_t changes = 0;
        int levels = 0;
        const int runs = test::sweep(4, 60);
        for (int run = 0; run < runs; ++run) {
            const auto number = static_cast<std::uint64_t>(run);
            auto match = test::hosted("generated", Seed(number));
            Random random(number, Stream("test.skip"));
            // One reader gets every third view, one any, each against what it got last.
            std::array<MazeReader, 2> readers;
            std::array<std::shared_ptr<const game::Sight>, 2> last;
            std::uint64_t views = 0;
            test::playMatch<minotaur::PairBot>(
                *match, 3'000, [&](game::Seat seat, const auto&, const auto& now, const std::string&) {
                    if (seat != 1)
                        return;
                    const auto truth = match->encode(nullptr, *now);
                    const std::array take{views % 3 == 0, random.below(4) == 0 || views == 0};
                    for (std::size_t i = 0; i < 2; ++i) {
                        if (!take[i])
                            continue;
                        QVERIFY(readers[i].take(match->encode(last[i].get(), *now)).has_value());
                        MazeReader fresh;
                        QVERIFY(fresh.take(truth).has_value());
                        QVERIFY(readers[i].observation() == fresh.observation());
                        last[i] = now;
                        ++changes;
                    }
                    ++views;
                });
            levels += match->summary().level;
        }
        QVERIFY(changes > static_cast<std::size_t>(runs) * 100);
        QVERIFY(levels > runs); // levels changed under way
    }

    void theLargestViewFitsItsFrame() // NET-053, minotaur.md 3.1
    {
        test::Picture hall(64, 64);
        for (const Cell cell : hall.cells())
            for (const auto side : kDirections)
                if (hall.contains(stepped(cell, side)))
                    hall.carve(cell, side);
        hall.put({0, 0}, 'P');
        hall.put({9, 0}, 'K');
        hall.put({63, 63}, 'E');
        for (int i = 0; i < 16; ++i)
            hall.put({3 + i / 4, 3 + i % 4}, 'W');
        const auto session = test::startOn("; light: 64 64\n" + hall.text(), 2);
        const auto view = viewOf(session);
        QCOMPARE(view.observation().monsters.size(), std::size_t{16});
        QVERIFY(whole(view).size() <= std::size_t{15} << 10U);
    }

    void whatIsNoViewIsRefused() // NET-002
    {
        const auto session = test::startOn(test::firstSteps(), 2);
        const std::string good = whole(viewOf(session));
        const auto code = [&](std::string_view text) {
            MazeReader reader;
            const auto first = reader.take(text);
            QTest::qVerify(!reader.ready(), "", "", __FILE__, __LINE__);
            return first ? std::string() : first.error().code;
        };
        QCOMPARE(code(""), std::string("JSON_SYNTAX"));
        QCOMPARE(code("{}"), std::string("JSON_NOT_ARRAY"));
        QCOMPARE(code("[0]"), std::string("JSON_TOO_FEW"));
        QCOMPARE(code("[0,[],[],0]"), std::string("JSON_TOO_MANY"));
        QCOMPARE(code("[0,[]]"), std::string("VIEW_IMPLAUSIBLE"));
        QCOMPARE(code("[1,[]]"), std::string("VIEW_WITHOUT_BASE"));
        QCOMPARE(code("[2,[]]"), std::string("JSON_OUT_OF_RANGE"));
        QCOMPARE(code("[0,[[[[[[[]]]]]]]]"), std::string("JSON_TOO_DEEP"));
        QCOMPARE(code(std::string(game::kViewBytes + 1, ' ')), std::string("JSON_TOO_LARGE"));
        QCOMPARE(code(good.substr(0, good.size() - 1)), std::string("JSON_SYNTAX"));
        QCOMPARE(code(good.substr(0, good.size() - 1) + ",[[99]]]"), std::string("JSON_UNKNOWN_NAME"));
        QCOMPARE(code(good.substr(0, good.size() - 1) + ",[[0,2]]]"), std::string("VIEW_IMPLAUSIBLE"));
    }

    void aRefusedViewLeavesTheLastOne()
    {
        const auto session = test::startOn(test::firstSteps(), 2);
        MazeReader reader;
        QVERIFY(reader.take(whole(viewOf(session))).has_value());
        QVERIFY(reader.take("[1,[],[[0,0]]]").has_value());
        const auto before = reader.observation();
        // The turn is good, the seat that moves is none.
        QCOMPARE(reader.take("[1,[3,8,5,2],[[1,0],[1,0]]]").error().code, std::string("VIEW_IMPLAUSIBLE"));
        QCOMPARE(reader.take("[1,[3,8,5,\"\"]]").error().code, std::string("JSON_NOT_INTEGER"));
        QVERIFY(reader.observation() == before);
        QCOMPARE(reader.events().size(), std::size_t{1});
        QVERIFY(reader.take("[1,[3,8]]").has_value());
        QCOMPARE(reader.observation().turn, 8);
    }

    void mutatedViewsAreRefusedInTime() // issue 2, NET-047
    {
        std::vector<std::string> corpus;
        std::vector<std::string> bases;
        for (std::uint64_t run = 0; run < 5; ++run) {
            auto match = test::hosted("maze", Seed(run), test::mazeNumber(run));
            test::playMatch<minotaur::ExplorerBot>(
                *match, 12, [&](game::Seat, const auto& before, const auto& now, const std::string& text) {
                    corpus.push_back(text);
                    if (before == nullptr)
                        bases.push_back(match->encode(nullptr, *now));
                });
        }
        const std::array<std::string_view, 8> words{
            "[1,[", "[0,[", "-5,", "-24,", "-25,", "\"33\"", "_", "63"};
        std::uint64_t index = 0;
        std::uint64_t taken = 0;
        const auto report = test::sweepVariants(test::Mutator(corpus, words),
            static_cast<std::uint64_t>(test::sweep(4'000, 100'000)), [&](std::string_view text) {
                MazeReader reader;
                LABRYS_ASSERT(reader.take(bases[index++ % bases.size()]).has_value());
                const auto before = reader.observation();
                if (!reader.take(text)) {
                    LABRYS_ASSERT(reader.observation() == before);
                    return;
                }
                ++taken;
                LABRYS_ASSERT(minotaur::Rules::plausible(reader.observation()));
                static_cast<void>(minotaur::pictureOf(reader.observation()));
            });
        QVERIFY(taken > 50);
        QVERIFY(report.slowest < test::timeBound(50) * 1ms);
    }
};

LABRYS_TEST(TestView)

#include "tst_view.moc"
