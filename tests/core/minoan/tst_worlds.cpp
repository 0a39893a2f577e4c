// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/minoan/combat.h"
#include "core/minoan/preview.h"

#include "core/base/json_codec.h"
#include "tests/fuzz/mutate.h"
#include "tests/support/minoan.h"
#include "tests/support/test_main.h"

#include <algorithm>
#include <set>

using namespace labrys;
using namespace labrys::minoan;

namespace {

/// Calls visit(stage, state, draws) in the positions of a few runs of all sorts.
template <class Visit>
void positionsOfRuns(int runs, Visit&& visit)
{
    for (int run = 0; run < runs; ++run) {
        const auto number = static_cast<std::uint64_t>(run);
        const auto session = test::startMinoan(Seed(number), run % 12 == 11 ? Mode::Training : Mode::Run);
        auto state = session.state();
        Random random(number, Stream("test.worlds"));
        Random draws(number, Stream("test.draws"));
        const auto manner = run % 4 == 0 ? test::Manner::Good
            : run % 4 == 3               ? test::Manner::Random
                                         : test::Manner::Greedy;
        test::playMinoan(
            session.stage(), state, manner, random, 400,
            [&](const State& now) { visit(session.stage(), now, draws); }, [](auto&&...) {});
    }
}

/// What everybody who gets an observation does with it.
void use(const Observation& seen, Random& random)
{
    const auto content = test::sharedMinoanContent();
    std::vector<Action> legal;
    Rules::legalActions(seen, legal);
    if (seen.phase == Phase::Fight) {
        static_cast<void>(threatOf(*seen.enemy, seen.announced, seen.body, content->defence));
        for (const Swap swap : {allSwaps()[0], allSwaps()[83]})
            static_cast<void>(previewOf(seen, content->defence, swap));
    }
    if (!legal.empty())
        for (const auto tactics : {Tactics::Random, Tactics::Greedy, Tactics::Good}) {
            auto bot = test::minoanBot(tactics, Strategy::Good);
            const auto chosen = bot.choose(seen, legal, random);
            LABRYS_ASSERT(std::ranges::find(legal, chosen) != legal.end());
        }
    auto [stage, state] = Rules::determinize(*content, seen, random);
    static_cast<void>(Rules::observe(stage, state, 0));
    static_cast<void>(Rules::summary(seen));
}

/// The text with some of its numbers changed: most that is accepted comes so.
std::string withOtherNumbers(std::string text, Random& random)
{
    constexpr std::array<std::string_view, 12> kNumbers{
        "0", "1", "2", "3", "-1", "5", "7", "29", "48", "100", "80000", "1000000"};
    for (std::uint64_t changes = 1 + random.below(4); changes > 0; --changes) {
        auto begin = static_cast<std::size_t>(random.below(text.size()));
        begin = text.find_first_of("0123456789", begin);
        if (begin == std::string::npos)
            continue;
        const auto end = text.find_first_not_of("0123456789", begin);
        text.replace(begin, end - begin, kNumbers[static_cast<std::size_t>(random.below(kNumbers.size()))]);
    }
    return text;
}

std::optional<Observation> observationFrom(const std::string& text)
{
    auto read = readJson<Observation>(text, "seen");
    if (!read || !Rules::plausible(*read))
        return std::nullopt;
    return *std::move(read);
}

} // namespace

