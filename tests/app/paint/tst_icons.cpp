// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/paint/fonts.h"
#include "app/paint/icons.h"
#include "app/paint/theme.h"
#include "tests/support/test_main.h"

#include <QDir>
#include <QFontDatabase>
#include <QGuiApplication>

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
                    if (pixel.alpha() == 255) {
                        QCOMPARE(pixel.rgb(), colour.rgb());
                        ++drawn;
                    }
                }
            QVERIFY2(drawn > 0, qPrintable(name)); // UIX-011: it reads at 18 px
        }
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
