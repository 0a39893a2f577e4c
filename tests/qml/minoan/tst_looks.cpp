// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/text/language.h"
#include "tests/qml/minoan/rooms.h"
#include "tests/support/test_main.h"

#include <QDir>
#include <QTest>

using namespace labrys;
using labrys::test::Rooms;
using minoan::Phase;

namespace {

struct Shown {
    const char* name;
    const char* page;
    void (*play)(Rooms& rooms);
};

void begin(Rooms& rooms, const std::function<bool(const minoan::Observation&)>& enough)
{
    rooms.run().setSession(test::firstRun(rooms.run().game(), enough));
}

void learnt(Rooms& rooms, int tab)
{
    begin(rooms, [](const auto& seen) { return seen.phase == Phase::Doors && seen.room == 20; });
    rooms.openWith(QStringLiteral("tab"), tab);
}

/// A run that a bot has led to an end.
void end(Rooms& rooms, minoan::Ending ending, minoan::Strategy strategy = minoan::Strategy::Good)
{
    rooms.run().setSession(test::firstRun(
        rooms.run().game(), [ending](const auto& seen) { return seen.ending == ending; }, strategy));
}

void beforeTheEnd(Rooms& rooms)
{
    begin(rooms, [](const auto& seen) { return seen.phase == Phase::Finale; });
}

const std::vector<Shown>& table()
{
    static const std::vector<Shown> kTable{
        {"title", "TitlePage", [](Rooms&) {}},
        {"title_journal", "TitlePage",
            [](Rooms& rooms) {
                rooms.keepJournal();
                begin(rooms, [](const auto& seen) { return seen.phase == Phase::Doors && seen.room == 12; });
                rooms.run().leave();
            }},
        {"seed", "SeedPage", [](Rooms&) {}},
        {"tribute", "RunStage", [](Rooms& rooms) { rooms.run().begin(minoan::Mode::Run, Seed(7)); }},
        {"doors", "DoorsPage",
            [](Rooms& rooms) {
                begin(rooms, [](const auto& seen) { return seen.phase == Phase::Doors && seen.room == 7; });
            }},
        {"last_door", "DoorsPage",
            [](Rooms& rooms) {
                begin(rooms, [](const auto& seen) { return seen.phase == Phase::Doors && seen.room == 31; });
            }},
        {"altars", "TreasurePage",
            [](Rooms& rooms) {
                begin(rooms, [](const auto& seen) {
                    return seen.phase == Phase::Treasure && seen.room >= 12 && seen.altars.size() == 3
                        && seen.treasures[0].fate != minoan::Fate::Waiting
                        && seen.treasures[1].fate == minoan::Fate::Waiting;
                });
            }},
        {"altars_two", "TreasurePage",
            [](Rooms& rooms) {
                begin(rooms, [](const auto& seen) {
                    return seen.phase == Phase::Treasure && seen.altars.size() == 2
                        && seen.treasures.size() == 1;
                });
            }},
        {"corridor", "RunStage", [](Rooms& rooms) { rooms.crossCorridor(); }},
        {"finale", "RunStage", beforeTheEnd},
        {"athens", "RunStage",
            [](Rooms& rooms) {
                beforeTheEnd(rooms);
                rooms.run().sacrificeHead();
            }},
        {"labyrinth", "RunStage",
            [](Rooms& rooms) {
                beforeTheEnd(rooms);
                rooms.run().dipAmulet();
            }},
        {"killed", "RunStage", [](Rooms& rooms) { end(rooms, minoan::Ending::Killed); }},
        {"hunger", "RunStage",
            [](Rooms& rooms) { end(rooms, minoan::Ending::Hunger, minoan::Strategy::NeverFeeds); }},
        {"summary", "SummaryPage",
            [](Rooms& rooms) {
                beforeTheEnd(rooms);
                rooms.run().sacrificeHead();
            }},
        {"summary_lost", "SummaryPage", [](Rooms& rooms) { end(rooms, minoan::Ending::Killed); }},
        {"codex_signs", "CodexPage", [](Rooms& rooms) { learnt(rooms, 0); }},
        {"codex_gifts", "CodexPage", [](Rooms& rooms) { learnt(rooms, 1); }},
        {"codex_enemies", "CodexPage", [](Rooms& rooms) { learnt(rooms, 2); }},
        {"codex_elements", "CodexPage", [](Rooms& rooms) { learnt(rooms, 3); }},
        {"codex_rules", "CodexPage", [](Rooms& rooms) { learnt(rooms, 4); }},
        {"pause", "RunPause",
            [](Rooms& rooms) {
                begin(rooms, [](const auto& seen) { return seen.phase == Phase::Doors && seen.room == 7; });
            }},
    };
    return kTable;
}

} // namespace

/// Every page in every look: pictures go to the folder that LABRYS_PICTURES names.
class TestLooks : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void everyPageIsWholeInEveryLook_data()
    {
        QTest::addColumn<int>("index");
        for (std::size_t i = 0; i < table().size(); ++i)
            QTest::newRow(table()[i].name) << static_cast<int>(i);
    }
    void everyPageIsWholeInEveryLook()
    {
        QFETCH(int, index);
        const auto& shown = table()[static_cast<std::size_t>(index)];
        Rooms rooms;
        shown.play(rooms);
        rooms.open(shown.page);
        picture(rooms, shown.name, "lamplight");
        rooms.theme().setIndex(1);
        picture(rooms, shown.name, "fresco");
        rooms.theme().setIndex(0);
        rooms.window().resize(960, 600);
        picture(rooms, shown.name, "small");
        text::useLanguage(Language::French);
        rooms.retranslate();
        rooms.theme().setTextScale(2);
        picture(rooms, shown.name, "small_fr_200");
        rooms.window().resize(1280, 800);
        picture(rooms, shown.name, "fr_200");
        text::useLanguage(Language::English);
        rooms.theme().setTextScale(1);
    }

private:
    static void picture(Rooms& rooms, const char* page, const char* look)
    {
        rooms.settle();
        rooms.settle();
        const QString folder = qEnvironmentVariable("LABRYS_PICTURES");
        if (folder.isEmpty())
            return;
        QDir().mkpath(folder);
        rooms.window().grabWindow().save(
            QStringLiteral("%1/%2_%3.png").arg(folder, QString::fromLatin1(page), QString::fromLatin1(look)));
    }
};

LABRYS_TEST(TestLooks)
#include "tst_looks.moc"
