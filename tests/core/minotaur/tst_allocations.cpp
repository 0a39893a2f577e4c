// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/minotaur/rules.h"

#include "tests/support/random_maze.h"
#include "tests/support/runs.h"
#include "tests/support/test_main.h"

#include <algorithm>
#include <memory>

#include <atomic>
#include <cstdlib>
#include <new>

namespace {

std::atomic<long> allocations{0};

} // namespace

// Counts every allocation of the program; its own program, so that no other test is touched.
void* operator new(std::size_t size)
{
    ++allocations;
    if (void* const memory = std::malloc(size == 0 ? 1 : size))
        return memory;
    throw std::bad_alloc();
}
void* operator new(std::size_t size, const std::nothrow_t& /*tag*/) noexcept
{
    ++allocations;
    return std::malloc(size == 0 ? 1 : size);
}
void operator delete(void* memory) noexcept
{
    std::free(memory);
}
void operator delete(void* memory, std::size_t /*size*/) noexcept
{
    std::free(memory);
}

using namespace labrys;
using namespace labrys::minotaur;

class TestAllocations : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void applyAllocatesNothingWithoutEvents() // ARCHITECTURE: bots and simulation run without events
    {
        long applied = 0;
        for (std::uint64_t number = 0; number < 120; ++number) {
            const int players = 1 + static_cast<int>(number % 2);
            const int level = 1 + static_cast<int>(number % 7);
            auto stage = number < 60 ? test::stageOf(test::mazeNumber(number), players, Seed(number))
                                     : *makeStage(test::minotaurContent(),
                                           {.players = players, .only = level}, Seed(number), level);
            if (number % 3 == 0) // searches in the place of the table allocate nothing either
                stage.makeWays(maze::SquareWays::Table::Without);
            State state = Rules::begin(stage);
            Random random(number);
            std::vector<Action> legal;
            legal.reserve(16);
            const auto attempts = test::conceivableActions();
            for (int i = 0; i < 100; ++i) {
                legal.clear();
                const bool outside = random.below(8) == 0;
                Rules::legalActions(stage, state, outside ? game::kEnvironment : state.active, legal);
                if (legal.empty())
                    break;
                const auto action = legal[static_cast<std::size_t>(random.below(legal.size()))];
                const auto& attempt = attempts[static_cast<std::size_t>(random.below(attempts.size()))];
                const bool refused = std::ranges::find(legal, attempt) == legal.end()
                    && attempt.seat != game::kEnvironment && attempt.seat != state.active;
                const long before = allocations;
                const bool done = Rules::apply(stage, state, action, nullptr).has_value();
                if (refused)
                    static_cast<void>(Rules::apply(stage, state, attempt, nullptr));
                const long after = allocations;
                QVERIFY(done);
                QCOMPARE(after - before, 0L);
                ++applied;
            }
        }
        QVERIFY(applied > 2'000);
        // The counter does count.
        const long before = allocations;
        const auto copy = std::make_unique<int>(1);
        QVERIFY(allocations > before);
    }
};

LABRYS_TEST(TestAllocations)

#include "tst_allocations.moc"
