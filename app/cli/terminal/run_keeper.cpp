// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/terminal/run_keeper.h"

#include "app/cli/terminal/clean_messages.h"
#include "app/cli/terminal/plain_words.h"
#include "app/exchange/files.h"
#include "app/text/catalogue.h"
#include "core/game/record.h"

#include <QCoreApplication>
#include <QDateTime>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QRandomGenerator>

#include <algorithm>
#include <utility>

namespace labrys::cli {

namespace {

std::expected<std::optional<MazeSession>, Problem> readRun(
    const QString& path, const games::MinotaurGame& game)
{
    if (!QFile::exists(path))
        return std::nullopt;
    const auto text = exchange::readFile(path, game::kRecordBytes);
    if (!text)
        return std::unexpected(text.error());
    auto session = game::readSave<minotaur::Rules>(*text, path.toStdString(), game.content());
    if (!session)
        return std::unexpected(std::move(session.error()));
    return *std::move(session);
}

} // namespace

bool isOver(const MazeSession& session)
{
    return session.summary().outcome != game::Outcome::Running;
}

minotaur::Observation seenBy(const MazeSession& session)
{
    return session.observe(std::max(0, session.state().active));
}

QList<text::Message> MazeMove::messages() const
{
    if (refusal)
        return {text::MazeWords::refused(*refusal, action, now)};
    return text::MazeWords::happened(events, before, now);
}

MazeMove moveIn(MazeSession& session, minotaur::Verb verb)
{
    MazeMove move;
    move.action = {session.state().active, verb, 0};
    move.before = seenBy(session);
    std::vector<minotaur::Event> events;
    if (const auto done = session.act(move.action, &events); !done)
        move.refusal = done.error();
    for (const auto& event : events)
        if (const auto seen = minotaur::Rules::project(event, move.action.seat))
            move.events.push_back(*seen);
    move.now = seenBy(session);
    return move;
}

RunKeeper::RunKeeper(const games::MinotaurGame& game, exchange::Places places, QString scores, QString name)
    : m_game(game)
    , m_places(std::move(places))
    , m_save(m_places.save(QStringLiteral("minotaur")))
    , m_lock(m_save + QLatin1String(".lock"))
    , m_scores(std::move(scores))
    , m_name(std::move(name))
{
}

bool RunKeeper::claim()
{
    const bool elsewhere
        = QDir().mkpath(QFileInfo(m_save).absolutePath()) && !m_lock.take() && m_lock.isHeldByAnother();
    if (elsewhere)
        m_keeps = false;
    return !elsewhere;
}

std::expected<std::optional<MazeSession>, Problem> RunKeeper::saved() const
{
    return readRun(m_save, m_game);
}

std::optional<MazeSession> RunKeeper::savedBefore() const
{
    auto before = readRun(m_save + QLatin1String(".bak"), m_game);
    return before ? *std::move(before) : std::nullopt;
}

std::optional<QString> RunKeeper::setAside() const
{
    return exchange::setAside(m_save);
}

std::expected<MazeSession, Problem> RunKeeper::begin(
    minotaur::Options options, std::optional<Seed> seed) const
{
    // The only draw that is not from a seed: it makes the seed.
    return MazeSession::start(
        m_game.content(), std::move(options), seed.value_or(Seed(QRandomGenerator::system()->generate64())));
}

std::optional<Problem> RunKeeper::save(const MazeSession& session)
{
    if (!m_keeps)
        return std::nullopt;
    const auto done = exchange::writeFile(m_save, game::writeSave(session), exchange::Keep::LastGood);
    if (done)
        return std::nullopt;
    m_keeps = false;
    return done.error();
}

QString RunKeeper::threadPath(const MazeSession& session) const
{
    return m_places.replays
        + QStringLiteral("/minotaur-%1.thread").arg(QString::fromStdString(session.digest().text()));
}

std::expected<QString, Problem> RunKeeper::keepThread(const MazeSession& session) const
{
    const QString thread = threadPath(session);
    if (const auto done = exchange::writeFile(thread, game::writeThread(session)); !done)
        return std::unexpected(done.error());
    QFile::remove(m_save);
    QFile::remove(m_save + QLatin1String(".bak"));
    return thread;
}

bool RunKeeper::hasResult(const MazeSession& session) const
{
    return m_keeps && !m_scores.isEmpty() && session.summary().score > 0
        && !minotaur::tableOf(session.options(), session.seed()).empty();
}

std::expected<exchange::KeptScore, Problem> RunKeeper::keepScore(
    const MazeSession& session, const QString& name) const
{
    const auto summary = session.summary();
    minotaur::Score score;
    score.table = minotaur::tableOf(session.options(), session.seed());
    score.name = minotaur::scoreName(name.toStdString());
    if (score.name.empty())
        score.name = QCoreApplication::translate("Terminal", "Player").toStdString();
    score.score = summary.score;
    score.level = summary.level;
    score.turns = summary.turns;
    score.players = session.options().players;
    score.date = QDateTime::currentDateTimeUtc().toString(Qt::ISODate).toStdString();
    score.seed = session.seed().code();
    score.run = session.digest();
    return exchange::keepScore(m_scores, score);
}

QStringList RunKeeper::keepMatch(const QByteArray& thread, const QString& name) const
{
    const std::string_view text(thread.constData(), static_cast<std::size_t>(thread.size()));
    const auto session = game::readThread<minotaur::Rules>(text, {}, m_game.content());
    if (!session)
        return {harmless(text::sentence(session.error()))};
    QStringList words;
    if (session->summary().score > 0 && !m_scores.isEmpty()
        && !minotaur::tableOf(session->options(), session->seed()).empty()) {
        const auto kept = keepScore(*session, name);
        words += kept ? resultWords(*kept) : QStringList(text::sentence(kept.error()));
    }
    const QString path = threadPath(*session);
    const auto done = exchange::writeFile(path, text);
    words.append(done ? QCoreApplication::translate("Terminal", "The replay is kept in %1.")
                            .arg(QDir::toNativeSeparators(path))
                      : text::sentence(done.error()));
    return words;
}

std::expected<std::vector<minotaur::Score>, Problem> RunKeeper::scores(const std::string& table) const
{
    const auto all = exchange::loadScores(m_scores);
    if (!all)
        return std::unexpected(all.error());
    return all->of(table);
}

} // namespace labrys::cli
