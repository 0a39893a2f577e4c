// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/viewmodels/minoan/door_choice.h"

#include "app/text/minoan_names.h"
#include "app/viewmodels/minoan/room_marks.h"

#include <algorithm>

namespace labrys::viewmodels {

using minoan::Sign;

namespace {

QVariantMap chip(const char* icon, const QString& text, const char* tone = "")
{
    return {{QStringLiteral("icon"), QString::fromLatin1(icon)}, {QStringLiteral("text"), text},
        {QStringLiteral("tone"), QString::fromLatin1(tone)}};
}

QString spokenFacts(const QVariantList& chips)
{
    QStringList words;
    for (const auto& one : chips)
        words.append(one.toMap().value(QStringLiteral("text")).toString());
    return words.join(QStringLiteral(", "));
}

} // namespace

/// The levels that enemies of this room may have.
QString DoorChoice::bracket() const
{
    const auto& choices = minoan::bracketOf(content(), seen().room).choices;
    const auto [least, most] = std::ranges::minmax(choices, {}, &minoan::Strength::level);
    if (least.level == most.level)
        return tr("Fight, level %1").arg(least.level);
    return most.level - least.level == 1 ? tr("Fight, level %1 or %2").arg(least.level).arg(most.level)
                                         : tr("Fight, level %1 to %2").arg(least.level).arg(most.level);
}

/// What whoever knows a sign knows of the room behind it (MIN-080 to MIN-096).
QVariantList DoorChoice::factsOf(Sign sign) const
{
    if (sign == Sign::Minotaur)
        return {chip("monster", tr("The last fight"), "harm"), chip("column", tr("1 altar"))};
    if (sign == Sign::Wheel)
        return {chip("heart", tr("Life and armour full"), "life"), chip("column", tr("No altar"))};
    if (minoan::isBeast(sign))
        return {chip("monster", bracket(), "harm"), chip("meat", text::MinoanNames::item(minoan::Item::Meat)),
            chip("column", tr("%Ln altar(s)", "", 3))};
    return {chip("help", tr("Treasure, or a trap")), chip("column", tr("%Ln altar(s)", "", 2))};
}

void DoorChoice::tellKnown(const minoan::DoorSight& door, QVariantMap& told) const
{
    told[QStringLiteral("house")] = houseIcon(door.sign);
    told[QStringLiteral("title")] = text::MinoanNames::house(door.sign);
    if (!minoan::isBeast(door.sign))
        return;
    const auto deity = mainDeity(content(), door.sign);
    const bool goddess = minoan::isGoddess(deity);
    told[QStringLiteral("subtitle")]
        = (goddess ? tr("The goddess, %1") : tr("The god, %1")).arg(text::MinoanNames::deity(deity));
    QVariantMap god = markOf(goddess ? otherSex(door.sign) : door.sign);
    QVariantMap lady = markOf(goddess ? door.sign : otherSex(door.sign));
    god[QStringLiteral("own")] = !goddess;
    lady[QStringLiteral("own")] = goddess;
    told[QStringLiteral("pair")] = QVariantList{god, lady};
}

QVariantMap DoorChoice::doorOf(const minoan::DoorSight& door) const
{
    // The sign of the last door is known from the start: it is the goal (MIN-008).
    const bool known = isLearnt(seen().knowledge, door.sign) || door.sign == Sign::Minotaur;
    QVariantMap told = markOf(door.sign);
    told[QStringLiteral("known")] = known;
    told[QStringLiteral("title")] = tr("Sign new to you");
    told[QStringLiteral("cost")] = door.cost;
    told[QStringLiteral("left")] = seen().satiety.now - door.cost;
    told[QStringLiteral("payable")] = seen().satiety.now >= door.cost;
    QVariantList chips;
    if (known) {
        tellKnown(door, told);
        chips = factsOf(door.sign);
    }
    const QString facts = spokenFacts(chips);
    // A minus is an en dash in prose, and a word for a screen reader.
    chips.append(chip("satiety", tr("–%1", "so much satiety less").arg(door.cost), "life"));
    told[QStringLiteral("chips")] = chips;
    const QString cost = tr("costs %1 satiety, %2 left").arg(door.cost).arg(seen().satiety.now - door.cost);
    const QString short_ = tr("costs %1 satiety, and you have %2").arg(door.cost).arg(seen().satiety.now);
    QStringList spoken;
    if (known)
        spoken << tr("Door: %1").arg(text::MinoanNames::house(door.sign))
               << told.value(QStringLiteral("subtitle")).toString() << facts;
    else
        spoken << tr("Door: %1").arg(text::MinoanNames::sign(door.sign)) << codePointOf(door.sign)
               << tr("new to you");
    spoken << (seen().satiety.now >= door.cost ? cost : short_);
    spoken.removeAll(QString());
    told[QStringLiteral("spoken")] = spoken.join(QStringLiteral(", "));
    return told;
}

void DoorChoice::look()
{
    m_doors.clear();
    if (seen().phase == minoan::Phase::Doors)
        for (const auto& door : seen().doors)
            m_doors.append(doorOf(door));
    m_message = m_doors.size() == 1
        ? tr("Room %1 of %2. One door is left: the Minotaur’s.")
        : tr("Room %1 of %2. Choose one of %Ln door(s).", "", static_cast<int>(m_doors.size()));
    m_message = m_message.arg(seen().room).arg(seen().rooms);
    Q_EMIT changed();
}

bool DoorChoice::enter(int door)
{
    return run() != nullptr && run()->act({.verb = minoan::Verb::Door, .first = door});
}

} // namespace labrys::viewmodels
