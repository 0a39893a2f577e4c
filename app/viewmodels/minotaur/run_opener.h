// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/viewmodels/minotaur/run_file.h"

#include <QFutureWatcher>
#include <QObject>

#include <functional>
#include <memory>
#include <optional>

namespace labrys::viewmodels {

/// Reads files of runs in a worker, one at a time; of several that are asked for meanwhile the last.
class RunOpener : public QObject {
    Q_OBJECT

public:
    RunOpener(const games::MinotaurGame& game, QObject* parent);

    void open(const QString& path, int players);
    /// Gets a run ready to be watched, as if it had been read; its path is empty.
    void watch(const MazeSession& session);
    [[nodiscard]] bool busy() const { return m_opening.isRunning(); }

Q_SIGNALS:
    /// The file may be taken out.
    void opened(const std::shared_ptr<labrys::viewmodels::RunFile>& file, const QString& path);
    void refused(const labrys::viewmodels::RefusedFile& file);
    void busyChanged();

private:
    using Opened = std::expected<RunFile, RefusedFile>;
    void start(const QString& path, std::function<Opened()> work);
    void take();

    const games::MinotaurGame& m_game;
    QFutureWatcher<std::shared_ptr<Opened>> m_opening;
    QString m_path;
    struct NextFile {
        QString path;
        int players = 1;
    };
    std::optional<NextFile> m_next;
};

} // namespace labrys::viewmodels
