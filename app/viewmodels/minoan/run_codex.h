// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/viewmodels/minoan/run_reader.h"

#include "core/minoan/offerings.h"

#include <QVariantList>

namespace labrys::viewmodels {

/// What the player has learnt in this run, and the rules that everybody is told (minoan.md 4.2). What was not
/// seen is empty; nothing of it outlives the run (MIN-003).
class RunCodex : public labrys::viewmodels::RunReader {
    Q_OBJECT
    QML_ELEMENT
    /// Of each sign a map: `glyph`, `icon`, `known`; `house` (icon), `title`, `told`; `spoken`.
    Q_PROPERTY(QVariantList signs READ signs NOTIFY changed)
    /// Of each deity: `name`, `glyphs`, `written`, `symbol` (icon), `element` (its number), `elementIcon`,
    /// `goddess`, and `cells`, one for each item: `known`, `icons` (maps of `name` and `tone`), `tile`
    /// (symbol and element, or empty), `text`, `why`, `spoken`.
    Q_PROPERTY(QVariantList deities READ deities NOTIFY changed)
    /// The items of the columns: `icon`, `name`.
    Q_PROPERTY(QVariantList items READ items NOTIFY changed)
    Q_PROPERTY(int knownGifts READ knownGifts NOTIFY changed)
    Q_PROPERTY(int knownSigns READ knownSigns NOTIFY changed)
    /// Of each family that was met: `icon`, `name`, `names` (those of its levels that were met), `attacks`.
    Q_PROPERTY(QVariantList families READ families NOTIFY changed)
    /// Of each pattern of which something was seen: `title`, `steps` (maps of `text` and `known`).
    Q_PROPERTY(QVariantList patterns READ patterns NOTIFY changed)
    /// Of each element: `name`, `icon`, `element`, `fears`, `told`, `seen`.
    Q_PROPERTY(QVariantList elements READ elements NOTIFY changed)
    /// The general rules and the tribute: `title`, `text`.
    Q_PROPERTY(QVariantList rules READ rules NOTIFY changed)

public:
    using RunReader::RunReader;

    [[nodiscard]] const QVariantList& signs() const { return m_signs; }
    [[nodiscard]] const QVariantList& deities() const { return m_deities; }
    [[nodiscard]] const QVariantList& items() const { return m_items; }
    [[nodiscard]] int knownGifts() const { return m_knownGifts; }
    [[nodiscard]] int knownSigns() const { return m_knownSigns; }
    [[nodiscard]] const QVariantList& families() const { return m_families; }
    [[nodiscard]] const QVariantList& patterns() const { return m_patterns; }
    [[nodiscard]] const QVariantList& elements() const { return m_elements; }
    [[nodiscard]] const QVariantList& rules() const { return m_rules; }

Q_SIGNALS:
    void changed();

protected:
    void look() override;

private:
    void tellSigns();
    void tellGods();
    void tellEnemies();
    void tellPatterns();
    void tellElements();
    void tellRules();
    [[nodiscard]] QVariantMap signOf(minoan::Sign sign) const;
    [[nodiscard]] QVariantMap cellOf(minoan::Item item, minoan::Deity deity) const;
    [[nodiscard]] QVariantMap familyTold(minoan::Family family) const;
    /// A gift in the room of a cell: what it is of, and how much.
    static void shorten(const minoan::Gift& gift, QVariantMap& cell);

    QVariantList m_signs;
    QVariantList m_deities;
    QVariantList m_items;
    QVariantList m_families;
    QVariantList m_patterns;
    QVariantList m_elements;
    QVariantList m_rules;
    int m_knownGifts = 0;
    int m_knownSigns = 0;
};

} // namespace labrys::viewmodels
