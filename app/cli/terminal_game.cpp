// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/terminal_game.h"

#include "app/cli/maze_words.h"
#include "app/exchange/files.h"
#include "app/exchange/score_file.h"
#include "app/text/catalogue.h"
#include "core/game/record.h"

#include <QCoreApplication>
#include <QDateTime>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QRandomGenerator>

#include <iostream>
#include <string>

#ifdef Q_OS_UNIX
#include <unistd.h>
#endif

namespace labrys::cli {

namespace {

std::optional<minotaur::Verb> verbFor(QChar key)
{
    switch (key.toLower().unicode()) {
    case 'w':
        return minotaur::Verb::North;
    case 'a':
        return minotaur::Verb::West;
    case 's':
        return minotaur::Verb::South;
    case 'd':
        return minotaur::Verb::East;
    case ' ':
    case '.':
        return minotaur::Verb::Wait;
    default:
        return std::nullopt;
    }
}

/// Whether somebody types what is read.
bool typed()
{
#ifdef Q_OS_UNIX
    return isatty(STDIN_FILENO) != 0;
#else
    return true;
#endif
}

std::optional<QString> nextLine()
{
    std::string text;
    const bool read = static_cast<bool>(std::getline(std::cin, text));
    if (!typed())
        print(QStringLiteral("\n")); // the line feed of a typed line is on the screen already
    if (!read)
        return std::nullopt;
    if (!text.empty() && text.back() == '\r')
        text.pop_back();
    return QString::fromUtf8(text.c_str(), static_cast<qsizetype>(text.size()));
}

bool over(const game::Session<minotaur::Rules>& session)
{
    return session.summary().outcome != game::Outcome::Running;
}

} // namespace

TerminalGame::TerminalGame(const games::MinotaurGame& game, exchange::Places places)
    : m_game(game)
    , m_places(std::move(places))
    , m_save(m_places.save(QStringLiteral("minotaur")))
    , m_lock(m_save + QLatin1String(".lock"))
{
}

std::expected<std::optional<TerminalGame::Session>, Problem> TerminalGame::saved() const
{
    if (!QFile::exists(m_save))
        return std::nullopt;
    const auto text = exchange::readFile(m_save, game::kRecordBytes);
    if (!text)
        return std::unexpected(text.error());
    auto session = game::readSave<minotaur::Rules>(*text, m_save.toStdString(), m_game.content());
    if (!session)
        return std::unexpected(std::move(session.error()));
    return *std::move(session);
}

void TerminalGame::setScores(const QString& path, const QString& name)
{
    m_scores = path;
    m_name = name;
}

bool TerminalGame::hasSavedRun() const
{
    const auto found = saved();
    return found && found->has_value();
}

Exit TerminalGame::play(minotaur::Options options, std::optional<Seed> seed, bool fresh)
{
    using Found = std::expected<std::optional<Session>, Problem>;
    const bool elsewhere
        = QDir().mkpath(QFileInfo(m_save).absolutePath()) && !m_lock.take() && m_lock.isHeldByAnother();
    if (elsewhere) {
        m_kept = false;
        print(QCoreApplication::translate(
            "Terminal", "Another Labrys keeps its run in this folder: what is played here is not kept.\n"));
    }
    auto found = elsewhere ? Found(std::nullopt) : saved();
    if (!found && !fresh) {
        const Exit exit = failed(found.error());
        printError(QCoreApplication::translate("Terminal",
            "Begin a new run with --new; this file is then kept beside it under another name.\n"));
        return exit;
    }
    if (!found)
        if (const auto aside = exchange::setAside(m_save))
            print(QCoreApplication::translate(
                "Terminal", "What was saved here could not be read and is kept in %1.\n")
                    .arg(QDir::toNativeSeparators(*aside)));
    std::optional<Session> session;
    if (!fresh)
        session = std::move(*found);
    if (session) {
        print(QCoreApplication::translate("Terminal", "The saved run goes on.\n"));
    } else {
        // The only draw that is not from a seed: it makes the seed.
        const Seed drawn = seed.value_or(Seed(QRandomGenerator::system()->generate64()));
        auto started = Session::start(m_game.content(), std::move(options), drawn);
        if (!started)
            return failed(started.error());
        session = *std::move(started);
        print(QCoreApplication::translate("Terminal", "A new run, seed %1.\n")
                .arg(QString::fromStdString(drawn.code())));
        print(helpWords(
            m_game.content() ? *m_game.content() : minotaur::Content(), session->options().players));
    }
    show(*session);
    save(*session);
    while (!over(*session)) {
        print(QStringLiteral("> "));
        const auto text = nextLine();
        if (!text)
            break;
        if (line(*session, *text) == Ask::Quit)
            break;
    }
    if (over(*session))
        finish(*session);
    else if (m_kept)
        print(
            QCoreApplication::translate("Terminal", "The run is saved; the same command goes on with it.\n"));
    return Exit::Done;
}

TerminalGame::Ask TerminalGame::line(Session& session, const QString& text)
{
    for (const QChar key : text) {
        if (over(session))
            break;
        if (key.toLower() == QLatin1Char('h')) {
            print(helpWords(session.content(), session.options().players));
            continue;
        }
        if (key.toLower() == QLatin1Char('q')) {
            save(session);
            return Ask::Quit;
        }
        if (key.toLower() == QLatin1Char('p')) {
            if (pause(session) == Ask::Quit)
                return Ask::Quit;
            continue;
        }
        if (const auto verb = verbFor(key))
            act(session, *verb);
        else
            print(QCoreApplication::translate("Terminal", "“%1” does nothing here; h shows the keys.\n")
                    .arg(key));
    }
    save(session);
    if (!over(session))
        show(session);
    return Ask::GoOn;
}

TerminalGame::Ask TerminalGame::pause(Session& session)
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
        if (word == QLatin1String("s") && m_kept)
            print(QCoreApplication::translate("Terminal", "Saved in %1.\n")
                    .arg(QDir::toNativeSeparators(m_save)));
    }
}

