// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/viewmodels/minotaur/score_keeper.h"

#include "app/text/catalogue.h"

#include <QCoreApplication>
#include <QDir>
#include <QLocale>

#include <array>

namespace labrys::viewmodels {

namespace {

constexpr std::array kRanks{QT_TRANSLATE_NOOP("ScoreKeeper", "First of the high scores"),
    QT_TRANSLATE_NOOP("ScoreKeeper", "Second of the high scores"),
    QT_TRANSLATE_NOOP("ScoreKeeper", "Third of the high scores"),
    QT_TRANSLATE_NOOP("ScoreKeeper", "Fourth of the high scores"),
    QT_TRANSLATE_NOOP("ScoreKeeper", "Fifth of the high scores"),
    QT_TRANSLATE_NOOP("ScoreKeeper", "Sixth of the high scores"),
    QT_TRANSLATE_NOOP("ScoreKeeper", "Seventh of the high scores"),
    QT_TRANSLATE_NOOP("ScoreKeeper", "Eighth of the high scores"),
    QT_TRANSLATE_NOOP("ScoreKeeper", "Ninth of the high scores"),
    QT_TRANSLATE_NOOP("ScoreKeeper", "Tenth of the high scores")};

QString words(const char* text)
{
    return QCoreApplication::translate("ScoreKeeper", text);
}

/// As it is kept; empty when nothing is left.
QString clean(const QString& name)
{
    return QString::fromStdString(minotaur::scoreName(name.toStdString()));
}

/// What the system calls who plays, or empty.
QString systemName()
{
    for (const char* variable : {"USER", "LOGNAME", "USERNAME"})
        if (const QString name = clean(qEnvironmentVariable(variable)); !name.isEmpty())
            return name;
    return {};
}

} // namespace

ScoreKeeper::ScoreKeeper(QObject* parent)
    : QObject(parent)
{
    m_worker.setMaxThreadCount(1);
}

ScoreKeeper::~ScoreKeeper()
{
    flush();
}

void ScoreKeeper::setGame(MazeController* game)
{
    m_game = game;
    connect(game, &MazeController::started, this, &ScoreKeeper::begin);
    connect(game, &MazeController::ended, this, &ScoreKeeper::end);
    Q_EMIT gameChanged();
}

void ScoreKeeper::setPath(const QString& path)
{
    m_path = path;
    Q_EMIT pathChanged();
}

QString ScoreKeeper::name() const
{
    if (!m_name.isEmpty())
        return m_name;
    const QString system = systemName();
    return system.isEmpty() ? tr("Player") : system;
}

QString ScoreKeeper::partner() const
{
    return m_partner.isEmpty() ? tr("Player 2") : m_partner;
}

void ScoreKeeper::setName(const QString& name)
{
    m_name = clean(name);
    Q_EMIT namesChanged();
}

void ScoreKeeper::setPartner(const QString& name)
{
    m_partner = clean(name);
    Q_EMIT namesChanged();
}

std::string ScoreKeeper::names() const
{
    const bool two = m_score && m_score->players > 1;
    return (two ? QStringLiteral("%1 & %2").arg(name(), partner()) : name()).toStdString();
}

void ScoreKeeper::begin()
{
    ++m_run;
    m_score.reset();
    m_rank = 0;
    m_known = false;
    m_last = 0;
    m_problem.clear();
    Q_EMIT kept();
}

void ScoreKeeper::end()
{
    const auto& session = *m_game->session();
    const auto summary = session.summary();
    minotaur::Score score;
    score.table = minotaur::tableOf(session.options(), session.seed());
    if (m_path.isEmpty() || score.table.empty() || summary.score == 0)
        return Q_EMIT kept();
    score.score = summary.score;
    score.level = summary.level;
    score.turns = summary.turns;
    score.players = session.options().players;
    score.date
        = (m_now.isValid() ? m_now : QDateTime::currentDateTimeUtc()).toString(Qt::ISODate).toStdString();
    score.seed = session.seed().code();
    score.run = session.digest();
    m_score = std::move(score);
    m_score->name = names();
    Q_EMIT kept();
    work([path = m_path, score = *m_score] { return exchange::keepScore(path, score); });
}

void ScoreKeeper::rename(const QString& name, const QString& partner)
{
    if (const QString given = clean(name); !given.isEmpty())
        m_name = given;
    if (const QString given = clean(partner); !given.isEmpty())
        m_partner = given;
    Q_EMIT namesChanged();
    Q_EMIT named(m_name, m_partner);
    if (!m_score)
        return;
    work([path = m_path, before = *m_score, names = names()] {
        return exchange::renameScore(path, before, names);
    });
    m_score->name = names();
}

void ScoreKeeper::work(std::function<Outcome()> job)
{
    m_worker.start([this, run = m_run, job = std::move(job)] {
        QMetaObject::invokeMethod(
            this, [this, run, outcome = job()] { take(outcome, run); }, Qt::QueuedConnection);
    });
}

void ScoreKeeper::take(const Outcome& outcome, int run)
{
    Q_EMIT stored();
    if (run != m_run)
        return;
    if (!outcome) {
        m_problem = text::sentence(outcome.error());
    } else {
        m_rank = outcome->rank;
        m_last = std::max(m_last, outcome->last);
        m_known = true;
        if (!outcome->setAside.isEmpty())
            m_problem = tr("The file of high scores could not be read and is kept in %1.")
                            .arg(QDir::toNativeSeparators(outcome->setAside));
    }
    Q_EMIT kept();
}

QString ScoreKeeper::verdict() const
{
    const auto* session = m_game ? m_game->session() : nullptr;
    if (session != nullptr && !m_score && session->summary().outcome != game::Outcome::Running
        && session->options().difficulty != minotaur::Difficulty::Ranked)
        return tr("Easy and hard keep no record.");
    if (!m_score || !m_known)
        return {};
    if (m_rank > 0)
        return words(kRanks.at(static_cast<std::size_t>(m_rank) - 1));
    return tr("Not among the ten best: the tenth has %1 points.")
        .arg(QLocale().toString(static_cast<qlonglong>(m_last)));
}

} // namespace labrys::viewmodels
