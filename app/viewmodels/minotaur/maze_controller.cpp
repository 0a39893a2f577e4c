// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/viewmodels/minotaur/maze_controller.h"

#include "app/exchange/files.h"
#include "app/text/catalogue.h"
#include "app/viewmodels/minotaur/in_worker.h"
#include "core/game/record.h"
#include "core/minotaur/ending.h"
#include "core/minotaur/known_way.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QRandomGenerator>

#include <algorithm>
#include <utility>

namespace labrys::viewmodels {

namespace {

using minotaur::LevelOutcome;
using minotaur::Rules;

games::MinotaurGame loadGame()
{
    auto game = games::MinotaurGame::load(exchange::readResource);
    LABRYS_ASSERT(game.has_value());
    return *std::move(game);
}

bool finished(const MazeSession& session)
{
    return session.summary().outcome != game::Outcome::Running;
}

} // namespace

MazeController::MazeController(QObject* parent)
    : MazePlay(parent)
    , m_game(loadGame())
    , m_opener(m_game, this)
{
    m_stepTimer.setSingleShot(true);
    m_stepTimer.setInterval(0);
    connect(&m_stepTimer, &QTimer::timeout, this, &MazeController::walkOn);
    connect(&m_writer, &exchange::BackgroundWriter::failed, this, &MazeController::couldNotWrite);
    connect(&m_loading, &QFutureWatcherBase::finished, this, [this] {
        auto library = m_loading.result();
        m_saved = std::move(library->saved);
        m_lastThread = library->lastThread;
        setProblem(library->problem);
        Q_EMIT libraryChanged();
        setWorking(-1);
    });
    connect(&m_opener, &RunOpener::busyChanged, this, &MazeController::busyChanged);
    connect(&m_opener, &RunOpener::refused, this, &MazeController::fileRefused);
    connect(&m_opener, &RunOpener::opened, this,
        [this](const std::shared_ptr<RunFile>& file, const QString& path) {
            adopt(std::move(*file), path);
            if (!path.isEmpty())
                Q_EMIT fileOpened(path);
        });
}

MazeController::~MazeController() = default;

void MazeController::newRun(int players)
{
    auto options = m_pack.value_or(m_game.campaign(players));
    options.players = players;
    options.difficulty = difficulty();
    options.origin = m_seed ? minotaur::SeedOrigin::Chosen : minotaur::SeedOrigin::Drawn;
    begin(options);
}

void MazeController::again()
{
    if (!m_session || (m_session->options().levels.empty() && !hasOwnSeed(*m_session)))
        return newRun(players());
    const auto seed = hasOwnSeed(*m_session) ? std::optional(m_session->seed()) : std::nullopt;
    begin(minotaur::Options(m_session->options()), seed);
}

void MazeController::begin(const minotaur::Options& options, std::optional<Seed> seed)
{
    if (!seed)
        seed = m_seed.value_or(Seed(QRandomGenerator::system()->generate64()));
    auto session = MazeSession::start(m_game.content(), options, *seed);
    if (!session) {
        setProblem(text::sentence(session.error()));
        return;
    }
    // A new run ends the saved one, which the menu says; what could not be read is not ours to end.
    if (const auto text = exchange::readFile(m_savePath, game::kRecordBytes);
        text && !game::readSave<minotaur::Rules>(*text, {}, m_game.content()))
        exchange::setAside(m_savePath);
    setSession(*std::move(session));
}

void MazeController::continueRun()
{
    if (m_saved)
        setSession(*std::exchange(m_saved, std::nullopt));
}

void MazeController::openFile(const QString& path, int players)
{
    setProblem({});
    m_opener.open(path, players);
}

void MazeController::watchRun()
{
    setProblem({});
    if (m_session)
        m_opener.watch(*m_session);
}

void MazeController::adopt(RunFile file, const QString& path, std::optional<Seed> seed)
{
    if (auto* watched = std::get_if<WatchedRun>(&file))
        return Q_EMIT threadOpened(*watched);
    // Nobody was asked whether the run that is saved here may end.
    m_writer.flush();
    const bool itself = QFileInfo(path) == QFileInfo(m_savePath);
    const auto aside = !itself && QFile::exists(m_savePath) ? exchange::setAside(m_savePath) : std::nullopt;
    if (const auto* options = std::get_if<minotaur::Options>(&file))
        begin(*options, seed);
    else
        setSession(std::move(std::get<SavedRun>(file).session));
    if (aside)
        Q_EMIT savedAside(*aside);
}

void MazeController::setSession(MazeSession session)
{
    stopWalk();
    setProblem({}); // whatever could not be read is over with this run
    m_session.emplace(std::move(session));
    messages()->clear();
    m_next.prepare(*m_session);
    showNow();
    say({text::MazeWords::welcome(seen())});
    keep();
    Q_EMIT started();
}

void MazeController::showNow(std::vector<MazeMotion> motions)
{
    auto shown = shownOf(*m_session, 0);
    shown.motions = std::move(motions);
    show(std::move(shown));
}

void MazeController::act(int seat, Move move)
{
    stopWalk();
    if (m_session)
        makeMove(seat, move);
}

void MazeController::makeMove(int seat, Move move)
{
    if (seen().outcome != LevelOutcome::Running)
        return;
    const minotaur::Action action{seat < 0 ? seen().active : seat, static_cast<minotaur::Verb>(move), 0};
    const auto before = seen();
    m_events.clear();
    if (const auto done = m_session->act(action, &m_events); !done) {
        stopWalk();
        say({text::MazeWords::refused(done.error(), action, before)});
        return;
    }
    std::vector<minotaur::Event> projected;
    for (const auto& event : m_events)
        if (auto shown = Rules::project(event, 0))
            projected.push_back(*std::move(shown));
    showNow(motionsOf(projected, before, m_session->observe(0)));
    say(text::MazeWords::happened(projected, before, seen()));
    keep();
    if (finished(*m_session))
        Q_EMIT ended();
}

void MazeController::chooseCell(Cell cell)
{
    walkTo(cell.row, cell.column);
}

void MazeController::walkTo(int row, int column)
{
    stopWalk();
    if (!m_session || seen().outcome != LevelOutcome::Running || !seen().map.contains({row, column}))
        return;
    const Cell from = focusCell();
    const Cell to{row, column};
    if (from == to)
        return makeMove(-1, Wait);
    // Towards a neighbour also when there is a wall: its hint is the answer.
    if (const auto side = minotaur::directionTo(from, to))
        return makeMove(-1, static_cast<Move>(*side));
    const auto path = minotaur::knownPath(seen(), from, to);
    if (!path)
        return say({text::MazeWords::noWay()});
    walkAlong(*path);
}

void MazeController::runTo(Move side)
{
    stopWalk();
    if (!m_session || seen().outcome != LevelOutcome::Running)
        return;
    if (side == Wait)
        return makeMove(-1, side);
    const auto way = minotaur::corridorFrom(seen(), focusCell(), static_cast<Direction>(side));
    if (way.empty()) // a wall: its hint is the answer
        return makeMove(-1, side);
    walkAlong(way);
}

void MazeController::walkAlong(const std::vector<Cell>& way)
{
    m_walk.assign(way.begin(), way.end());
    walkOn();
}

void MazeController::playOnFrom(int position)
{
    if (!m_session || position < 0 || position > static_cast<int>(m_session->log().size()))
        return;
    auto options = m_session->options();
    options.origin = minotaur::SeedOrigin::Practice;
    setSession(m_session->branch(static_cast<std::size_t>(position), std::move(options)));
}

void MazeController::tryAgain()
{
    if (m_session)
        playOnFrom(static_cast<int>(minotaur::levelBegin(*m_session, m_session->log().size())));
}

void MazeController::walkOn()
{
    while (!m_walk.empty()) {
        const auto side = minotaur::directionTo(focusCell(), m_walk.front());
        m_walk.pop_front();
        if (!side)
            return stopWalk();
        const int level = seen().level;
        makeMove(-1, static_cast<Move>(*side));
        const bool alone = players() == 1;
        if (!alone || !seen().monsters.empty() || seen().outcome != LevelOutcome::Running
            || seen().level != level)
            return stopWalk();
        if (stepTime() > 0)
            return m_stepTimer.start();
    }
}

void MazeController::stopWalk()
{
    m_stepTimer.stop();
    m_walk.clear();
}

void MazeController::nextLevel()
{
    if (!m_session || !m_session->nextStage())
        return;
    if (auto done = m_session->advance(m_next.take(*m_session)); !done) {
        setProblem(text::sentence(done.error()));
        return;
    }
    messages()->clear();
    m_next.prepare(*m_session);
    showNow();
    say({text::MazeWords::welcome(seen())});
    keep();
}

void MazeController::keep()
{
    if (m_savePath.isEmpty())
        return;
    if (!finished(*m_session)) {
        m_writer.write(m_savePath, game::writeSave(*m_session), exchange::Keep::LastGood);
        return;
    }
    m_writer.remove(m_savePath);
    keepThread();
}

void MazeController::keepThread()
{
    if (m_replaysPath.isEmpty() || m_session->log().empty())
        return;
    m_lastThread = m_replaysPath + QLatin1Char('/') + threadName(*m_session);
    m_writer.write(m_lastThread, game::writeThread(*m_session), exchange::Keep::Nothing);
    Q_EMIT libraryChanged();
}

void MazeController::couldNotWrite(const QString& path, const Problem& problem)
{
    if (path == m_lastThread) {
        m_lastThread.clear();
        Q_EMIT libraryChanged();
    }
    if (std::exchange(m_writeFailed, true))
        return;
    if (m_session)
        say({text::MazeWords::notKept(text::sentence(problem))});
}

void MazeController::leave()
{
    stopWalk();
    m_saved.reset();
    if (m_session && !m_savePath.isEmpty() && !finished(*m_session))
        m_saved = m_session;
    Q_EMIT libraryChanged();
}

void MazeController::refreshLibrary()
{
    inWorker<RunLibrary>(m_loading, [game = m_game, savePath = m_savePath, replaysPath = m_replaysPath] {
        return lookForRuns(game, savePath, replaysPath);
    });
    setWorking(1);
}

void MazeController::setWorking(int change)
{
    m_working += change;
    Q_EMIT busyChanged();
}

QString MazeController::saveSummary() const
{
    return m_saved ? text::MazeWords::summary(m_saved->state()) : QString();
}

QString MazeController::seedCode() const
{
    return m_session ? QString::fromStdString(m_session->seed().code()) : QString();
}

void MazeController::releasePlaces()
{
    leave();
    m_writer.flush();
    m_saveLock.reset();
}

void MazeController::forgetRuns()
{
    setSavePath(m_wantedSavePath);
    m_session.reset();
    m_saved.reset();
    messages()->clear();
    refreshLibrary();
}

void MazeController::setProblem(const QString& problem)
{
    if (problem == m_problem)
        return;
    m_problem = problem;
    Q_EMIT problemChanged();
}

void MazeController::setSavePath(const QString& path)
{
    m_savePath = path;
    m_wantedSavePath = path;
    m_saveLock.reset();
    if (!path.isEmpty() && QDir().mkpath(QFileInfo(path).absolutePath())) {
        // Two that play here would each end what the other keeps.
        m_saveLock = std::make_unique<exchange::ProcessLock>(path + QLatin1String(".lock"));
        if (!m_saveLock->take() && m_saveLock->isHeldByAnother())
            m_savePath.clear();
    }
    Q_EMIT placesChanged();
}

void MazeController::setReplaysPath(const QString& path)
{
    m_replaysPath = path;
    Q_EMIT placesChanged();
}

void MazeController::setStepTime(int milliseconds)
{
    m_stepTimer.setInterval(milliseconds);
    Q_EMIT stepTimeChanged();
}

void MazeController::retranslate()
{
    messages()->clear();
    refresh();
    Q_EMIT libraryChanged();
    if (m_session)
        say({text::MazeWords::welcome(seen())});
}

} // namespace labrys::viewmodels
