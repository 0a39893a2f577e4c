// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/viewmodels/minotaur/game_reader.h"

#include <QStringList>
#include <QVariantList>

namespace labrys::viewmodels {

/// The numbers of the rules, as the run that is played has them; without one, those of the ranked game. The
/// game hides cells, not rules (minotaur.md 6.4).
class MazeRules : public labrys::viewmodels::GameReader {
    Q_OBJECT
    QML_ELEMENT
    /// The rules, and the signs as `symbol` (`Q` is the partner) and `words`.
    Q_PROPERTY(QStringList rules READ rules NOTIFY changed)
    Q_PROPERTY(QVariantList signs READ signs NOTIFY changed)
    /// What the Minotaur does, in the order of its cycle (ASC-080).
    Q_PROPERTY(QStringList phases READ phases NOTIFY changed)
    /// The levels of a run: `size`, `hunters`, `wanderers`, `minotaurs`, `bonuses` (ASC-060 to ASC-066).
    Q_PROPERTY(QVariantList levels READ levels NOTIFY changed)

public:
    using GameReader::GameReader;

    [[nodiscard]] QStringList rules() const;
    [[nodiscard]] QVariantList signs() const;
    [[nodiscard]] QStringList phases() const;
    [[nodiscard]] QVariantList levels() const;

Q_SIGNALS:
    void changed();

private:
    void look() override { Q_EMIT changed(); }
    [[nodiscard]] minotaur::Content content() const;
};

} // namespace labrys::viewmodels
