// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/game/simulate.h"
#include "core/minotaur/certificate.h"
#include "core/minotaur/competent_bot.h"

#include "tests/support/files.h"
#include "tests/support/runs.h"
#include "tests/support/test_main.h"

#include <set>

using namespace labrys;
using namespace labrys::minotaur;

namespace {

QStringList files()
{
    return QDir(QStringLiteral(LABRYS_SOURCE_DIR "/levels/minotaur")).entryList({QStringLiteral("*.maze")});
}

std::string textOf(const QString& name)
{
    return test::projectFile(("levels/minotaur/" + name.toStdString()).c_str());
}

} // namespace

/// Every level that comes with the program (levels/README.md).
class TestBundled : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void thereAreTwelveIdeasAndTheFirstSteps() // issue 5
    {
        QCOMPARE(files().size(), 13);
        std::set<std::string> titles;
        for (const auto& name : files()) {
            const auto reading = level::readMaze(textOf(name), name.toStdString());
            QVERIFY2(reading.valid(), qPrintable(name));
            for (const auto& level : reading.file.levels) {
                QVERIFY(!level.title.empty());
                titles.insert(level.title);
            }
        }
        QCOMPARE(titles.size(), std::size_t{14});
    }

    void eachIsSoundAndCanBeWon_data() // ASC-071, F2
    {
        QTest::addColumn<QString>("name");
        for (const auto& name : files())
            QTest::newRow(qPrintable(name)) << name;
    }
    void eachIsSoundAndCanBeWon()
    {
        QFETCH(QString, name);
        const auto reading = level::readMaze(textOf(name), name.toStdString());
        QVERIFY(reading.problems.empty()); // not even a warning
        const auto content = test::minotaurContent();
        for (const auto& level : reading.file.levels) {
            const auto stage = minotaur::stageOf(level, content.numbers, content.ranked, 1);
            const auto found = certificateOf(stage, 200'000);
            QCOMPARE(found.verdict, Verdict::Won);
            State state = Rules::begin(stage);
            for (const auto& action : found.actions)
                QVERIFY(Rules::apply(stage, state, action, nullptr).has_value());
            QCOMPARE(state.outcome, LevelOutcome::Completed);
        }
    }

    void aBotFinishesEach_data() { eachIsSoundAndCanBeWon_data(); }
    void aBotFinishesEach()
    {
        QFETCH(QString, name);
        const auto report = game::simulate<Rules>(std::make_shared<const Content>(test::minotaurContent()),
            test::optionsOf(textOf(name)), {.bot = "competent", .runs = 30, .seed = Seed(1)},
            [] { return CompetentBot(); });
        QVERIFY(report.has_value());
        QVERIFY2(report->wins >= 3, std::to_string(report->wins).c_str());
    }
};

LABRYS_TEST(TestBundled)

#include "tst_bundled.moc"
