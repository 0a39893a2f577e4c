// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/text/language.h"
#include "app/viewmodels/shell/error_report.h"
#include "app/viewmodels/shell/folders.h"
#include "app/viewmodels/shell/recent_files.h"
#include "tests/qml/harness.h"
#include "tests/qml/opener.h"
#include "tests/support/test_main.h"

#include <QDir>
#include <QDirIterator>
#include <QDropEvent>
#include <QFile>
#include <QMimeData>
#include <QSignalSpy>

using namespace labrys;
using labrys::test::Harness;
using labrys::test::Opener;

namespace {

const QString kLevel = QStringLiteral(LABRYS_SOURCE_DIR "/levels/minotaur/first_steps.maze");

viewmodels::RecentFiles& recent(Harness& harness)
{
    return *harness.window().property("recent").value<viewmodels::RecentFiles*>();
}

void dropOn(QQuickWindow& window, const QList<QUrl>& urls)
{
    QMimeData data;
    data.setUrls(urls);
    const QPointF middle(window.width() / 2.0, window.height() / 2.0);
    QDragEnterEvent enter(middle.toPoint(), Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
    QCoreApplication::sendEvent(&window, &enter);
    QDropEvent drop(middle, Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
    QCoreApplication::sendEvent(&window, &drop);
}

QString lastToast(Harness& harness)
{
    const auto* toasts = harness.window().property("toasts").value<QAbstractItemModel*>();
    return toasts->data(toasts->index(0, 0), Qt::UserRole + 1).toString();
}

QStringList filesBelow(const QString& folder)
{
    QStringList all;
    QDirIterator files(folder, QDir::Files | QDir::Hidden, QDirIterator::Subdirectories);
    while (files.hasNext())
        if (const QString file = files.next(); !file.endsWith(QLatin1String(".lock")))
            all.append(QDir(folder).relativeFilePath(file));
    all.sort();
    return all;
}

} // namespace

class TestShell : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void cleanup() { text::useLanguage(Language::English); }

    void theFirstStartIsGreetedOnce() // UIX-050, APP-029
    {
        Harness harness;
        harness.setWelcome(true);
        harness.restart();
        QCOMPARE(harness.page(), QStringLiteral("welcome"));
        harness.key(Qt::Key_Right); // English
        harness.key(Qt::Key_Right); // Français
        QTRY_COMPARE(text::language(), Language::French);
        QCOMPARE(harness.page(), QStringLiteral("welcome"));
        harness.click("begin");
        QCOMPARE(harness.page(), QStringLiteral("start"));
        harness.restart();
        QCOMPARE(text::language(), Language::French);
        QCOMPARE(harness.page(), QStringLiteral("start")); // where the harness begins
    }

    void theGreetingGoesByKeysToTheFirstMove() // UIX-050
    {
        Harness harness;
        harness.setWelcome(true);
        harness.restart();
        for (int i = 0; i < 5; ++i) // language, theme, text, to play, to look around, Begin
            harness.key(Qt::Key_Down);
        harness.key(Qt::Key_Return);
        QCOMPARE(harness.page(), QStringLiteral("start"));
        harness.settle();
        harness.key(Qt::Key_Return);
        QTRY_COMPARE(harness.page(), QStringLiteral("maze"));
    }

    void leavingTheGreetingIsAnAnswer()
    {
        Harness harness;
        harness.setWelcome(true);
        harness.restart();
        harness.key(Qt::Key_Escape);
        QCOMPARE(harness.page(), QStringLiteral("menu"));
        harness.restart();
        QVERIFY(harness.page() != QStringLiteral("welcome"));
    }

    void aDroppedFileIsOpened() // APP-017
    {
        Harness harness;
        dropOn(harness.window(), {QUrl::fromLocalFile(kLevel)});
        QTRY_COMPARE(harness.page(), QStringLiteral("maze"));
        dropOn(harness.window(), {QUrl(QStringLiteral("https://example.org/level.maze"))});
        QVERIFY(lastToast(harness).contains(QStringLiteral("this computer")));
        dropOn(harness.window(), {QUrl::fromLocalFile(kLevel), QUrl::fromLocalFile(kLevel)});
        QVERIFY(lastToast(harness).contains(QStringLiteral("One file at a time")));
        QTRY_VERIFY(!harness.game().busy());
    }

    void aLevelOverARunKeepsTheRun() // APP-017
    {
        Harness harness;
        harness.game().newRun(1);
        harness.key(Qt::Key_Space);
        dropOn(harness.window(), {QUrl::fromLocalFile(kLevel)});
        QTRY_VERIFY(lastToast(harness).contains(QStringLiteral("minotaur.save.1")));
        QVERIFY(QFile::exists(harness.savePath() + QStringLiteral(".1")));
    }

    void aSavedRunOverARunKeepsTheRun() // APP-014
    {
        Harness harness;
        harness.game().newRun(1);
        harness.key(Qt::Key_Space);
        harness.restart();
        const QString other = harness.filePath("other.save");
        QVERIFY(QFile::copy(harness.savePath(), other));
        harness.game().newRun(1);
        harness.key(Qt::Key_Space);
        harness.key(Qt::Key_Space);
        harness.game().openFile(other);
        QTRY_COMPARE(harness.game().turn(), 1);
        QVERIFY(QFile::exists(harness.savePath() + QStringLiteral(".1")));
        // The save that is here goes on itself.
        harness.restart();
        harness.game().openFile(harness.savePath());
        QTRY_COMPARE(harness.page(), QStringLiteral("maze"));
        QVERIFY(!QFile::exists(harness.savePath() + QStringLiteral(".2")));
    }

    void anotherWindowKeepsItsRun() // APP-014, APP-019
    {
        Harness first;
        first.game().newRun(1);
        first.key(Qt::Key_Space);
        first.restart();
        QVERIFY(!first.game().elsewhere());
        Harness second;
        second.restart(first.savePath(), second.replaysPath());
        QVERIFY(second.game().elsewhere());
        QVERIFY(!second.game().hasSave());
        second.game().newRun(1);
        for (int i = 0; i < 3; ++i)
            second.key(Qt::Key_Space);
        second.restart(second.savePath(), second.replaysPath());
        first.game().refreshLibrary();
        QTRY_VERIFY(!first.game().busy());
        first.game().continueRun();
        QCOMPARE(first.game().turn(), 1);
    }

    void whatIsNoOrdinaryFileIsNotWaitedFor() // APP-017, UIX-024
    {
        Harness harness;
        for (const QString& path : {harness.filePath("."), QStringLiteral("/dev/zero")}) {
            harness.game().openFile(path);
            QTRY_COMPARE(harness.page(), QStringLiteral("error"));
            harness.key(Qt::Key_Escape);
        }
        harness.game().openFile(kLevel);
        QTRY_COMPARE(harness.page(), QStringLiteral("maze"));
    }

    void defaultsAreUndoneByOneAct() // UIX-022
    {
        Harness harness;
        harness.settings().choose(QStringLiteral("look/text"), 3);
        QCOMPARE(harness.bindings().rebind(ui::ActionScope::OnePlayer, ui::Actions::Wait, 0, Qt::Key_J),
            QString());
        const auto map = harness.bindings().map();
        harness.key(Qt::Key_F10);
        harness.settle();
        harness.click("defaults");
        QCOMPARE(harness.settings().index(QStringLiteral("look/text")), 1);
        QVERIFY(harness.bindings().map() != map);
        QMetaObject::invokeMethod(
            harness.window().property("toasts").value<QObject*>(), "act", Q_ARG(int, 0));
        QCOMPARE(harness.settings().index(QStringLiteral("look/text")), 3);
        QVERIFY(harness.bindings().map() == map);
    }

    void percentSignsInNamesAreNames()
    {
        Harness harness;
        const QString folder = harness.filePath("h%1 %2");
        harness.restart(folder + QStringLiteral("/minotaur.save"), folder + QStringLiteral("/replays"));
        harness.game().newRun(1);
        harness.key(Qt::Key_Space);
        harness.key(Qt::Key_Space);
        harness.restart(folder + QStringLiteral("/minotaur.save"), folder + QStringLiteral("/replays"));
        QVERIFY(QFile::exists(folder + QStringLiteral("/minotaur.save.bak")));
        QVERIFY(harness.game().hasSave());
        harness.game().continueRun();
        QCOMPARE(harness.game().turn(), 2);
        harness.game().openFile(folder + QStringLiteral("/%3 %1.maze"));
        QTRY_COMPARE(harness.page(), QStringLiteral("error"));
        QCOMPARE(harness.window().property("report").value<QObject*>()->property("place").toString(),
            QStringLiteral("%3 %1.maze"));
    }

    void recentFilesAreTenTheNewestFirst() // APP-018
    {
        Harness harness;
        auto& files = recent(harness);
        for (int i = 0; i < 13; ++i)
            files.add(QStringLiteral("/nowhere/%1.maze").arg(i));
        files.add(QStringLiteral("/nowhere/7.maze"));
        QCOMPARE(files.files().size(), 10);
        QCOMPARE(files.files().value(0), QStringLiteral("/nowhere/7.maze"));
        QCOMPARE(files.files().value(1), QStringLiteral("/nowhere/12.maze"));
        files.add(QStringLiteral("-"));
        QCOMPARE(files.files().size(), 10);
        harness.restart();
        QCOMPARE(recent(harness).files().value(0), QStringLiteral("/nowhere/7.maze"));
        recent(harness).clear();
        harness.restart();
        QVERIFY(recent(harness).files().isEmpty());
    }

    void theOpenPageShowsThemAndSaysWhatIsMissing() // APP-018
    {
        Harness harness;
        harness.game().openFile(kLevel);
        QTRY_COMPARE(harness.page(), QStringLiteral("maze"));
        recent(harness).add(QStringLiteral("/nowhere/gone.maze"));
        QTest::keyClick(&harness.window(), Qt::Key_O, Qt::ControlModifier);
        QCOMPARE(harness.page(), QStringLiteral("open"));
        const auto spoken = [&harness](const QString& part) {
            for (auto* node : harness.nodes())
                if (node->role() == QAccessible::ListItem && node->text(QAccessible::Name).contains(part))
                    return node->text(QAccessible::Name);
            return QString();
        };
        QTRY_VERIFY(spoken(QStringLiteral("gone.maze")).contains(QStringLiteral("Not there any more")));
        QVERIFY(!spoken(QStringLiteral("first_steps.maze")).contains(QStringLiteral("Not there")));
        harness.settle();
        QTRY_VERIFY(harness.item("fileList")->hasActiveFocus());
        harness.key(Qt::Key_Down);
        harness.key(Qt::Key_Return); // the one that is there
        QTRY_COMPARE(harness.page(), QStringLiteral("maze"));
    }

    void foldersAreWalkedByKeys() // APP-017, ACC-017
    {
        Harness harness;
        QDir().mkpath(harness.filePath("levels/deeper"));
        QVERIFY(QFile::copy(kLevel, harness.filePath("levels/deeper/mine.maze")));
        QFile other(harness.filePath("levels/deeper/letter.txt"));
        QVERIFY(other.open(QIODevice::WriteOnly));
        other.close();
        QTest::keyClick(&harness.window(), Qt::Key_O, Qt::ControlModifier);
        harness.settle();
        harness.key(Qt::Key_Down); // levels of my own
        harness.settle();
        QTRY_VERIFY(harness.item("fileList") != nullptr);
        auto* list = harness.item("fileList");
        QTRY_COMPARE(list->property("count").toInt(), 2); // above, deeper
        list->forceActiveFocus();
        harness.key(Qt::Key_Down);
        harness.key(Qt::Key_Return);
        QTRY_VERIFY(list->property("count").toInt() == 2 && list->property("currentIndex").toInt() == 0);
        QTRY_VERIFY(!harness.window().property("current").value<QQuickItem*>()->property("reading").toBool());
        harness.settle();
        harness.key(Qt::Key_Down); // the level; the letter is not shown
        harness.key(Qt::Key_Return);
        QTRY_COMPARE(harness.page(), QStringLiteral("maze"));
        QCOMPARE(harness.game().title(), QStringLiteral("The bull pen"));
    }

    void foldersAreShownAndCopied() // UIX-048
    {
        Harness harness;
        Opener opener;
        harness.game().newRun(1);
        harness.key(Qt::Key_Space);
        harness.restart();
        viewmodels::Folders folders;
        folders.setProperty("places", harness.places());
        QSignalSpy failed(&folders, &viewmodels::Folders::failed);
        QSignalSpy done(&folders, &viewmodels::Folders::backedUp);
        folders.show(harness.filePath("saves"));
        QCOMPARE(opener.opened.value(0), QUrl::fromLocalFile(harness.filePath("saves")));
        folders.show(harness.savePath()); // the folder that it lies in
        QCOMPARE(opener.opened.value(1), QUrl::fromLocalFile(harness.filePath("saves")));
        QCOMPARE(failed.count(), 0);
        folders.show(harness.filePath("levels"));
        QCOMPARE(failed.count(), 1);
        const auto before = filesBelow(harness.filePath("saves"));
        folders.backUp();
        QTRY_COMPARE(done.count(), 1);
        const QString copy = done.value(0).value(0).toString();
        QVERIFY(copy.startsWith(harness.filePath("exports")));
        QCOMPARE(filesBelow(copy + QStringLiteral("/saves")), before);
        QCOMPARE(filesBelow(harness.filePath("saves")), before);
    }

    void aCopyWithoutRoomIsTold() // UIX-024
    {
        Harness harness;
        harness.game().newRun(1);
        harness.key(Qt::Key_Space);
        harness.restart();
        QFile plain(harness.filePath("exports"));
        QVERIFY(plain.open(QIODevice::WriteOnly));
        viewmodels::Folders folders;
        folders.setProperty("places", harness.places());
        QSignalSpy failed(&folders, &viewmodels::Folders::failed);
        folders.backUp();
        QTRY_COMPARE(failed.count(), 1);
        QVERIFY(failed.value(0).value(0).toString().contains(QStringLiteral("could not be copied")));
        QCOMPARE(folders.exportText(QStringLiteral("labrys.keys"), QStringLiteral("x")), QString());
        QCOMPARE(failed.count(), 2);
    }

    void withoutPlacesNothingIsWrittenAnywhere() // APP-012
    {
        const Harness harness; // for the application
        viewmodels::Folders folders;
        QSignalSpy failed(&folders, &viewmodels::Folders::failed);
        folders.backUp();
        QCOMPARE(folders.exportText(QStringLiteral("labrys.keys"), QStringLiteral("x")), QString());
        QCOMPARE(folders.setAside(), QString());
        QCOMPARE(failed.count(), 3);
        QVERIFY(!QFile::exists(QStringLiteral("/labrys.keys")));
    }

    void theLanguageReachesTheListOfFiles() // ACC-030
    {
        Harness harness;
        recent(harness).add(QStringLiteral("/nowhere/gone.maze"));
        QTest::keyClick(&harness.window(), Qt::Key_O, Qt::ControlModifier);
        const auto says = [&harness](const QString& words) {
            for (auto* node : harness.nodes())
                if (node->role() == QAccessible::ListItem && node->text(QAccessible::Name).contains(words))
                    return true;
            return false;
        };
        QTRY_VERIFY(says(QStringLiteral("Not there any more")));
        harness.settings().choose(QStringLiteral("language"), 2);
        QTRY_VERIFY(says(QStringLiteral("Introuvable")));
        QVERIFY(!says(QStringLiteral("Not there any more")));
    }

    void beginningAnewSetsAsideAndDeletesNothing() // UIX-048
    {
        Harness harness;
        harness.settings().choose(QStringLiteral("look/text"), 3);
        harness.game().newRun(1);
        harness.key(Qt::Key_Space);
        harness.restart();
        QVERIFY(harness.game().hasSave());
        harness.key(Qt::Key_F10);
        harness.window().property("current").value<QQuickItem*>()->setProperty("section", 5);
        harness.settle();
        harness.click("beginAnew");
        QCOMPARE(harness.overlay(), QStringLiteral("anew"));
        harness.key(Qt::Key_Return); // the safe answer has the focus
        QCOMPARE(harness.overlay(), QString());
        QVERIFY(QFile::exists(harness.savePath()));
        harness.click("beginAnew");
        harness.settle();
        harness.key(Qt::Key_Right);
        harness.key(Qt::Key_Return);
        QCOMPARE(harness.page(), QStringLiteral("welcome"));
        QTRY_VERIFY(!harness.game().busy());
        QVERIFY(!harness.game().hasSave());
        QCOMPARE(harness.settings().index(QStringLiteral("look/text")), 1);
        QVERIFY(!QFile::exists(harness.savePath()));
        const auto aside = QDir(harness.filePath(".")).entryList({QStringLiteral("set aside *")}, QDir::Dirs);
        QCOMPARE(aside.size(), 1);
        const auto kept = filesBelow(harness.filePath(".") + QLatin1Char('/') + aside[0]);
        QVERIFY(kept.contains(QStringLiteral("labrys.ini")));
        QVERIFY(kept.contains(QStringLiteral("saves/minotaur.save")));
    }

    void keysGoToAFileAndBack() // UIX-049
    {
        Harness harness;
        QCOMPARE(harness.bindings().rebind(ui::ActionScope::OnePlayer, ui::Actions::Wait, 0, Qt::Key_J),
            QString());
        const auto map = harness.bindings().map();
        harness.key(Qt::Key_F10);
        harness.window().property("current").value<QQuickItem*>()->setProperty("section", 3);
        harness.settle();
        harness.click("exportKeys");
        const QString file = harness.filePath("exports/labrys.keys");
        QVERIFY(QFile::exists(file));
        harness.bindings().resetAll();
        QVERIFY(harness.bindings().map() != map);
        dropOn(harness.window(), {QUrl::fromLocalFile(file)});
        QVERIFY(harness.bindings().map() == map);
        harness.click("exportKeys"); // another one, beside it
        QVERIFY(QFile::exists(harness.filePath("exports/labrys 2.keys")));
        QFile broken(file);
        QVERIFY(broken.open(QIODevice::WriteOnly));
        broken.write("{\"format\": \"labrys/keys\", ");
        broken.close();
        dropOn(harness.window(), {QUrl::fromLocalFile(file)});
        QVERIFY(lastToast(harness).contains(QStringLiteral("not JSON")));
        QVERIFY(harness.bindings().map() == map);
    }

    void theWindowIsWhereItWas()
    {
        Harness harness;
        harness.window().setGeometry(20, 10, 960, 700);
        harness.window().close();
        harness.restart();
        QCOMPARE(harness.window().size(), QSize(960, 700));
        QCOMPARE(harness.window().position(), QPoint(20, 10));
        // On a screen that is gone it would be out of reach.
        harness.settings().keep(QStringLiteral("window/place"), QRect(9000, 9000, 1000, 700));
        harness.restart();
        QVERIFY(harness.window().x() < 5000);
        // What is no place is none.
        harness.settings().keep(QStringLiteral("window/place"), QStringLiteral("left"));
        harness.restart();
        QCOMPARE(harness.window().size(), QSize(1280, 800));
    }
};

LABRYS_TEST(TestShell)
#include "tst_shell.moc"
