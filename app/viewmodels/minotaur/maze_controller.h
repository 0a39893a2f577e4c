// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/exchange/background_writer.h"
#include "app/exchange/process_lock.h"
#include "app/viewmodels/minotaur/maze_play.h"
#include "app/viewmodels/minotaur/next_stage.h"
#include "app/viewmodels/minotaur/run_file.h"
#include "app/viewmodels/minotaur/run_library.h"
#include "app/viewmodels/minotaur/run_opener.h"

#include <QFutureWatcher>
#include <QTimer>

#include <deque>
#include <memory>
#include <optional>

namespace labrys::viewmodels {

/// Binds a run of the Minotaur maze to its screens: plays it, keeps it, and says what happens. Every action
/// is saved in the background; whatever may take long is done in a worker.
class MazeController : public labrys::viewmodels::MazePlay {
    Q_OBJECT
    QML_ELEMENT
    /// The file of the running game and the folder of finished ones; empty means that nothing is kept.
    /// So is the first while another window keeps its run there: `elsewhere`.
    Q_PROPERTY(QString savePath READ savePath WRITE setSavePath NOTIFY placesChanged)
    Q_PROPERTY(bool elsewhere READ elsewhere NOTIFY placesChanged)
    Q_PROPERTY(QString replaysPath READ replaysPath WRITE setReplaysPath NOTIFY placesChanged)
    /// A run that can be gone on with, and where it stands.
    Q_PROPERTY(bool hasSave READ hasSave NOTIFY libraryChanged)
    Q_PROPERTY(QString saveSummary READ saveSummary NOTIFY libraryChanged)
    /// The newest finished run, or empty.
    Q_PROPERTY(QString lastThread READ lastThread NOTIFY libraryChanged)
    Q_PROPERTY(bool busy READ busy NOTIFY busyChanged)
    /// Why a file could not be used; empty when all is well.
    Q_PROPERTY(QString problem READ problem NOTIFY problemChanged)
    Q_PROPERTY(QString seed READ seedCode NOTIFY observed)
    /// Milliseconds between two steps of a walk; 0 makes them at once.
    Q_PROPERTY(int stepTime READ stepTime WRITE setStepTime NOTIFY stepTimeChanged)
    /// Of the runs that begin from now on: a minotaur::Difficulty.
    Q_PROPERTY(int difficulty MEMBER m_difficulty NOTIFY placesChanged)

public:
    enum Move : int { North, West, South, East, Wait };
    Q_ENUM(Move)

    explicit MazeController(QObject* parent = nullptr);
    ~MazeController() override;

    Q_INVOKABLE void newRun(int players);
    /// Once more what was played: the levels of the same file, or a new run of the game.
    Q_INVOKABLE void again();
    /// The two bundled first levels.
    Q_INVOKABLE void firstSteps(int players) { begin(m_game.bundled(players)); }
    /// Begins a run; without a seed it takes that of setSeed(), or one of the system.
    void begin(const minotaur::Options& options, std::optional<Seed> seed = {});
    /// Goes on with the saved run.
    Q_INVOKABLE void continueRun();
    /// Plays, continues or shows a file, whatever it is; then fileOpened() or fileRefused().
    Q_INVOKABLE void openFile(const QString& path, int players = 1);
    /// One decision of a seat; seat -1 is whoever moves now. Ends a walk.
    Q_INVOKABLE void act(int seat, labrys::viewmodels::MazeController::Move move);
    /// Walks over known cells, step by step, until something comes into the light.
    Q_INVOKABLE void walkTo(int row, int column);
    /// Walks along a corridor, up to the next choice.
    Q_INVOKABLE void runTo(labrys::viewmodels::MazeController::Move side);
    /// Plays on from a moment of the present run, given by its position in the log; the run is not ranked
    /// from there (minotaur.md 6.1).
    Q_INVOKABLE void playOnFrom(int position);
    /// Begins the present level once more, not ranked.
    Q_INVOKABLE void tryAgain();
    /// Goes on to the next level, which must follow.
    Q_INVOKABLE void nextLevel();
    /// Waits until everything is on the disk and looks for saves again: before the menu, and before the end.
    Q_INVOKABLE void leave();
    /// Reads again what can be continued and watched.
    Q_INVOKABLE void refreshLibrary();
    /// Opens the present run, over or not, for watching.
    Q_INVOKABLE void watchRun();
    /// Lets go of the places, so that they can be moved; forgetRuns() takes them again.
    Q_INVOKABLE void releasePlaces();
    /// As if nothing had been played: for places that were emptied.
    Q_INVOKABLE void forgetRuns();
    /// Says everything in a language that was just chosen.
    Q_INVOKABLE void retranslate();

