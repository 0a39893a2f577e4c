// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/paint/theme.h"
#include "tests/support/test_main.h"

#include <QDirIterator>
#include <QFile>
#include <QRawFont>
#include <QSet>

using namespace labrys;

namespace {

/// Characters of everything a person may read: catalogues of both languages, content, guide, bundled levels.
QSet<char32_t> charactersIn(const QStringList& folders)
{
    QSet<char32_t> found;
    for (const auto& folder : folders) {
        QDirIterator files(
            QStringLiteral(LABRYS_SOURCE_DIR "/") + folder, QDir::Files, QDirIterator::Subdirectories);
        while (files.hasNext()) {
            QFile file(files.next());
            if (!file.open(QIODevice::ReadOnly))
                continue;
            QString text = QString::fromUtf8(file.readAll());
            text.replace(QLatin1String("&#x202f;"), QString(QChar(0x202f)));
            for (const auto character : text.toUcs4())
                if (character >= 0x20)
                    found.insert(character);
        }
    }
    return found;
}

QByteArray named(char32_t character)
{
    return "U+" + QByteArray::number(static_cast<uint>(character), 16).toUpper();
}

} // namespace

class TestGlyphs : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void everyCharacterHasAGlyph_data()
    {
        QTest::addColumn<QString>("font");
        for (const auto* font : {"NotoSans-Regular.ttf", "NotoSans-SemiBold.ttf", "NotoSans-Bold.ttf"})
            QTest::newRow(font) << QString::fromLatin1(font);
    }
    void everyCharacterHasAGlyph() // UIX-006
    {
        QFETCH(QString, font);
        const QRawFont raw(QStringLiteral(":/labrys/fonts/") + font, 16);
        QVERIFY(raw.isValid());
        const auto characters
            = charactersIn({QStringLiteral("resources/translations"), QStringLiteral("resources/content"),
                QStringLiteral("resources/guide"), QStringLiteral("levels")});
        QVERIFY(characters.size() > 90);
        // Linear B has a font of its own.
        const QRawFont signs(QStringLiteral(":/labrys/fonts/NotoSansLinearB-Regular.ttf"), 16);
        QVERIFY(signs.isValid());
        for (const auto character : characters) {
            const bool sign = character >= U'\U00010000' && character <= U'\U000100FF';
            QVERIFY2((sign ? signs : raw).supportsCharacter(static_cast<uint>(character)),
                named(character).constData());
        }
    }

    void titlesHaveTheLettersOfBothLanguages() // UIX-006
    {
        const QRawFont raw(QStringLiteral(":/labrys/fonts/GFSNeohellenicBold.otf"), 16);
        QVERIFY(raw.isValid());
        for (const auto character : charactersIn({QStringLiteral("resources/translations")}))
            if (QChar::isLetterOrNumber(static_cast<uint>(character)))
                QVERIFY2(raw.supportsCharacter(static_cast<uint>(character)), named(character).constData());
    }

    void noSymbolIsTypedWhereAnIconExists() // UIX-006: no arrow, no emoji
    {
        const auto characters
            = charactersIn({QStringLiteral("resources/translations"), QStringLiteral("resources/content")});
        for (const auto character : characters) {
            const bool arrow = character >= 0x2190 && character <= 0x21FF;
            const bool picture = character >= 0x2300 && character <= 0x2BFF;
            QVERIFY2(!arrow && !picture && character < 0x1F000, named(character).constData());
        }
    }
};

LABRYS_TEST(TestGlyphs)
#include "tst_glyphs.moc"
