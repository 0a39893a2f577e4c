// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/net/arena.h"
#include "tests/net/garbage.h"
#include "tests/net/listening.h"

#include "tests/support/test_main.h"

#include <algorithm>
#include <chrono>
#include <string>
#include <vector>

#include <sys/resource.h>

using namespace labrys;
using namespace labrys::load;
using namespace std::chrono_literals;

namespace {

/// A quarter of a second of honest play, for the time between a move and its view.
void play(Crowd& crowd, std::chrono::milliseconds time)
{
    crowd.run(time, [] { return false; });
}

} // namespace

/// Clients that mean harm, beside others that only want to play.
class TestHostile : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void garbageHarmsNobody() // NET-001, NET-002, NET-047, minotaur.md 3.9 T4
    {
        const int frames = test::sweep(5'000, 1'000'000);
        test::Arena arena(openDoors(512));
        QVERIFY2(arena.problem().isEmpty(), qPrintable(arena.problem()));
        auto options = arena.crowd(8, "explorer", 4);
        options.movesPerSecond = 20;
        Crowd crowd(options);
        QVERIFY(crowd.run(60s, [&] { return crowd.figures().moves >= 40; }));
        test::Garbage garbage(4);
        test::Listening hostile;
        std::vector<Sockets::Handle> handles(16, Sockets::kNone);
        int connections = 0;
        const auto throwFrames = [&](int count) {
            for (std::size_t sent = 0; sent < static_cast<std::size_t>(count); ++sent) {
                const auto which = sent % handles.size();
                auto& handle = handles[which];
                // Frames one after the other would be lost behind one that closes the connection.
                if (!hostile.sockets.isOpen(handle) || hostile.sockets.unsent(handle) > 65536) {
                    hostile.sockets.close(handle);
                    handle = hostile.sockets.open(arena.server().endpoint()).value();
                    ++connections;
                    // Every other one is a guest of the lobby first.
                    if (which % 2 == 0)
                        hostile.sockets.send(handle, helloText("bad " + std::to_string(which), {}, 1, 1));
                }
                hostile.sockets.sendBytes(handle, garbage.next());
                if (which == 0) {
                    hostile.sockets.wait(0ms);
                    hostile.heard.clear();
                    crowd.step(0ms);
                }
            }
        };
        // What is only ever made once is there after this.
        throwFrames(frames / 5);
        crowd.clearFigures();
        play(crowd, std::chrono::milliseconds(test::sweep(300, 10'000)));
        const double calm = crowd.figures().move.rank(0.99);
        const double before = test::mebibytes(arena.server());
        crowd.clearFigures();
        connections = 0;
        throwFrames(frames);
        for (auto& handle : handles)
            hostile.sockets.close(handle);
        QVERIFY(arena.server().running());
        play(crowd, 200ms);
        const double troubled = crowd.figures().move.rank(0.99);
        const double grown = test::settledMebibytes(arena.server(), before + 5) - before;
        qInfo("%d frames over %d connections; memory grew by %.2f MiB; p99 %.0f us, before %.0f us", frames,
            connections, grown, troubled, calm);
        QCOMPARE(crowd.figures().errorCount(), 0);
        QCOMPARE(crowd.figures().lost, 0);
        QVERIFY(grown < 5);
        QVERIFY(arena.clean());
        QCOMPARE(arena.stop(), 0);
    }
    void aMessageSplitAnywhereIsUnderstood() // NET-003
    {
        // A connection for each place: more a second than one address may make.
        test::Arena arena(openDoors(512));
        QVERIFY2(arena.problem().isEmpty(), qPrintable(arena.problem()));
        std::string bytes;
        appendFrame(bytes, helloText("split", {}, 1, 1));
        appendFrame(bytes, pingText(77));
        for (std::size_t at = 1; at < bytes.size();
            at += test::fullSize() ? std::size_t{1} : std::size_t{9}) {
            test::Listening all;
            const auto handle = all.sockets.open(arena.server().endpoint()).value();
            all.sockets.sendBytes(handle, std::string_view(bytes).substr(0, at));
            all.sockets.wait(2ms);
            all.sockets.wait(2ms);
            all.sockets.sendBytes(handle, std::string_view(bytes).substr(at));
            const auto answered = [&] {
                return std::ranges::any_of(all.heard[handle], [](const std::string& text) {
                    return typeOf(text) == "pong" && numberOf(text, "n") == 77;
                });
            };
            QVERIFY(all.until(answered));
            all.sockets.send(handle, plainText("bye"));
            QVERIFY(all.until([&] { return all.gone.contains(handle); }));
        }
        QCOMPARE(arena.stop(), 0);
    }
    void withoutDescriptorsNobodyComesInUntilThereAreSome() // NET-032
    {
        test::Arena arena(openDoors(64));
        QVERIFY2(arena.problem().isEmpty(), qPrintable(arena.problem()));
        const auto process = static_cast<pid_t>(arena.server().processId());
        test::Listening all;
        const auto come = [&](int number) {
            const auto handle = all.sockets.open(arena.server().endpoint()).value();
            all.sockets.send(handle, helloText("visitor " + std::to_string(number), {}, 1, 1));
            return handle;
        };
        const auto inside = come(0);
        QVERIFY(all.until([&] { return !all.heard[inside].empty(); }));
        rlimit usual{};
        QCOMPARE(::prlimit(process, RLIMIT_NOFILE, nullptr, &usual), 0);
        // Not less than it has: poll() would refuse them.
        const rlimit none{static_cast<rlim_t>(openDescriptors(process)), usual.rlim_max};
        QCOMPARE(::prlimit(process, RLIMIT_NOFILE, &none, nullptr), 0);
        std::vector<Sockets::Handle> outside;
        for (int number = 1; number <= 5; ++number)
            outside.push_back(come(number));
        QVERIFY(all.until([&] { return arena.errors().contains("accepting failed"); }));
        all.sockets.send(inside, pingText(7));
        QVERIFY(all.until([&] {
            return std::ranges::any_of(
                all.heard[inside], [](const std::string& text) { return typeOf(text) == "pong"; });
        }));
        QVERIFY(std::ranges::any_of(outside, [&](auto each) { return all.heard[each].empty(); }));
        // The system kept them for us.
        QCOMPARE(::prlimit(process, RLIMIT_NOFILE, &usual, nullptr), 0);
        QVERIFY(all.until([&] {
            return std::ranges::all_of(outside, [&](auto each) { return !all.heard[each].empty(); });
        }));
        for (const auto each : outside)
            QCOMPARE(typeOf(all.heard[each].front()), std::string_view("welcome"));
        QVERIFY(all.gone.empty());
        QCOMPARE(arena.stop(), 0);
    }
    void floodsAreClosedAndOthersPlayOn() // NET-030, NET-048, minotaur.md 3.9 T5
    {
        const int floods = test::sweep(10, 50);
        // The usual limits, but for those of one address.
        test::Arena arena({QStringLiteral("--per-address"), QStringLiteral("200"),
            QStringLiteral("--accept-per-address"), QStringLiteral("1000")});
        QVERIFY2(arena.problem().isEmpty(), qPrintable(arena.problem()));
        auto options = arena.crowd(8, "explorer", 6);
        options.movesPerSecond = 5;
        Crowd crowd(options);
        QVERIFY(crowd.run(60s, [&] { return crowd.figures().moves >= 40; }));
        crowd.clearFigures();

        test::Listening flood;
        std::vector<Sockets::Handle> handles;
        for (int i = 0; i < floods; ++i) {
            handles.push_back(flood.sockets.open(arena.server().endpoint()).value());
            flood.sockets.send(handles.back(), helloText("flood " + std::to_string(i), {}, 1, 1));
        }
        QVERIFY(flood.until([&] { return flood.heard.size() == handles.size(); }));
        std::string line;
        for (int i = 0; i < 100; ++i)
            appendFrame(line, pingText(static_cast<std::uint32_t>(i)));
        const auto begun = Clock::now();
        const auto end = begun + 30s;
        while (flood.gone.size() < handles.size() && Clock::now() < end) {
            for (const auto handle : handles)
                if (flood.sockets.isOpen(handle) && flood.sockets.unsent(handle) < line.size())
                    flood.sockets.sendBytes(handle, line);
            flood.sockets.wait(0ms);
            crowd.step(0ms);
        }
        const auto took = std::chrono::duration_cast<std::chrono::milliseconds>(Clock::now() - begun);
        QCOMPARE(flood.gone.size(), handles.size());
        // Who could still read was told why.
        int told = 0;
        for (const auto& [handle, texts] : flood.heard)
            told += std::ranges::any_of(texts,
                        [](const std::string& text) {
                            return typeOf(text) == "reject" && textOf(text, "code") == "Rate";
                        })
                ? 1
                : 0;
        play(crowd, std::chrono::milliseconds(test::sweep(300, 5'000)));
        auto& figures = crowd.figures();
        qInfo("%d floods were closed after %lld ms, %d of them heard why; p99 of others %.0f us", floods,
            static_cast<long long>(took.count()), told, figures.move.rank(0.99));
        QCOMPARE(figures.errorCount(), 0);
        QCOMPARE(figures.lost, 0);
        if (test::fullSize()) {
            QVERIFY(took <= 1s);
            QVERIFY(figures.move.rank(0.99) <= 50'000);
        }
        QVERIFY(arena.clean());
        QCOMPARE(arena.stop(), 0);
    }
};

LABRYS_TEST(TestHostile)
#include "tst_hostile.moc"
