// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/viewmodels/minotaur/bundled_levels.h"
#include "app/viewmodels/minotaur/score_board.h"

namespace labrys::viewmodels {

/// What can be played beside the run of seven new mazes: those of the day, those of a seed of one's own, and
/// the levels that come with the program; with all that is to be known about the chosen one.
class OtherMazes : public QAbstractListModel {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(labrys::viewmodels::ScoreBoard* board READ board WRITE setBoard NOTIFY changed REQUIRED)
    /// The chosen one.
    Q_PROPERTY(int current READ current WRITE setCurrent NOTIFY changed)
    Q_PROPERTY(Kind kind READ kind NOTIFY changed)
    Q_PROPERTY(QString title READ title NOTIFY changed)
    /// What it is, in a sentence or two.
    Q_PROPERTY(QString note READ note NOTIFY changed)
    /// Maps of `name` and `value`.
    Q_PROPERTY(QVariantList facts READ facts NOTIFY changed)
    /// The seed as it is typed, the code that it becomes, and what is wrong with it; empty before anything is
    /// typed.
    Q_PROPERTY(QString seedText READ seedText WRITE setSeedText NOTIFY changed)
    Q_PROPERTY(QString seedCode READ seedCode NOTIFY changed)
    Q_PROPERTY(QString seedProblem READ seedProblem NOTIFY changed)
    /// Whether it can be played now: not without a seed.
    Q_PROPERTY(bool playable READ playable NOTIFY changed)
    /// Rows and columns of the seven mazes, as maps of `rows` and `columns`.
    Q_PROPERTY(QVariantList sizes READ sizes NOTIFY changed)

public:
    enum Kind : int { Day, OwnSeed, Levels };
    Q_ENUM(Kind)
    enum Role : int { Name = Qt::UserRole, Detail, IconName };

    using QAbstractListModel::QAbstractListModel;

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
    [[nodiscard]] QHash<int, QByteArray> roleNames() const override;

    [[nodiscard]] ScoreBoard* board() const { return m_board; }
    void setBoard(ScoreBoard* board);
    [[nodiscard]] int current() const { return m_current; }
    void setCurrent(int row);
    [[nodiscard]] Kind kind() const { return kindAt(m_current); }
    [[nodiscard]] QString title() const { return nameAt(m_current); }
    [[nodiscard]] QString note() const;
    [[nodiscard]] QVariantList facts() const;
    [[nodiscard]] const QString& seedText() const { return m_seedText; }
    void setSeedText(const QString& text);
    [[nodiscard]] QString seedCode() const;
    [[nodiscard]] QString seedProblem() const;
    [[nodiscard]] bool playable() const { return kind() != OwnSeed || seedCode() != QString(); }
    [[nodiscard]] QVariantList sizes() const;
    /// The level that is chosen, or null.
    [[nodiscard]] const level::MazeLevel* level() const;

    /// Begins the chosen one; a run that is saved is set aside.
    Q_INVOKABLE void play(int players);
    Q_INVOKABLE void retranslate();

Q_SIGNALS:
    void changed();

private:
    [[nodiscard]] static Kind kindAt(int row) { return row == 0 ? Day : row == 1 ? OwnSeed : Levels; }
    [[nodiscard]] const BundledLevels& levelsAt(int row) const
    {
        return m_levels[static_cast<std::size_t>(row) - 2];
    }
    [[nodiscard]] static QVariantList factsOf(const level::MazeFile& file);
    /// Its best result in words.
    [[nodiscard]] QString best() const;
    [[nodiscard]] QString nameAt(int row) const;
    [[nodiscard]] QString detailAt(int row) const;
    [[nodiscard]] Seed daily() const;
    [[nodiscard]] MazeController& game() const { return *m_board->keeper()->game(); }

    QPointer<ScoreBoard> m_board;
    std::vector<BundledLevels> m_levels;
    int m_current = 0;
    QString m_seedText;
};

} // namespace labrys::viewmodels
