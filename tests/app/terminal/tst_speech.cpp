// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/command.h"
#include "app/cli/terminal/spoken_run.h"
#include "app/exchange/files.h"
#include "app/text/maze_help.h"
#include "core/game/simulate.h"
#include "core/minotaur/competent_bot.h"

#include "tests/app/terminal/speech_bot.h"
#include "tests/support/test_main.h"

#include <QFile>
#include <QRegularExpression>

using namespace labrys;

namespace {

/// Turns after which a bot counts as lost (minotaur.md 2.3).
constexpr int kMostTurns = 600;

bool winsByMap(cli::MazeSession session)
{
    minotaur::CompetentBot bot;
    Random random(session.seed().expanded(), Stream("game.bot"));
    std::vector<minotaur::Action> legal;
    while (!cli::isOver(session) && session.state().turn < kMostTurns) {
        legal.clear();
        minotaur::Rules::legalActions(session.stage(), session.state(), 0, legal);
        if (!session.act(bot.choose(session.observe(0), legal, random)))
            return false;
    }
    return session.summary().outcome == game::Outcome::Won;
}

bool winsByEar(cli::MazeSession session)
{
    cli::SpokenRun run(session);
    test::SpeechBot bot([&](QChar key) { return run.press(key).value_or(QString()); });
    bot.play(run.begin(), kMostTurns);
    return session.summary().outcome == game::Outcome::Won;
}

} // namespace

class TestSpeech : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void initTestCase()
    {
        auto game = games::MinotaurGame::load(exchange::readResource);
        QVERIFY(game.has_value());
        m_game = std::make_unique<games::MinotaurGame>(*std::move(game));
    }
    void whoOnlyHearsWinsNearlyAsOftenAsWhoSees_data()
    {
        QTest::addColumn<int>("level");
        for (const int level : {1, 2, 3})
            QTest::addRow("level %d", level) << level;
    }
    void whoOnlyHearsWinsNearlyAsOftenAsWhoSees() // minotaur.md 6.3: at least 90 % as often
    {
        QFETCH(const int, level);
        const int runs = test::sweep(60, 400);
        auto options = m_game->campaign(1);
        options.only = level;
        int seen = 0;
        int heard = 0;
        for (int i = 0; i < runs; ++i) {
            const auto session
                = cli::MazeSession::start(m_game->content(), options, game::seedOfRun(Seed(2026), i));
            QVERIFY(session.has_value());
            seen += winsByMap(*session) ? 1 : 0;
            heard += winsByEar(*session) ? 1 : 0;
        }
        qInfo("level %d, %d runs: %d won by the map, %d by ear", level, runs, seen, heard);
        QVERIFY(heard * 10 >= seen * 9);
    }
    void everyOptionAndEveryKeyStandsInTheGuide() // APP-024, APP-045
    {
        for (const char* language : {"en", "fr"}) {
            const auto page = [&](const char* name) {
                QFile file(QStringLiteral(LABRYS_SOURCE_DIR "/resources/guide/%1/%2.md")
                        .arg(QLatin1String(language), QLatin1String(name)));
                return file.open(QIODevice::ReadOnly) ? QString::fromUtf8(file.readAll()) : QString();
            };
            const QString files = page("files");
            for (const auto& option : cli::playCommand().spec.options)
                QVERIFY2(files.contains(QLatin1Char('`') + QLatin1String(option.name)), option.name);
            const QString terminal = page("terminal");
            for (const auto edition : {text::MazeHelp::Edition::Screen, text::MazeHelp::Edition::Speech})
                for (const auto& row : text::MazeHelp::keys(edition, 1))
                    if (row.name.size() == 1)
                        QVERIFY2(terminal.contains(QRegularExpression(
                                     QStringLiteral("\\| ([A-Z], )*%1[ ,]").arg(row.name))),
                            qPrintable(row.name));
        }
    }

private:
    std::unique_ptr<games::MinotaurGame> m_game;
};

LABRYS_TEST(TestSpeech)
#include "tst_speech.moc"
