// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/viewmodels/minotaur/score_board.h"

#include "app/text/catalogue.h"
#include "app/text/level_titles.h"
#include "app/viewmodels/minotaur/bundled_levels.h"

#include <QDateTime>
#include <QDir>
#include <QLocale>
#include <QPromise>
#include <QThreadPool>

#include <algorithm>
#include <array>
#include <set>
#include <tuple>

namespace labrys::viewmodels {

namespace {

QDateTime timeOf(const minotaur::Score& score)
{
    return QDateTime::fromString(QString::fromStdString(score.date), Qt::ISODate);
}

std::string dailyKey(QDate day)
{
    return "daily:" + minotaur::dailySeed(day.year(), day.month(), day.day()).code();
}

/// The day of a table, found by its results: they were made on it, or after midnight; none where none fits.
QDate dayOf(const std::string& key, const minotaur::ScoreTable& table)
{
    constexpr int kLongest = 3;
    for (const auto& score : table.of(key))
        for (int back = 0; back < kLongest; ++back)
            if (const QDate day = timeOf(score).toUTC().date().addDays(-back);
                day.isValid() && dailyKey(day) == key)
                return day;
    return {};
}

/// The main table, days, seeds, then levels.
int kindOf(const std::string& key)
{
    constexpr std::array kKinds{"main", "daily:", "seed:", "file:"};
    const auto found
        = std::ranges::find_if(kKinds, [&key](const char* begin) { return key.starts_with(begin); });
    return static_cast<int>(found - kKinds.begin());
}

} // namespace

ScoreBoard::ScoreBoard(QObject* parent)
    : QAbstractListModel(parent)
{
    connect(&m_loading, &QFutureWatcherBase::finished, this, &ScoreBoard::take);
}

int ScoreBoard::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : count();
}

QVariant ScoreBoard::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid | CheckIndexOption::ParentIsInvalid))
        return {};
    const auto& score = m_rows[static_cast<std::size_t>(index.row())];
    switch (role) {
    case Rank:
        return index.row() + 1;
    case Qt::DisplayRole:
    case Name:
        return QString::fromStdString(score.name);
    case Points:
        return QLocale().toString(static_cast<qlonglong>(score.score));
    case Level:
        return score.level;
    case Turns:
        return QLocale().toString(score.turns);
    case Date:
        return QLocale().toString(timeOf(score).toLocalTime().date(), QLocale::ShortFormat);
    case Pair:
        return score.players > 1;
    case Own:
        return isOwn(score);
    case Thread:
        return !threadAt(index.row()).isEmpty();
    case Spoken:
        return spoken(score, index.row() + 1);
    default:
        return {};
    }
}

QHash<int, QByteArray> ScoreBoard::roleNames() const
{
    return {{Rank, "rank"}, {Name, "name"}, {Points, "points"}, {Level, "level"}, {Turns, "turns"},
        {Date, "date"}, {Pair, "pair"}, {Own, "own"}, {Thread, "thread"}, {Spoken, "spoken"}};
}

QString ScoreBoard::spoken(const minotaur::Score& score, int rank) const
{
    QStringList parts{QString::number(rank),
        QString::fromStdString(score.name).replace(QLatin1Char('&'), tr("and")),
        //: A row of the high scores, read aloud
        tr("%1 points").arg(QLocale().toString(static_cast<qlonglong>(score.score))),
        tr("level %1").arg(score.level), tr("%n turn(s)", nullptr, score.turns),
        QLocale().toString(timeOf(score).toLocalTime().date(), QLocale::LongFormat)};
    if (score.players > 1)
        parts.append(tr("two players"));
    if (isOwn(score))
        parts.append(tr("your newest"));
    return parts.join(QStringLiteral(", "));
}

bool ScoreBoard::isOwn(const minotaur::Score& score) const
{
    const auto* newest = m_keeper && m_keeper->score() ? &*m_keeper->score() : nullptr;
    return newest != nullptr && newest->table == score.table && newest->run == score.run
        && newest->date == score.date;
}

void ScoreBoard::setKeeper(ScoreKeeper* keeper)
{
    m_keeper = keeper;
    connect(keeper, &ScoreKeeper::stored, this, &ScoreBoard::reload);
    connect(keeper, &ScoreKeeper::pathChanged, this, &ScoreBoard::reload);
    Q_EMIT keeperChanged();
    reload();
}

QDate ScoreBoard::today() const
{
    const QDate given = QDate::fromString(m_day, Qt::ISODate);
    return given.isValid() ? given : QDateTime::currentDateTimeUtc().date();
}

QStringList ScoreBoard::tables() const
{
    QStringList names;
    for (const auto& key : m_keys)
        names.append(nameOf(key));
    return names;
}

QString ScoreBoard::nameOf(const std::string& key) const
{
    const QString rest = QString::fromStdString(key.substr(key.find(':') + 1));
    switch (kindOf(key)) {
    case 0:
        return key == "main" ? tr("The seven mazes")
                             //: A generated level that is played alone
                             : tr("Level %1 alone").arg(rest.section(QStringLiteral("level"), 1));
    case 1: {
        if (key == dailyKey(today()))
            return tr("Today’s mazes");
        const QDate day = dayOf(key, m_read.table);
        return day.isValid() ? tr("Mazes of %1").arg(QLocale().toString(day, QLocale::ShortFormat))
                             : tr("Mazes of a day");
    }
    case 2:
        return tr("Seed %1").arg(rest);
    default: {
        const auto title = m_read.titles.find(key);
        // Levels of somebody else are not kept: the beginning of their digest tells them apart.
        constexpr int kDigits = 6;
        return title != m_read.titles.end() ? text::levelWords(title->second)
                                            : tr("Level file %1").arg(rest.left(kDigits));
    }
    }
}

