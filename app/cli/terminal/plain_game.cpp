// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/terminal/plain_game.h"

#include "app/cli/terminal/plain_words.h"
#include "app/cli/terminal/terminal_guard.h"
#include "app/text/catalogue.h"
#include "app/text/maze_help.h"

#include <QCoreApplication>
#include <QDir>

#include <iostream>
#include <string>

namespace labrys::cli {

namespace {

std::optional<QString> nextLine()
{
    std::string text;
    const bool read = static_cast<bool>(std::getline(std::cin, text));
    if (!TerminalGuard::inputIsTerminal())
        print(QStringLiteral("\n")); // the line feed of a typed line is on the screen already
    if (!read)
        return std::nullopt;
    if (!text.empty() && text.back() == '\r')
        text.pop_back();
    return QString::fromUtf8(text.c_str(), static_cast<qsizetype>(text.size()));
}

void show(const MazeSession& session)
{
    print(pictureText(seenBy(session)));
}

QString help(const MazeSession& session)
{
    return text::MazeHelp::text(session.content(), text::MazeHelp::Edition::Lines, session.options().players);
}

} // namespace

PlainGame::PlainGame(RunKeeper& keeper)
    : m_keeper(keeper)
{
}

std::expected<MazeSession, Exit> PlainGame::open(RunStart start)
{
    using Found = std::expected<std::optional<MazeSession>, Problem>;
    const bool ours = m_keeper.claim();
    if (!ours)
        print(QCoreApplication::translate(
            "Terminal", "Another Labrys keeps its run in this folder: what is played here is not kept.\n"));
    auto found = ours ? m_keeper.saved() : Found(std::nullopt);
    if (!found && !start.fresh) {
        const Exit exit = failed(found.error());
        if (auto before = m_keeper.savedBefore()) {
            // The damaged file is put aside, so that the good one is not the next to go.
            static_cast<void>(m_keeper.setAside());
            print(QCoreApplication::translate("Terminal", "The run that was saved before it goes on.\n"));
            return *std::move(before);
        }
        printError(QCoreApplication::translate("Terminal",
            "Begin a new run with --new; this file is then kept beside it under another name.\n"));
        return std::unexpected(exit);
    }
    if (!found)
        if (const auto aside = m_keeper.setAside())
            print(QCoreApplication::translate(
                "Terminal", "What was saved here could not be read and is kept in %1.\n")
                    .arg(QDir::toNativeSeparators(*aside)));
    if (!start.fresh && *found) {
        print(QCoreApplication::translate("Terminal", "The saved run goes on.\n"));
        return **std::move(found);
    }
    auto started = m_keeper.begin(std::move(start.options), start.seed);
    if (!started)
        return std::unexpected(failed(started.error()));
    print(QCoreApplication::translate("Terminal", "A new run, seed %1.\n")
            .arg(QString::fromStdString(started->seed().code())));
    print(help(*started));
    return *std::move(started);
}

Exit PlainGame::play(RunStart start)
{
    auto opened = open(std::move(start));
    if (!opened)
        return opened.error();
    auto& session = *opened;
    // A window may have saved a run between two levels.
    if (session.nextStage())
        if (const auto done = session.advance(); !done)
            return failed(done.error());
    show(session);
    save(session);
    while (!isOver(session)) {
        print(QStringLiteral("> "));
        const auto text = nextLine();
        if (!text || line(session, *text) == Ask::Quit)
            break;
    }
    if (isOver(session))
        finish(session);
    else if (m_keeper.keeps())
        print(QCoreApplication::translate(
            "Terminal", "The run is saved; begin without other options than --saves, and it goes on.\n"));
    return Exit::Done;
}

PlainGame::Ask PlainGame::line(MazeSession& session, const QString& text)
{
    for (const QChar key : text) {
        if (isOver(session))
            break;
        if (const auto verb = verbForKey(key)) {
            act(session, *verb);
            continue;
        }
        switch (key.toLower().unicode()) {
        case 'h':
            print(help(session));
            break;
        case 'q':
            save(session);
            return Ask::Quit;
        case 'p':
            if (pause(session) == Ask::Quit)
                return Ask::Quit;
            break;
        default:
            print(keyDoesNothing(key) + QLatin1Char('\n'));
        }
    }
    save(session);
    if (!isOver(session))
        show(session);
    return Ask::GoOn;
}

PlainGame::Ask PlainGame::pause(MazeSession& session)
{
    while (true) {
        print(QCoreApplication::translate("Terminal", "Pause: r go on, s save, q save and quit\n> "));
        const auto text = nextLine();
        const QString word = text ? text->trimmed().toLower() : QStringLiteral("q");
        if (word == QLatin1String("r") || word.isEmpty())
            return Ask::GoOn;
        save(session);
        if (word == QLatin1String("q"))
            return Ask::Quit;
        if (word == QLatin1String("s") && m_keeper.keeps())
            print(savedIn(m_keeper.savePath()) + QLatin1Char('\n'));
    }
}

void PlainGame::act(MazeSession& session, minotaur::Verb verb)
{
    print(wordsFor(moveIn(session, verb)));
    if (!session.nextStage())
        return;
    show(session);
    print(levelText(session));
    if (const auto done = session.advance(); !done)
        failed(done.error());
    else
        print(QCoreApplication::translate("Terminal", "On to the next level.\n"));
}

void PlainGame::save(const MazeSession& session)
{
    const auto problem = m_keeper.save(session);
    if (!problem)
        return;
    failed(*problem);
    printError(text::sentence({"NOT_KEPT", {}, {}}) + QLatin1Char('\n'));
}

void PlainGame::finish(const MazeSession& session)
{
    show(session);
    print(levelText(session));
    const auto summary = session.summary();
    print((summary.outcome == game::Outcome::Won
            ? QCoreApplication::translate("Terminal", "You have won, with %1 points in %2 turns.\n")
            : QCoreApplication::translate("Terminal", "You have lost, with %1 points in %2 turns.\n"))
            .arg(summary.score)
            .arg(summary.turns));
    if (!m_keeper.keeps())
        return;
    if (m_keeper.hasResult(session))
        keepResult(session);
    const auto thread = m_keeper.keepThread(session);
    if (!thread) {
        failed(thread.error());
        return;
    }
    print(QCoreApplication::translate("Terminal", "The replay is kept in %1.\n")
            .arg(QDir::toNativeSeparators(*thread)));
}

void PlainGame::keepResult(const MazeSession& session) const
{
    const auto kept = m_keeper.keepScore(session, m_keeper.name());
    if (!kept) {
        failed(kept.error());
        return;
    }
    for (const QString& line : resultWords(*kept))
        print(line + QLatin1Char('\n'));
}

} // namespace labrys::cli
