// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/game/view.h"
#include "core/minotaur/bots.h"
#include "core/minotaur/picture.h"
#include "core/minotaur/rules.h"

#include "tests/fuzz/mutate.h"
#include "tests/support/random_maze.h"
#include "tests/support/runs.h"
#include "tests/support/test_main.h"

#include <array>

using namespace labrys;

namespace {

using View = game::View<minotaur::Rules>;

/// A level whose whole picture is known, so that its view can be altered by hand.
constexpr std::string_view kLevel = "+-+-+-+\n|P....|\n+.+-+.+\n|.|K..|\n+.+.+.+\n|...|E|\n+-+-+-+\n";

std::string viewText()
{
    const auto session = test::startOn(kLevel, 2);
    return View::viewFor(session.stage(), session.state(), {}, 0).encode();
}

/// What a client does with every view it gets.
void use(const View& view)
{
    const auto& seen = view.observation();
    static_cast<void>(minotaur::pictureOf(seen));
    Random random(1);
    minotaur::ExplorerBot bot;
    static_cast<void>(bot.choose(seen, {{seen.seat, minotaur::Verb::Wait, 0}}, random));
    const auto [stage, state] = minotaur::Rules::determinize(test::minotaurContent(), seen, random);
    static_cast<void>(minotaur::Rules::observe(stage, state, seen.seat));
}

} // namespace

class TestHostileView : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void aViewWithAnImpossibleShapeIsRefused_data()
    {
        QTest::addColumn<QString>("from");
        QTest::addColumn<QString>("to");
        const auto row = [](const char* name, const char* from, const char* to) {
            QTest::newRow(name) << QString::fromUtf8(from) << QString::fromUtf8(to);
        };
        row("a seat that is not there", "\"seat\":0", "\"seat\":2");
        row("a negative seat", "\"seat\":0", "\"seat\":-1");
        row("an active seat that is not there", "\"active\":0", "\"active\":7");
        row("a player outside", "\"row\":0,\"column\":0", "\"row\":0,\"column\":3");
        row("a player far outside", "\"row\":0,\"column\":0", "\"row\":-5,\"column\":0");
        row("no players", "\"players\":[{", "\"players\":[],\"x\":[{");
        row("a map without rows", "\"map\":[", "\"map\":[],\"x\":[");
        row("light of another size", "\"light\":[\"", "\"light\":[\"2");
        row("light that does not exist", "\"light\":[\"2", "\"light\":[\"3");
        row("a side that leads out", "\"map\":[\"I", "\"map\":[\"J");
    }
    void aViewWithAnImpossibleShapeIsRefused() // NET, minotaur.md 3.1
    {
        QFETCH(const QString, from);
        QFETCH(const QString, to);
        const std::string text = viewText();
        QVERIFY(View::decode(text).has_value());
        QString altered = QString::fromStdString(text);
        const auto at = altered.indexOf(from);
        QVERIFY2(at >= 0, text.c_str());
        altered.replace(at, from.size(), to);
        QVERIFY2(!View::decode(altered.toStdString()).has_value(), qPrintable(altered));
    }
    void whateverIsAcceptedCanBeUsed() // NET, ASC-132
    {
        Random random(7);
        std::vector<std::string> corpus{viewText()};
        for (int i = 0; i < 8; ++i) {
            auto session = test::startOn(test::randomMaze(random), 1 + i % 2);
            test::walkAtRandom(session, random, {20, 0, 50}, [&](const auto& now) {
                corpus.push_back(View::viewFor(now.stage(), now.state(), {}, 0).encode());
            });
        }
        const std::array<std::string_view, 5> words{"\"row\":", "\"column\":", "-1", "63", "64"};
        const test::Mutator mutator(corpus, words);
        int accepted = 0;
        for (int i = 0; i < test::sweep(5'000, 100'000); ++i)
            if (const auto view = View::decode(mutator.variant(static_cast<std::uint64_t>(i)))) {
                use(*view);
                ++accepted;
            }
        QVERIFY(accepted > 50);
    }
};

LABRYS_TEST(TestHostileView)
#include "tst_hostile_view.moc"
