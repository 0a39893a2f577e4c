// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/viewmodels/minotaur/other_mazes.h"

#include "app/text/catalogue.h"
#include "app/text/level_titles.h"

#include <QLocale>

#include <algorithm>

namespace labrys::viewmodels {

namespace {

QVariantMap fact(const QString& name, const QString& value)
{
    return {{QStringLiteral("name"), name}, {QStringLiteral("value"), value}};
}

int countOf(const level::MazeFile& file, char symbol)
{
    int count = 0;
    for (const auto& level : file.levels)
        count += static_cast<int>(std::ranges::count(level.items, symbol, &level::MazeItem::symbol));
    return count;
}

QString sizeOf(const level::MazeLevel& level)
{
    return text::MazeWords::size(level.grid.rows(), level.grid.columns());
}

} // namespace

void OtherMazes::setBoard(ScoreBoard* board)
{
    m_board = board;
    connect(board, &ScoreBoard::loaded, this, &OtherMazes::changed);
    connect(&game(), &MazeController::placesChanged, this, &OtherMazes::changed);
    auto levels = bundledLevels(game().game());
    beginInsertRows({}, 0, static_cast<int>(levels.size()) + 1);
    m_levels = std::move(levels);
    endInsertRows();
    Q_EMIT changed();
}

int OtherMazes::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() || m_levels.empty() ? 0 : static_cast<int>(m_levels.size()) + 2;
}

QHash<int, QByteArray> OtherMazes::roleNames() const
{
    return {{Name, "name"}, {Detail, "detail"}, {IconName, "iconName"}};
}

QVariant OtherMazes::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid | CheckIndexOption::ParentIsInvalid))
        return {};
    switch (role) {
    case Qt::DisplayRole:
    case Name:
        return nameAt(index.row());
    case Detail:
        return detailAt(index.row());
    case IconName:
        return index.row() == 0 ? QStringLiteral("calendar")
            : index.row() == 1  ? QStringLiteral("pencil")
                                : QStringLiteral("maze");
    default:
        return {};
    }
}

QString OtherMazes::nameAt(int row) const
{
    switch (kindAt(row)) {
    case Day:
        return tr("Today’s mazes");
    case OwnSeed:
        return tr("A seed of your own");
    default:
        break;
    }
    if (m_levels.empty())
        return {};
    return text::levelWords(levelsAt(row).title);
}

QString OtherMazes::detailAt(int row) const
{
    switch (kindAt(row)) {
    case Day:
        return QLocale().toString(m_board->today(), QLocale::ShortFormat);
    case OwnSeed:
        return {};
    default:
        break;
    }
    const auto& levels = levelsAt(row).file.levels;
    return levels.size() > 1 ? tr("%n maze(s)", nullptr, static_cast<int>(levels.size()))
                             : sizeOf(levels.front());
}

void OtherMazes::setCurrent(int row)
{
    if (row == m_current || row < 0 || row >= rowCount())
        return;
    m_current = row;
    Q_EMIT changed();
}

QString OtherMazes::note() const
{
    switch (kind()) {
    case Day:
        return tr("Seven new mazes every day, the same for everybody. The day changes at midnight, universal "
                  "time.");
    case OwnSeed:
        return tr(
            "The same seed makes the same seven mazes, here and on every other computer. Type a code that "
            "somebody gave you, a number, or any words.");
    default:
        break;
    }
    if (m_levels.empty())
        return {};
    return levelsAt(m_current).file.levels.size() > 1
        ? tr("Two small mazes to begin with, and not much that bites.")
        : text::levelWords(levelsAt(m_current).note);
}

QVariantList OtherMazes::facts() const
{
    if (m_levels.empty())
        return {};
    QVariantList all;
    if (kind() == Day)
        all.append(fact(tr("Day"), QLocale().toString(m_board->today(), QLocale::LongFormat)));
    if (kind() == Levels)
        all.append(factsOf(levelsAt(m_current).file));
    else
        all.append(fact(tr("Seed"),
            kind() == Day              ? QString::fromStdString(daily().code())
                : seedCode().isEmpty() ? tr("none yet")
                                       : seedCode()));
    all.append(fact(tr("High score"), best()));
    return all;
}

QVariantList OtherMazes::factsOf(const level::MazeFile& file)
{
    QStringList sizes;
    for (const auto& level : file.levels)
        sizes.append(sizeOf(level));
    QStringList monsters;
    if (const int hunters = countOf(file, 'H'); hunters > 0)
        monsters.append(tr("%n hunter(s)", nullptr, hunters));
    if (const int wanderers = countOf(file, 'W'); wanderers > 0)
        monsters.append(tr("%n wanderer(s)", nullptr, wanderers));
    if (countOf(file, 'M') > 0)
        monsters.append(tr("the Minotaur"));
    return {fact(tr("Size"), sizes.join(QStringLiteral(", "))),
        fact(tr("Monsters"), monsters.isEmpty() ? tr("none") : monsters.join(QStringLiteral(", ")))};
}

QString OtherMazes::best() const
{
    if (game().difficulty() != minotaur::Difficulty::Ranked)
        return tr("Easy and hard keep no record");
    const std::string code = kind() == Day ? daily().code() : seedCode().toStdString();
    const QString found = m_board->bestOf(kind() == Day ? "daily:" + code
            : kind() == OwnSeed                         ? "seed:" + code
                                                        : levelsAt(m_current).table);
    return !found.isEmpty() ? found : kind() == Day ? tr("Nobody yet today") : tr("Nobody yet");
}

Seed OtherMazes::daily() const
{
    const QDate day = m_board->today();
    return minotaur::dailySeed(day.year(), day.month(), day.day());
}

void OtherMazes::setSeedText(const QString& text)
{
    if (text == m_seedText)
        return;
    m_seedText = text;
    Q_EMIT changed();
}

QString OtherMazes::seedCode() const
{
    const auto seed = Seed::fromText(m_seedText.toStdString());
    return seed ? QString::fromStdString(seed->code()) : QString();
}

QString OtherMazes::seedProblem() const
{
    const auto seed = Seed::fromText(m_seedText.toStdString());
    return seed || m_seedText.trimmed().isEmpty() ? QString() : text::sentence(seed.error());
}

QVariantList OtherMazes::sizes() const
{
    QVariantList all;
    if (m_board == nullptr)
        return all;
    for (const auto& plan : game().game().content()->levels)
        all.append(
            QVariantMap{{QStringLiteral("rows"), plan.rows}, {QStringLiteral("columns"), plan.columns}});
    return all;
}

const level::MazeLevel* OtherMazes::level() const
{
    return kind() == Levels && !m_levels.empty() ? &levelsAt(m_current).file.levels.front() : nullptr;
}

void OtherMazes::play(int players)
{
    if (!playable() || m_levels.empty())
        return;
    auto options = kind() == Levels ? levelsAt(m_current).options : game().game().campaign(players);
    options.players = players;
    options.difficulty = game().difficulty();
    std::optional<Seed> seed;
    if (kind() == Day) {
        seed = daily();
        options.origin = minotaur::SeedOrigin::Daily;
    } else if (kind() == OwnSeed) {
        seed = *Seed::fromText(m_seedText.toStdString());
        options.origin = minotaur::SeedOrigin::Chosen;
    }
    game().adopt(std::move(options), {}, seed);
}

void OtherMazes::retranslate()
{
    if (rowCount() > 0)
        Q_EMIT dataChanged(index(0), index(rowCount() - 1));
    Q_EMIT changed();
}

} // namespace labrys::viewmodels
