// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/exchange/score_file.h"
#include "app/viewmodels/minotaur/maze_controller.h"

#include <QDateTime>
#include <QPointer>
#include <QThreadPool>

#include <functional>
#include <optional>

namespace labrys::viewmodels {

/// Keeps the result of every run that counts (ASC-091) the moment it ends, under the remembered name, so that
/// nothing is lost; the name can be changed afterwards. The file is written in a worker.
class ScoreKeeper : public QObject {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(labrys::viewmodels::MazeController* game READ game WRITE setGame NOTIFY gameChanged REQUIRED)
    /// The score file; empty keeps nothing.
    Q_PROPERTY(QString path READ path WRITE setPath NOTIFY pathChanged)
    /// Who plays, and who plays beside; what was never set is called as the system calls the user.
    Q_PROPERTY(QString name READ name WRITE setName NOTIFY namesChanged)
    Q_PROPERTY(QString partner READ partner WRITE setPartner NOTIFY namesChanged)
    /// The result of the run that ended last was kept for a table: until the next run begins.
    Q_PROPERTY(bool counts READ counts NOTIFY kept)
    /// Its rank from 1; 0 when it is not among the ten best, or not known yet.
    Q_PROPERTY(int rank READ rank NOTIFY kept)
    /// That in a sentence, or why no record is kept; empty when there is nothing to say.
    Q_PROPERTY(QString verdict READ verdict NOTIFY kept)
    /// Why it could not be kept, or that a file which could not be read was set aside.
    Q_PROPERTY(QString problem READ problem NOTIFY kept)

public:
    explicit ScoreKeeper(QObject* parent = nullptr);
    ~ScoreKeeper() override;

    [[nodiscard]] MazeController* game() const { return m_game; }
    void setGame(MazeController* game);
    [[nodiscard]] const QString& path() const { return m_path; }
    void setPath(const QString& path);
    [[nodiscard]] QString name() const;
    void setName(const QString& name);
    [[nodiscard]] QString partner() const;
    void setPartner(const QString& name);
    [[nodiscard]] bool counts() const { return m_score.has_value(); }
    [[nodiscard]] int rank() const { return m_rank; }
    [[nodiscard]] QString verdict() const;
    [[nodiscard]] const QString& problem() const { return m_problem; }
    /// What was kept last.
    [[nodiscard]] const std::optional<minotaur::Score>& score() const { return m_score; }

    /// Another name for the result that was kept, and for those to come; of two players both. What is left of
    /// an empty name is the old one.
    Q_INVOKABLE void rename(const QString& name, const QString& partner = {});
    /// The time that results are given, where it is not that of the clock.
    void setNow(const QDateTime& now) { m_now = now; }
    /// Once everything is written.
    void flush() { m_worker.waitForDone(); }

Q_SIGNALS:
    void gameChanged();
    void pathChanged();
    void namesChanged();
    void kept();
    /// Somebody said how they are called: to be remembered.
    void named(const QString& name, const QString& partner);
    /// The file is another one now.
    void stored();

private:
    using Outcome = std::expected<exchange::KeptScore, Problem>;

    void begin();
    void end();
    void work(std::function<Outcome()> job);
    void take(const Outcome& outcome, int run);
    [[nodiscard]] std::string names() const;

    QPointer<MazeController> m_game;
    QString m_path;
    QString m_name;
    QString m_partner;
    std::optional<minotaur::Score> m_score;
    /// Counts the runs, so that an answer of an earlier one is known.
    int m_run = 0;
    int m_rank = 0;
    bool m_known = false;
    std::int64_t m_last = 0;
    QString m_problem;
    QDateTime m_now;
    /// One at a time, in their order.
    QThreadPool m_worker;
};

} // namespace labrys::viewmodels
