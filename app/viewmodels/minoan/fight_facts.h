// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/viewmodels/minoan/fight_tale.h"

#include <QObject>
#include <QStringList>
#include <QVariantList>
#include <QtQml/qqmlregistration.h>

#include <optional>

namespace labrys::viewmodels {

/// A gauge with its forecast: what is announced or foreseen takes some of it, a swap in hand gives some.
struct FightGauge {
    Q_GADGET
    QML_VALUE_TYPE(fightGauge)
    Q_PROPERTY(int value MEMBER value)
    Q_PROPERTY(int most MEMBER most)
    Q_PROPERTY(int taken MEMBER taken)
    Q_PROPERTY(int gained MEMBER gained)
    /// How the number comes about.
    Q_PROPERTY(QString why MEMBER why)

public:
    int value = 0;
    int most = 0;
    int taken = 0;
    int gained = 0;
    QString why;
    bool operator==(const FightGauge&) const = default;
};

/// Both sides of a fight in numbers and words, at one moment.
class FightFacts : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Facts are those of a fight")
    Q_PROPERTY(labrys::viewmodels::FightGauge life MEMBER m_life NOTIFY changed)
    Q_PROPERTY(labrys::viewmodels::FightGauge armour MEMBER m_armour NOTIFY changed)
    Q_PROPERTY(labrys::viewmodels::FightGauge satiety MEMBER m_satiety NOTIFY changed)
    Q_PROPERTY(int turnCost MEMBER m_turnCost NOTIFY changed)
    Q_PROPERTY(int gifts MEMBER m_gifts NOTIFY changed)
    /// Of each symbol a map: `symbol`, `name`, `base`, `extra`, `combo`, `why`.
    Q_PROPERTY(QVariantList skills MEMBER m_skills NOTIFY changed)
    /// Protections: `element`, `icon`, `text`, `spoken`, `why`.
    Q_PROPERTY(QVariantList wards MEMBER m_wards NOTIFY changed)

    Q_PROPERTY(QString enemy MEMBER m_enemy NOTIFY changed)
    Q_PROPERTY(QString kind MEMBER m_kind NOTIFY changed)
    Q_PROPERTY(QString seal MEMBER m_seal NOTIFY changed)
    /// 1 to 4, 5 for the boss, 0 for the mannequin.
    Q_PROPERTY(int level MEMBER m_level NOTIFY changed)
    /// The elements of its archetypes: `element`, `icon`, `spoken`.
    Q_PROPERTY(QVariantList archetypes MEMBER m_archetypes NOTIFY changed)
    Q_PROPERTY(labrys::viewmodels::FightGauge enemyLife MEMBER m_enemyLife NOTIFY changed)
    Q_PROPERTY(labrys::viewmodels::FightGauge enemyArmour MEMBER m_enemyArmour NOTIFY changed)
    /// As far as they are learnt, those that matter: `element`, `icon`, `text`, `spoken`, `why`.
    Q_PROPERTY(QVariantList resistances MEMBER m_resistances NOTIFY changed)
    /// Some are not learnt yet.
    Q_PROPERTY(bool unlearnt MEMBER m_unlearnt NOTIFY changed)

    /// The announced deed: what it is, its blows as `element`, `icon`, `text`, its number where it has one,
    /// and what it leaves.
    Q_PROPERTY(Tone tone MEMBER m_tone NOTIFY changed)
    Q_PROPERTY(QString deed MEMBER m_deed NOTIFY changed)
    Q_PROPERTY(QVariantList blows MEMBER m_blows NOTIFY changed)
    Q_PROPERTY(QString amount MEMBER m_amount NOTIFY changed)
    Q_PROPERTY(QString outlook MEMBER m_outlook NOTIFY changed)
    Q_PROPERTY(bool deadly MEMBER m_deadly NOTIFY changed)
    Q_PROPERTY(QString threatWhy MEMBER m_threatWhy NOTIFY changed)
    /// What follows it, as far as that is known.
    Q_PROPERTY(QString next MEMBER m_next NOTIFY changed)
    Q_PROPERTY(QString nextIcon MEMBER m_nextIcon NOTIFY changed)

    /// What the ribbon adds up to: it is foreseen or was done; its harm, and what it gives.
    Q_PROPERTY(bool foreseen MEMBER m_foreseen NOTIFY changed)
    Q_PROPERTY(int dealt MEMBER m_dealt NOTIFY changed)
    Q_PROPERTY(int armourGain MEMBER m_armourGain NOTIFY changed)
    Q_PROPERTY(int lifeGain MEMBER m_lifeGain NOTIFY changed)

public:
    /// How an announced deed is meant: colour and icon follow, never alone.
    enum Tone : int { Attack, Winding, Waiting, Recovering };
    Q_ENUM(Tone)

    using QObject::QObject;

    [[nodiscard]] int dealt() const { return m_dealt; }
    [[nodiscard]] int armourGain() const { return m_armourGain; }
    [[nodiscard]] int lifeGain() const { return m_lifeGain; }

    /// The moment, and what the swap in hand would do; or what a cascade did so far.
    void tell(const minoan::Observation& shown, const minoan::Content& content,
        const std::optional<minoan::Preview>& preview, const FightGain& gain);

Q_SIGNALS:
    void changed();

private:
    void tellPlayer(const minoan::Observation& shown, const minoan::Content& content);
    void tellEnemy(const minoan::Observation& shown);
    void tellThreat(const minoan::Observation& shown, const minoan::Content& content,
        const std::optional<minoan::Preview>& preview);

    FightGauge m_life;
    FightGauge m_armour;
    FightGauge m_satiety;
    FightGauge m_enemyLife;
    FightGauge m_enemyArmour;
    QVariantList m_skills;
    QVariantList m_wards;
    QVariantList m_archetypes;
    QVariantList m_resistances;
    QVariantList m_blows;
    QString m_enemy;
    QString m_kind;
    QString m_seal;
    QString m_deed;
    QString m_amount;
    QString m_outlook;
    QString m_threatWhy;
    QString m_next;
    QString m_nextIcon;
    int m_turnCost = 0;
    int m_gifts = 0;
    int m_level = 0;
    int m_dealt = 0;
    int m_armourGain = 0;
    int m_lifeGain = 0;
    Tone m_tone = Waiting;
    bool m_unlearnt = false;
    bool m_deadly = false;
    bool m_foreseen = false;
};

} // namespace labrys::viewmodels