void TerminalGame::act(Session& session, minotaur::Verb verb)
{
    std::vector<minotaur::Event> events;
    const game::Seat seat = session.state().active;
    if (const auto done = session.act({seat, verb, 0}, &events); !done) {
        print(wordsFor(done.error()) + QLatin1Char('\n'));
        return;
    }
    for (const auto& event : events)
        if (const auto seen = minotaur::Rules::project(event, seat))
            if (const QString words = wordsFor(*seen, session.options().players); !words.isEmpty())
                print(words + QLatin1Char('\n'));
    if (session.nextStage()) {
        show(session);
        if (const auto done = session.advance(); !done)
            failed(done.error());
        else
            print(QCoreApplication::translate("Terminal", "On to the next level.\n"));
    }
}

void TerminalGame::show(const Session& session) const
{
    print(pictureText(session.observe(std::max(0, session.state().active))));
}

void TerminalGame::save(const Session& session)
{
    if (!m_kept)
        return;
    const auto done = exchange::writeFile(m_save, game::writeSave(session), exchange::Keep::LastGood);
    if (done)
        return;
    m_kept = false;
    failed(done.error());
    printError(text::sentence({"NOT_KEPT", {}, {}}) + QLatin1Char('\n'));
}

void TerminalGame::finish(const Session& session)
{
    show(session);
    const auto summary = session.summary();
    print((summary.outcome == game::Outcome::Won
            ? QCoreApplication::translate("Terminal", "You have won, with %1 points in %2 turns.\n")
            : QCoreApplication::translate("Terminal", "You have lost, with %1 points in %2 turns.\n"))
            .arg(summary.score)
            .arg(summary.turns));
    if (!m_kept)
        return;
    keepResult(session);
    const QString thread = m_places.replays
        + QStringLiteral("/minotaur-%1.thread").arg(QString::fromStdString(session.digest().text()));
    if (const auto done = exchange::writeFile(thread, game::writeThread(session)); !done) {
        failed(done.error());
        return;
    }
    QFile::remove(m_save);
    QFile::remove(m_save + QLatin1String(".bak"));
    print(QCoreApplication::translate("Terminal", "The replay is kept in %1.\n")
            .arg(QDir::toNativeSeparators(thread)));
}

void TerminalGame::keepResult(const Session& session) const
{
    const auto summary = session.summary();
    const auto table = minotaur::tableOf(session.options(), session.seed());
    if (m_scores.isEmpty() || summary.score == 0 || table.empty())
        return;
    minotaur::Score score;
    score.table = table;
    score.name = minotaur::scoreName(m_name.toStdString());
    if (score.name.empty())
        score.name = QCoreApplication::translate("Terminal", "Player").toStdString();
    score.score = summary.score;
    score.level = summary.level;
    score.turns = summary.turns;
    score.players = session.options().players;
    score.date = QDateTime::currentDateTimeUtc().toString(Qt::ISODate).toStdString();
    score.seed = session.seed().code();
    score.run = session.digest();
    const auto kept = exchange::keepScore(m_scores, score);
    if (!kept) {
        failed(kept.error());
        return;
    }
    if (!kept->setAside.isEmpty())
        print(QCoreApplication::translate(
            "Terminal", "The file of high scores could not be read and is kept in %1.\n")
                .arg(QDir::toNativeSeparators(kept->setAside)));
    if (kept->rank > 0)
        print(QCoreApplication::translate("Terminal", "Rank %1 of the high scores.\n").arg(kept->rank));
}

} // namespace labrys::cli
