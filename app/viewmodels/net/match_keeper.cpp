// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/viewmodels/net/match_keeper.h"

#include "app/exchange/files.h"
#include "app/exchange/score_file.h"
#include "app/text/catalogue.h"
#include "app/viewmodels/minotaur/in_worker.h"
#include "app/viewmodels/minotaur/run_library.h"
#include "core/game/record.h"

#include <QDir>

namespace labrys::viewmodels {

namespace {

games::MinotaurGame loadGame()
{
    auto game = games::MinotaurGame::load(exchange::readResource);
    LABRYS_ASSERT(game.has_value());
    return *std::move(game);
}

/// The result of a run that ended; without a table where it counts for none.
minotaur::Score scoreOf(const MazeSession& session, const QStringList& names, const QDateTime& now)
{
    const auto summary = session.summary();
    minotaur::Score score;
    score.table = minotaur::tableOf(session.options(), session.seed());
    score.name = names.join(QStringLiteral(" & ")).toStdString();
    score.score = summary.score;
    score.level = summary.level;
    score.turns = summary.turns;
    score.players = session.options().players;
    score.date = now.toString(Qt::ISODate).toStdString();
    score.seed = session.seed().code();
    score.run = session.digest();
    return score;
}

struct Task {
    MatchKeeper::Places places;
    QByteArray thread;
    QStringList names;
    QDateTime now;
};

MatchKeeper::Kept keepAll(const games::MinotaurGame& game, const Task& task)
{
    MatchKeeper::Kept kept;
    const std::string_view text(task.thread.constData(), static_cast<std::size_t>(task.thread.size()));
    const auto session = game::readThread<minotaur::Rules>(text, {}, game.content());
    if (!session) {
        kept.verdict = text::sentence(session.error());
        return kept;
    }
    if (!task.places.replays.isEmpty()) {
        const QString path = task.places.replays + QLatin1Char('/') + threadName(*session);
        if (QDir().mkpath(task.places.replays) && exchange::writeFile(path, std::string(text)))
            kept.thread = path;
    }
    const auto score = scoreOf(*session, task.names, task.now);
    if (task.places.scores.isEmpty() || score.table.empty() || score.score == 0)
        return kept;
    const auto done = exchange::keepScore(task.places.scores, score);
    kept.verdict = done ? MatchKeeper::rankWords(done->rank) : text::sentence(done.error());
    return kept;
}

} // namespace

MatchKeeper::MatchKeeper(QObject* parent)
    : QObject(parent)
    , m_game(loadGame())
{
    connect(&m_keeping, &QFutureWatcherBase::finished, this, [this] { Q_EMIT kept(*m_keeping.result()); });
}

MatchKeeper::~MatchKeeper()
{
    m_keeping.waitForFinished();
}

QString MatchKeeper::rankWords(int rank)
{
    return rank > 0 ? tr("Rank %1 of the high scores").arg(rank) : tr("Not among the ten best.");
}

void MatchKeeper::keep(const QByteArray& thread, const QStringList& names)
{
    m_keeping.waitForFinished();
    const Task task{m_places, thread, names, m_now.isValid() ? m_now : QDateTime::currentDateTimeUtc()};
    inWorker<Kept>(m_keeping, [game = m_game, task] { return keepAll(game, task); });
}

} // namespace labrys::viewmodels
