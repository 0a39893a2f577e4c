// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
// What a fight says: names of cells, the waves of a cascade, the bag, sentences for a screen reader.
#include "app/viewmodels/minoan/fight_view.h"

#include "app/text/minoan_words.h"

namespace labrys::viewmodels {

using minoan::at;
using minoan::kSide;
using text::MinoanNames;
using text::MinoanWords;

namespace {

constexpr int kPerCent = 100;

/// `Swords ×3`.
QString counted(const minoan::Match& match)
{
    return QStringLiteral("%1 ×%2")
        .arg(text::capital(MinoanNames::symbol(match.symbol, match.count)))
        .arg(match.count);
}

/// `12 + 6 fire`.
QString valued(const minoan::Yield& yield)
{
    QStringList parts{QString::number(yield.amount)};
    for (std::size_t element = 0; element < minoan::kElements; ++element)
        if (yield.colours[element] > 0)
            parts.append(QStringLiteral("%1 %2")
                    .arg(yield.colours[element])
                    .arg(MinoanNames::element(static_cast<minoan::Element>(element + 1))));
    return parts.join(QStringLiteral(" + "));
}

} // namespace

void FightView::say(const QString& sentence)
{
    m_message = sentence;
    Q_EMIT said();
}

QString FightView::status() const
{
    return m_dead ? tr("No swap matches: every swap is still allowed")
                  : tr("A swap without a match is allowed");
}

QString FightView::guidance() const
{
    if (m_preview && m_preview->waves == 0)
        return tr("No match. The swap is allowed, and it is your turn.");
    return m_dead ? tr("No swap matches: every swap is still allowed.")
                  : tr("Pick up a tile and swap it with a neighbour: three in a line match.");
}

QString FightView::totalTitle() const
{
    return m_preview ? tr("What is certain") : tr("What came of it");
}

QString FightView::totalSpoken() const
{
    const auto& gain = m_facts;
    return (m_preview ? tr("At least %1 harm, %2 armour, %3 life") : tr("%1 harm, %2 armour, %3 life in all"))
        .arg(gain.dealt())
        .arg(gain.armourGain())
        .arg(gain.lifeGain());
}

QString FightView::totalWhy() const
{
    return tr("Harm is counted after resistances. Tiles that are still to come can only add to it.");
}

QString FightView::outcome() const
{
    if (!over() || !m_rest.enemy)
        return {};
    if (m_won)
        return tr("%1 falls.").arg(text::capital(MinoanNames::foe(m_rest.enemy->foe)));
    return hasRun() && seen().ending != minoan::Ending::None ? MinoanWords::ending(seen()) : QString();
}

QString FightView::cellName(int cell) const
{
    const auto tile = m_rest.board[at(cell)];
    return tile == minoan::kBlank
        ? QString()
        : QStringLiteral("%1 %2").arg(MinoanNames::cell(cell), MinoanNames::tile(tile));
}

QString FightView::cellDetail(int cell) const
{
    const auto tile = m_rest.board[at(cell)];
    if (tile == minoan::kBlank)
        return {};
    const auto symbol = minoan::symbolOf(tile);
    const auto& skill = m_rest.skills[at(symbol)];
    const QString worth
        = tr("Three give %1, each more %2.").arg(skill.base).arg(skill.base * skill.extra / kPerCent);
    const auto element = minoan::colourOf(tile);
    if (element == minoan::Element::None)
        return worth;
    const QString name = MinoanNames::element(element);
    const int more = skill.base * skill.extra / kPerCent;
    return worth + QLatin1Char(' ')
        + (at(symbol) < minoan::kPhysical ? tr("This one adds %1 of %2.").arg(more).arg(name)
                                          : tr("This one wards off %1 of %2.").arg(more).arg(name));
}

QString FightView::spokenCell(int cell) const
{
    if (cell == m_target && m_preview && !playing())
        return MinoanWords::preview(
            {std::min(m_picked, m_target), std::max(m_picked, m_target)}, m_picked, *m_preview);
    return cell == m_picked && !playing() ? tr("%1, picked up", "a tile").arg(cellName(cell))
                                          : cellName(cell);
}

void FightView::readThreat()
{
    finish();
    if (fighting())
        say(text::capital(MinoanWords::threat(m_rest, content().defence)));
}

void FightView::readLine()
{
    finish();
    QStringList row;
    QStringList column;
    for (int i = 0; i < kSide; ++i) {
        row.append(MinoanNames::tile(m_rest.board[at(m_cursor / kSide * kSide + i)]));
        column.append(MinoanNames::tile(m_rest.board[at(i * kSide + m_cursor % kSide)]));
    }
    const QString name = MinoanNames::cell(m_cursor);
    say(tr("Row %1: %2. Column %3: %4.", "of the board")
            .arg(name.last(1), row.join(QStringLiteral(", ")), name.first(1),
                column.join(QStringLiteral(", "))));
}

void FightView::showRibbon()
{
    const auto* step = m_player.step();
    auto waves = m_preview ? wavesOf(*m_preview) : m_tale.waves;
    if (step != nullptr)
        waves.resize(std::min(waves.size(), at(step->waves)));
    QList<RibbonLine> lines;
    for (const auto& wave : waves) {
        QStringList titles;
        QStringList details;
        QStringList spoken;
        QStringList formulas;
        RibbonLine line;
        line.number = wave.wave + 1;
        for (const auto& match : wave.matches) {
            const auto& skill = m_rest.skills[at(match.match.symbol)];
            line.symbols.append(static_cast<int>(match.match.symbol));
            titles.append(counted(match.match));
            details.append(valued(match.yield));
            spoken.append(MinoanWords::match(match));
            formulas.append(MinoanWords::formula(match.match, skill, wave.wave));
        }
        line.title = titles.join(QStringLiteral(", "));
        line.detail = details.join(QStringLiteral(" / "));
        const auto certainty = minoan::certaintyOf(wave.wave);
        if (m_preview && certainty != minoan::Certainty::Certain)
            line.certainty = MinoanWords::certainty(certainty);
        const QString sure = m_preview ? MinoanWords::certainty(certainty) + QStringLiteral(": ") : QString();
        line.spoken = tr("Wave %1: %2", "of a cascade")
                          .arg(line.number)
                          .arg(sure + spoken.join(QStringLiteral("; ")));
        line.why = formulas.join(QStringLiteral("; "));
        lines.append(line);
    }
    m_ribbon.show(lines);
}

void FightView::showBag()
{
    QList<BagLine> lines;
    const auto& bag = shown().bag;
    for (int i = 0; i < minoan::kTiles; ++i) {
        const auto tile = static_cast<minoan::Tile>(i);
        const int count = bag.tiles[at(i)];
        const int left = bag.left[at(i)];
        const QString name = text::capital(MinoanNames::tile(tile));
        if (count > 0)
            lines.append({tile, count, left, name,
                tr("%1: %2 of %3 left in this round").arg(name).arg(left).arg(count)});
    }
    m_bag.show(lines);
}

} // namespace labrys::viewmodels
