// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/text/language.h"
#include "app/viewmodels/shell/about.h"
#include "app/viewmodels/shell/settings_table.h"
#include "qml/ui/theme.h"
#include "qml/ui/toasts.h"
#include "tests/qml/harness.h"
#include "tests/support/test_main.h"

#include <QDir>
#include <QFile>
#include <QQmlEngine>

using namespace labrys;
using labrys::test::Harness;

namespace {

QByteArray bytesOf(const QString& path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

void write(const QString& path, const QByteArray& bytes)
{
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly));
    QCOMPARE(file.write(bytes), bytes.size());
}

ui::Theme& theme(Harness& harness)
{
    return *qmlEngine(&harness.settings())
                ->singletonInstance<ui::Theme*>(qmlTypeId("Labrys.Ui", 1, 0, "Theme"));
}

ui::Toasts& toasts(Harness& harness)
{
    return *harness.window().property("toasts").value<ui::Toasts*>();
}

} // namespace

class TestSettings : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void cleanup() { text::useLanguage(Language::English); }

    void everySettingActsIsKeptAndKnowsItsDefault() // UIX-048, APP-013
    {
        Harness harness;
        for (const auto& entry : viewmodels::settingsTable()) {
            const QString id = QString::fromLatin1(entry.id);
            const int last = static_cast<int>(entry.values.size()) - 1;
            QCOMPARE(harness.settings().index(id), entry.byDefault);
            harness.settings().choose(id, last);
            QCOMPARE(harness.settings().index(id), last);
        }
        QTRY_COMPARE(text::language(), Language::French);
        QCOMPARE(theme(harness).index(), 1);
        QCOMPARE(theme(harness).textScale(), 2.0);
        QVERIFY(theme(harness).highContrast());
        QVERIFY(theme(harness).reducedMotion());
        QCOMPARE(theme(harness).speed(), ui::ThemeBase::Instant);
        QCOMPARE(harness.window().visibility(), QWindow::FullScreen);
        text::useLanguage(Language::English);
        harness.restart();
        QCOMPARE(text::language(), Language::French);
        QCOMPARE(theme(harness).textScale(), 2.0);
        QCOMPARE(theme(harness).index(), 1);
        QTRY_COMPARE(harness.window().visibility(), QWindow::FullScreen);
        harness.settings().reset();
        QCOMPARE(theme(harness).textScale(), 1.0);
        QVERIFY(!theme(harness).highContrast());
        for (const auto& entry : viewmodels::settingsTable())
            QCOMPARE(harness.settings().index(QString::fromLatin1(entry.id)), entry.byDefault);
    }

    void theLanguageSwitchesLive() // APP-029, ACC-030
    {
        Harness harness;
        harness.open(QStringLiteral("maze"));
        harness.key(Qt::Key_Space);
        const auto digest = harness.game().session()->digest();
        const QString before = harness.game().message();
        harness.settings().choose(QStringLiteral("language"), 2);
        QTRY_VERIFY(harness.game().message() != before);
        QCOMPARE(harness.page(), QStringLiteral("maze"));
        QVERIFY(harness.game().session()->digest() == digest);
        QStringList names;
        for (auto* node : harness.nodes())
            names.append(node->text(QAccessible::Name));
        QVERIFY(names.contains(QStringLiteral("Aide")));
        QVERIFY(!names.contains(QStringLiteral("Help")));
        harness.settings().choose(QStringLiteral("language"), 1);
        QTRY_COMPARE(text::language(), Language::English);
        QVERIFY(harness.game().session()->digest() == digest);
    }

    void whatANewerVersionWroteStays() // APP-013
    {
        Harness harness;
        write(harness.settingsPath(),
            "[look]\ntheme=marble\ntext=125\nsparkle=12\n\n[future]\nthing=@Invalid()\nother=abc\n");
        harness.restart();
        QCOMPARE(harness.settings().problem(), QString());
        QCOMPARE(theme(harness).textScale(), 1.25);
        harness.settings().choose(QStringLiteral("motion/speed"), 0);
        harness.settings().flush();
        const auto text = bytesOf(harness.settingsPath());
        for (const char* kept : {"sparkle=12", "other=abc", "theme=marble", "speed=slow"})
            QVERIFY2(text.contains(kept), text.constData());
        // The last good ones are beside it.
        QVERIFY(bytesOf(harness.settingsPath() + QLatin1String(".bak")).contains("sparkle=12"));
    }

    void aDamagedFileIsSetAside_data()
    {
        QTest::addColumn<QByteArray>("bytes");
        QTest::newRow("no pairs") << QByteArray("this is no settings file\nat all\n");
        QTest::newRow("noise") << QByteArray("\x00\x01\x02\xff\xfe garbage \x80\n", 20);
        QTest::newRow("huge") << QByteArray(2 << 20, 'a');
    }
    void aDamagedFileIsSetAside() // APP-013
    {
        QFETCH(QByteArray, bytes);
        Harness harness;
        write(harness.settingsPath(), bytes);
        harness.restart();
        QVERIFY(harness.settings().problem().contains(QStringLiteral("labrys.ini.1")));
        QVERIFY(toasts(harness).count() == 1); // and said on the screen
        QCOMPARE(bytesOf(harness.settingsPath() + QLatin1String(".1")), bytes);
        QCOMPARE(theme(harness).textScale(), 1.0);
        harness.settings().choose(QStringLiteral("look/text"), 3);
        QCOMPARE(theme(harness).textScale(), 1.5);
        harness.restart();
        QCOMPARE(theme(harness).textScale(), 1.5);
        QCOMPARE(harness.settings().problem(), QString());
    }

    void aPlaceThatCannotBeWrittenIsTold()
    {
        Harness harness;
        write(harness.filePath("plain"), "not a folder");
        harness.setSettingsPath(harness.filePath("plain/labrys.ini"));
        harness.restart();
        harness.settings().choose(QStringLiteral("look/text"), 4);
        QCOMPARE(theme(harness).textScale(), 1.75);
        QTRY_VERIFY(harness.settings().problem().contains(QStringLiteral("cannot be kept")));
        QCOMPARE(bytesOf(harness.filePath("plain")), QByteArray("not a folder"));
    }

    void whatIsLookedForIsFound() // UIX-048
    {
        Harness harness;
        const auto names
            = [&harness](const char* find) { return harness.settings().found(0, QString::fromUtf8(find)); };
        QCOMPARE(names("CONTRAST"), QStringList{QStringLiteral("look/contrast")});
        QCOMPARE(names("fresco"), QStringList{QStringLiteral("look/theme")});
        QCOMPARE(names("motion").size(), 2);
        QVERIFY(names("no such thing").isEmpty());
    }

    void thePageGoesByKeys() // UIX-025, ACC-017
    {
        Harness harness;
        harness.open(QStringLiteral("maze"));
        harness.key(Qt::Key_Space);
        harness.key(Qt::Key_F10);
        QCOMPARE(harness.page(), QStringLiteral("settings"));
        harness.settle();
        harness.key(Qt::Key_Down); // Look
        harness.settle();
        harness.key(Qt::Key_Tab); // past the list: back to defaults
        harness.key(Qt::Key_Tab); // theme
        harness.key(Qt::Key_Right);
        harness.key(Qt::Key_Right);
        QCOMPARE(theme(harness).index(), 1);
        harness.key(Qt::Key_Escape);
        QCOMPARE(harness.page(), QStringLiteral("maze"));
        QCOMPARE(harness.game().turn(), 1);
    }

    void keysAreKeptAndConflictsRefused() // UIX-049
    {
        Harness harness;
        harness.bindings().setPreset(static_cast<int>(ui::Preset::Wasd));
        const int one = ui::ActionScope::OnePlayer;
        const QString refused = harness.bindings().rebind(one, ui::Actions::Wait, 0, Qt::Key_P);
        QVERIFY2(refused.contains(QStringLiteral("Pause")), qPrintable(refused));
        QCOMPARE(harness.bindings().rebind(one, ui::Actions::Wait, 0, Qt::Key_J), QString());
        QVERIFY(harness.settings().keys().contains(QStringLiteral("wait")));
        const auto map = harness.bindings().map();
        harness.restart();
        QVERIFY(harness.bindings().map() == map); // used, not only kept
        harness.settings().reset();
        QVERIFY(harness.bindings().map() != map);
        harness.settings().flush();
        QVERIFY(!bytesOf(harness.settingsPath()).contains("wait"));
        harness.restart();
        harness.settings().setKeys(QStringLiteral("{\"no\": \"keys\"}"));
        QVERIFY(toasts(harness).count() > 0); // told, and the usual keys stay
        QVERIFY(harness.bindings().map() == ui::ActionMap(ui::Preset::Wasd));
    }

    void nothingIsKeptUnasked() // APP-013
    {
        Harness harness;
        harness.key(Qt::Key_Down);
        harness.bindings().setDevice(ui::Bindings::Pad);
        harness.bindings().retranslate();
        QVERIFY(!QFile::exists(harness.settingsPath()));
    }

    void aKeyIsChangedOnThePage() // UIX-049
    {
        Harness harness;
        harness.key(Qt::Key_F10);
        harness.window().property("current").value<QQuickItem*>()->setProperty("section", 3);
        harness.settle();
        const auto press = [&harness](const QString& name) {
            for (auto* node : harness.nodes())
                if (node->text(QAccessible::Name) == name)
                    node->actionInterface()->doAction(QAccessibleActionInterface::pressAction());
        };
        const auto keys = [&harness] {
            QList<int> all;
            for (const auto& key : harness.bindings().map().keys(ui::KeyLayout::OnePlayer, ui::Actions::Wait))
                all.append(key.key);
            return all;
        };
        const QString space = QStringLiteral("Wait a turn: key Space, change");
        press(space);
        harness.key(Qt::Key_P); // Pause has it
        QVERIFY(harness.bindings().map() == ui::ActionMap(ui::Preset::Wasd));
        press(space);
        harness.key(Qt::Key_Escape);
        QCOMPARE(harness.page(), QStringLiteral("settings")); // not out of the page
        press(space);
        harness.key(Qt::Key_J);
        QCOMPARE(keys(), QList<int>{Qt::Key_J});
        press(QStringLiteral("Wait a turn: one more key"));
        harness.key(Qt::Key_K);
        QCOMPARE(keys(), (QList<int>{Qt::Key_J, Qt::Key_K}));
        // The row that was used keeps the focus.
        auto* focus = harness.window().activeFocusItem();
        QVERIFY(QAccessible::queryAccessibleInterface(focus)
                ->text(QAccessible::Name)
                .startsWith(QStringLiteral("Wait a turn")));
        press(QStringLiteral("Wait a turn: key J, change"));
        press(QStringLiteral("Take it away"));
        QCOMPARE(keys(), QList<int>{Qt::Key_K});
        press(QStringLiteral("Wait a turn: the usual keys again"));
        QCOMPARE(keys(), QList<int>{Qt::Key_Space});
    }

    void diagnosticsTellNothingPersonal() // UIX-051
    {
        Harness harness;
        const viewmodels::About about;
        const QString text = about.diagnostics();
        QVERIFY(text.contains(about.version()));
        QVERIFY(text.contains(QString::fromLatin1(qVersion())));
        QVERIFY(!text.contains(QDir::homePath()) || QDir::homePath() == QLatin1String("/"));
        QVERIFY(about.licenceText(QStringLiteral("GPL-3.0-or-later")).size() > 30'000);
        QVERIFY(about.licenceText(QStringLiteral("CC-BY-SA-4.0")).size() > 10'000);
        QVERIFY(about.licenceText(QStringLiteral("../content/minotaur")).isEmpty());
    }
};

LABRYS_TEST(TestSettings)
#include "tst_settings.moc"
