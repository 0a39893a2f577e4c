// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/viewmodels/minoan/run_reader.h"

#include "core/minoan/offerings.h"

#include <QVariantList>

namespace labrys::viewmodels {

/// The treasures of a room and its altars (MIN-015 to MIN-018): what keeping gives, and what each deity gives
/// for the chosen treasure where that was tried before in this run.
class AltarChoice : public labrys::viewmodels::RunReader {
    Q_OBJECT
    QML_ELEMENT
    /// Of each altar a map: `name`, `written`, `glyphs`; `symbol` (icon), `marks` (maps of `icon`, `text`);
    /// `gain`: a map of `icon`, `title`, `detail`, `tried`; `main`; `remark`; `spoken`.
    Q_PROPERTY(QVariantList altars READ altars NOTIFY changed)
    /// Of each treasure a map: `icon`, `ink` (the symbol whose ink it has, or -1), `name`, `detail`,
    /// `waiting`, `spoken`.
    Q_PROPERTY(QVariantList treasures READ treasures NOTIFY changed)
    /// Which treasure is spoken of.
    Q_PROPERTY(int current READ current WRITE setCurrent NOTIFY changed)
    /// One of two is left, and the like.
    Q_PROPERTY(QString left READ left NOTIFY changed)
    /// What keeping it means, as a verb and its consequence; and what it does to the gauges.
    Q_PROPERTY(QString keepVerb READ keepVerb NOTIFY changed)
    Q_PROPERTY(QString keepGain READ keepGain NOTIFY changed)
    Q_PROPERTY(QString keepIcon READ keepIcon NOTIFY changed)
    Q_PROPERTY(int keepLife READ keepLife NOTIFY changed)
    Q_PROPERTY(int keepArmour READ keepArmour NOTIFY changed)
    Q_PROPERTY(int keepSatiety READ keepSatiety NOTIFY changed)
    /// What came of the last decision; empty before the first one.
    Q_PROPERTY(QString result READ result NOTIFY changed)
    Q_PROPERTY(QString message READ message NOTIFY changed)

public:
    using RunReader::RunReader;

    [[nodiscard]] const QVariantList& altars() const { return m_altars; }
    [[nodiscard]] const QVariantList& treasures() const { return m_treasures; }
    [[nodiscard]] int current() const { return m_current; }
    void setCurrent(int treasure);
    [[nodiscard]] QString left() const;
    [[nodiscard]] QString keepVerb() const;
    [[nodiscard]] QString keepGain() const;
    [[nodiscard]] QString keepIcon() const;
    [[nodiscard]] int keepLife() const { return m_keep.life; }
    [[nodiscard]] int keepArmour() const { return m_keep.armour; }
    [[nodiscard]] int keepSatiety() const { return m_keep.satiety; }
    [[nodiscard]] const QString& result() const { return m_result; }
    [[nodiscard]] const QString& message() const { return m_message; }

    /// The chosen treasure is kept, or offered at an altar, counted from 0. An offering cannot be taken back.
    Q_INVOKABLE bool keep();
    Q_INVOKABLE bool offer(int altar);
    /// The next treasure that waits.
    Q_INVOKABLE void turn(int step);
    /// What an offering there would do to the gauges, where that is known; else 0.
    Q_INVOKABLE [[nodiscard]] int lifeFrom(int altar) const { return m_gains.value(altar).life; }
    Q_INVOKABLE [[nodiscard]] int armourFrom(int altar) const { return m_gains.value(altar).armour; }
    Q_INVOKABLE [[nodiscard]] int satietyFrom(int altar) const { return m_gains.value(altar).satiety; }

Q_SIGNALS:
    void changed();

protected:
    void look() override;
    void follow() override;

private:
    [[nodiscard]] bool waits(int treasure) const;
    /// The altar of the rules that is shown at this place.
    [[nodiscard]] int placeOf(int shown) const;
    void show();
    void choose();
    [[nodiscard]] QVariantMap altarOf(minoan::Deity deity, bool main) const;
    [[nodiscard]] QVariantMap treasureOf(const minoan::Treasure& treasure) const;
    [[nodiscard]] QVariantMap gainOf(minoan::Item item, minoan::Deity deity) const;
    [[nodiscard]] minoan::Gain gainsOf(minoan::Item item, minoan::Deity deity) const;
    [[nodiscard]] QString from() const;

    QVariantList m_altars;
    QVariantList m_treasures;
    QList<minoan::Gain> m_gains;
    minoan::Gain m_keep;
    int m_current = 0;
    QString m_result;
    QString m_message;
};

} // namespace labrys::viewmodels
