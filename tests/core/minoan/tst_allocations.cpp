// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/minoan.h"
#include "tests/support/test_main.h"

#include <algorithm>
#include <atomic>
#include <cstdlib>
#include <memory>
#include <new>

namespace {

std::atomic<long> allocations{0};

void* counted(std::size_t size) noexcept
{
    ++allocations;
    return std::malloc(size);
}

} // namespace

// Counts every allocation of the program; its own program, so that no other test is touched.
void* operator new(std::size_t size)
{
    if (void* const memory = counted(size))
        return memory;
    throw std::bad_alloc();
}
void* operator new(std::size_t size, const std::nothrow_t& /*tag*/) noexcept
{
    return counted(size);
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
using namespace labrys::minoan;

class TestAllocations : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void aTurnAllocatesNothingWithoutEvents() // ARCHITECTURE: bots and simulation run without events
    {
        const auto attempts = test::conceivableMinoanActions();
        long turns = 0;
        for (std::uint64_t number = 0; number < 40; ++number) {
            const auto session = test::startMinoan(Seed(number));
            auto state = session.state();
            state.body.life = state.body.armour = state.satiety = {5'000, 5'000};
            Random random(number);
            std::vector<Action> legal;
            legal.reserve(kSwaps);
            for (int i = 0; i < 400; ++i) {
                legal.clear();
                Rules::legalActions(session.stage(), state, 0, legal);
                if (legal.empty())
                    break;
                if (state.phase == Phase::Fight && random.below(8) == 0)
                    state.enemy->life.now = 1;
                const auto action = legal[static_cast<std::size_t>(random.below(legal.size()))];
                const auto& attempt = attempts[static_cast<std::size_t>(random.below(attempts.size()))];
                const bool refused = attempt.seat != 0;
                const bool gift = action.verb == Verb::Offer; // the candidates of a tile are a list
                const long before = allocations;
                if (refused)
                    static_cast<void>(Rules::apply(session.stage(), state, attempt, nullptr));
                const bool done = Rules::apply(session.stage(), state, action, nullptr).has_value();
                const long after = allocations;
                QVERIFY(done);
                if (!gift)
                    QCOMPARE(after - before, 0L);
                turns += action.verb == Verb::Swap ? 1 : 0;
            }
        }
        QVERIFY(turns > 5'000);
        // The counter does count.
        const long before = allocations;
        const auto copy = std::make_unique<int>(1);
        QVERIFY(allocations > before);
    }
};

LABRYS_TEST(TestAllocations)

#include "tst_allocations.moc"
