// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "qml/ui/action_scope.h"
#include "qml/ui/bindings.h"
#include "qml/ui/bindings_text.h"
#include "tests/support/test_main.h"

#include <QMetaEnum>
#include <QSet>
#include <QSignalSpy>

using namespace labrys::ui;
using enum Actions::Action;

namespace {

constexpr int kPage = ActionScope::Page;
constexpr int kOne = ActionScope::OnePlayer;
constexpr int kTwo = ActionScope::TwoPlayers;
constexpr int kReplay = ActionScope::Replay;
constexpr std::array kPresetsAll{Preset::Wasd, Preset::Arrows, Preset::Zqsd};

QString caps(const Bindings& bindings, int layout, const QList<int>& actions)
{
    QVariantList wanted;
    for (const int action : actions)
        wanted.append(action);
    QStringList shown;
    const auto all = bindings.caps(layout, wanted);
    for (const auto& cap : all)
        shown.append(cap.toMap().value(QStringLiteral("cap")).toString());
    return shown.join(QLatin1Char(' '));
}

QString told(const char* keys, const char* preset = "wasd")
{
    return QStringLiteral("{\"format\": \"labrys/keys\", \"version\": 1, \"preset\": \"%1\", \"keys\": %2}")
        .arg(QString::fromLatin1(preset), QString::fromUtf8(keys));
}

} // namespace

