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

const std::vector<Shown>& table()
{
    static const std::vector<Shown> kTable{
        {"title", "TitlePage", [](Rooms&) {}},
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
        rooms.window().grabWindow().save(QStringLiteral("%1/%2_%3.png").arg(folder, QString::fromLatin1(page), QString::fromLatin1(look)));
    }
};

LABRYS_TEST(TestLooks)
#include "tst_looks.moc"
