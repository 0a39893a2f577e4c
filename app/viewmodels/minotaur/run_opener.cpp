// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/viewmodels/minotaur/run_opener.h"

#include "app/viewmodels/minotaur/in_worker.h"

#include <QFileInfo>

#include <utility>

namespace labrys::viewmodels {

RunOpener::RunOpener(const games::MinotaurGame& game, QObject* parent)
    : QObject(parent)
    , m_game(game)
{
    connect(&m_opening, &QFutureWatcherBase::finished, this, &RunOpener::take);
    // What was asked for meanwhile; of several the last.
    connect(
        &m_opening, &QFutureWatcherBase::finished, this,
        [this] {
            if (const auto next = std::exchange(m_next, std::nullopt))
                open(next->path, next->players);
        },
        Qt::QueuedConnection);
}

void RunOpener::open(const QString& path, int players)
{
    if (m_opening.isRunning()) {
        m_next = NextFile{path, players};
        return;
    }
    // The other end of a pipe may never come.
    if (const QFileInfo info(path); info.exists() && !info.isFile())
        return Q_EMIT refused({path, {Problem{"FILE_UNORDINARY", {path.toStdString(), 0, 0}}}, {}, 0, 0});
    start(path, [game = m_game, path, players] { return openRunFile(game, path, players); });
}

void RunOpener::watch(const MazeSession& session)
{
    if (!m_opening.isRunning())
        start({}, [session] { return Opened(watched(session)); });
}

void RunOpener::start(const QString& path, std::function<Opened()> work)
{
    m_path = path;
    inWorker(m_opening, std::move(work));
    Q_EMIT busyChanged();
}

void RunOpener::take()
{
    auto result = m_opening.result();
    Q_EMIT busyChanged();
    if (!*result)
        return Q_EMIT refused(result->error());
    Q_EMIT opened(std::make_shared<RunFile>(**std::move(result)), m_path);
}

} // namespace labrys::viewmodels
