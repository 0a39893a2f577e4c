// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/minotaur/content.h"

#include <QCoreApplication>
#include <QList>
#include <QString>
#include <QStringList>

namespace labrys::text {

/// The help of the maze (ASC-032, ASC-101): the game hides cells, not rules. Every number comes from the
/// content.
class MazeHelp {
    Q_DECLARE_TR_FUNCTIONS(MazeHelp)

public:
    /// Something to look up, and its words: a symbol, a key.
    struct Row {
        QString name;
        QString words;
    };
    /// How one plays: the keys differ.
    enum class Edition : std::uint8_t { Screen, Lines, Speech };

    [[nodiscard]] static QList<Row> symbols(const minotaur::Content& content, int players);
    [[nodiscard]] static QStringList rules(const minotaur::Content& content);
    /// The seven levels, a line each under a line of headings; columns are separated by tabs.
    [[nodiscard]] static QStringList levels(const minotaur::Content& content);
    /// Aim, jump and rest (ASC-080), each as three lines of picture and its words.
    struct Phase {
        QStringList picture;
        QString words;
    };
    [[nodiscard]] static QList<Phase> minotaur(const minotaur::Content& content);
    [[nodiscard]] static QList<Row> keys(Edition edition, int players);
    /// All of it as lines of text.
    [[nodiscard]] static QString text(const minotaur::Content& content, Edition edition, int players);

private:
    [[nodiscard]] static QList<Row> speechKeys();
};

} // namespace labrys::text
