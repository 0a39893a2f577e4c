// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/paint/fonts.h"
#include "app/paint/icons.h"
#include "app/paint/theme.h"
#include "tests/support/test_main.h"

#include <QDir>
#include <QDirIterator>
#include <QFile>
#include <QFontDatabase>
#include <QGuiApplication>
#include <QRegularExpression>
#include <QSet>

using namespace labrys;

class TestIcons : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void everyIconLoadsAndTakesOneColour()
    {
        const auto names = QDir(QStringLiteral(":/labrys/icons")).entryList({QStringLiteral("*.svg")});
        QVERIFY(names.size() > 10);
        const QColor colour = paint::colour(paint::ThemeId::Lamplight, paint::Token::Accent);
        for (const auto& name : names) {
            const QImage image = paint::tintedIcon(name.chopped(4), colour, {18, 18});
            QVERIFY2(!image.isNull(), qPrintable(name));
            int drawn = 0;
            for (int y = 0; y < image.height(); ++y)
                for (int x = 0; x < image.width(); ++x) {
                    const QColor pixel = image.pixelColor(x, y);
                    if (pixel.alpha() == 255)
                        QCOMPARE(pixel.rgb(), colour.rgb());
                    drawn += pixel.alpha() > 127 ? 1 : 0;
                }
            QVERIFY2(drawn > 0, qPrintable(name)); // UIX-011: it reads at 18 px
        }
    }

    void everyNameInTheSourcesIsAnIconAndEveryIconIsUsedOrWaits() // UIX-011
    {
        QSet<QString> icons;
        for (const auto& name : QDir(QStringLiteral(":/labrys/icons")).entryList({QStringLiteral("*.svg")}))
            icons.insert(name.chopped(4));
        // Every word in quotes that is an icon counts as its use; a word where only icons stand must be one.
        static const QRegularExpression word(QStringLiteral("\"([a-z][a-z0-9_]*)\""));
        static const QRegularExpression named(
            QStringLiteral("\\b(?:iconName|trailingIcon|sign): \"([a-z][a-z0-9_]*)\""));
        QSet<QString> used;
        for (const auto* folder : {"qml", "app"}) {
            QDirIterator files(QStringLiteral(LABRYS_SOURCE_DIR "/") + QLatin1String(folder),
                {QStringLiteral("*.qml"), QStringLiteral("*.cpp")}, QDir::Files,
                QDirIterator::Subdirectories);
            while (files.hasNext()) {
                QFile file(files.next());
                // Its words for people to compare are words, and it knows no icons.
                if (file.fileName().contains(QLatin1String("/app/net/")))
                    continue;
                QVERIFY(file.open(QIODevice::ReadOnly));
                const QString text = QString::fromUtf8(file.readAll());
                for (auto all = word.globalMatch(text); all.hasNext();)
                    used.insert(all.next().captured(1));
                for (auto all = named.globalMatch(text); all.hasNext();) {
                    const QString name = all.next().captured(1);
                    QVERIFY2(icons.contains(name), qPrintable(file.fileName() + QLatin1String(": ") + name));
                }
            }
        }
        QFile list(QStringLiteral(LABRYS_SOURCE_DIR "/resources/icons/waiting.txt"));
        QVERIFY(list.open(QIODevice::ReadOnly | QIODevice::Text));
        QSet<QString> waiting;
        while (!list.atEnd()) {
            const QString line = QString::fromUtf8(list.readLine()).trimmed();
            if (!line.isEmpty() && !line.startsWith(QLatin1Char('#')))
                waiting.insert(line);
        }
        for (const auto& name : icons)
            QVERIFY2(used.contains(name) != waiting.contains(name),
                qPrintable(
                    name + QLatin1String(": use it, or name it in resources/icons/waiting.txt, not both")));
        for (const auto& name : waiting)
            QVERIFY2(icons.contains(name), qPrintable(name));
    }

    void anUnknownIconIsNull()
    {
        QVERIFY(paint::tintedIcon(QStringLiteral("no such icon"), Qt::white, {18, 18}).isNull());
        QVERIFY(paint::tintedIcon(QStringLiteral("maze"), Qt::white, {}).isNull());
    }

    void theBundledFontsAreThere()
    {
        paint::registerFonts();
        const auto families = QFontDatabase::families();
        for (const auto* family : {paint::kDisplayFamily, paint::kBodyFamily, paint::kCodeFamily})
            QVERIFY2(families.contains(QString::fromUtf16(family)), qPrintable(QString::fromUtf16(family)));
        QCOMPARE(QGuiApplication::font().family(), QString::fromUtf16(paint::kBodyFamily));
    }
};

LABRYS_TEST(TestIcons)
#include "tst_icons.moc"
