// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/text/language.h"
#include "app/viewmodels/shell/guide.h"
#include "tests/qml/harness.h"
#include "tests/support/test_main.h"

#include <QDir>
#include <QRegularExpression>

using namespace labrys;
using labrys::test::Harness;

class TestGuidePage : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void cleanup() { text::useLanguage(Language::English); }

    void everyPageIsThereInBothLanguages() // ASC-133, APP-045
    {
        const viewmodels::Guide guide;
        for (const auto language : {Language::English, Language::French}) {
            text::useLanguage(language);
            const QDir folder(QStringLiteral(LABRYS_SOURCE_DIR "/resources/guide/") + text::codeOf(language));
            QStringList files = folder.entryList({QStringLiteral("*.md")})
                                    .replaceInStrings(QStringLiteral(".md"), QString());
            QStringList pages = guide.pages();
            files.sort();
            pages.sort();
            QCOMPARE(pages, files);
            static const QRegularExpression link(QStringLiteral("\\]\\(([^)]*)\\)"));
            for (const auto& page : pages) {
                QVERIFY2(guide.title(page).size() > 3, qPrintable(page));
                for (auto found = link.globalMatch(guide.text(page)); found.hasNext();) {
                    const QString target = found.next().captured(1);
                    QVERIFY2(!guide.pageOf(target).isEmpty(), qPrintable(target));
                }
                // Nothing is lost between the pieces.
                QString all;
                for (const auto& block : guide.blocks(page, Qt::red, QStringLiteral("JetBrains Mono"))) {
                    const auto map = block.toMap();
                    QVERIFY(
                        !map.value(QStringLiteral("html")).toString().contains(QStringLiteral("#0000ff")));
                    all += map.value(QStringLiteral("plain")).toString();
                }
                static const QRegularExpression word(QStringLiteral("\\w{6,}"));
                for (auto found = word.globalMatch(guide.text(page)); found.hasNext();) {
                    const QString one = found.next().captured();
                    QVERIFY2(all.contains(one) || guide.text(page).contains(one + QStringLiteral(".md")),
                        qPrintable(one));
                }
            }
        }
        QVERIFY(guide.text(QStringLiteral("../en/index")).isEmpty());
    }

    void aWordIsFound()
    {
        const viewmodels::Guide guide;
        const auto pages = [&guide](const char* wanted) {
            QStringList found;
            for (const auto& entry : guide.find(QString::fromUtf8(wanted)))
                found.append(entry.toMap().value(QStringLiteral("page")).toString());
            return found;
        };
        QCOMPARE(pages("").size(), guide.pages().size());
        QCOMPARE(pages("high CONTRAST"), QStringList{QStringLiteral("settings")});
        QVERIFY(pages("no such words anywhere").isEmpty());
        text::useLanguage(Language::French);
        QCOMPARE(pages("contraste élevé"), QStringList{QStringLiteral("settings")});
    }

    void linksAreFollowedByKeys() // ACC-003, ACC-016
    {
        Harness harness;
        harness.key(Qt::Key_Escape);
        harness.key(Qt::Key_F1);
        QCOMPARE(harness.page(), QStringLiteral("guide"));
        harness.settle();
        auto* page = harness.window().property("current").value<QQuickItem*>();
        QCOMPARE(page->property("topic").toString(), QStringLiteral("index"));
        for (int i = 0; i < 20
            && QLatin1String(harness.window().activeFocusItem()->metaObject()->className()).left(10)
                != QLatin1String("LinkButton");
            ++i)
            harness.key(Qt::Key_Tab);
        harness.key(Qt::Key_Return);
        QCOMPARE(page->property("topic").toString(), QStringLiteral("minotaur"));
    }

    void helpIsAboutWhereOneIs() // UIX-025
    {
        Harness harness;
        harness.key(Qt::Key_F10);
        QCOMPARE(harness.page(), QStringLiteral("settings"));
        harness.key(Qt::Key_F1);
        QCOMPARE(harness.page(), QStringLiteral("guide"));
        QCOMPARE(harness.window().property("topic").toString(), QStringLiteral("settings"));
        harness.key(Qt::Key_Down);
        harness.key(Qt::Key_Return);
        harness.settle();
        harness.key(Qt::Key_Escape);
        QCOMPARE(harness.page(), QStringLiteral("settings"));
        harness.key(Qt::Key_Escape);
        QCOMPARE(harness.page(), QStringLiteral("start"));
        harness.key(Qt::Key_Escape);
        QCOMPARE(harness.page(), QStringLiteral("menu"));
        harness.key(Qt::Key_Return);
        QCOMPARE(harness.page(), QStringLiteral("start"));
    }
};

LABRYS_TEST(TestGuidePage)
#include "tst_guide_page.moc"
