// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/viewmodels/minotaur/maze_controller.h"

#include <QPointer>

namespace labrys::viewmodels {

/// Watches a finished run: any moment of its log, as its players saw it.
class ThreadViewer : public labrys::viewmodels::MazeScene {
    Q_OBJECT
    QML_ELEMENT
    /// Opens the runs that are shown here.
    Q_PROPERTY(labrys::viewmodels::MazeController* source READ source WRITE setSource NOTIFY sourceChanged)
    /// The number of entries of the log that are done, and of all of them.
    Q_PROPERTY(int position READ position WRITE setPosition NOTIFY observed)
    Q_PROPERTY(int length READ length NOTIFY opened)
    /// What happened in the last entry, and how it is meant.
    Q_PROPERTY(QString message READ message NOTIFY observed)
    Q_PROPERTY(int tone READ tone NOTIFY observed)
    Q_PROPERTY(QString seed READ seedCode NOTIFY opened)
    /// Moments worth finding: their positions, and how each is meant.
    Q_PROPERTY(QList<int> markPositions READ markPositions NOTIFY opened)
    Q_PROPERTY(QList<int> markTones READ markTones NOTIFY opened)
    Q_PROPERTY(bool playing READ playing WRITE setPlaying NOTIFY playingChanged)
    /// Milliseconds between two entries while playing.
    Q_PROPERTY(int beat READ beat WRITE setBeat NOTIFY playingChanged)

public:
    explicit ThreadViewer(QObject* parent = nullptr);

    void open(const WatchedRun& run);

    [[nodiscard]] MazeController* source() const { return m_source; }
    void setSource(MazeController* source);
    [[nodiscard]] int position() const { return static_cast<int>(m_position); }
    void setPosition(int position);
    [[nodiscard]] int length() const;
    [[nodiscard]] const QString& message() const { return m_message.text; }
    [[nodiscard]] int tone() const { return static_cast<int>(m_message.tone); }
    [[nodiscard]] QString seedCode() const;
    [[nodiscard]] QList<int> markPositions() const;
    [[nodiscard]] QList<int> markTones() const;
    [[nodiscard]] bool playing() const { return m_timer.isActive(); }
    void setPlaying(bool playing);
    [[nodiscard]] int beat() const { return m_timer.interval(); }
    void setBeat(int milliseconds);

Q_SIGNALS:
    void sourceChanged();
    void opened();
    void playingChanged();

private:
    void showAt(std::size_t position);
    [[nodiscard]] text::Message sentenceAt(std::size_t position, const minotaur::Observation& now) const;

    QPointer<MazeController> m_source;
    std::optional<WatchedRun> m_run;
    std::size_t m_position = 0;
    text::Message m_message;
    QTimer m_timer;
};

} // namespace labrys::viewmodels
