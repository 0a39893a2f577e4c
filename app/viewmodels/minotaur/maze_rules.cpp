// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/viewmodels/minotaur/maze_rules.h"

#include "app/text/maze_help.h"

namespace labrys::viewmodels {

/// Its sight is the one that counts now.
minotaur::Content MazeRules::content() const
{
    if (!game())
        return {};
    minotaur::Content content = *game()->game().content();
    if (session() != nullptr)
        content.ranked
            = minotaur::sightOf(content, session()->options().difficulty, session()->options().players);
    return content;
}

QStringList MazeRules::rules() const
{
    return text::MazeHelp::rules(content());
}

QVariantList MazeRules::signs() const
{
    QVariantList signs;
    const int players = session() != nullptr ? session()->options().players : 1;
    for (const auto& [name, words] : text::MazeHelp::symbols(content(), players)) {
        const QString symbol = name == QLatin1String("p") ? QStringLiteral("Q") : name.left(1);
        signs.append(QVariantMap{{QStringLiteral("symbol"), symbol}, {QStringLiteral("words"), words}});
    }
    return signs;
}

QStringList MazeRules::phases() const
{
    QStringList phases;
    for (const auto& phase : text::MazeHelp::minotaur(content()))
        phases.append(phase.words);
    return phases;
}

QVariantList MazeRules::levels() const
{
    QVariantList levels;
    for (const auto& plan : content().levels)
        levels.append(QVariantMap{{QStringLiteral("size"), text::MazeWords::size(plan.rows, plan.columns)},
            {QStringLiteral("hunters"), plan.hunters}, {QStringLiteral("wanderers"), plan.wanderers},
            {QStringLiteral("minotaurs"), plan.minotaurs}, {QStringLiteral("bonuses"), plan.bonuses}});
    return levels;
}

} // namespace labrys::viewmodels
