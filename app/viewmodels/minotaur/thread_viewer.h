// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/viewmodels/minotaur/maze_controller.h"

#include <QPointer>

namespace labrys::viewmodels {

/// Watches a run: any moment of its log, as its players saw it, or with everything that was hidden then and
/// what the monsters planned.
class ThreadViewer : public labrys::viewmodels::MazeScene {
    Q_OBJECT
    QML_ELEMENT
    /// Opens the runs that are shown here.
    Q_PROPERTY(labrys::viewmodels::MazeController* source READ source WRITE setSource NOTIFY sourceChanged)
    /// The number of entries of the log that are done, where the watching begins, and all of them.
    Q_PROPERTY(int position READ position WRITE setPosition NOTIFY observed)
    Q_PROPERTY(int first READ first NOTIFY opened)
    Q_PROPERTY(bool ofLevel READ ofLevel NOTIFY opened)
    Q_PROPERTY(int length READ length NOTIFY opened)
    /// What happened in the last entry, and how it is meant.
    Q_PROPERTY(QString message READ message NOTIFY observed)
    Q_PROPERTY(int tone READ tone NOTIFY observed)
    Q_PROPERTY(QString seed READ seedCode NOTIFY opened)
    /// Ticks on a line over the run: one in so many positions, so that they can be told apart.
    Q_PROPERTY(int tickStep READ tickStep NOTIFY opened)
    /// Moments worth finding: their positions and kinds, and the kinds there are, with their names.
    Q_PROPERTY(QList<int> markPositions READ markPositions NOTIFY opened)
    Q_PROPERTY(QList<int> markMoments READ markMoments NOTIFY opened)
    Q_PROPERTY(QList<int> moments READ moments NOTIFY opened)
    Q_PROPERTY(bool playing READ playing WRITE setPlaying NOTIFY playingChanged)
    /// Milliseconds between two entries while playing.
    Q_PROPERTY(int beat READ beat WRITE setBeat NOTIFY playingChanged)
    /// Nothing is hidden, and the monsters' plans are drawn.
    Q_PROPERTY(bool revealing READ revealing WRITE setRevealing NOTIFY revealingChanged)
    /// What each monster is about to do, in words; empty while it is hidden.
    Q_PROPERTY(QStringList plans READ plans NOTIFY observed)
    Q_PROPERTY(QStringList planSymbols READ planSymbols NOTIFY observed)

public:
    /// What makes a moment worth finding, as in viewmodels::Moment.
    enum MomentKind : int { Key, Freeze, Torch, Compass, InLight, Noticed, Aimed, LevelDone, Caught };
    Q_ENUM(MomentKind)

    explicit ThreadViewer(QObject* parent = nullptr);

    void open(const WatchedRun& run);
    /// Watches the present run of a game from the begin of its level, at its last moment.
    Q_INVOKABLE void openLevel(labrys::viewmodels::MazeController* game);
    /// The turn of the level at a position.
    [[nodiscard]] Q_INVOKABLE int turnAt(int position) const;
    /// So many turns before the end of the run, or where the watching begins.
    [[nodiscard]] Q_INVOKABLE int turnsBefore(int turns) const;
    /// The nearest moment worth finding before or after this one; the end of the run where there is none.
    Q_INVOKABLE int neighbour(int position, bool forward) const;
    [[nodiscard]] Q_INVOKABLE QString momentName(int moment) const;

    [[nodiscard]] MazeController* source() const { return m_source; }
    void setSource(MazeController* source);
    [[nodiscard]] int position() const { return static_cast<int>(m_position); }
    void setPosition(int position);
    [[nodiscard]] bool ofLevel() const { return m_level; }
    [[nodiscard]] int first() const { return static_cast<int>(m_first); }
    [[nodiscard]] int length() const;
    [[nodiscard]] const QString& message() const { return m_message.text; }
    [[nodiscard]] int tone() const { return static_cast<int>(m_message.tone); }
    [[nodiscard]] QString seedCode() const;
    [[nodiscard]] int tickStep() const;
    [[nodiscard]] QList<int> markPositions() const;
    [[nodiscard]] QList<int> markMoments() const;
    [[nodiscard]] QList<int> moments() const;
    [[nodiscard]] bool playing() const { return m_timer.isActive(); }
    void setPlaying(bool playing);
    [[nodiscard]] int beat() const { return m_timer.interval(); }
    void setBeat(int milliseconds);
    [[nodiscard]] bool revealing() const { return m_revealing; }
    void setRevealing(bool revealing);
    [[nodiscard]] QStringList plans() const;
    [[nodiscard]] QStringList planSymbols() const;

Q_SIGNALS:
    void sourceChanged();
    void opened();
    void playingChanged();
    void revealingChanged();

private:
    void start(WatchedRun run, std::size_t first, std::size_t position);
    void showAt(std::size_t position);
    /// What the entry before a position did; nothing where a level begins.
    struct Step {
        minotaur::Observation before;
        std::vector<minotaur::Event> events;
    };
    [[nodiscard]] std::optional<Step> stepTo(std::size_t position) const;

    QPointer<MazeController> m_source;
    std::optional<WatchedRun> m_run;
    /// One level alone is watched, wound back.
    bool m_level = false;
    std::size_t m_first = 0;
    std::size_t m_position = 0;
    text::Message m_message;
    QTimer m_timer;
    bool m_revealing = false;
};

} // namespace labrys::viewmodels
