// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/viewmodels/minotaur/score_keeper.h"

#include <QAbstractListModel>
#include <QDate>

#include <map>

namespace labrys::viewmodels {

/// The tables of high scores (ASC-091), one of them as rows: read in a worker, again whenever a result was
/// kept.
class ScoreBoard : public QAbstractListModel {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(
        labrys::viewmodels::ScoreKeeper* keeper READ keeper WRITE setKeeper NOTIFY keeperChanged REQUIRED)
    /// Where the threads of finished runs lie.
    Q_PROPERTY(QString replaysPath MEMBER m_replaysPath NOTIFY keeperChanged)
    /// The day whose mazes are today's, as `2026-11-30`; empty for the one that the clock says.
    Q_PROPERTY(QString day MEMBER m_day NOTIFY loaded)
    /// What the tables are called; the main one first, then days, seeds and levels.
    Q_PROPERTY(QStringList tables READ tables NOTIFY tablesChanged)
    Q_PROPERTY(int table READ table WRITE setTable NOTIFY loaded)
    Q_PROPERTY(int count READ count NOTIFY loaded)
    Q_PROPERTY(bool busy READ busy NOTIFY loaded)
    /// The row of the result that was kept last, or -1.
    Q_PROPERTY(int ownRow READ ownRow NOTIFY loaded)
    /// No table has a result.
    Q_PROPERTY(bool nothingYet READ nothingYet NOTIFY loaded)
    /// The best result of the main table, in a few words.
    Q_PROPERTY(QString best READ best NOTIFY loaded)
    /// Why the file could not be read; empty when it could.
    Q_PROPERTY(QString problem READ problem NOTIFY loaded)

public:
    enum Role : int { Rank = Qt::UserRole, Name, Points, Level, Turns, Date, Pair, Own, Thread, Spoken };

    explicit ScoreBoard(QObject* parent = nullptr);

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
    [[nodiscard]] QHash<int, QByteArray> roleNames() const override;

    [[nodiscard]] ScoreKeeper* keeper() const { return m_keeper; }
    void setKeeper(ScoreKeeper* keeper);
    [[nodiscard]] QStringList tables() const;
    [[nodiscard]] int table() const { return m_table; }
    void setTable(int table);
    [[nodiscard]] int count() const { return static_cast<int>(m_rows.size()); }
    [[nodiscard]] bool busy() const { return m_loading.isRunning(); }
    [[nodiscard]] int ownRow() const;
    [[nodiscard]] bool nothingYet() const { return m_read.table.all().empty(); }
    [[nodiscard]] QString best() const;
    [[nodiscard]] QString problem() const;
    /// The best result of a table by its key, in a few words, or empty.
    [[nodiscard]] QString bestOf(const std::string& key) const;
    [[nodiscard]] QDate today() const;

    Q_INVOKABLE void reload();
    /// Shows the table of the result that was kept last, now or once it is read.
    Q_INVOKABLE void showOwn();
    /// The thread of a row, or empty.
    Q_INVOKABLE QString threadAt(int row) const;
    Q_INVOKABLE void retranslate();

Q_SIGNALS:
    void keeperChanged();
    void loaded();
    void tablesChanged();

private:
    /// What a worker brings.
    struct Read {
        minotaur::ScoreTable table;
        std::optional<Problem> problem;
        /// Threads by the digests of their runs.
        std::map<std::uint64_t, QString> threads;
        /// Titles of bundled levels by their tables.
        std::map<std::string, QString> titles;
    };
    [[nodiscard]] static Read read(
        const games::MinotaurGame& game, const QString& path, const QString& replaysPath);
    void take();
    void fill();
    [[nodiscard]] QString nameOf(const std::string& key) const;
    [[nodiscard]] bool isOwn(const minotaur::Score& score) const;
    [[nodiscard]] QString spoken(const minotaur::Score& score, int rank) const;

    QPointer<ScoreKeeper> m_keeper;
    QString m_replaysPath;
    QString m_day;
    Read m_read;
    /// The keys of the tables, in the order of their names.
    std::vector<std::string> m_keys{"main"};
    int m_table = 0;
    std::vector<minotaur::Score> m_rows;
    QFutureWatcher<std::shared_ptr<Read>> m_loading;
    bool m_again = false;
    bool m_showOwn = false;
};

} // namespace labrys::viewmodels
