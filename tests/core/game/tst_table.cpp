// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/game/table.h"

#include "core/minotaur/bots.h"
#include "tests/fuzz/mutate.h"
#include "tests/support/files.h"
#include "tests/support/picture.h"
#include "tests/support/random_maze.h"
#include "tests/support/runs.h"
#include "tests/support/test_main.h"

#include <array>

using namespace labrys;
using namespace std::chrono_literals;
using minotaur::Rules;
using MinotaurTable = game::Table<Rules>;
using MinotaurView = game::View<Rules>;

namespace {

/// A player at the other end of a wire: text comes in, text goes out.
class Client {
public:
    explicit Client(game::Seat seat)
        : m_seat(seat)
        , m_random(static_cast<std::uint64_t>(seat), Stream("test.client"))
    {
    }

    /// The action for a view, or nothing when it is not this seat's turn.
    std::string answer(const std::string& viewText)
    {
        const auto view = MinotaurView::decode(viewText);
        if (!view)
            return "?";
        m_seen = view->observation();
        if (m_seen.outcome != minotaur::LevelOutcome::Running || m_seen.active != m_seat)
            return {};
        std::string text;
        Rules::writeAction(m_bot.choose(m_seen, legal(), m_random), text);
        return text;
    }
    [[nodiscard]] const minotaur::Observation& seen() const { return m_seen; }
    /// What may be done, worked out from what is seen alone.
    [[nodiscard]] std::vector<minotaur::Action> legal() const
    {
        std::vector<minotaur::Action> actions;
        const Cell here = m_seen.players[static_cast<std::size_t>(m_seat)].cell;
        for (const auto side : kDirections)
            if (m_seen.open(here, side))
                actions.push_back({m_seat, static_cast<minotaur::Verb>(side), 0});
        actions.push_back({m_seat, minotaur::Verb::Wait, 0});
        return actions;
    }

private:
    game::Seat m_seat;
    Random m_random;
    minotaur::ExplorerBot m_bot;
    minotaur::Observation m_seen;
};

} // namespace

