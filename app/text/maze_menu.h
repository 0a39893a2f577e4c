// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QCoreApplication>
#include <QList>
#include <QString>
#include <QStringList>

#include <cstdint>

namespace labrys::text {

/// What an entry of a menu does.
enum class Choice : std::uint8_t {
    NewGame,
    Continue,
    Network,
    Scores,
    Help,
    Quit,
    Ranked,
    Easy,
    Hard,
    Daily,
    Players,
    Back,
    Resume,
    Save,
    Colours,
    NextLevel,
    NewRun,
    PlayOn,
    TryAgain,
    Trust,
    Menu
};

/// The menus of the maze in the order of the source (ASC-100, ASC-033); the same in every edition.
class MazeMenu {
    Q_DECLARE_TR_FUNCTIONS(MazeMenu)

public:
    struct Entry {
        Choice choice = Choice::Back;
        QString words;
    };
    QString title;
    /// Above the entries: what to know before one chooses.
    QStringList notes;
    QList<Entry> entries;

    /// `saved` says where the saved run stands; empty when there is none.
    [[nodiscard]] static MazeMenu main(const QString& saved);
    [[nodiscard]] static MazeMenu newGame(const QString& saved, int players);
    [[nodiscard]] static MazeMenu pause(int level, int turn, const QString& seed, bool kept, bool colours);
    /// After a level, and after a run.
    [[nodiscard]] static MazeMenu nextLevel();
    [[nodiscard]] static MazeMenu afterRun();
    /// The question for the name of a result.
    [[nodiscard]] static QString askName();
    [[nodiscard]] static QString scores();
    [[nodiscard]] static QString noScores();
    /// The columns of the table of results: rank, name, points, level, turns, players, date.
    [[nodiscard]] static QStringList scoreHeads();
    [[nodiscard]] static QString help();
};

} // namespace labrys::text
