// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/game/view.h"
#include "core/game/view_reader.h"
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

std::string encoded(const test::MinotaurSession& session)
{
    return game::encodeView<minotaur::Rules>(nullptr, View::viewFor(session.stage(), session.state(), {}, 0));
}

/// The view of seat 0 at the start:
/// `[0,[seat,level,levels,turn,before,active,...,[players],...,[map],[light]]]`.
std::string viewText()
{
    const auto session = test::startOn(kLevel, 2);
    return encoded(session);
}

bool taken(std::string_view text)
{
    return game::ViewReader<minotaur::Rules>().take(text).has_value();
}

/// What a client does with every view it gets.
void use(const minotaur::Observation& seen)
{
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
        row("a seat that is not there", "[0,[0,", "[0,[2,");
        row("a negative seat", "[0,[0,", "[0,[-1,");
        row("an active seat that is not there", "[0,[0,1,1,0,0,0,", "[0,[0,1,1,0,0,7,");
        row("a player outside", "[[],[\"10\"]]", "[[\"03\"],[\"10\"]]");
        row("a player far outside", "[[],[\"10\"]]", "[[[-5,0]],[\"10\"]]");
        row("no players", "[[],[\"10\"]]", "[]");
        row("three players", "[[],[\"10\"]]", "[[],[],[]]");
        row("a map without rows", "[\"I", "[],[\"I");
        row("light of another size", "[\"2", "[\"222\",\"2");
        row("light that does not exist", "[\"2", "[\"3");
        row("a side that leads out", "[\"I", "[\"J");
    }
    void aViewWithAnImpossibleShapeIsRefused() // NET, minotaur.md 3.1
    {
        QFETCH(const QString, from);
        QFETCH(const QString, to);
        const std::string text = viewText();
        QVERIFY(taken(text));
        QString altered = QString::fromStdString(text);
        const auto at = altered.indexOf(from);
        QVERIFY2(at >= 0, text.c_str());
        altered.replace(at, from.size(), to);
        QVERIFY2(!taken(altered.toStdString()), qPrintable(altered));
    }
    void whateverIsAcceptedCanBeUsed() // NET, ASC-132
    {
        Random random(7);
        std::vector<std::string> corpus{viewText()};
        for (int i = 0; i < 8; ++i) {
            auto session = test::startOn(test::randomMaze(random), 1 + i % 2);
            test::walkAtRandom(
                session, random, {20, 0, 50}, [&](const auto& now) { corpus.push_back(encoded(now)); });
        }
        const std::array<std::string_view, 6> words{"\"33\"", ",null", "[-1,0]", "-1", "63", "64"};
        const test::Mutator mutator(corpus, words);
        int accepted = 0;
        for (int i = 0; i < test::sweep(5'000, 100'000); ++i)
            if (game::ViewReader<minotaur::Rules> reader;
                reader.take(mutator.variant(static_cast<std::uint64_t>(i)))) {
                use(reader.observation());
                ++accepted;
            }
        QVERIFY(accepted > 50);
    }
};

LABRYS_TEST(TestHostileView)
#include "tst_hostile_view.moc"