class TestBindings : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void everyActionStandsInTheTableOnce() // ACC-016
    {
        const auto names = QMetaEnum::fromType<Actions::Action>();
        QCOMPARE(static_cast<int>(actionTable().size()), names.keyCount() - 1);
        QSet<QString> ids;
        for (int i = 0; i < names.keyCount(); ++i) {
            const auto action = static_cast<Actions::Action>(names.value(i));
            if (action == None)
                continue;
            QCOMPARE(static_cast<int>(rowOf(action).action), static_cast<int>(action));
            QVERIFY(!actionName(action).isEmpty());
            const QString id = QString::fromLatin1(rowOf(action).id);
            QVERIFY(!ids.contains(id));
            ids.insert(id);
            QVERIFY(actionOfId(id) == action);
        }
    }

    void everyActionHasAKeyWhereverItIs() // ACC-016: 0 actions that only a mouse can do
    {
        for (const auto preset : kPresetsAll) {
            const ActionMap map(preset);
            for (const auto& row : actionTable()) {
                int places = 0;
                for (int i = 0; i < kLayouts; ++i) {
                    const auto layout = static_cast<KeyLayout>(i);
                    if (!isIn(row.action, layout))
                        continue;
                    ++places;
                    // Two players need Enter for their game: there Tab, Space and Enter of the controls
                    // press.
                    const bool ofControl = row.action == Accept;
                    QVERIFY2(ofControl || !map.keys(layout, row.action).empty(), row.id);
                }
                QVERIFY2(places > 0, row.id);
            }
        }
    }

    void theFewButtonsOfThePadReachEverything() // ACC-019
    {
        for (int i = 0; i < kLayouts; ++i) {
            const auto layout = static_cast<KeyLayout>(i);
            for (const auto& row : actionTable()) {
                // The window's own are offered by menus and hints; the fields to find and to write in, the
                // ready phrases and what a run has keys for are Tab stops.
                if (!isIn(row.action, layout) || row.group == ActionGroup::Window
                    || row.group == ActionGroup::Chat || row.group == ActionGroup::Run || row.action == Find)
                    continue;
                QVERIFY2(padButton(row.action, layout).has_value(), row.id);
            }
            for (int button = 0; button < kPadButtons; ++button)
                if (const auto action = padAction(static_cast<PadButton>(button), layout); action != None)
                    QVERIFY(isIn(action, layout));
        }
    }

    void presetsHaveNoConflicts() // UIX-049
    {
        for (const auto preset : kPresetsAll)
            for (int i = 0; i < kLayouts; ++i) {
                const auto layout = static_cast<KeyLayout>(i);
                std::vector<BoundKey> seen;
                for (const auto& row : actionTable())
                    for (const auto& key : defaultKeys(row.action, layout, preset)) {
                        for (const auto& other : seen)
                            QVERIFY2(!clash(key, other, preset), qPrintable(keyId(key)));
                        QVERIFY(keyOf(keyId(key)) == key);
                        QVERIFY(ActionMap(preset).owner(layout, key) == row.action);
                        seen.push_back(key);
                    }
            }
    }

    void presetsShowTheirKeys() // UIX-049, ASC-030
    {
        const QList<int> steps{North, West, South, East};
        const QList<int> mate{MateNorth, MateWest, MateSouth, MateEast, MateWait};
        Bindings bindings;
        QCOMPARE(caps(bindings, kOne, steps), QStringLiteral("W A S D"));
        QCOMPARE(caps(bindings, kTwo, mate), QStringLiteral("up left down right Enter"));
        bindings.setPreset(static_cast<int>(Preset::Zqsd));
        QCOMPARE(caps(bindings, kOne, steps), QStringLiteral("Z Q S D"));
        bindings.setPreset(static_cast<int>(Preset::Arrows));
        QCOMPARE(caps(bindings, kOne, steps), QStringLiteral("up left down right"));
        QCOMPARE(caps(bindings, kTwo, mate), QStringLiteral("W A S D Space"));
        QCOMPARE(caps(bindings, kPage, {Accept, Back, Help}), QStringLiteral("Enter Esc F1"));
    }

    void lettersDecideWherePlacesAreNotTold()
    {
        const ActionMap french(Preset::Zqsd);
        QCOMPARE(french.actionOf({Qt::Key_Z}, KeyLayout::OnePlayer), North);
        QCOMPARE(french.actionOf({Qt::Key_Q}, KeyLayout::OnePlayer), West);
        QCOMPARE(french.actionOf({Qt::Key_W}, KeyLayout::OnePlayer), None);
        QCOMPARE(french.actionOf({Qt::Key_Up}, KeyLayout::OnePlayer), North);
#ifdef Q_OS_LINUX
        // Where they are told, both presets are the same keys.
        QCOMPARE(french.actionOf({Qt::Key_W, 25}, KeyLayout::OnePlayer), North);
        QCOMPARE(french.actionOf({Qt::Key_Z, 52}, KeyLayout::OnePlayer), None);
#endif
    }

    void arrowsForTheFirstOfTwo()
    {
        const ActionMap arrows(Preset::Arrows);
        QCOMPARE(arrows.actionOf({Qt::Key_Up}, KeyLayout::TwoPlayers), North);
        QCOMPARE(arrows.actionOf({Qt::Key_Return}, KeyLayout::TwoPlayers), Wait);
        QCOMPARE(arrows.actionOf({Qt::Key_W}, KeyLayout::TwoPlayers), MateNorth);
        QCOMPARE(arrows.actionOf({Qt::Key_Space}, KeyLayout::TwoPlayers), MateWait);
        QCOMPARE(arrows.actionOf({Qt::Key_W}, KeyLayout::OnePlayer), North);
    }

    void aNewKeyIsUsedAndShown()
    {
        Bindings bindings;
        QSignalSpy changed(&bindings, &Bindings::changed);
        QCOMPARE(bindings.rebind(kOne, Pause, 0, Qt::Key_O), QString());
        QCOMPARE(changed.size(), 1);
        QCOMPARE(bindings.map().actionOf({Qt::Key_O}, KeyLayout::OnePlayer), Pause);
        QCOMPARE(bindings.map().actionOf({Qt::Key_P}, KeyLayout::OnePlayer), None);
        QCOMPARE(bindings.map().actionOf({Qt::Key_P}, KeyLayout::TwoPlayers), Pause);
        QCOMPARE(caps(bindings, kOne, {Pause}), QStringLiteral("O"));
        QCOMPARE(bindings.reset(kOne, Pause), QString());
        QCOMPARE(caps(bindings, kOne, {Pause}), QStringLiteral("P"));
        // A second key beside the first, and away again.
        QCOMPARE(bindings.rebind(kOne, Pause, 9, Qt::Key_O), QString());
        QCOMPARE(bindings.map().actionOf({Qt::Key_P}, KeyLayout::OnePlayer), Pause);
        QCOMPARE(bindings.map().actionOf({Qt::Key_O}, KeyLayout::OnePlayer), Pause);
        QCOMPARE(bindings.unbind(kOne, Pause, 0), QString());
        QVERIFY(bindings.unbind(kOne, Pause, 0).startsWith(QStringLiteral("“Pause” needs a key")));
        bindings.resetAll();
        QVERIFY(bindings.map() == ActionMap());
    }

    void stepsAreBoundToPlaces()
    {
        Bindings bindings;
#ifdef Q_OS_LINUX
        QCOMPARE(bindings.rebind(kOne, North, 0, Qt::Key_I, 31), QString());             // the place of I
        QCOMPARE(bindings.map().actionOf({Qt::Key_C, 31}, KeyLayout::OnePlayer), North); // Dvorak has C there
#else
        QCOMPARE(bindings.rebind(kOne, North, 0, Qt::Key_I), QString());
#endif
        QCOMPARE(caps(bindings, kOne, {North}), QStringLiteral("I"));
        QCOMPARE(bindings.map().actionOf({Qt::Key_I}, KeyLayout::OnePlayer), North);
    }

    void conflictsNameTheOwner_data() // UIX-049
    {
        QTest::addColumn<int>("layout");
        QTest::addColumn<int>("action");
        QTest::addColumn<int>("key");
        QTest::addColumn<QString>("owner");
        QTest::newRow("letter of another") << kOne << int{Help} << int{Qt::Key_P} << QStringLiteral("Pause");
        QTest::newRow("letter of a place")
            << kOne << int{Help} << int{Qt::Key_W} << QStringLiteral("Step north");
        QTest::newRow("arrow of the mate")
            << kTwo << int{North} << int{Qt::Key_Up} << QStringLiteral("Second player north");
        QTest::newRow("replay") << kReplay << int{Help} << int{Qt::Key_Home} << QStringLiteral("First move");
        QTest::newRow("Esc") << kOne << int{Wait} << int{Qt::Key_Escape} << QStringLiteral("Back");
        QTest::newRow("F1") << kOne << int{Wait} << int{Qt::Key_F1} << QStringLiteral("Help");
        QTest::newRow("Tab") << kOne << int{Wait} << int{Qt::Key_Tab} << QStringLiteral("Control after");
        QTest::newRow("Backtab") << kOne << int{Wait} << int{Qt::Key_Backtab}
                                 << QStringLiteral("Control before");
        QTest::newRow("Enter on a page")
            << kPage << int{Help} << int{Qt::Key_Return} << QStringLiteral("Press what has the focus");
        QTest::newRow("Space on a page")
            << kPage << int{Help} << int{Qt::Key_Space} << QStringLiteral("Press what has the focus");
    }
    void conflictsNameTheOwner()
    {
        QFETCH(int, layout);
        QFETCH(int, action);
        QFETCH(int, key);
        QFETCH(QString, owner);
        Bindings bindings;
        QCOMPARE(bindings.owner(layout, action, key), owner);
        const QString refusal = bindings.rebind(layout, action, 0, key);
        QVERIFY2(refusal.contains(QStringLiteral("“%1”").arg(owner)), qPrintable(refusal));
        QVERIFY2(refusal.contains(QStringLiteral("choose another key")), qPrintable(refusal));
        QVERIFY(bindings.map() == ActionMap());
    }

    void keysThatCannotStandAlone()
    {
        Bindings bindings;
        for (const int key : {int{Qt::Key_Shift}, int{Qt::Key_Control}, int{Qt::Key_AltGr}, int{Qt::Key_Meta},
                 int{Qt::Key_CapsLock}, int{Qt::Key_unknown}, 0})
            QVERIFY(!bindings.rebind(kOne, Pause, 0, key).isEmpty());
        QVERIFY(!bindings.rebind(kOne, Pause, 0, Qt::Key_O, 0, Qt::ControlModifier)
                .isEmpty()); // ACC-021: no chord
        QVERIFY(!bindings.rebind(kPage, Accept, 0, Qt::Key_O).isEmpty());
        QVERIFY(!bindings.rebind(kPage, North, 0, Qt::Key_O).isEmpty());
        QVERIFY(!bindings.rebind(kPage, None, 0, Qt::Key_O).isEmpty());
        QVERIFY(!bindings.rebind(kPage, 999, 0, Qt::Key_O).isEmpty());
        QVERIFY(!bindings.unbind(kPage, Back, 0).isEmpty());
        QVERIFY(!bindings.rebind(kPage, Back, 0, Qt::Key_O).isEmpty()); // Esc stays
        QVERIFY(bindings.map() == ActionMap());
        for (const int key : {Qt::Key_O, Qt::Key_K, Qt::Key_L})
            QCOMPARE(bindings.rebind(kOne, Pause, 9, key), QString());
        QVERIFY(bindings.rebind(kOne, Pause, 9, Qt::Key_M).contains(QStringLiteral("has 4 keys")));
    }

    void aRoundTripOfAllChanges() // UIX-049
    {
        Bindings bindings;
        const QString plain = bindings.exportText();
        QCOMPARE(plain,
            QStringLiteral("{\n  \"format\": \"labrys/keys\",\n  \"version\": 1,\n  \"preset\": \"wasd\",\n"
                           "  \"keys\": {}\n}\n"));
        bindings.setPreset(static_cast<int>(Preset::Zqsd));
        QCOMPARE(bindings.rebind(kOne, Pause, 0, Qt::Key_QuoteDbl), QString());
        QCOMPARE(bindings.rebind(kOne, Pause, 1, Qt::Key_Backslash), QString());
        QCOMPARE(bindings.rebind(kTwo, North, 0, Qt::Key_I), QString());
        QCOMPARE(bindings.rebind(kReplay, Watch, 0, Qt::Key_Egrave), QString());
        const QString text = bindings.exportText();
        QVERIFY2(text.contains(QStringLiteral(
                     "    \"two-players\": {\n      \"north\": [\n        \"place:I\"\n      ]\n    }")),
            qPrintable(text));
        Bindings other;
        QCOMPARE(other.importText(text), QString());
        QVERIFY(other.map() == bindings.map());
        QCOMPARE(other.exportText(), text);
        QCOMPARE(other.importText(plain), QString());
        QVERIFY(other.map() == ActionMap());
    }

    void twoActionsMayExchangeTheirKeys()
    {
        Bindings bindings;
        QCOMPARE(
            bindings.importText(told(R"({"one-player": {"pause": ["H"], "help": ["P", "F1"]}})")), QString());
        QCOMPARE(bindings.map().actionOf({Qt::Key_H}, KeyLayout::OnePlayer), Pause);
        QCOMPARE(bindings.map().actionOf({Qt::Key_P}, KeyLayout::OnePlayer), Help);
    }

    void hostileTextsChangeNothing_data() // UIX-049
    {
        QTest::addColumn<QString>("hostile");
        QTest::addColumn<QString>("cure");
        const auto row = [](const char* name, const QString& hostile, const char* cure) {
            QTest::newRow(name) << hostile << QString::fromUtf8(cure);
        };
        const QString good = told("{}");
        row("empty", {}, "Line 1 is not JSON");
        row("cut", good.left(40), "correct it or export the keys again");
        row("a list", QStringLiteral("[]"), "choose a file that Labrys exported");
        row("another format", QStringLiteral("{\"format\": \"labrys/save\"}"),
            "choose a file that Labrys exported");
        row("another version", QString(good).replace(QStringLiteral(": 1"), QStringLiteral(": 2")),
            "export them again");
        row("half a version", QString(good).replace(QStringLiteral(": 1"), QStringLiteral(": 1.5")),
            "export them again");
        row("another preset", told("{}", "qwerty"), "write wasd, arrows or zqsd");
        row("keys are a list", told("[]"), "The keys are missing");
        row("a member too many",
            QString(good).replace(QStringLiteral("\"keys\""), QStringLiteral("\"x\": 1, \"keys\"")),
            "take it out");
        row("twice",
            QString(good).replace(QStringLiteral("\"keys\""), QStringLiteral("\"keys\": {}, \"keys\"")),
            "remove one");
        row("unknown layout", told(R"({"three-players": {}})"), "write page, one-player");
        row("layout is a list", told(R"({"page": []})"), "write page, one-player");
        row("unknown action", told(R"({"page": {"fly": ["O"]}})"), "knows no action “fly”");
        row("not a list", told(R"({"page": {"help": "O"}})"), "between [ and ]");
        row("unknown key", told(R"({"page": {"help": ["Hyperdrive", "F1"]}})"),
            "“Hyperdrive” is the name of no key");
        row("a number", told(R"({"page": {"help": [7, "F1"]}})"), "name of no key");
        row("no place", told(R"({"one-player": {"north": ["place:1"]}})"), "name of no key");
        row("two places", told(R"({"one-player": {"north": ["place:WW"]}})"), "name of no key");
        row("two keys", told(R"({"page": {"help": ["H, P", "F1"]}})"), "name of no key");
        row("a chord", told(R"({"page": {"help": ["Ctrl+H", "F1"]}})"), "without Ctrl");
        row("a modifier", told(R"({"page": {"help": ["Shift", "F1"]}})"), "without Ctrl");
        row("taken", told(R"({"one-player": {"help": ["P", "F1"]}})"), "P belongs to “Pause”");
        row("taken after a good one",
            told(R"({"page": {"help": ["O", "F1"]}, "one-player": {"wait": ["place:W"]}})"),
            "W belongs to “Step north”");
        row("reserved", told(R"({"one-player": {"wait": ["Esc"]}})"), "always belongs to “Back”");
        row("F1 taken away", told(R"({"page": {"help": ["O"]}})"), "F1 always belongs to “Help”");
        row("fixed", told(R"({"page": {"accept": ["O"]}})"), "and stay");
        row("not there", told(R"({"page": {"north": ["O"]}})"), "does nothing here");
        row("no key", told(R"({"one-player": {"pause": []}})"), "needs a key");
        row("five keys", told(R"({"one-player": {"pause": ["O", "K", "L", "M", "N"]}})"), "has 4 keys");
        row("one key twice", told(R"({"one-player": {"pause": ["O", "O"]}})"), "O belongs to “Pause”");
        row("deep", QStringLiteral("[").repeated(5000), "not JSON");
        row("large", QString(good) + QStringLiteral(" ").repeated(kBindingsBytes),
            "more than the 65536 allowed");
    }
    void hostileTextsChangeNothing()
    {
        QFETCH(QString, hostile);
        QFETCH(QString, cure);
        Bindings bindings;
        bindings.setPreset(static_cast<int>(Preset::Arrows));
        QCOMPARE(bindings.rebind(kOne, Pause, 0, Qt::Key_O), QString());
        const auto before = bindings.map();
        QSignalSpy changed(&bindings, &Bindings::changed);
        const QString said = bindings.importText(hostile);
        QVERIFY2(said.contains(cure), qPrintable(said));
        QVERIFY(said.endsWith(QLatin1Char('.')) && said.size() < 160);
        QVERIFY(bindings.map() == before);
        QCOMPARE(changed.size(), 0);
    }

    void thePadIsShownOnceItIsUsed() // look 8
    {
        Bindings bindings;
        bindings.setDevice(Bindings::Pad);
        QCOMPARE(caps(bindings, kOne, {North, West, South, East}), QStringLiteral("pad_dpad"));
        QCOMPARE(caps(bindings, kPage, {Previous, Next}), QStringLiteral("pad_up pad_down"));
        QCOMPARE(caps(bindings, kReplay, {Previous, Next}), QStringLiteral("pad_left pad_right"));
        QCOMPARE(caps(bindings, kReplay, {First, Last, Watch}), QStringLiteral("pad_l2 pad_r2 pad_x"));
        QCOMPARE(caps(bindings, kTwo, {Wait, MateWait}), QStringLiteral("pad_x"));
        QCOMPARE(caps(bindings, kPage, {Accept, Back, Help}), QStringLiteral("pad_a pad_b pad_y"));
        QCOMPARE(
            caps(bindings, kPage, {FullScreen}), QStringLiteral("F11")); // no button: the key still works
        bindings.setPadFamily(PadFamily::PlayStation);
        QCOMPARE(caps(bindings, kPage, {Accept, Back, Help, FocusOn}),
            QStringLiteral("Cross Circle Triangle pad_r1"));
        bindings.setDevice(Bindings::Keys);
        QCOMPARE(caps(bindings, kPage, {Accept}), QStringLiteral("Enter"));
    }

    void theListForASettingsPage() // UIX-049
    {
        Bindings bindings;
        QCOMPARE(bindings.rebind(kOne, Pause, 0, Qt::Key_O), QString());
        const auto rows = bindings.actions(kOne);
        QVERIFY(rows.size() >= 10);
        for (const auto& entry : rows) {
            const auto row = entry.toMap();
            QVERIFY(!row.value(QStringLiteral("name")).toString().isEmpty());
            QVERIFY(!row.value(QStringLiteral("group")).toString().isEmpty());
            const bool pause = row.value(QStringLiteral("action")).toInt() == Pause;
            QCOMPARE(row.value(QStringLiteral("changed")).toBool(), pause);
            if (pause)
                QCOMPARE(row.value(QStringLiteral("keys")).toStringList(), QStringList{QStringLiteral("O")});
        }
    }
};

LABRYS_TEST(TestBindings)
#include "tst_bindings.moc"
