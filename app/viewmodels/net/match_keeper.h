// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/games/minotaur.h"

#include <QDateTime>
#include <QFutureWatcher>
#include <QObject>
#include <QString>

#include <memory>

namespace labrys::viewmodels {

/// Keeps what remains of a match: its thread among the replays, and its result in the table of scores, once
/// the thread has re-run (a score is believed because it re-runs). A worker does it.
class MatchKeeper : public QObject {
    Q_OBJECT

public:
    /// Where it is kept; empty keeps nothing of that kind.
    struct Places {
        QString replays;
        QString scores;
    };
    /// What became of it.
    struct Kept {
        /// The file of the thread; empty when it could not be written.
        QString thread;
        /// In a sentence: its rank, or why there is none.
        QString verdict;
    };

    explicit MatchKeeper(QObject* parent = nullptr);
    ~MatchKeeper() override;

    void setPlaces(const Places& places) { m_places = places; }
    [[nodiscard]] const Places& places() const { return m_places; }
    /// The time that results are given, where it is not that of the clock.
    void setNow(const QDateTime& now) { m_now = now; }
    /// Keeps a thread of the players of these names; kept() tells when it is done.
    void keep(const QByteArray& thread, const QStringList& names);
    /// The numbers by which levels are reckoned.
    [[nodiscard]] const minotaur::Numbers& numbers() const { return m_game.content()->numbers; }
    /// The sentence for a rank; of one that is not among the ten best for 0.
    [[nodiscard]] static QString rankWords(int rank);

Q_SIGNALS:
    void kept(const labrys::viewmodels::MatchKeeper::Kept& kept);

private:
    Places m_places;
    QDateTime m_now;
    games::MinotaurGame m_game;
    QFutureWatcher<std::shared_ptr<Kept>> m_keeping;
};

} // namespace labrys::viewmodels
