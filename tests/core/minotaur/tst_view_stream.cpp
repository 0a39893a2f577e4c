// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
// What a host sends, held against what a seat may know (minotaur.md 3.9, T8).
#include "core/game/hosted.h"

#include "core/game/packed.h"
#include "core/game/view_reader.h"
#include "core/minotaur/competent_bot.h"
#include "tests/core/minotaur/twins.h"
#include "tests/support/hosting.h"
#include "tests/support/levels.h"
#include "tests/support/oracle.h"
#include "tests/support/random_maze.h"

#include <algorithm>
#include <array>
#include <memory>

using namespace labrys;
using namespace labrys::minotaur;

namespace {

/// The text of a view that tells this and nothing else.
std::string textOf(const Observation* before, const Observation& now, std::span<const Event> events)
{
    std::string text = before == nullptr ? "[0," : "[1,";
    if (before == nullptr)
        game::packed::write(now, text);
    else
        game::packed::writeChange(*before, now, text);
    if (!events.empty()) {
        text += ',';
        game::packed::write(std::vector<Event>(events.begin(), events.end()), text);
    }
    return text + ']';
}

/// A match, its truth beside it, an oracle of what may be known, and what both seats were told.
class Watched {
public:
    explicit Watched(std::uint64_t number)
        : m_match(test::hosted(number % 4 == 0 ? "generated" : std::to_string(1 + number % 7), Seed(number)))
        , m_truth(test::truthOf(*m_match))
        , m_random(number, Stream("test.fog"))
    {
        begin();
    }

    [[nodiscard]] int views() const { return m_views; }
    [[nodiscard]] int level() const { return m_truth.state().level; }
    [[nodiscard]] bool running() const { return m_match->summary().outcome == game::Outcome::Running; }

    /// One decision of a good player, at times of a bad one or of the world outside, and all checks.
    void step()
    {
        if (m_match->stageOver()) {
            test::goOn(*m_match);
            QVERIFY(m_truth.advance().has_value());
            begin();
            return;
        }
        const auto action = choice();
        const State before = m_truth.state();
        QVERIFY(m_truth.act(action).has_value());
        tell(action);
        const auto midway = m_oracle->lightOf(m_oracle->midway(before, action, m_truth.state()));
        m_oracle->look(before, action, m_truth.state());
        check(midway, before);
    }

private:
    void begin()
    {
        m_oracle = std::make_unique<test::Oracle>(test::pictureOf(m_truth.stage()));
        m_oracle->look(test::Oracle::walking(m_truth.state()));
        check(m_oracle->lightOf(test::Oracle::walking(m_truth.state())), m_truth.state());
    }

    Action choice()
    {
        auto actions = test::everyLegalAction(m_truth.stage(), m_truth.state());
        const bool outside = m_random.below(12) == 0 || m_match->toMove() == game::kEnvironment;
        if (!outside)
            std::erase_if(actions, [](const auto& action) { return action.seat == game::kEnvironment; });
        if (outside || m_random.below(6) == 0)
            return actions[static_cast<std::size_t>(m_random.below(actions.size()))];
        return m_bot.choose(m_truth.observe(m_match->toMove()), actions, m_random);
    }

    void tell(const Action& action)
    {
        if (action.seat == game::kEnvironment) {
            QVERIFY(m_match->tell(
                static_cast<game::Change>(static_cast<int>(action.verb) - static_cast<int>(Verb::Lost)),
                action.subject));
            return;
        }
        std::string text;
        Rules::writeAction(action, text);
        QVERIFY(m_match->submit(action.seat, text).has_value());
    }

    /// Each seat is told what the oracle allows, to the byte, and its events lie in the light.
    void check(const Grid<std::uint8_t>& midway, const State& before)
    {
        QCOMPARE(m_match->digest(), m_truth.digest());
        for (game::Seat seat = 0; seat < 2; ++seat) {
            auto& reader = m_readers[static_cast<std::size_t>(seat)];
            auto& last = m_last[static_cast<std::size_t>(seat)];
            auto sight = m_match->sight(seat);
            const std::string text = m_match->encode(last.get(), *sight);
            const bool first = last == nullptr;
            const Observation told = reader.observation();
            QVERIFY(reader.take(text).has_value());
            last = std::move(sight);
            auto seen = reader.observation();
            QCOMPARE(text, textOf(first ? nullptr : &told, seen, reader.events()));
            auto allowed = m_oracle->expected(m_truth.state(), seat);
            if (allowed.outcome == LevelOutcome::Completed)
                allowed.par = m_truth.stage().par;
            std::ranges::sort(allowed.bonuses);
            std::ranges::sort(seen.bonuses);
            QVERIFY(seen == allowed);
            for (const auto& event : reader.events())
                QVERIFY2(mayBeTold(event, midway, before), text.c_str());
            ++m_views;
        }
    }

