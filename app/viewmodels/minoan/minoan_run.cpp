// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/viewmodels/minoan/minoan_run.h"

#include "app/exchange/files.h"
#include "app/text/catalogue.h"
#include "app/viewmodels/minotaur/in_worker.h"
#include "core/base/assert.h"
#include "core/game/record.h"

#include <QDir>
#include <QFileInfo>
#include <QRandomGenerator>

#include <utility>

namespace labrys::viewmodels {

namespace {

/// The training is the same every time (D-43).
constexpr Seed kTrainingSeed(31);

games::MinoanGame load()
{
    auto game = games::MinoanGame::load(exchange::readResource);
    LABRYS_ASSERT(game.has_value());
    return *std::move(game);
}

} // namespace

MinoanRun::MinoanRun(QObject* parent)
    : QObject(parent)
    , m_game(load())
{
    connect(&m_reading, &QFutureWatcherBase::finished, this, &MinoanRun::found);
    connect(&m_writer, &exchange::BackgroundWriter::failed, this,
        [this](const QString&, const Problem& problem) { setProblem(text::sentence(problem)); });
}

MinoanRun::~MinoanRun()
{
    m_writer.flush();
}

void MinoanRun::begin()
{
    begin(minoan::Mode::Run);
}

void MinoanRun::begin(minoan::Mode mode, std::optional<Seed> seed)
{
    auto session = MinoanSession::start(m_game.content(), minoan::Options{mode},
        seed.value_or(Seed(QRandomGenerator::system()->generate64())));
    LABRYS_ASSERT(session.has_value());
    setProblem({});
    setSession(*std::move(session));
}

QString MinoanRun::faultOf(const QString& seed) const
{
    const auto read = Seed::fromText(seed.toStdString());
    return read ? QString() : text::sentence(read.error());
}

bool MinoanRun::beginFrom(const QString& text)
{
    const auto seed = Seed::fromText(text.toStdString());
    if (!seed) {
        setProblem(text::sentence(seed.error()));
        return false;
    }
    begin(minoan::Mode::Run, *seed);
    return true;
}

void MinoanRun::again()
{
    if (m_session)
        begin(m_session->options().mode, m_session->seed());
}

void MinoanRun::train()
{
    if (m_session && !training() && phase() != Phase::Over)
        m_kept = std::move(m_session);
    begin(minoan::Mode::Training, kTrainingSeed);
    Q_EMIT journalChanged();
}

void MinoanRun::goOn()
{
    if (m_kept)
        setSession(*std::exchange(m_kept, std::nullopt));
}

void MinoanRun::leave()
{
    if (m_session && !training() && phase() != Phase::Over && !m_journalPath.isEmpty())
        m_kept = m_session;
    Q_EMIT journalChanged();
}

void MinoanRun::lookForJournal()
{
    inWorker<MinoanJournal>(
        m_reading, [game = m_game, path = m_journalPath] { return readJournal(game, path); });
}

void MinoanRun::found()
{
    auto& journal = *m_reading.result();
    // A run that began meanwhile is the one.
    if (!m_session || phase() == Phase::Over || training())
        m_kept = std::move(journal.run);
    if (!journal.problem.isEmpty())
        setProblem(journal.problem);
    Q_EMIT journalChanged();
}

void MinoanRun::setSession(MinoanSession session)
{
    m_session.emplace(std::move(session));
    m_seen = m_session->observe(0);
    m_before = m_seen;
    m_events.clear();
    if (!training()) {
        m_kept.reset();
        keep();
        Q_EMIT journalChanged();
    }
    Q_EMIT changed();
    Q_EMIT started();
}

bool MinoanRun::act(const minoan::Action& action)
{
    if (!m_session)
        return false;
    std::vector<minoan::Event> events;
    if (!m_session->act(action, &events))
        return false;
    m_events = std::move(events);
    m_before = std::exchange(m_seen, m_session->observe(0));
    keep();
    Q_EMIT changed();
    Q_EMIT acted();
    if (phase() == Phase::Over)
        Q_EMIT ended();
    return true;
}

void MinoanRun::keep()
{
    if (m_journalPath.isEmpty() || training())
        return;
    // Only the last moment is ever kept: an older one would be a way back.
    if (phase() == Phase::Over)
        m_writer.remove(m_journalPath);
    else
        m_writer.write(m_journalPath, game::writeSave(*m_session), exchange::Keep::Nothing);
}

void MinoanRun::releasePlaces()
{
    leave();
    m_writer.flush();
    m_lock.reset();
}

void MinoanRun::forget()
{
    setJournalPath(m_wantedPath);
    m_session.reset();
    m_kept.reset();
    Q_EMIT changed();
    lookForJournal();
}

void MinoanRun::setJournalPath(const QString& path)
{
    m_journalPath = path;
    m_wantedPath = path;
    m_lock.reset();
    if (!path.isEmpty() && QDir().mkpath(QFileInfo(path).absolutePath())) {
        // Two that play here would each end what the other keeps.
        m_lock = std::make_unique<exchange::ProcessLock>(path + QLatin1String(".lock"));
        if (!m_lock->take() && m_lock->isHeldByAnother())
            m_journalPath.clear();
    }
    Q_EMIT placesChanged();
}

void MinoanRun::setProblem(const QString& problem)
{
    if (problem == m_problem)
        return;
    m_problem = problem;
    Q_EMIT problemChanged();
}

QString MinoanRun::seedCode() const
{
    return m_session ? QString::fromStdString(m_session->seed().code()) : QString();
}

MinoanRun::Phase MinoanRun::phase() const
{
    return m_session ? static_cast<Phase>(static_cast<int>(m_seen.phase) + 1) : Phase::None;
}

} // namespace labrys::viewmodels
