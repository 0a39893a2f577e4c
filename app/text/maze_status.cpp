// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/text/maze_status.h"

#include "app/text/maze_words.h"

#include <QLocale>

namespace labrys::text {

namespace {

constexpr qsizetype kSizePart = 1;
constexpr qsizetype kBonusPart = 4;

} // namespace

QString MazeStatus::number(std::int64_t value)
{
    return QLocale().toString(static_cast<qlonglong>(value));
}

QStringList MazeStatus::effects(const minotaur::Observation& seen)
{
    QStringList found;
    if (seen.freeze > 0)
        found.append(tr("freeze %1").arg(seen.freeze));
    const auto seat = static_cast<std::size_t>(seen.seat);
    if (seat < seen.players.size() && seen.players[seat].torch)
        found.append(MazeWords::bonus(minotaur::BonusKind::Torch).toLower());
    if (seen.compass)
        found.append(MazeWords::bonus(minotaur::BonusKind::Compass).toLower());
    return found;
}

QString MazeStatus::line(const minotaur::Observation& seen, int columns)
{
    QStringList parts{tr("Level %1/%2").arg(seen.level).arg(seen.levels),
        MazeWords::size(seen.map.rows(), seen.map.columns()), tr("turn %1").arg(seen.turn),
        seen.keyFound ? tr("key: yes") : tr("key: no"), tr("bonuses: %1").arg(seen.bonusesTaken)};
    parts += effects(seen);
    parts.append(tr("points: %1").arg(number(seen.score)));
    if (seen.players.size() > 1 && seen.active >= 0)
        parts.append(tr("player %1 moves").arg(seen.active + 1));
    const auto joined = [&parts] { return parts.join(QStringLiteral("  ")); };
    const auto tooWide = [&] { return columns > 0 && joined().size() > columns; };
    if (tooWide())
        parts[kSizePart].clear();
    if (tooWide())
        parts[kBonusPart].clear();
    parts.removeAll(QString());
    return joined();
}

QString MazeStatus::spoken(const minotaur::Observation& seen)
{
    QStringList said{tr("Level %1 of %2, %3.")
                         .arg(seen.level)
                         .arg(seen.levels)
                         .arg(MazeWords::size(seen.map.rows(), seen.map.columns())),
        tr("Turn %1.").arg(seen.turn), seen.keyFound ? tr("You have the key.") : tr("No key yet."),
        tr("%n bonus(es) taken.", nullptr, seen.bonusesTaken)};
    const auto works = effects(seen);
    if (!works.isEmpty())
        //: What works now, for instance: Working: freeze 2, torch.
        said.append(tr("Working: %1.").arg(works.join(QStringLiteral(", "))));
    said.append(tr("Points: %1.").arg(number(seen.score)));
    if (seen.players.size() > 1 && seen.active >= 0)
        said.append(
            seen.active == 0 ? tr("It is the first player's turn.") : tr("It is the second player's turn."));
    return said.join(QLatin1Char(' '));
}

} // namespace labrys::text