    /// What a file held, whose path this is; a run that is saved here is set aside for it.
    /// Levels may bring a seed with them.
    void adopt(RunFile file, const QString& path = {}, std::optional<Seed> seed = {});
    void setSession(MazeSession session);
    [[nodiscard]] const MazeSession* session() const { return m_session ? &*m_session : nullptr; }
    /// The seed of the next new run; without one it is drawn by the system.
    void setSeed(std::optional<Seed> seed) { m_seed = seed; }
    [[nodiscard]] minotaur::Difficulty difficulty() const
    {
        return static_cast<minotaur::Difficulty>(m_difficulty);
    }
    /// New runs play these levels instead of generated ones.
    void setPack(minotaur::Options pack) { m_pack = std::move(pack); }
    [[nodiscard]] const games::MinotaurGame& game() const { return m_game; }

    [[nodiscard]] const QString& savePath() const { return m_savePath; }
    void setSavePath(const QString& path);
    [[nodiscard]] bool elsewhere() const
    {
        return m_saveLock != nullptr && !m_saveLock->isTaken() && m_saveLock->isHeldByAnother();
    }
    [[nodiscard]] const QString& replaysPath() const { return m_replaysPath; }
    void setReplaysPath(const QString& path);
    [[nodiscard]] bool hasSave() const { return m_saved.has_value(); }
    [[nodiscard]] QString saveSummary() const;
    [[nodiscard]] const QString& lastThread() const { return m_lastThread; }
    [[nodiscard]] bool busy() const { return m_working > 0 || m_opener.busy(); }
    [[nodiscard]] const QString& problem() const { return m_problem; }
    [[nodiscard]] QString seedCode() const;
    [[nodiscard]] int stepTime() const { return m_stepTimer.interval(); }
    void setStepTime(int milliseconds);

    void chooseCell(Cell cell) override;

Q_SIGNALS:
    void placesChanged();
    void libraryChanged();
    void busyChanged();
    void problemChanged();
    void stepTimeChanged();
    /// A run began or goes on.
    void started();
    /// The last move ended the run.
    void ended();
    /// A file was opened, and the run in it began or is watched.
    void fileOpened(const QString& path);
    void fileRefused(const labrys::viewmodels::RefusedFile& file);
    /// The run that was saved here made room for a level; it is kept in another file.
    void savedAside(const QString& path);
    /// A finished run was opened; the viewer takes it.
    void threadOpened(const labrys::viewmodels::WatchedRun& run);

private:
    void setProblem(const QString& problem);
    void setWorking(int change);
    void showNow(std::vector<MazeMotion> motions = {});
    void keep();
    void keepThread();
    void stopWalk();
    void walkOn();
    void walkAlong(const std::vector<Cell>& way);
    void makeMove(int seat, Move move);
    void couldNotWrite(const QString& path, const Problem& problem);

    games::MinotaurGame m_game;
    RunOpener m_opener;
    std::optional<MazeSession> m_session;
    std::optional<Seed> m_seed;
    int m_difficulty = static_cast<int>(minotaur::Difficulty::Ranked);
    std::optional<minotaur::Options> m_pack;
    NextStage m_next;
    QString m_savePath;
    /// Where it would be kept if nobody else did.
    QString m_wantedSavePath;
    QString m_replaysPath;
    exchange::BackgroundWriter m_writer;
    bool m_writeFailed = false;
    std::optional<MazeSession> m_saved;
    QString m_lastThread;
    /// Workers whose result was not taken yet.
    int m_working = 0;
    QFutureWatcher<std::shared_ptr<RunLibrary>> m_loading;
    /// Of this window alone while it keeps its run.
    std::unique_ptr<exchange::ProcessLock> m_saveLock;
    QString m_problem;
    std::vector<minotaur::Event> m_events;
    std::deque<Cell> m_walk;
    QTimer m_stepTimer;
};

} // namespace labrys::viewmodels