/// Worlds drawn from what was seen, and observations that nobody saw.
class TestWorlds : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void aDrawnWorldAgreesWithWhatWasSeen() // ARCHITECTURE, The one idea
    {
        const auto content = test::minoanContent();
        int positions = 0;
        positionsOfRuns(test::sweep(24, 600), [&](const Stage& real, const State& now, Random& draws) {
            const auto seen = Rules::observe(real, now, 0);
            const auto [stage, state] = Rules::determinize(content, seen, draws);
            const auto drawn = Rules::observe(stage, state, 0);
            QVERIFY(drawn.announced == seen.announced && drawn.after == seen.after);
            QVERIFY(drawn == seen);
            std::vector<Action> legal;
            std::vector<Action> drawnLegal;
            Rules::legalActions(real, now, 0, legal);
            Rules::legalActions(stage, state, 0, drawnLegal);
            QVERIFY(legal == drawnLegal);
            ++positions;
        });
        QVERIFY(positions > 1'000);
    }

    void drawnWorldsCanBePlayedOn()
    {
        const auto content = test::minoanContent();
        std::set<Phase> phases;
        positionsOfRuns(test::sweep(6, 60), [&](const Stage& real, const State& now, Random& draws) {
            if (draws.below(6) != 0)
                return;
            auto [stage, state] = Rules::determinize(content, Rules::observe(real, now, 0), draws);
            phases.insert(state.phase);
            std::vector<Action> legal;
            for (int i = 0; i < 80 && state.phase != Phase::Over; ++i) {
                legal.clear();
                Rules::legalActions(stage, state, 0, legal);
                QVERIFY(!legal.empty());
                if (state.phase == Phase::Fight)
                    state.enemy->life.now = 1; // to come into the rooms behind
                QVERIFY(Rules::apply(
                    stage, state, legal[static_cast<std::size_t>(draws.below(legal.size()))], nullptr));
            }
        });
        QVERIFY(phases.size() >= 4);
    }

    void worldsDifferInWhatIsHidden() // MIN-012, D-33
    {
        const auto content = test::minoanContent();
        const auto session = test::startMinoan(Seed(4));
        const auto seen = session.observe(0);
        Random draws(1);
        std::set<std::vector<Deity>> altars;
        std::set<int> patterns;
        for (int i = 0; i < 60; ++i) {
            const auto [stage, state] = Rules::determinize(content, seen, draws);
            for (std::size_t door = 0; door < 3; ++door)
                QCOMPARE(stage.doors[0][door].sign, session.stage().doors[0][door].sign);
            altars.insert(stage.doors[0][0].altars);
            patterns.insert(stage.doors[0][0].foe.pattern);
        }
        QVERIFY(altars.size() > 4 && patterns.size() > 1);
    }

    void whatCannotBeIsNotPlausible_data()
    {
        QTest::addColumn<int>("number");
        for (int number = 0; number < 22; ++number)
            QTest::addRow("%d", number) << number;
    }
    void whatCannotBeIsNotPlausible() // ARCHITECTURE: what comes from outside is checked once
    {
        QFETCH(int, number);
        test::Arena arena({.family = Family::Deer, .level = 2});
        auto seen = arena.seen();
        QVERIFY(Rules::plausible(seen));
        const std::array<void (*)(Observation&), 22> changes{
            [](Observation& o) { o.room = 0; }, [](Observation& o) { o.room = 32; },
            [](Observation& o) { o.doors.resize(4); }, [](Observation& o) { o.door = -1; },
            [](Observation& o) { o.door = 3; }, [](Observation& o) { o.doors.clear(); },
            [](Observation& o) { o.body.life.now = o.body.life.most + 1; },
            [](Observation& o) { o.body.armour.now = -1; },
            [](Observation& o) { o.satiety.most = 2'000'000'000; },
            [](Observation& o) { o.skills[2].base = -1; },
            [](Observation& o) { o.skills[4].combo = 1'000'000'000; },
            [](Observation& o) { o.bag.tiles = {}; }, [](Observation& o) { o.bag.left[29] = 1; },
            [](Observation& o) { o.board[48] = 30; }, [](Observation& o) { o.board[0] = kBlank; },
            [](Observation& o) { o.enemy.reset(); }, [](Observation& o) { o.enemy->foe.level = 6; },
            [](Observation& o) { o.enemy->resistances[3] = 101; }, [](Observation& o) { o.enemy->step = -1; },
            [](Observation& o) { o.altars.resize(4); },
            [](Observation& o) { o.phase = Phase::Treasure; },              // nothing to decide
            [](Observation& o) { o.doors[at(o.door)].sign = Sign::Wheel; }, // nobody fights there
        };
        changes[at(number)](seen);
        QVERIFY(!Rules::plausible(seen));
    }

    void whateverIsPlausibleCanBeUsed() // ASC-132: a hostile observation crashes nobody
    {
        std::vector<std::string> corpus;
        positionsOfRuns(16, [&](const Stage& stage, const State& now, Random& draws) {
            if (draws.below(40) == 0)
                corpus.push_back(compactJson(toJson(Rules::observe(stage, now, 0))));
        });
        QVERIFY(corpus.size() > 20);
        for (const auto& text : corpus)
            QVERIFY(observationFrom(text).has_value());
        const std::array<std::string_view, 10> words{"\"Fight\"", "\"Treasure\"", "\"Finale\"", "\"Doors\"",
            "\"Training\"", "1000000", "80000", "-1000", "\"Mannequin\"", "\"Waiting\""};
        const test::Mutator mutator(corpus, words);
        Random random(1);
        int accepted = 0;
        for (int i = 0; i < test::sweep(2'000, 60'000); ++i) {
            const auto& whole = corpus[static_cast<std::size_t>(random.below(corpus.size()))];
            const auto text = i % 2 == 0 ? withOtherNumbers(whole, random)
                                         : mutator.variant(static_cast<std::uint64_t>(i));
            if (const auto seen = observationFrom(text)) {
                use(*seen, random);
                ++accepted;
            }
        }
        QVERIFY(accepted > 100);
    }

    void numbersAtTheirBoundsCanBeUsed() // the largest that plausible() takes
    {
        Random random(3);
        positionsOfRuns(4, [&](const Stage& stage, const State& now, Random& draws) {
            if (now.phase != Phase::Fight || draws.below(10) != 0)
                return;
            auto seen = Rules::observe(stage, now, 0);
            for (auto& skill : seen.skills)
                skill = {80'000, 80'000, 80'000};
            seen.body.life = seen.body.armour = seen.satiety = {1'000'000, 1'000'000};
            seen.enemy->life = seen.enemy->armour = {1'000'000, 1'000'000};
            seen.enemy->damage = seen.enemy->recovery = 1'000'000;
            seen.enemy->resistances.fill(-1'000);
            QVERIFY(Rules::plausible(seen));
            use(seen, random);
        });
    }
};

LABRYS_TEST(TestWorlds)

#include "tst_worlds.moc"
