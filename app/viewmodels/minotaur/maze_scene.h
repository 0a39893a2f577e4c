// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/text/level_titles.h"
#include "app/text/maze_words.h"
#include "app/viewmodels/minotaur/maze_shown.h"

#include <QObject>
#include <QStringList>
#include <QtQml/qqmlregistration.h>

namespace labrys::viewmodels {

/// What a board shows: one observation of one seat, in values for QML. Nothing hidden is in it while a level
/// is played.
class MazeScene : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("A scene is played or watched")
    Q_PROPERTY(bool ready READ ready NOTIFY observed)
    Q_PROPERTY(int rows READ rows NOTIFY observed)
    Q_PROPERTY(int columns READ columns NOTIFY observed)
    Q_PROPERTY(QString title READ title NOTIFY observed)
    Q_PROPERTY(int level READ level NOTIFY observed)
    Q_PROPERTY(int levels READ levels NOTIFY observed)
    Q_PROPERTY(int turn READ turn NOTIFY observed)
    /// Turns of the whole run.
    Q_PROPERTY(int turns READ turns NOTIFY observed)
    Q_PROPERTY(bool keyFound READ keyFound NOTIFY observed)
    Q_PROPERTY(int score READ score NOTIFY observed)
    Q_PROPERTY(Outcome outcome READ outcome NOTIFY observed)
    Q_PROPERTY(int players READ players NOTIFY observed)
    /// The seat whose move it is, or -1.
    Q_PROPERTY(int activeSeat READ activeSeat NOTIFY observed)
    Q_PROPERTY(QString size READ size NOTIFY observed)
    /// What can be seen: symbols (`P`, `Q` for the second player, `W K E`) and words for them.
    Q_PROPERTY(QStringList sightSymbols READ sightSymbols NOTIFY observed)
    Q_PROPERTY(QStringList sightNames READ sightNames NOTIFY observed)
    /// For how many turns more the monsters stand still; whether a torch and a compass work in this level.
    Q_PROPERTY(int freeze READ freeze NOTIFY observed)
    Q_PROPERTY(bool torch READ torch NOTIFY observed)
    Q_PROPERTY(bool compass READ compass NOTIFY observed)
    /// A Minotaur will land where a player stands.
    Q_PROPERTY(bool aimedAt READ aimedAt NOTIFY observed)
    /// The letter of who caught the last player; empty when nobody did.
    Q_PROPERTY(QString catcher READ catcher NOTIFY observed)
    /// What the player is called whom the view does not follow.
    Q_PROPERTY(QString mateName READ mateName NOTIFY observed)

public:
    /// Running, done with another level to come, lost, or the whole run won.
    enum Outcome : int { Running, Done, Lost, Won };
    Q_ENUM(Outcome)

    using QObject::QObject;

    [[nodiscard]] bool ready() const { return m_shown.seen.map.size() != 0; }
    [[nodiscard]] int rows() const { return m_shown.seen.map.rows(); }
    [[nodiscard]] int columns() const { return m_shown.seen.map.columns(); }
    [[nodiscard]] QString size() const { return text::MazeWords::size(rows(), columns()); }
    [[nodiscard]] QString title() const { return text::levelWords(m_shown.title); }
    [[nodiscard]] int level() const { return m_shown.seen.level; }
    [[nodiscard]] int levels() const { return m_shown.seen.levels; }
    [[nodiscard]] int turn() const { return m_shown.seen.turn; }
    [[nodiscard]] int turns() const { return m_shown.seen.turnsBefore + m_shown.seen.turn; }
    [[nodiscard]] bool keyFound() const { return m_shown.seen.keyFound; }
    [[nodiscard]] int score() const { return static_cast<int>(m_shown.seen.score); }
    [[nodiscard]] Outcome outcome() const;
    [[nodiscard]] int players() const { return static_cast<int>(m_shown.seen.players.size()); }
    [[nodiscard]] int activeSeat() const { return m_shown.seen.active; }
    [[nodiscard]] const QStringList& sightSymbols() const { return m_sightSymbols; }
    [[nodiscard]] const QStringList& sightNames() const { return m_sightNames; }
    [[nodiscard]] QString catcher() const;
    [[nodiscard]] int freeze() const { return m_shown.seen.freeze; }
    [[nodiscard]] bool torch() const;
    [[nodiscard]] bool compass() const { return m_shown.seen.compass; }
    [[nodiscard]] bool aimedAt() const;

    [[nodiscard]] const minotaur::Observation& seen() const { return m_shown.seen; }
    [[nodiscard]] const MazeShown& shown() const { return m_shown; }
    /// The seat that the view follows: whoever moves, or the first one.
    [[nodiscard]] virtual int focusSeat() const;
    [[nodiscard]] Cell focusCell() const;
    [[nodiscard]] QString mateName() const { return text::MazeWords::player(1 - focusSeat(), 2, m_cast); }
    [[nodiscard]] QString spokenCell(Cell cell) const
    {
        return text::MazeWords::cell(m_shown.seen, cell, m_cast);
    }
    /// Who plays, where players have names.
    [[nodiscard]] const text::Cast& cast() const { return m_cast; }
    /// Someone chose a cell of the board, by mouse or by a screen reader.
    virtual void chooseCell(Cell cell);

Q_SIGNALS:
    void observed();

protected:
    void show(MazeShown shown);
    /// Says everything once more, in the language now in use.
    void refresh();
    void setCast(text::Cast cast) { m_cast = std::move(cast); }

private:
    MazeShown m_shown;
    text::Cast m_cast;
    QStringList m_sightSymbols;
    QStringList m_sightNames;
};

} // namespace labrys::viewmodels
