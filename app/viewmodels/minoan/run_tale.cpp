// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/viewmodels/minoan/run_tale.h"

#include "app/text/minoan_words.h"

namespace labrys::viewmodels {

using text::MinoanNames;

namespace {

QVariantMap pageOf(const QString& text, const QString& ruleTitle = {}, const QString& rule = {})
{
    return {{QStringLiteral("text"), text}, {QStringLiteral("ruleTitle"), ruleTitle}, {QStringLiteral("rule"), rule}};
}

} // namespace

RunTale::RunTale(QObject* parent)
    : RunReader(parent)
{
    connect(this, &RunReader::runChanged, this, [this] {
        if (hasRun())
            look();
    });
}

void RunTale::look()
{
    m_pages.clear();
    m_note.clear();
    switch (m_subject) {
    case Subject::Tribute:
        tellTribute();
        break;
    case Subject::Corridor:
        tellCorridor();
        break;
    case Subject::Ending:
        tellEnding();
        break;
    case Subject::Defeat:
        tellDefeat();
        break;
    case Subject::Trained:
        m_title = tr("The dummy falls");
        m_pages.append(pageOf(tr("You know how to fight now. Nothing of this was at stake; in the labyrinth all of it is.")));
        break;
    }
    Q_EMIT changed();
}

void RunTale::tellTribute()
{
    const auto& start = content().start;
    m_title = tr("The tribute");
    for (const auto& page : MinoanNames::texts().tribute) {
        QString rule = MinoanNames::in(page.rule);
        if (rule.contains(QLatin1String("%1")))
            rule = rule.arg(QString::number(start.roomCost), QString::number(start.turnCost), QString::number(start.satiety));
        m_pages.append(pageOf(MinoanNames::in(page.text), MinoanNames::in(page.ruleTitle), rule));
    }
    QStringList help;
    for (const auto& line : MinoanNames::texts().help)
        help.append(MinoanNames::in(line));
    m_note = help.join(QLatin1Char(' '));
}

void RunTale::tellCorridor()
{
    m_title = MinoanNames::house(minoan::Sign::Wheel);
    int life = 0;
    int armour = 0;
    int paid = 0;
    for (const auto& event : run()->events()) {
        if (event.kind == minoan::EventKind::CorridorRested) {
            life = event.life;
            armour = event.armour;
        }
        if (event.kind == minoan::EventKind::RoomEntered)
            paid = event.amount;
    }
    m_pages.append(pageOf(MinoanNames::in(MinoanNames::texts().corridor), tr("Whole again"),
        tr("Life +%1, armour +%2. The way cost %3 satiety.").arg(life).arg(armour).arg(paid)));
}

void RunTale::tellEnding()
{
    const auto& texts = MinoanNames::texts();
    const auto& ending = seen().ending == minoan::Ending::Athens ? texts.athens : texts.labyrinth;
    m_title = MinoanNames::in(ending.title);
    for (const auto& page : ending.pages)
        m_pages.append(pageOf(MinoanNames::in(page)));
    m_note = MinoanNames::in(texts.credits);
}

void RunTale::tellDefeat()
{
    const bool starved = seen().ending == minoan::Ending::Hunger;
    m_title = starved ? tr("Hunger was stronger") : tr("You fall");
    const auto& tally = seen().tally;
    m_pages.append(pageOf(text::MinoanWords::ending(seen()), tr("What would have saved you"),
        text::MinoanWords::rescue(seen(), content())));
    m_note = tr("%n fight(s)", nullptr, tally.fights) + QStringLiteral(", ") + tr("%n turn(s)", nullptr, tally.turns)
        + QStringLiteral(", ") + tr("%1 harm dealt").arg(tally.dealt) + QStringLiteral(". ")
        + tr("Seed %1").arg(run()->seedCode());
}

} // namespace labrys::viewmodels
