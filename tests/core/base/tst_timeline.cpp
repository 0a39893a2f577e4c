// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
// moc fails on <concepts> when it is the first standard header it meets; random.h brings others before.
#include "core/base/random.h"
#include "core/base/timeline.h"

#include "tests/support/test_main.h"

#include <rapidcheck.h>

#include <cstdint>
#include <vector>

using namespace labrys;

namespace {

// A state that depends on the order of all entries.
using State = std::uint64_t;

void apply(State& state, const int& entry)
{
    state = mix64(state ^ static_cast<std::uint64_t>(entry));
}

struct Played {
    Timeline<State, int> timeline;
    std::vector<State> states; ///< by plain replay, one a position
};

Played play(std::size_t interval, const std::vector<int>& entries)
{
    Played played{Timeline<State, int>(1, interval), {1}};
    for (const int entry : entries) {
        State state = played.states.back();
        apply(state, entry);
        played.states.push_back(state);
        played.timeline.append(entry, state);
    }
    return played;
}

} // namespace

class TestTimeline : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void seekEqualsPlainReplayAtEveryPosition()
    {
        QVERIFY(rc::check("seek == replay", [] {
            const auto interval = *rc::gen::inRange<std::size_t>(1, 9);
            const auto entries = *rc::gen::arbitrary<std::vector<int>>();
            const Played played = play(interval, entries);
            RC_ASSERT(played.timeline.size() == entries.size());
            for (std::size_t position = 0; position <= entries.size(); ++position)
                RC_ASSERT(played.timeline.seek(position, apply) == played.states[position]);
        }));
    }

    void aTruncatedTimelineGoesOnAsIfTheRestHadNeverBeen()
    {
        QVERIFY(rc::check("truncate, append == append", [] {
            const auto interval = *rc::gen::inRange<std::size_t>(1, 9);
            auto entries = *rc::gen::arbitrary<std::vector<int>>();
            const auto more = *rc::gen::arbitrary<std::vector<int>>();
            const auto kept = *rc::gen::inRange<std::size_t>(0, entries.size() + 1);
            Played played = play(interval, entries);
            played.timeline.truncate(kept);
            State state = played.states[kept];
            for (const int entry : more) {
                apply(state, entry);
                played.timeline.append(entry, state);
            }
            entries.resize(kept);
            entries.insert(entries.end(), more.begin(), more.end());
            const Played expected = play(interval, entries);
            RC_ASSERT(std::ranges::equal(played.timeline.entries(), expected.timeline.entries()));
            for (std::size_t position = 0; position <= entries.size(); ++position)
                RC_ASSERT(played.timeline.seek(position, apply) == expected.states[position]);
        }));
    }

    void aSeekAppliesFewerEntriesThanTheInterval()
    {
        const Played played = play(64, std::vector<int>(1000, 5));
        for (std::size_t position = 0; position <= 1000; ++position) {
            std::size_t applied = 0;
            const State state = played.timeline.seek(position, [&](State& now, const int& entry) {
                ++applied;
                apply(now, entry);
            });
            QVERIFY(applied < 64);
            QCOMPARE(state, played.states[position]);
        }
    }

    void truncatingToNothingLeavesTheInitialState()
    {
        Played played = play(2, {1, 2, 3, 4});
        played.timeline.truncate(0);
        QCOMPARE(played.timeline.size(), std::size_t{0});
        QCOMPARE(played.timeline.seek(0, apply), State{1});
    }
};

LABRYS_TEST(TestTimeline)
#include "tst_timeline.moc"