    /// Places of players are known to their team, and so are the marks of Minotaurs; a monster's place is
    /// told in the light alone.
    [[nodiscard]] bool mayBeTold(
        const Event& event, const Grid<std::uint8_t>& midway, const State& before) const
    {
        if (!event.fromLit || !event.toLit)
            return false;
        if (!event.monster)
            return true;
        if (event.kind == EventKind::Caught) // its light is out, and where it stands is known
            return !event.from
                && event.to == m_truth.state().players[static_cast<std::size_t>(event.seat)].cell;
        const auto marked = [&](const State& state, Cell cell) {
            return std::ranges::any_of(state.monsters, [&](const Monster& monster) {
                return monster.phase == Phase::Jump && monster.target == cell;
            });
        };
        const auto known = [&](const std::optional<Cell>& cell) {
            return !cell || midway[*cell] == 2 || marked(before, *cell) || marked(m_truth.state(), *cell);
        };
        return known(event.from) && known(event.to);
    }

    std::unique_ptr<game::HostedMatch> m_match;
    test::MinotaurSession m_truth;
    Random m_random;
    PairBot m_bot;
    std::unique_ptr<test::Oracle> m_oracle;
    std::array<game::ViewReader<Rules>, 2> m_readers;
    std::array<std::shared_ptr<const game::Sight>, 2> m_last;
    int m_views = 0;
};

} // namespace

class TestViewStream : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void aHostSendsWhatASeatMayKnowAndNothingElse() // NET-018, minotaur.md 3.9 T8
    {
        int views = 0;
        int levels = 0;
        const int matches = test::sweep(28, 1'000);
        for (int match = 0; match < matches; ++match) {
            Watched watched(static_cast<std::uint64_t>(match));
            for (int step = 0; step < 400 && watched.running(); ++step) {
                watched.step();
                if (QTest::currentTestFailed())
                    return;
            }
            views += watched.views();
            levels += watched.level();
        }
        QVERIFY(views > matches * 100);
        QVERIFY(levels > matches);
    }

    void aHiddenMonsterChangesNoByteOfAView() // NET-019, NET-020: hunters and the Minotaur too
    {
        int compared = 0;
        int differed = 0;
        const int runs = test::sweep(140, 7'000);
        for (int run = 0; run < runs; ++run) {
            const auto number = static_cast<std::uint64_t>(run);
            Random random(number, Stream("test.twins"));
            auto session = test::startGenerated({.players = 1 + run % 2, .only = 2 + run % 6}, Seed(number));
            State state = session.state();
            test::play(session.stage(), state, random, static_cast<int>(random.below(20)), [](auto&&...) { });
            test::Twins twins{session.stage(), session.stage(), state, state};
            test::moveHiddenMonsters(twins, random);
            test::compareStreams(twins, random, compared, differed);
        }
        QVERIFY(compared > runs * 2);
        QVERIFY(differed > runs / 4);
    }

    void whatIsHiddenChangesNoByteOfAView() // NET-019, NET-020
    {
        int compared = 0;
        int differed = 0;
        const int runs = test::sweep(250, 10'000);
        for (int run = 0; run < runs; ++run) {
            const auto number = static_cast<std::uint64_t>(run);
            const int players = 1 + run % 2;
            Random random(number, Stream("test.twins"));
            const Stage stage = test::stageOf(test::mazeNumber(number, 16), players, Seed(number));
            State state = Rules::begin(stage);
            test::play(stage, state, random, static_cast<int>(random.below(20)), [](auto&&...) { });
            test::Twins twins{stage, stage, state, state};
            test::changeWhatIsHidden(twins, random);
            test::compareStreams(twins, random, compared, differed);
        }
        QVERIFY(compared > runs * 3);
        QVERIFY(differed > runs / 4); // the twins were not equal all along
    }

    void
    aHiddenMonsterLessChangesNoByteOfAView() // NET-020: neither size nor content tells how many there are
    {
        int compared = 0;
        int differed = 0;
        int removed = 0;
        const int runs = test::sweep(49, 2'000);
        for (int run = 0; run < runs; ++run) {
            const auto number = static_cast<std::uint64_t>(run);
            Random random(number, Stream("test.twins"));
            auto session = test::startGenerated({.players = 2, .only = 1 + run % 7}, Seed(number));
            State state = session.state();
            test::play(session.stage(), state, random, static_cast<int>(random.below(20)), [](auto&&...) { });
            test::Twins twins{session.stage(), session.stage(), state, state};
            if (!test::removeAHiddenMonster(twins))
                continue;
            ++removed;
            test::compareStreams(twins, random, compared, differed);
        }
        QVERIFY(removed > runs / 2);
        QVERIFY(compared > removed * 2);
        QVERIFY(differed > removed / 4);
    }
};

LABRYS_TEST(TestViewStream)

#include "tst_view_stream.moc"