void ScoreBoard::setTable(int table)
{
    if (table == m_table || table < 0 || table >= static_cast<int>(m_keys.size()))
        return;
    m_table = table;
    fill();
}

QString ScoreBoard::bestOf(const std::string& key) const
{
    const auto rows = m_read.table.of(key);
    return rows.empty() ? QString()
                        //: Points and who made them
                        : tr("%1, %2").arg(QLocale().toString(static_cast<qlonglong>(rows.front().score)),
                              QString::fromStdString(rows.front().name));
}

QString ScoreBoard::best() const
{
    const QString first = bestOf("main");
    return first.isEmpty() ? tr("Nobody yet") : tr("Best so far %1").arg(first);
}

QString ScoreBoard::problem() const
{
    return m_read.problem ? text::located(*m_read.problem) : QString();
}

QString ScoreBoard::threadAt(int row) const
{
    if (row < 0 || row >= count())
        return {};
    const auto found = m_read.threads.find(m_rows[static_cast<std::size_t>(row)].run.value);
    return found != m_read.threads.end() ? found->second : QString();
}

ScoreBoard::Read ScoreBoard::read(
    const games::MinotaurGame& game, const QString& path, const QString& replaysPath)
{
    Read read;
    for (const auto& levels : bundledLevels(game))
        read.titles[levels.table] = levels.title;
    if (path.isEmpty())
        return read;
    auto table = exchange::loadScores(path);
    if (!table) {
        read.problem = std::move(table.error());
        return read;
    }
    read.table = *std::move(table);
    const QDir folder(replaysPath);
    const QStringList names = replaysPath.isEmpty()
        ? QStringList()
        : folder.entryList({QStringLiteral("minotaur-*.thread")}, QDir::Files | QDir::Readable);
    for (const auto& score : read.table.all())
        if (const QString name = findThread(names, score.run); !name.isEmpty())
            read.threads[score.run.value] = folder.filePath(name);
    return read;
}

void ScoreBoard::reload()
{
    if (m_keeper == nullptr || m_keeper->game() == nullptr)
        return;
    m_again = m_loading.isRunning();
    if (m_again)
        return;
    auto promise = std::make_shared<QPromise<std::shared_ptr<Read>>>();
    promise->start();
    m_loading.setFuture(promise->future());
    QThreadPool::globalInstance()->start(
        [promise, game = m_keeper->game()->game(), path = m_keeper->path(), replays = m_replaysPath] {
            promise->addResult(std::make_shared<Read>(read(game, path, replays)));
            promise->finish();
        });
}

void ScoreBoard::take()
{
    m_read = *m_loading.result();
    const std::string before = m_keys.at(static_cast<std::size_t>(m_table));
    const std::string today = dailyKey(this->today());
    std::set<std::string> found{"main"};
    for (const auto& score : m_read.table.all())
        found.insert(score.table);
    m_keys.assign(found.begin(), found.end());
    // Days newest first, today's before all; levels by their names.
    std::ranges::stable_sort(m_keys, {}, [&](const std::string& key) {
        const QDate day = kindOf(key) == 1 ? dayOf(key, m_read.table) : QDate();
        return std::tuple(kindOf(key), key != "main" && key != today, day.isValid() ? -day.toJulianDay() : 0,
            kindOf(key) == 3 ? nameOf(key).toStdString() : key);
    });
    const auto same = std::ranges::find(m_keys, before);
    m_table = same != m_keys.end() ? static_cast<int>(same - m_keys.begin()) : 0;
    Q_EMIT tablesChanged();
    fill();
    if (std::exchange(m_again, false))
        return reload();
    if (std::exchange(m_showOwn, false))
        showOwn();
}

void ScoreBoard::fill()
{
    auto rows = m_read.table.of(m_keys.at(static_cast<std::size_t>(m_table)));
    if (!m_rows.empty()) {
        beginRemoveRows({}, 0, count() - 1);
        m_rows.clear();
        endRemoveRows();
    }
    if (!rows.empty()) {
        beginInsertRows({}, 0, static_cast<int>(rows.size()) - 1);
        m_rows = std::move(rows);
        endInsertRows();
    }
    Q_EMIT loaded();
}

void ScoreBoard::showOwn()
{
    m_showOwn = busy();
    if (m_keeper == nullptr || !m_keeper->score() || m_showOwn)
        return;
    const auto own = std::ranges::find(m_keys, m_keeper->score()->table);
    if (own != m_keys.end())
        setTable(static_cast<int>(own - m_keys.begin()));
}

int ScoreBoard::ownRow() const
{
    const auto own = std::ranges::find_if(m_rows, [this](const auto& score) { return isOwn(score); });
    return own != m_rows.end() ? static_cast<int>(own - m_rows.begin()) : -1;
}

void ScoreBoard::retranslate()
{
    if (count() > 0)
        Q_EMIT dataChanged(index(0), index(count() - 1));
    Q_EMIT tablesChanged();
    Q_EMIT loaded();
}

} // namespace labrys::viewmodels
