// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringList>

#include <functional>

namespace labrys::test {

/// A player who hears lines and presses keys, and knows nothing else: no observation, no map, no state
/// (minotaur.md 6.3). It reads English.
class SpeechBot {
public:
    /// Presses a key and returns the line that it brings.
    using Press = std::function<QString(QChar key)>;

    explicit SpeechBot(Press press);

    /// Plays a level whose first line is given, until a line says that it has ended, or for so many turns.
    void play(const QString& first, int most);
    [[nodiscard]] int turns() const { return m_turns; }

private:
    [[nodiscard]] static bool ended(const QString& line);
    [[nodiscard]] QString turn(QChar key);
    /// One decision; the line of the turn that it used.
    [[nodiscard]] QString decide(const QString& line);
    /// Names the thing that begins with these words; its line, or nothing.
    [[nodiscard]] QString named(const QString& name);
    /// Whether to go where a line has named something, with the moves that the last turn's line calls best.
    [[nodiscard]] bool canGo(const QString& goal, const QStringList& moves, const QString& line) const;
    [[nodiscard]] QString flee(const QStringList& moves);

    Press m_press;
    int m_turns = 0;
    bool m_key = false;
    unsigned m_whim = 12345;
};

} // namespace labrys::test
