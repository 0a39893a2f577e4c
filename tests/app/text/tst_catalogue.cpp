// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/text/catalogue.h"
#include "app/text/language.h"

#include "tests/support/test_main.h"

#include <QDirIterator>
#include <QFile>
#include <QRegularExpression>

#include <algorithm>
#include <set>

using namespace labrys;

namespace {

QString fileText(const QString& path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? QString::fromUtf8(file.readAll()) : QString();
}

/// Every word in capitals with an underscore that stands in quotation marks in our own sources.
std::set<QString> codesInSources()
{
    std::set<QString> codes;
    const QRegularExpression literal(QStringLiteral("\"([A-Z][A-Z0-9]*(_[A-Z0-9]+)+)\""));
    for (const char* folder : {"core", "app", "qml", "editor"}) {
        QDirIterator files(QStringLiteral(LABRYS_SOURCE_DIR "/") + QLatin1String(folder),
            {QStringLiteral("*.cpp"), QStringLiteral("*.h")}, QDir::Files, QDirIterator::Subdirectories);
        while (files.hasNext()) {
            const QString path = files.next();
            if (path.endsWith(QLatin1String("app/text/catalogue.cpp"))
                || path.endsWith(QLatin1String("app/text/sentences_net.h")))
                continue;
            for (auto matches = literal.globalMatch(fileText(path)); matches.hasNext();) {
                const QString word = matches.next().captured(1);
                if (!word.startsWith(QLatin1String("QT_")) && !word.startsWith(QLatin1String("QSG_"))
                    && !word.startsWith(QLatin1String("LABRYS_")) && !word.startsWith(QLatin1String("XDG_"))
                    && !word.startsWith(QLatin1String("WAYLAND_")) && !word.startsWith(QLatin1String("LC_"))
                    && word != QLatin1String("NO_COLOR") && word != QLatin1String("NOTIFY_SOCKET")
                    && word != QLatin1String("WATCHDOG_USEC") && word != QLatin1String("STATE_DIRECTORY"))
                    codes.insert(word);
            }
        }
    }
    return codes;
}

QString sentenceIn(Language language, std::string_view code)
{
    text::useLanguage(language);
    return text::sentence({std::string(code), {}, {"<1>", "<2>", "<3>", "<4>", "<5>"}});
}

} // namespace

class TestCatalogue : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void everyCodeOfTheSourcesHasASentence() // ARCHITECTURE Errors
    {
        const auto codes = text::codes();
        const auto used = codesInSources();
        QVERIFY(used.size() > 60);
        for (const auto& code : used)
            QVERIFY2(
                std::ranges::binary_search(codes, std::string_view(code.toStdString())), qPrintable(code));
    }
    void everySentenceIsUsedBySomeSource()
    {
        const auto used = codesInSources();
        for (const auto code : text::codes()) {
            const auto name = QString::fromUtf8(code.data(), static_cast<qsizetype>(code.size()));
            QVERIFY2(used.contains(name), qPrintable(name));
        }
    }
    void everySentenceIsInBothLanguagesWithTheSameArguments() // APP-028
    {
        for (const auto code : text::codes()) {
            const QString english = sentenceIn(Language::English, code);
            const QString french = sentenceIn(Language::French, code);
            QVERIFY2(english != french, code.data());
            for (const char* argument : {"<1>", "<2>", "<3>", "<4>", "<5>"})
                QVERIFY2(
                    english.contains(QLatin1String(argument)) == french.contains(QLatin1String(argument)),
                    code.data());
        }
    }
    void frenchCataloguesAreFinishedAndFollowTheTypography() // APP-028, APP-031
    {
        const QString catalogue
            = fileText(QStringLiteral(LABRYS_SOURCE_DIR "/resources/translations/labrys_fr.ts"));
        QVERIFY(!catalogue.isEmpty());
        QVERIFY(!catalogue.contains(QLatin1String("unfinished")));
        const QRegularExpression translation(
            QStringLiteral("<(?:translation|numerusform)>([^<]+)</(?:translation|numerusform)>"));
        const QRegularExpression wrong(QStringLiteral("[ \\x{00A0}][;!?»]|« | :"));
        int seen = 0;
        for (auto matches = translation.globalMatch(catalogue); matches.hasNext(); ++seen) {
            const QString text = matches.next().captured(1);
            QVERIFY2(!wrong.match(text).hasMatch(), qPrintable(text));
        }
        QVERIFY(seen > 100);
        const QString english
            = fileText(QStringLiteral(LABRYS_SOURCE_DIR "/resources/translations/labrys_en.ts"));
        QVERIFY(!english.contains(QLatin1String("unfinished")));
    }
    void placesCellsAndArgumentsStandInTheLine() // APP-026
    {
        text::useLanguage(Language::English);
        const Problem problem{
            "TWO_ITEMS_ONE_CELL", {"a %2 b.maze", 4, 7}, {"K", "%1", "1", "3"}, Severity::Error, {{1, 3}}};
        QCOMPARE(text::located(problem),
            QStringLiteral(
                "a %2 b.maze:4:7: error: TWO_ITEMS_ONE_CELL: (1, 3): K and %1 are both in the cell "
                "(1, 3); move one of them."));
    }
    void whatAFilePutsIntoAnArgumentIsShownAsPlainBoundedText() // LVL-017
    {
        text::useLanguage(Language::English);
        const std::string hostile = "\x1b[31m" + std::string(500, 'x');
        const QString sentence = text::sentence({"HEADER_UNKNOWN", {}, {hostile}});
        QVERIFY(!sentence.contains(QChar(0x1b)));
        QVERIFY(sentence.size() < 200);
    }
    void anUnknownCodeIsNamed()
    {
        text::useLanguage(Language::English);
        QVERIFY(text::sentence({"NO_SUCH", {}, {}}).contains(QLatin1String("NO_SUCH")));
    }
    void theLanguageFollowsOptionThenSettingThenSystem() // APP-029
    {
        const QString none;
        const QString en = QStringLiteral("en");
        const QString fr = QStringLiteral("fr");
        QCOMPARE(text::chooseLanguage(fr, en), Language::French);
        QCOMPARE(text::chooseLanguage(none, fr), Language::French);
        QCOMPARE(text::chooseLanguage(QStringLiteral("de"), fr), Language::French);
        QCOMPARE(text::chooseLanguage(none, none), Language::English); // the tests run in the locale C.UTF-8
    }
};

LABRYS_TEST(TestCatalogue)
#include "tst_catalogue.moc"
