// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/script_game.h"

#include "app/cli/terminal/plain_words.h"
#include "app/exchange/files.h"
#include "core/game/session.h"

#include <QCoreApplication>
#include <QStringList>

#include <string>

namespace labrys::cli {

namespace {

using minotaur::Rules;

constexpr std::size_t kScriptBytes = std::size_t{1} << 20U;

void showFrame(const MazeSession& session)
{
    print(pictureText(seenBy(session)));
}

/// One key for whoever's turn it is; false when it does nothing here.
bool press(MazeSession& session, char key)
{
    std::string_view letter(&key, 1);
    auto action = Rules::readAction(letter);
    if (key == ' ')
        action = minotaur::Action{};
    if (!action || action->seat == game::kEnvironment)
        return false;
    print(wordsFor(moveIn(session, action->verb)));
    return true;
}

std::expected<void, Problem> goOn(MazeSession& session)
{
    if (!session.nextStage())
        return {};
    showFrame(session);
    return session.advance();
}

Exit finish(const MazeSession& session)
{
    showFrame(session);
    const auto summary = session.summary();
    const QString digest = QString::fromStdString(session.digest().text());
    QString words;
    switch (summary.outcome) {
    case game::Outcome::Won:
        words = QCoreApplication::translate("Terminal", "Won, with %1 points in %2 turns. Digest %3.\n");
        break;
    case game::Outcome::Lost:
        words = QCoreApplication::translate("Terminal", "Lost, with %1 points in %2 turns. Digest %3.\n");
        break;
    case game::Outcome::Running:
        words = QCoreApplication::translate(
            "Terminal", "Not finished, with %1 points in %2 turns. Digest %3.\n");
        break;
    }
    print(words.arg(summary.score).arg(summary.turns).arg(digest));
    return Exit::Done;
}

} // namespace

Exit playScript(const games::MinotaurGame& game, minotaur::Options options, Seed seed, const QString& script)
{
    const auto text = exchange::readFile(script, kScriptBytes);
    if (!text)
        return failed(text.error());
    auto session = MazeSession::start(game.content(), std::move(options), seed);
    if (!session)
        return failed(session.error());
    print(QCoreApplication::translate("Terminal", "A script plays the Minotaur maze, seed %1.\n")
            .arg(QString::fromStdString(seed.code())));
    showFrame(*session);
    int number = 0;
    for (const QString& line :
        QString::fromUtf8(text->data(), static_cast<qsizetype>(text->size())).split(QLatin1Char('\n'))) {
        ++number;
        if (line.startsWith(QLatin1Char(';')) || line.trimmed().isEmpty() || isOver(*session))
            continue;
        int column = 0;
        for (const QChar key : line) {
            ++column;
            if (isOver(*session) || key == QLatin1Char('\r'))
                break;
            if (!press(*session, key.toLatin1())) {
                failed({"SCRIPT_KEY", {script.toStdString(), number, column}, {QString(key).toStdString()}});
                return Exit::AnswerIsNo;
            }
            if (const auto done = goOn(*session); !done)
                return failed(done.error());
        }
        if (!isOver(*session))
            showFrame(*session);
    }
    return finish(*session);
}

} // namespace labrys::cli
