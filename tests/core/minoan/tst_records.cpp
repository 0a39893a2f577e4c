// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/game/record_define.h"
#include "core/game/simulate.h"

#include "tests/support/minoan.h"
#include "tests/support/test_main.h"

#include <algorithm>

using namespace labrys;
using namespace labrys::minoan;
using test::MinoanSession;

namespace {

using Thread = game::ThreadRecord<Rules>;

auto journalOf(std::string_view text)
{
    return game::readSave<Rules>(text, "run.journal", test::sharedMinoanContent());
}
auto replayOf(std::string_view text)
{
    return game::readThread<Rules>(text, "run.thread", test::sharedMinoanContent());
}

/// A run by the greedy bot, of at most so many entries.
MinoanSession runOf(std::uint64_t seed, std::size_t most, Mode mode = Mode::Run)
{
    auto session = test::startMinoan(Seed(seed), mode);
    GreedyBot bot(test::sharedMinoanContent());
    Random random(seed, Stream("test.records"));
    std::vector<Action> legal;
    while (session.log().size() < most) {
        legal.clear();
        Rules::legalActions(session.stage(), session.state(), 0, legal);
        if (legal.empty())
            break;
        const auto done = session.act(bot.choose(session.observe(0), legal, random));
        LABRYS_ASSERT(done.has_value());
    }
    return session;
}

std::string resealed(std::string_view text, auto&& change)
{
    auto record = readJson<Thread>(text, "f", {game::kRecordBytes, JsonLimits{}.depth});
    LABRYS_ASSERT(record.has_value());
    change(*record);
    return game::detail::sealed(*std::move(record));
}

} // namespace

/// The journal of the run in progress and the thread of a run that is over (D-40, APP-038).
class TestRecords : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void everyPositionGoesOnTheSame() // D-40: at exactly that action
    {
        for (std::uint64_t seed = 0; seed < static_cast<std::uint64_t>(test::sweep(2, 20)); ++seed) {
            const auto whole = runOf(seed, 90, seed % 8 == 7 ? Mode::Training : Mode::Run);
            auto session = test::startMinoan(whole.seed(), whole.options().mode);
            for (std::size_t position = 0;; ++position) {
                const auto text = game::writeSave(session);
                auto restored = journalOf(text);
                QVERIFY2(restored.has_value(), restored ? "" : restored.error().code.c_str());
                QVERIFY(restored->state() == session.state());
                QCOMPARE(game::writeSave(*restored), text);
                if (position == whole.log().size())
                    break;
                QVERIFY(restored->act(*whole.log()[position]).has_value());
                QVERIFY(session.act(*whole.log()[position]).has_value());
                QVERIFY(restored->state() == session.state());
            }
            QCOMPARE(session.digest(), whole.digest());
        }
    }

    void aWholeRunIsItsThread() // APP-038, APP-039, MIN-003
    {
        for (std::uint64_t seed = 0; seed < static_cast<std::uint64_t>(test::sweep(12, 200)); ++seed) {
            const auto session = runOf(seed, 10'000);
            QVERIFY(session.summary().outcome != game::Outcome::Running);
            const auto text = game::writeThread(session);
            QVERIFY(text.size() < (std::size_t{64} << 10U)); // minoan.md 4.5
            const auto again = replayOf(text);
            QVERIFY2(again.has_value(), again ? "" : again.error().code.c_str());
            QVERIFY(again->state() == session.state());
            QCOMPARE(game::writeThread(*again), text);
        }
    }

    void aMomentOfARunCanBeSought()
    {
        const auto session = runOf(3, 10'000);
        auto step = test::startMinoan(Seed(3));
        for (std::size_t position = 0; position <= session.log().size(); ++position) {
            QVERIFY(session.at(position).state == step.state());
            if (position < session.log().size())
                QVERIFY(step.act(*session.log()[position]).has_value());
        }
    }

    void noChangedByteIsBelieved() // APP-039
    {
        const auto text = game::writeThread(runOf(1, 200));
        const auto first = text.find("\"options\"");
        int accepted = 0;
        for (int index = 0; index < test::sweep(2'000, 100'000); ++index) {
            Random random(static_cast<std::uint64_t>(index), Stream("test.byte"));
            auto changed = text;
            auto& byte = changed[first + static_cast<std::size_t>(random.below(text.size() - first))];
            if (byte == ' ' || byte == '\n')
                continue; // one blank for another is the same file
            byte = static_cast<char>(static_cast<unsigned char>(byte) ^ (1 + random.below(255)));
            accepted += replayOf(changed) ? 1 : 0;
        }
        QCOMPARE(accepted, 0);
    }

    void aForgerWhoSealsAgainIsFoundByTheRules() // APP-038
    {
        const auto session = runOf(2, 150);
        const auto text = game::writeThread(session);
        QVERIFY(replayOf(resealed(text, [](Thread&) { })).has_value());
        const auto codeOf = [&](auto&& change) {
            const auto forged = replayOf(resealed(text, change));
            return forged ? std::string() : forged.error().code;
        };
        QCOMPARE(codeOf([](Thread& t) { t.actions += "zz"; }), std::string("RECORD_UNKNOWN_ACTION"));
        QCOMPARE(codeOf([](Thread& t) { t.actions.insert(0, "a"); }), std::string("RECORD_ILLEGAL_ACTION"));
        QCOMPARE(codeOf([](Thread& t) { t.actions.insert(0, "k1"); }), std::string("RECORD_ILLEGAL_ACTION"));
        QCOMPARE(
            codeOf([](Thread& t) { t.actions.insert(0, "d3d3"); }), std::string("RECORD_ILLEGAL_ACTION"));
        QVERIFY(codeOf([](Thread& t) { t.actions.insert(0, ">"); }).starts_with("RECORD_"));
        QCOMPARE(codeOf([](Thread& t) { ++t.rules; }), std::string("RECORD_OTHER_RULES"));
        QCOMPARE(codeOf([](Thread& t) { t.content.value ^= 1U; }), std::string("RECORD_OTHER_CONTENT"));
        QCOMPARE(codeOf([](Thread& t) { t.game = "minotaur"; }), std::string("RECORD_OTHER_GAME"));
        QVERIFY(codeOf([](Thread& t) { t.seed = Seed(77); }).starts_with("RECORD_"));
        QVERIFY(codeOf([](Thread& t) { t.options.mode = Mode::Training; }).starts_with("RECORD_"));
        QCOMPARE(codeOf([](Thread& t) { t.checks.back().value ^= 1U; }), std::string("RECORD_DIFFERS"));
        QVERIFY(codeOf([](Thread& t) { t.checks.pop_back(); }).starts_with("RECORD_"));
        // Another legal swap in the place of one: the states differ.
        QCOMPARE(codeOf([](Thread& t) {
            const auto swap = t.actions.find("s");
            t.actions.replace(swap, 4, t.actions.compare(swap, 4, "sA1r") == 0 ? "sA1d" : "sA1r");
        }).starts_with("RECORD_"),
            true);
    }

    void damagedRecordsAreRefused() // ASC-132: cut short anywhere
    {
        const auto text = game::writeThread(runOf(1, 60));
        for (std::size_t length = 0; length + 1 < text.size(); length += 7)
            QVERIFY(!replayOf(text.substr(0, length)));
        const auto journal = game::writeSave(runOf(1, 60));
        for (std::size_t length = 0; length + 1 < journal.size(); length += 53)
            QVERIFY(!journalOf(journal.substr(0, length)));
        QVERIFY(!replayOf(journal) && !journalOf(text)); // one is not the other
    }
};

LABRYS_TEST(TestRecords)

#include "tst_records.moc"