class TestTable : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void twoSeatsPlayToTheEndOverTextAlone() // ASC-003, ASC-110, ASC-113
    {
        int won = 0;
        const int runs = test::sweep(6, 200);
        for (int run = 0; run < runs; ++run) {
            MinotaurTable table(test::startOn(test::firstSteps(), 2, Seed(static_cast<std::uint64_t>(run))));
            std::array clients{Client(0), Client(1)};
            int steps = 0;
            while (table.session().summary().outcome == game::Outcome::Running && ++steps < 4'000) {
                for (game::Seat seat = 0; seat < 2; ++seat) {
                    auto& client = clients[static_cast<std::size_t>(seat)];
                    const std::string answer = client.answer(table.viewText(seat));
                    if (answer.empty())
                        continue;
                    std::vector<minotaur::Action> legal;
                    Rules::legalActions(table.session().stage(), table.session().state(), seat, legal);
                    QVERIFY(client.legal() == legal);
                    QVERIFY(table.submit(seat, answer).has_value());
                }
                QVERIFY(table.advance().has_value());
            }
            QVERIFY(table.session().summary().outcome != game::Outcome::Running);
            won += table.session().summary().outcome == game::Outcome::Won ? 1 : 0;
            // Both know how it ended, from their views.
            for (game::Seat seat = 0; seat < 2; ++seat) {
                auto& client = clients[static_cast<std::size_t>(seat)];
                QCOMPARE(client.answer(table.viewText(seat)), std::string());
                QCOMPARE(client.seen().outcome, table.session().state().outcome);
                QCOMPARE(client.seen().score, table.session().state().score);
            }
        }
        QVERIFY(won > runs / 2);
    }

    void whatIsNotAnActionOfTheSeatIsRefused()
    {
        MinotaurTable table(test::startOn(test::firstSteps(), 2, Seed(1)));
        using Rejection = MinotaurTable::Rejection;
        const auto before = table.session().digest();
        const auto rejection
            = [&](game::Seat seat, std::string_view text) { return table.submit(seat, text).error(); };
        QCOMPARE(rejection(0, ""), Rejection::NotAnAction);
        QCOMPARE(rejection(0, "x"), Rejection::NotAnAction);
        QCOMPARE(rejection(0, "ss"), Rejection::NotAnAction);
        QCOMPARE(rejection(0, ">"), Rejection::NotAnAction);
        QCOMPARE(rejection(0, "S"), Rejection::NotThisSeat); // of the other player
        QCOMPARE(rejection(1, "s"), Rejection::NotThisSeat);
        QCOMPARE(rejection(0, "!l1"), Rejection::NotThisSeat); // only the world outside says so
        QCOMPARE(rejection(1, "S"), Rejection::Refused);       // not its turn
        QCOMPARE(rejection(0, "w"), Rejection::Refused);       // a wall
        QCOMPARE(rejection(game::kEnvironment, "s"), Rejection::NotThisSeat);
        QCOMPARE(table.session().digest(), before);
        QVERIFY(!*table.advance());
        QVERIFY(table.submit(0, "s").has_value());
        QVERIFY(table.submit(game::kEnvironment, "!l1").has_value());
        QVERIFY(table.session().digest() != before);
    }

    void aViewSurvivesTheWire() // NET, minotaur.md 3.1
    {
        for (std::uint64_t run = 0; run < 20; ++run) {
            auto session = test::startOn(test::mazeNumber(run), 2, Seed(run));
            Random random(run);
            test::walkAtRandom(session, random, {.steps = 40, .outsideEvery = 10, .clever = 50},
                [](const test::MinotaurSession& now) {
                    for (game::Seat seat = 0; seat < 2; ++seat) {
                        const auto view = MinotaurView::viewFor(now.stage(), now.state(), {}, seat);
                        const std::string text = view.encode();
                        QVERIFY(text.find('\n') == std::string::npos);
                        const auto decoded = MinotaurView::decode(text);
                        QVERIFY(decoded.has_value());
                        QVERIFY(decoded->observation() == view.observation());
                        QCOMPARE(decoded->encode(), text);
                    }
                });
        }
    }

    void eventsTravelWithTheView()
    {
        auto session = test::startOn(test::firstSteps(), 2, Seed(1));
        std::vector<minotaur::Event> events;
        QVERIFY(session.act({0, minotaur::Verb::South, 0}, &events).has_value());
        const auto view = MinotaurView::viewFor(session.stage(), session.state(), events, 1);
        const auto decoded = MinotaurView::decode(view.encode());
        QVERIFY(decoded.has_value());
        QCOMPARE(decoded->events().size(), std::size_t{1});
        QCOMPARE(decoded->events()[0].kind, minotaur::EventKind::Walked);
        QCOMPARE(decoded->events()[0].seat, 0);
    }

    void theLargestViewFitsItsFrame() // minotaur.md 3.1: at most 64 KiB
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
        const auto view = MinotaurView::viewFor(session.stage(), session.state(), {}, 0);
        QCOMPARE(view.observation().monsters.size(), std::size_t{16});
        QVERIFY(view.encode().size() <= game::kViewBytes / 4);
    }

    void whatIsNoViewIsRefused()
    {
        const auto code = [](std::string_view text) { return MinotaurView::decode(text).error().code; };
        QCOMPARE(code(""), std::string("JSON_SYNTAX"));
        QCOMPARE(code("{}"), std::string("JSON_MISSING_FIELD"));
        QCOMPARE(code("[]"), std::string("JSON_NOT_OBJECT"));
        QCOMPARE(code(std::string(game::kViewBytes + 1, ' ')), std::string("JSON_TOO_LARGE"));
        auto text = test::startOn(test::firstSteps());
        auto view = MinotaurView::viewFor(text.stage(), text.state(), {}, 0).encode();
        view.insert(view.size() - 1, ",\"stage\":1");
        QCOMPARE(code(view), std::string("JSON_UNKNOWN_FIELD"));
    }

    void mutatedViewsAreRefusedInTime() // issue 2
    {
        std::vector<std::string> corpus;
        for (std::uint64_t run = 0; run < 5; ++run) {
            const auto session = test::startOn(test::mazeNumber(run), 2, Seed(run));
            corpus.push_back(MinotaurView::viewFor(session.stage(), session.state(), {}, 0).encode());
        }
        const auto report = test::sweepVariants(test::Mutator(corpus),
            static_cast<std::uint64_t>(test::sweep(3'000, 100'000)), [](std::string_view text) {
                if (const auto view = MinotaurView::decode(text))
                    static_cast<void>(view->encode().size());
            });
        QVERIFY(report.slowest < test::timeBound(50) * 1ms);
    }
};

LABRYS_TEST(TestTable)

#include "tst_table.moc"
