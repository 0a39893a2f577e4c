// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/viewmodels/minotaur/next_stage.h"

#include <QPromise>
#include <QThreadPool>

#include <utility>

namespace labrys::viewmodels {

void NextStage::prepare(const MazeSession& session)
{
    const int key = session.state().level + 1;
    if (key > session.state().levels) {
        m_key = 0;
        return;
    }
    m_options = session.options();
    m_seed = session.seed();
    m_key = key;
    auto promise = std::make_shared<QPromise<Stage>>();
    promise->start();
    m_stage = promise->future();
    QThreadPool::globalInstance()->start(
        [promise, content = session.sharedContent(), options = m_options, seed = m_seed, key] {
            auto made = minotaur::makeStage(*content, options, seed, key);
            promise->addResult(made ? std::make_shared<const minotaur::Stage>(*std::move(made)) : Stage());
            promise->finish();
        });
}

NextStage::Stage NextStage::take(const MazeSession& session)
{
    const bool asked = m_key != 0 && session.nextStage() == m_key && session.seed() == m_seed
        && session.options() == m_options;
    m_key = 0;
    return asked ? m_stage.result() : Stage();
}

} // namespace labrys::viewmodels
