// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/viewmodels/minoan/run_tale.h"

#include "app/text/minoan_words.h"
#include "app/viewmodels/minoan/run_log.h"

#include <array>

namespace labrys::viewmodels {

using text::MinoanNames;

namespace {

QVariantMap pageOf(const QString& title, const QString& text)
{
    return {{QStringLiteral("title"), title}, {QStringLiteral("text"), text},
        {QStringLiteral("lines"), QVariantList()}, {QStringLiteral("ruleIcon"), QString()},
        {QStringLiteral("ruleTitle"), QString()}, {QStringLiteral("rule"), QString()}};
}

QVariantMap pageOf(const QString& title, const QString& text, const char* icon, const QString& ruleTitle,
    const QString& rule)
{
    auto page = pageOf(title, text);
    page[QStringLiteral("ruleIcon")] = QString::fromLatin1(icon);
    page[QStringLiteral("ruleTitle")] = ruleTitle;
    page[QStringLiteral("rule")] = rule;
    return page;
}

/// How many decisions of a lost run are told again.
constexpr std::size_t kTurns = 3;

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
    m_turns.clear();
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
        m_pages.append(pageOf(m_title,
            tr("You know how to fight now. Nothing of this was at stake; in the labyrinth all of it is.")));
        break;
    }
    Q_EMIT changed();
}

void RunTale::tellTribute()
{
    const auto& start = content().start;
    m_title = tr("The tribute");
    constexpr std::array kIcons{"bull", "satiety", "campfire"};
    for (std::size_t i = 0; i < MinoanNames::texts().tribute.size(); ++i) {
        const auto& page = MinoanNames::texts().tribute[i];
        QString rule = MinoanNames::in(page.rule);
        if (rule.contains(QLatin1String("%1")))
            rule = rule.arg(QString::number(start.roomCost), QString::number(start.turnCost),
                QString::number(start.satiety));
        m_pages.append(pageOf(m_title, MinoanNames::in(page.text), kIcons.at(i % kIcons.size()),
            MinoanNames::in(page.ruleTitle), rule));
    }
    // What the first fight asks for (MIN-098).
    constexpr std::array kSigns{"board", "sword", "eye"};
    QVariantList lines;
    for (const auto& line : MinoanNames::texts().help)
        lines.append(QVariantMap{
            {QStringLiteral("icon"),
                QString::fromLatin1(kSigns.at(static_cast<std::size_t>(lines.size()) % kSigns.size()))},
            {QStringLiteral("text"), MinoanNames::in(line)}});
    auto help = pageOf(tr("How one fights"), {});
    help[QStringLiteral("lines")] = lines;
    m_pages.append(help);
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
    m_pages.append(pageOf(m_title, MinoanNames::in(MinoanNames::texts().corridor), "heart", tr("Whole again"),
        tr("Life +%1, armour +%2. The way cost %3 satiety.").arg(life).arg(armour).arg(paid)));
}

void RunTale::tellEnding()
{
    const auto& texts = MinoanNames::texts();
    const auto& ending = seen().ending == minoan::Ending::Athens ? texts.athens : texts.labyrinth;
    m_title = MinoanNames::in(ending.title);
    for (const auto& page : ending.pages)
        m_pages.append(pageOf(m_title, MinoanNames::in(page)));
    m_note = MinoanNames::in(texts.credits);
}

void RunTale::tellDefeat()
{
    const bool starved = seen().ending == minoan::Ending::Hunger;
    m_title = starved ? tr("Hunger was stronger") : tr("You fall");
    const auto& tally = seen().tally;
    m_pages.append(pageOf(m_title, text::MinoanWords::ending(seen()), starved ? "satiety" : "heart",
        tr("What would have saved you"), text::MinoanWords::rescue(seen(), content())));
    m_turns = lastOf(*run()->session(), kTurns);
    m_note = tr("%n fight(s)", nullptr, tally.fights) + QStringLiteral(", ")
        + tr("%n turn(s)", nullptr, tally.turns) + QStringLiteral(", ") + tr("%1 harm dealt").arg(tally.dealt)
        + QStringLiteral(". ") + tr("Seed %1").arg(run()->seedCode());
}

} // namespace labrys::viewmodels
