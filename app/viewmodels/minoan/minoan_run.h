// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/exchange/background_writer.h"
#include "app/exchange/process_lock.h"
#include "app/viewmodels/minoan/minoan_journal.h"

#include <QFutureWatcher>
#include <QObject>
#include <QtQmlIntegration/qqmlintegration.h>

#include <memory>
#include <optional>
#include <vector>

namespace labrys::viewmodels {

/// Binds the Minoan run to its screens: plays it and keeps its journal, action by action (D-40). There is no
/// save, no load and no way back (MIN-002, MIN-004).
class MinoanRun : public QObject {
    Q_OBJECT
    QML_ELEMENT
    /// The file of the one run; empty keeps nothing. So it is while another window plays there: `elsewhere`.
    Q_PROPERTY(QString journalPath READ journalPath WRITE setJournalPath NOTIFY placesChanged)
    Q_PROPERTY(bool elsewhere READ elsewhere NOTIFY placesChanged)
    /// A run that goes on where it was left, its room, and why there is none although there was a journal.
    Q_PROPERTY(bool hasJournal READ hasJournal NOTIFY journalChanged)
    Q_PROPERTY(int journalRoom READ journalRoom NOTIFY journalChanged)
    Q_PROPERTY(QString problem READ problem NOTIFY problemChanged)
    Q_PROPERTY(QString seed READ seedCode NOTIFY changed)
    Q_PROPERTY(bool training READ training NOTIFY changed)
    Q_PROPERTY(Phase phase READ phase NOTIFY changed)
    /// The room that is crossed or before which he stands, of how many.
    Q_PROPERTY(int room READ room NOTIFY changed)
    Q_PROPERTY(int rooms READ rooms NOTIFY changed)
    /// In the last room the head hangs from the belt.
    Q_PROPERTY(bool headTied READ headTied NOTIFY changed)
    /// Which of the two endings; false for Athens.
    Q_PROPERTY(bool inLabyrinth READ inLabyrinth NOTIFY changed)

public:
    /// What is to be decided, as minoan::Phase; None without a run.
    enum class Phase : std::uint8_t { None, Doors, Fight, Treasure, Finale, Over };
    Q_ENUM(Phase)

    explicit MinoanRun(QObject* parent = nullptr);
    ~MinoanRun() override;

    /// Ends the run in progress and begins another; without a seed with one of the system.
    Q_INVOKABLE void begin();
    void begin(minoan::Mode mode, std::optional<Seed> seed = {});
    /// Reads what was typed as a seed and begins; says in problem() what is wrong with it, and where.
    Q_INVOKABLE bool beginFrom(const QString& seed);
    /// The same labyrinth once more.
    Q_INVOKABLE void again();
    /// The training hall, outside of every run; the journal of a run stays.
    Q_INVOKABLE void train();
    /// Goes on with the run of the journal.
    Q_INVOKABLE void goOn();
    /// Back to the title: the run stays in its journal.
    Q_INVOKABLE void leave();
    /// Reads the journal again.
    Q_INVOKABLE void lookForJournal();
    /// Lets go of the place, so that it can be moved; forget() takes it again.
    Q_INVOKABLE void releasePlaces();
    Q_INVOKABLE void forget();
    /// Everything that is said is said anew.
    Q_INVOKABLE void retranslate() { Q_EMIT retranslated(); }
    /// The acts of the last room (D-41); what is not possible now does nothing.
    Q_INVOKABLE void sacrificeHead() { act({0, minoan::Verb::SacrificeHead, 0, 0}); }
    Q_INVOKABLE void tieHead() { act({0, minoan::Verb::TieHead, 0, 0}); }
    Q_INVOKABLE void dipAmulet() { act({0, minoan::Verb::DipAmulet, 0, 0}); }
    /// Whether text is a seed, as beginFrom() would take it: empty, or what is wrong with it.
    Q_INVOKABLE [[nodiscard]] QString faultOf(const QString& seed) const;

    /// One decision; false when it is not legal now.
    bool act(const minoan::Action& action);
    /// A run as it is: for tests and the tour. It is kept in the journal like every other.
    void setSession(MinoanSession session);

    [[nodiscard]] const games::MinoanGame& game() const { return m_game; }
    [[nodiscard]] const minoan::Content& content() const { return *m_game.content(); }
    [[nodiscard]] const MinoanSession* session() const { return m_session ? &*m_session : nullptr; }
    /// What the player knows now, and before the last action. Valid while there is a run.
    [[nodiscard]] const minoan::Observation& seen() const { return m_seen; }
    [[nodiscard]] const minoan::Observation& before() const { return m_before; }
    /// What the last action did.
    [[nodiscard]] const std::vector<minoan::Event>& events() const { return m_events; }

    [[nodiscard]] const QString& journalPath() const { return m_journalPath; }
    void setJournalPath(const QString& path);
    [[nodiscard]] bool elsewhere() const
    {
        return m_lock != nullptr && !m_lock->isTaken() && m_lock->isHeldByAnother();
    }
    [[nodiscard]] bool hasJournal() const { return m_kept.has_value(); }
    [[nodiscard]] int journalRoom() const { return m_kept ? m_kept->state().room : 0; }
    [[nodiscard]] const QString& problem() const { return m_problem; }
    [[nodiscard]] QString seedCode() const;
    [[nodiscard]] bool training() const { return m_session && m_seen.mode == minoan::Mode::Training; }
    [[nodiscard]] Phase phase() const;
    [[nodiscard]] int room() const { return m_seen.room; }
    [[nodiscard]] int rooms() const { return m_seen.rooms; }
    [[nodiscard]] bool headTied() const { return m_seen.headTied; }
    [[nodiscard]] bool inLabyrinth() const { return m_seen.ending == minoan::Ending::Labyrinth; }

Q_SIGNALS:
    void placesChanged();
    void journalChanged();
    void problemChanged();
    /// Another moment: after started() and after acted().
    void changed();
    /// A run began or goes on; nothing happened in it yet.
    void started();
    /// An action was taken: events(), before() and seen() tell of it.
    void acted();
    /// The last action ended the run.
    void ended();
    void retranslated();

private:
    void keep();
    void setProblem(const QString& problem);
    void found();

    games::MinoanGame m_game;
    std::optional<MinoanSession> m_session;
    minoan::Observation m_seen;
    minoan::Observation m_before;
    std::vector<minoan::Event> m_events;
    /// What the journal holds while it is not played.
    std::optional<MinoanSession> m_kept;
    QString m_journalPath;
    QString m_wantedPath;
    QString m_problem;
    std::unique_ptr<exchange::ProcessLock> m_lock;
    QFutureWatcher<std::shared_ptr<MinoanJournal>> m_reading;
    exchange::BackgroundWriter m_writer;
};

} // namespace labrys::viewmodels
