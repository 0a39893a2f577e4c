// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/viewmodels/minoan/run_reader.h"

namespace labrys::viewmodels {

/// How the hero stands: the three gauges that every screen of a run shows.
class RunGauges : public labrys::viewmodels::RunReader {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(int life READ life NOTIFY changed)
    Q_PROPERTY(int lifeMost READ lifeMost NOTIFY changed)
    Q_PROPERTY(int armour READ armour NOTIFY changed)
    Q_PROPERTY(int armourMost READ armourMost NOTIFY changed)
    Q_PROPERTY(int satiety READ satiety NOTIFY changed)
    Q_PROPERTY(int satietyMost READ satietyMost NOTIFY changed)

public:
    using RunReader::RunReader;

    [[nodiscard]] int life() const { return hasRun() ? seen().body.life.now : 0; }
    [[nodiscard]] int lifeMost() const { return hasRun() ? seen().body.life.most : 0; }
    [[nodiscard]] int armour() const { return hasRun() ? seen().body.armour.now : 0; }
    [[nodiscard]] int armourMost() const { return hasRun() ? seen().body.armour.most : 0; }
    [[nodiscard]] int satiety() const { return hasRun() ? seen().satiety.now : 0; }
    [[nodiscard]] int satietyMost() const { return hasRun() ? seen().satiety.most : 0; }

Q_SIGNALS:
    void changed();

protected:
    void look() override { Q_EMIT changed(); }
};

} // namespace labrys::viewmodels
