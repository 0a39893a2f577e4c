// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/exchange/files.h"
#include "app/exchange/launch_options.h"
#include "app/games/minotaur.h"

#include "tests/support/test_main.h"

#include <QDir>
#include <QFile>
#include <QRegularExpression>

using namespace labrys;

namespace {

QString page(const QString& language, const QString& name)
{
    QFile file(QStringLiteral(LABRYS_SOURCE_DIR "/resources/guide/%1/%2.md").arg(language, name));
    return file.open(QIODevice::ReadOnly) ? QString::fromUtf8(file.readAll()) : QString();
}

/// Whether a number stands in a text as a word of its own.
bool says(const QString& text, int number)
{
    return text.contains(QRegularExpression(QStringLiteral("\\b%1\\b").arg(number)));
}

} // namespace

class TestGuide : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void bothLanguagesHaveTheSamePages() // APP-045
    {
        const QDir english(QStringLiteral(LABRYS_SOURCE_DIR "/resources/guide/en"));
        const QDir french(QStringLiteral(LABRYS_SOURCE_DIR "/resources/guide/fr"));
        QVERIFY(english.entryList(QDir::Files).size() >= 4);
        QCOMPARE(english.entryList(QDir::Files), french.entryList(QDir::Files));
    }
    void linksLeadToPages() // APP-045
    {
        for (const auto& language : {QStringLiteral("en"), QStringLiteral("fr")}) {
            const QDir folder(QStringLiteral(LABRYS_SOURCE_DIR "/resources/guide/") + language);
            for (const auto& name : folder.entryList(QDir::Files)) {
                const QString text = page(language, QString(name).remove(QStringLiteral(".md")));
                const QRegularExpression link(QStringLiteral("\\]\\(([^)]+)\\)"));
                for (auto matches = link.globalMatch(text); matches.hasNext();)
                    QVERIFY(folder.exists(matches.next().captured(1)));
            }
        }
    }
    void theNumbersOfTheGameAreThoseOfItsContent() // APP-045
    {
        const auto game = games::MinotaurGame::load(exchange::readResource);
        QVERIFY(game.has_value());
        const auto& content = *game->content();
        for (const auto& language : {QStringLiteral("en"), QStringLiteral("fr")}) {
            const QString text = page(language, QStringLiteral("minotaur"));
            const auto& numbers = content.numbers;
            for (const int number : {content.ranked.light, content.ranked.halfLight, content.ranked.lookAhead,
                     numbers.wandererSight, numbers.levelScore, numbers.turnScore, numbers.bonusScore,
                     numbers.freeze, numbers.torch, numbers.compass, numbers.jump, numbers.rest,
                     numbers.turnLimit})
                QVERIFY2(says(text, number), qPrintable(language + QString::number(number)));
            const QString levels = page(language, QStringLiteral("levels"));
            QVERIFY(says(levels, level::kMazeSmallest));
            QVERIFY(says(levels, level::kMazeLargest));
        }
    }
    void everyOptionStandsInTheGuide() // APP-024, APP-045
    {
        for (const auto& language : {QStringLiteral("en"), QStringLiteral("fr")}) {
            const QString text = page(language, QStringLiteral("files"));
            for (const auto& option : exchange::launchSpec().options)
                QVERIFY2(text.contains(QLatin1String(option.name)), option.name);
        }
    }
    void theExampleLevelIsValid() // LVL-011
    {
        const auto game = games::MinotaurGame::load(exchange::readResource);
        for (const auto& language : {QStringLiteral("en"), QStringLiteral("fr")}) {
            const QString text
                = page(language, QStringLiteral("levels")).section(QStringLiteral("```"), 1, 1);
            const auto reading = level::readMaze(text.trimmed().toStdString(), "guide");
            QVERIFY(reading.valid());
            QVERIFY(game->fromMaze(text.trimmed().toStdString(), "guide", 1).has_value());
        }
    }
};

LABRYS_TEST(TestGuide)
#include "tst_guide.moc"
