// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/minotaur/rules.h"

#include "tests/core/game/matches.h"
#include "tests/support/random_maze.h"
#include "tests/support/runs.h"
#include "tests/support/test_main.h"

#include <algorithm>
#include <memory>

#include <atomic>
#include <cstddef>
#include <cstdlib>
#include <cstring>
#include <new>

namespace {

std::atomic<long> allocations{0};
/// Bytes in use.
std::atomic<long> liveBytes{0};

/// Before each piece of memory stands its size.
constexpr std::size_t kHead = alignof(std::max_align_t);

void* allocated(std::size_t size) noexcept
{
    auto* const memory = static_cast<std::byte*>(std::malloc(size + kHead));
    if (memory == nullptr)
        return nullptr;
    ++allocations;
    liveBytes += static_cast<long>(size);
    std::memcpy(memory, &size, sizeof(size));
    return memory + kHead;
}

void released(void* memory) noexcept
{
    if (memory == nullptr)
        return;
    auto* const begin = static_cast<std::byte*>(memory) - kHead;
    std::size_t size = 0;
    std::memcpy(&size, begin, sizeof(size));
    liveBytes -= static_cast<long>(size);
    std::free(begin);
}

} // namespace

// Counts every allocation of the program; its own program, so that no other test is touched.
void* operator new(std::size_t size)
{
    if (void* const memory = allocated(size))
        return memory;
    throw std::bad_alloc();
}
void* operator new(std::size_t size, const std::nothrow_t& /*tag*/) noexcept
{
    return allocated(size);
}
void operator delete(void* memory) noexcept
{
    released(memory);
}
void operator delete(void* memory, std::size_t /*size*/) noexcept
{
    released(memory);
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

    void
    aHostedMatchIsSmall() // NET-029: 64 KiB a match; far less, for the budget holds its chat and frames too
    {
        const test::TestHost host;
        long most = 0;
        int levels = 0;
        for (std::uint64_t seed = 0; seed < 8; ++seed) {
            // A whole run, or as far as it gets; then the same decisions again, with nobody else in the
            // house.
            const auto played = seed < 4 ? host.begin({"7", {}, {}}, Seed(seed))
                                         : host.begin({"generated", {}, {}}, Seed(seed));
            QVERIFY(played.has_value());
            test::playMatch<PairBot>(**played, 20'000, [](auto&&...) { });
            levels += (*played)->summary().level;
            const std::string log = (*played)->log();
            const long before = liveBytes;
            const auto match = host.restore((*played)->header(), {});
            QVERIFY(match.has_value());
            std::array<std::shared_ptr<const game::Sight>, 2> told;
            for (const char letter : log) {
                if (letter == '>')
                    test::goOn(**match);
                else
                    QVERIFY((*match)->submit(
                        letter == '.' || letter >= 'a' ? 0 : 1, std::string_view(&letter, 1)));
                // What both seats were told last, as a server keeps it, and what they are told now.
                std::array now{(*match)->sight(0), (*match)->sight(1)};
                most = std::max(most, liveBytes - before);
                told = std::move(now);
            }
            QCOMPARE((*match)->digest(), (*played)->digest());
        }
        qInfo("a match with the views of both seats, now and before: at most %ld bytes", most);
        QVERIFY(levels > 35);
        QVERIFY(most < 32L << 10U);
    }
};

LABRYS_TEST(TestAllocations)

#include "tst_allocations.moc"
