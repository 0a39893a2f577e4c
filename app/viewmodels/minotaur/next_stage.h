// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/viewmodels/minotaur/run_file.h"

#include <QFuture>

#include <memory>

namespace labrys::viewmodels {

/// The level after the present one, made in a worker while the present one is played (ARCHITECTURE, Stage).
class NextStage {
public:
    using Stage = std::shared_ptr<const minotaur::Stage>;

    /// Begins to make the level that follows the present one of a run, where one follows.
    void prepare(const MazeSession& session);
    /// The level that was prepared for this run, waited for if need be; null when none was, or it failed.
    [[nodiscard]] Stage take(const MazeSession& session);

private:
    QFuture<Stage> m_stage;
    minotaur::Options m_options;
    Seed m_seed;
    int m_key = 0;
};

} // namespace labrys::viewmodels
