// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/terminal/edition.h"

#include "app/cli/terminal/plain_words.h"
#include "app/text/catalogue.h"
#include "app/text/maze_endings.h"
#include "app/text/maze_result.h"
#include "core/minotaur/scores.h"

#include <QCoreApplication>
#include <QDateTime>
#include <QDir>

#include <utility>

namespace labrys::cli {

namespace {

using text::Choice;
using text::MazeEndings;
using text::MazeMenu;
using text::MazeResult;

/// How a level or a run stands at its end, as lines.
QStringList endOf(const MazeSession& session)
{
    const auto seen = seenBy(session);
    QStringList lines{MazeEndings::sentence(session), QString()};
    for (const auto& row : MazeResult::rows(session.stage().numbers, seen))
        lines.append(QStringLiteral("%1  %2").arg(row.term.leftJustified(20), row.value));
    return lines;
}

minotaur::Difficulty difficultyOf(Choice choice)
{
    return choice == Choice::Easy ? minotaur::Difficulty::Easy
        : choice == Choice::Hard  ? minotaur::Difficulty::Hard
                                  : minotaur::Difficulty::Ranked;
}

Seed seedOfToday()
{
    const QDate today = QDateTime::currentDateTimeUtc().date();
    return minotaur::dailySeed(today.year(), today.month(), today.day());
}

} // namespace

Edition::Edition(Face& face, RunKeeper& keeper)
    : m_face(face)
    , m_keeper(keeper)
    , m_servers(keeper.serversPath())
{
}

void Edition::tell(const Problem& problem)
{
    m_face.say(text::located(problem));
}

Exit Edition::run(const RunStart& start)
{
    m_players = start.options.players;
    if (!m_keeper.claim())
        m_face.say(QCoreApplication::translate(
            "Terminal", "Another Labrys keeps its run in this folder: what is played here is not kept."));
    if (!start.server.isEmpty())
        network(start.server);
    else if (start.fresh)
        begin(start.options, start.seed);
    while (!m_face.stopped()) {
        const auto saved = this->saved();
        const auto chosen
            = m_face.choose(MazeMenu::main(saved ? text::MazeWords::summary(saved->state()) : QString()));
        if (m_face.stopped() || chosen == Choice::Quit)
            break;
        if (chosen == Choice::NewGame)
            newGame();
        else if (chosen == Choice::Continue && saved)
            play(*saved);
        else if (chosen == Choice::Network)
            network({});
        else if (chosen == Choice::Scores)
            showScores("main");
        else if (chosen == Choice::Help)
            m_face.read(helpPage(*m_keeper.game().content(), m_face.edition(), m_players));
    }
    return Exit::Done;
}

std::optional<MazeSession> Edition::saved()
{
    if (!m_keeper.keeps())
        return std::nullopt;
    auto found = m_keeper.saved();
    if (found)
        return *std::move(found);
    if (!std::exchange(m_damageTold, true))
        tell(found.error());
    return m_keeper.savedBefore();
}

void Edition::newGame()
{
    while (!m_face.stopped()) {
        const auto saved = this->saved();
        const auto chosen = m_face.choose(
            MazeMenu::newGame(saved ? text::MazeWords::summary(saved->state()) : QString(), m_players));
        if (!chosen || chosen == Choice::Back)
            return;
        if (chosen == Choice::Players) {
            m_players = m_players == 1 ? 2 : 1;
            continue;
        }
        auto options = m_keeper.game().campaign(m_players, difficultyOf(*chosen));
        std::optional<Seed> seed;
        if (chosen == Choice::Daily) {
            seed = seedOfToday();
            options.origin = minotaur::SeedOrigin::Daily;
        }
        begin(std::move(options), seed);
        return;
    }
}

void Edition::begin(minotaur::Options options, std::optional<Seed> seed)
{
    // What could not be read is not ours to end.
    if (m_keeper.keeps() && !m_keeper.saved())
        if (const auto aside = m_keeper.setAside())
            m_face.say(QCoreApplication::translate(
                "Terminal", "What was saved here could not be read and is kept in %1.")
                    .arg(QDir::toNativeSeparators(*aside)));
    auto session = m_keeper.begin(std::move(options), seed);
    if (!session) {
        tell(session.error());
        return;
    }
    play(*std::move(session));
}

void Edition::play(MazeSession session)
{
    while (true) {
        // Also a run that was saved between two levels, or at its end.
        if (session.nextStage() && !levelDone(session))
            return;
        auto left = isOver(session) ? Face::Left::Run : m_face.play(session, m_keeper);
        if (left == Face::Left::Menu || left == Face::Left::Program)
            return;
        if (left == Face::Left::Level)
            continue;
        if (runDone(session) == Next::Menu)
            return;
        auto options = session.options();
        // The same seed again would be a run that was practised.
        if (options.origin == minotaur::SeedOrigin::Chosen && options.levels.empty())
            options.origin = minotaur::SeedOrigin::Drawn;
        const bool daily = options.origin == minotaur::SeedOrigin::Daily;
        auto next = m_keeper.begin(std::move(options), daily ? std::optional(session.seed()) : std::nullopt);
        if (!next) {
            tell(next.error());
            return;
        }
        session = *std::move(next);
    }
}

bool Edition::levelDone(MazeSession& session)
{
    auto menu = MazeMenu::nextLevel();
    menu.title = MazeEndings::heading(seenBy(session));
    menu.notes = endOf(session);
    const auto chosen = m_face.choose(menu);
    if (chosen != Choice::NextLevel)
        return false;
    if (const auto done = session.advance(); !done) {
        tell(done.error());
        return false;
    }
    return true;
}

Edition::Next Edition::runDone(const MazeSession& session)
{
    const auto seen = seenBy(session);
    const QString title = MazeEndings::heading(seen);
    if (m_keeper.hasResult(session)) {
        Page page{title, {}};
        for (const QString& line : endOf(session))
            page.lines.append({line});
        const auto name = m_face.ask(page, MazeMenu::askName(), m_keeper.name(), Face::Line::Name);
        if (m_face.stopped())
            return Next::Menu; // the run stands in its save, and can be ended later
        if (name && !name->trimmed().isEmpty())
            m_keeper.setName(*name);
        const auto kept = m_keeper.keepScore(session, m_keeper.name());
        if (!kept)
            tell(kept.error());
        else
            for (const QString& line : resultWords(*kept))
                m_face.say(line);
    }
    if (m_keeper.keeps())
        if (const auto thread = m_keeper.keepThread(session); !thread)
            tell(thread.error());
    while (!m_face.stopped()) {
        auto menu = MazeMenu::afterRun();
        menu.title = title;
        menu.notes = endOf(session);
        const auto chosen = m_face.choose(menu);
        if (chosen == Choice::NewRun)
            return Next::Again;
        if (chosen != Choice::Scores)
            break;
        showScores(minotaur::tableOf(session.options(), session.seed()));
    }
    return Next::Menu;
}

void Edition::showScores(const std::string& table)
{
    const auto scores = m_keeper.scores(table);
    if (!scores) {
        tell(scores.error());
        return;
    }
    m_face.read(scoresPage(*scores));
}

} // namespace labrys::cli
