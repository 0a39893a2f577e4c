// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/net/arena.h"
#include "tests/net/listening.h"

#include "tests/support/test_main.h"

#include <algorithm>
#include <chrono>
#include <string>
#include <vector>

#include <thread>

using namespace labrys;
using namespace labrys::load;
using namespace std::chrono_literals;

namespace {

QString number(int value)
{
    return QString::number(value);
}

} // namespace

/// Clients that do nothing, or too slowly, and those that come and go.
class TestSlow : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void slowWritersAreDroppedAtTheirDeadline() // NET-008, NET-048, minotaur.md 3.9 T6
    {
        const int count = test::sweep(20, 200);
        auto doors = openDoors(2 * count);
        if (!test::fullSize())
            doors << QStringLiteral("--hello") << number(1) << QStringLiteral("--partial-frame") << number(1);
        test::Arena arena(doors);
        QVERIFY2(arena.problem().isEmpty(), qPrintable(arena.problem()));
        test::Listening all;
        std::vector<Sockets::Handle> silent;
        std::vector<Sockets::Handle> partial;
        for (int i = 0; i < count; ++i) {
            silent.push_back(all.sockets.open(arena.server().endpoint()).value());
            partial.push_back(all.sockets.open(arena.server().endpoint()).value());
            all.sockets.send(partial.back(), helloText("slow " + std::to_string(i), {}, 1, 1));
        }
        const auto begun = Clock::now();
        QVERIFY(all.until([&] { return static_cast<int>(all.heard.size()) >= count; }));
        const double before = test::mebibytes(arena.server());
        // A frame that will be long, byte by byte, and never whole.
        std::string bytes;
        appendFrame(bytes, std::string(4000, ' '));
        std::size_t at = 0;
        auto next = Clock::now();
        double most = before;
        const auto allGone = [&] {
            if (Clock::now() >= next && at + 1 < bytes.size()) {
                for (const auto handle : partial)
                    all.sockets.sendBytes(handle, std::string_view(bytes).substr(at, 1));
                ++at;
                next += std::chrono::milliseconds(test::sweep(20, 250));
                most = std::max(most, test::mebibytes(arena.server()));
            }
            return all.gone.size() == silent.size() + partial.size();
        };
        QVERIFY(all.until(allGone, nullptr, 60s));
        const auto took = std::chrono::duration_cast<std::chrono::milliseconds>(Clock::now() - begun);
        qInfo("%d silent and %d slow writers gone after %lld ms; %.3f MiB each", count, count,
            static_cast<long long>(took.count()), (most - before) / (2 * count));
        QVERIFY(at > 4);
        QVERIFY((most - before) / (2 * count) < 1);
        if (test::fullSize())
            QVERIFY(took <= 13s);
        QVERIFY(arena.clean());
        QCOMPARE(arena.stop(), 0);
    }
    void slowReadersAreDroppedAndHoldLittle() // NET-031, NET-048, minotaur.md 3.9 T6
    {
        const int count = test::sweep(10, 200);
        auto doors = openDoors(2 * count + 16);
        doors << QStringLiteral("--chat") << number(1000) << QStringLiteral("--chat-burst") << number(1000);
        if (!test::fullSize())
            doors << QStringLiteral("--drop-seconds") << number(1);
        test::Arena arena(doors);
        QVERIFY2(arena.problem().isEmpty(), qPrintable(arena.problem()));
        test::Listening readers;
        std::vector<Sockets::Handle> handles;
        for (int i = 0; i < count; ++i) {
            handles.push_back(readers.sockets.open(arena.server().endpoint(), 4096).value());
            readers.sockets.send(handles.back(), helloText("reader " + std::to_string(i), {}, 1, 1));
        }
        QVERIFY(readers.until([&] { return static_cast<int>(readers.heard.size()) == count; }));
        for (const auto handle : handles)
            readers.sockets.stopReading(handle);
        auto options = arena.crowd(4, "explorer", 8);
        options.movesPerSecond = 5;
        Crowd crowd(options);
        QVERIFY(crowd.run(60s, [&] { return crowd.figures().moves >= 8; }));
        crowd.clearFigures();

        // Talkers that read fill what the others do not read.
        test::Listening talkers;
        std::vector<Sockets::Handle> talking;
        for (int i = 0; i < 4; ++i) {
            talking.push_back(talkers.sockets.open(arena.server().endpoint()).value());
            talkers.sockets.send(talking.back(), helloText("talker " + std::to_string(i), {}, 1, 1));
        }
        QVERIFY(talkers.until([&] { return talkers.heard.size() == talking.size(); }));
        const double before = test::mebibytes(arena.server());
        double most = before;
        // Who does not read does not see the end either; the server has closed what it has no descriptor for.
        const auto process = arena.server().processId();
        const int left = openDescriptors(process) - count;
        int lines = 0;
        // The system holds some megabytes of each connection before the server has to: letters of four bytes.
        std::string letters;
        for (int i = 0; i < 280; ++i)
            letters += "\xf0\x90\x90\x80";
        const auto begun = Clock::now();
        auto next = begun;
        std::size_t came = 0;
        while (openDescriptors(process) > left && Clock::now() - begun < 60s) {
            // Not before all have heard the last ones: a flood of lines is another test.
            if (Clock::now() >= next && came >= static_cast<std::size_t>(lines) * talking.size()) {
                for (const auto handle : talking)
                    talkers.sockets.send(
                        handle, sayText(net::Room::Lobby, std::to_string(++lines) + letters));
                next = Clock::now() + 3ms;
                most = std::max(most, test::mebibytes(arena.server()));
            }
            talkers.sockets.wait(0ms);
            for (const auto& [handle, texts] : talkers.heard)
                came += static_cast<std::size_t>(std::ranges::count_if(
                    texts, [](const std::string& text) { return typeOf(text) == "line"; }));
            talkers.heard.clear();
            readers.sockets.wait(0ms);
            crowd.step(1ms);
        }
        const auto took = std::chrono::duration_cast<std::chrono::milliseconds>(Clock::now() - begun);
        // Fewer, when a match of the honest ones ended and its log was closed.
        QVERIFY(openDescriptors(process) <= left);
        QVERIFY(talkers.gone.empty());
        auto& figures = crowd.figures();
        qInfo("%d slow readers gone after %lld ms and %d lines; %.3f MiB each; p99 of others %.0f us", count,
            static_cast<long long>(took.count()), lines, (most - before) / count, figures.move.rank(0.99));
        QVERIFY((most - before) / count <= 1.1);
        QCOMPARE(figures.lost, 0);
        QCOMPARE(figures.errorCount(), 0);
        if (test::fullSize())
            QVERIFY(figures.move.rank(0.99) <= 50'000);
        QVERIFY(arena.clean());
        QCOMPARE(arena.stop(), 0);
    }
    void whoComesAndGoesLeavesNothing() // NET-049, minotaur.md 3.9 T7
    {
        const int cycles = test::sweep(300, 10'000);
        test::Arena arena(openDoors(512));
        QVERIFY2(arena.problem().isEmpty(), qPrintable(arena.problem()));
        const auto process = arena.server().processId();
        int number = 0;
        const auto come = [&](int times) {
            test::Listening all;
            std::string hello;
            int done = 0;
            std::vector<Sockets::Handle> open;
            while (done < times) {
                open.clear();
                for (int i = 0; i < std::min(32, times - done); ++i) {
                    open.push_back(all.sockets.open(arena.server().endpoint()).value());
                    hello.clear();
                    appendFrame(hello, helloText("visitor " + std::to_string(++number), {}, 1, 1));
                    // Some say nothing, some half of it, some all.
                    if (i % 4 != 0)
                        all.sockets.sendBytes(open.back(), i % 4 == 1 ? hello.substr(0, 20) : hello);
                }
                const bool welcome = all.until([&] {
                    for (std::size_t i = 0; i < open.size(); ++i)
                        if (i % 4 >= 2 && all.heard[open[i]].empty())
                            return false;
                    return true;
                });
                for (std::size_t i = 0; i < open.size(); ++i)
                    if (i % 4 >= 2 && (!welcome || typeOf(all.heard[open[i]].front()) != "welcome"))
                        return false;
                for (std::size_t i = 0; i < open.size(); ++i) {
                    if (i % 4 == 2)
                        all.sockets.send(open[i], plainText("bye"));
                    all.sockets.close(open[i], i % 3 == 0 ? Sockets::Ending::Reset : Sockets::Ending::Finish);
                }
                all.heard.clear();
                done += static_cast<int>(open.size());
            }
            return true;
        };
        /// Looks again until the server has seen the ends of all.
        const auto settled = [&](int descriptors) {
            const auto end = Clock::now() + 20s;
            while (openDescriptors(process) > descriptors && Clock::now() < end)
                std::this_thread::sleep_for(5ms);
            return openDescriptors(process) <= descriptors;
        };
        const int first = openDescriptors(process);
        // What is only ever made once is there after this.
        QVERIFY(come(std::max(200, cycles / 5)));
        QVERIFY(settled(first));
        const double before = test::mebibytes(arena.server());
        QVERIFY(come(cycles));
        QVERIFY(settled(first));
        const double grown = test::settledMebibytes(arena.server(), before + 1) - before;
        qInfo("%d connections: %d descriptors as before, memory grew by %.3f MiB", cycles, first, grown);
        QVERIFY(grown < 1);
        QVERIFY(arena.clean());
        QCOMPARE(arena.stop(), 0);
    }
};

LABRYS_TEST(TestSlow)
#include "tst_slow.moc"
