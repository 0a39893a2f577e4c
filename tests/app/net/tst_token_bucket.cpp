// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/net/strikes.h"
#include "app/net/token_bucket.h"

#include "tests/support/property.h"
#include "tests/support/test_main.h"

#include <limits>

using namespace labrys;

namespace {

constexpr std::int64_t kNoon = 1'000'000;

int takeAll(net::TokenBucket& bucket, std::int64_t now)
{
    int count = 0;
    while (bucket.take(now))
        ++count;
    return count;
}

} // namespace

class TestTokenBucket : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void aBurstIsTakenAtOnceAndNotOneMore() // NET-030
    {
        net::TokenBucket frames(net::kFrameRate, kNoon);
        QCOMPARE(takeAll(frames, kNoon), 60);
        net::TokenBucket chat(net::kChatRate, kNoon);
        QCOMPARE(takeAll(chat, kNoon), 5);
        net::TokenBucket invitations(net::kInviteRate, kNoon);
        QCOMPARE(takeAll(invitations, kNoon), 6);
    }
    void aTokenComesBackAtItsMillisecondAndNotOneBefore() // NET-030
    {
        net::TokenBucket chat(net::kChatRate, kNoon);
        takeAll(chat, kNoon);
        QCOMPARE(chat.wait(kNoon), std::int64_t{1000});
        QVERIFY(!chat.take(kNoon + 999));
        QCOMPARE(chat.wait(kNoon + 999), std::int64_t{1});
        QVERIFY(chat.take(kNoon + 1000));
        QVERIFY(!chat.take(kNoon + 1000));
        QVERIFY(chat.take(kNoon + 2000));
        net::TokenBucket invitations(net::kInviteRate, kNoon);
        takeAll(invitations, kNoon);
        QCOMPARE(takeAll(invitations, kNoon + 9999), 0);
        QCOMPARE(takeAll(invitations, kNoon + 60'000), 6);
    }
    void askingEveryMillisecondLosesNothingToRounding()
    {
        for (const net::Rate rate : {net::kFrameRate, net::Rate{3, 1000, 2}, net::Rate{7, 997, 2}}) {
            net::TokenBucket bucket(rate, kNoon);
            takeAll(bucket, kNoon);
            int taken = 0;
            for (std::int64_t ms = 1; ms <= 10LL * rate.milliseconds; ++ms)
                taken += bucket.take(kNoon + ms) ? 1 : 0;
            QCOMPARE(taken, 10 * rate.tokens);
        }
    }
    void aLongPauseFillsTheBurstAndNoMore()
    {
        net::TokenBucket frames(net::kFrameRate, 0);
        takeAll(frames, 0);
        QVERIFY(!frames.isFull(2999));
        QVERIFY(frames.isFull(3000));
        QCOMPARE(takeAll(frames, std::numeric_limits<std::int64_t>::max()), 60);
        net::TokenBucket extreme(
            {1, std::numeric_limits<std::int32_t>::max(), 3}, std::numeric_limits<std::int64_t>::min());
        QCOMPARE(takeAll(extreme, std::numeric_limits<std::int64_t>::min()), 3);
        QCOMPARE(takeAll(extreme, std::numeric_limits<std::int64_t>::max()), 3);
    }
    void aClockThatGoesBackStandsStill()
    {
        net::TokenBucket chat(net::kChatRate, kNoon);
        takeAll(chat, kNoon);
        QVERIFY(!chat.take(kNoon - 500'000));
        QVERIFY(!chat.take(kNoon + 999));
        QVERIFY(chat.take(kNoon + 1000));
    }
    void inNoStretchOfTimeMoreIsTakenThanBurstAndRate() // NET-030
    {
        QVERIFY(test::holds("tokens <= burst + rate * time", 200, 5000, [] {
            const net::Rate rate{
                *rc::gen::inRange(1, 100), *rc::gen::inRange(1, 5000), *rc::gen::inRange(1, 100)};
            net::TokenBucket bucket(rate, 0);
            std::int64_t now = 0;
            std::int64_t taken = 0;
            for (const int step : *rc::gen::container<std::vector<int>>(rc::gen::inRange(0, 300))) {
                now += step;
                taken += bucket.take(now) ? 1 : 0;
                RC_ASSERT((taken - rate.burst) * rate.milliseconds <= now * rate.tokens);
                now += bucket.wait(now);
                RC_ASSERT(bucket.take(now)); // what wait() promised
                RC_ASSERT((taken + 1 - rate.burst) * rate.milliseconds <= now * rate.tokens);
                ++taken;
            }
        }));
    }
    void theThirdStrikeWithinAMinuteIsOut() // NET-030
    {
        net::Strikes strikes;
        QVERIFY(!strikes.add(kNoon));
        QVERIFY(!strikes.add(kNoon + 1));
        QVERIFY(strikes.add(kNoon + 59'999));
        net::Strikes slow;
        QVERIFY(!slow.add(kNoon));
        QVERIFY(!slow.add(kNoon + 30'000));
        QVERIFY(!slow.add(kNoon + 60'000)); // the first is forgotten
        QVERIFY(slow.add(kNoon + 89'999));
        net::Strikes fromZero;
        QVERIFY(!fromZero.add(0));
        QVERIFY(!fromZero.add(0));
        QVERIFY(fromZero.add(0));
    }
    void theSameTextThreeTimesMutesForTenSeconds() // NET-030
    {
        net::RepeatedText texts;
        QCOMPARE(texts.say("Labrys!", kNoon), std::int64_t{0});
        QCOMPARE(texts.say("Labrys!", kNoon + 1), std::int64_t{0});
        QCOMPARE(texts.say("Labrys!", kNoon + 2), std::int64_t{10'000});
        QCOMPARE(texts.say("something else", kNoon + 10'001), std::int64_t{1});
        QCOMPARE(texts.say("something else", kNoon + 10'002), std::int64_t{0});
    }
    void anotherTextOrAMinuteBetweenIsNoRepetition()
    {
        net::RepeatedText texts;
        for (int i = 0; i < 10; ++i)
            QCOMPARE(texts.say(i % 3 == 2 ? "b" : "a", kNoon + i), std::int64_t{0});
        net::RepeatedText slow;
        for (int i = 0; i < 5; ++i)
            QCOMPARE(slow.say("hello", kNoon + i * 60'000), std::int64_t{0});
        QCOMPARE(slow.say("hello", kNoon + 4 * 60'000 + 59'999), std::int64_t{0});
        QCOMPARE(slow.say("hello", kNoon + 4 * 60'000 + 60'000), std::int64_t{10'000});
    }
    void anEmptyFirstTextIsNoRepetition()
    {
        net::RepeatedText texts;
        QCOMPARE(texts.say("", 0), std::int64_t{0});
        QCOMPARE(texts.say("", 0), std::int64_t{0});
        QCOMPARE(texts.say("", 0), std::int64_t{10'000});
    }
};

LABRYS_TEST(TestTokenBucket)
#include "tst_token_bucket.moc"
