// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/viewmodels/minotaur/game_reader.h"

namespace labrys::viewmodels {

/// Explains the maze while it is played (minotaur.md 6.1, hints): what to try next in the guided first
/// levels, and what a sign means when it is seen for the first time.
class MazeCoach : public labrys::viewmodels::GameReader {
    Q_OBJECT
    QML_ELEMENT
    /// Whether signs are explained when they are first seen; the guided levels explain theirs anyway.
    Q_PROPERTY(bool enabled READ enabled WRITE setEnabled NOTIFY enabledChanged)
    /// The symbols that were explained before, in any order: to be kept between runs.
    Q_PROPERTY(QString known READ known WRITE setKnown NOTIFY knownChanged)
    /// What is said now; empty for nothing. The sign that it is about, if any, and which lesson.
    Q_PROPERTY(QString task READ task NOTIFY taskChanged)
    Q_PROPERTY(QString symbol READ symbol NOTIFY taskChanged)
    Q_PROPERTY(Lesson lesson READ lesson NOTIFY taskChanged)

public:
    /// What the guided levels teach, in this order, then signs.
    enum Lesson : int { None, Step, Wait, Key, Exit, Run, Sign };
    Q_ENUM(Lesson)

    using GameReader::GameReader;

    [[nodiscard]] bool enabled() const { return m_enabled; }
    void setEnabled(bool enabled);
    [[nodiscard]] const QString& known() const { return m_known; }
    void setKnown(const QString& known);
    [[nodiscard]] const QString& task() const { return m_task; }
    [[nodiscard]] QString symbol() const { return m_lesson == Sign ? QString(m_symbol) : QString(); }
    [[nodiscard]] Lesson lesson() const { return m_lesson; }

Q_SIGNALS:
    void enabledChanged();
    void knownChanged();
    void taskChanged();

private:
    void look() override;
    void say(Lesson lesson, QChar symbol = {});
    [[nodiscard]] bool guided() const;
    [[nodiscard]] Lesson next() const;
    [[nodiscard]] QChar newSign() const;
    [[nodiscard]] QString firstSight(QChar symbol) const;

    bool m_enabled = true;
    QString m_known;
    QString m_task;
    QChar m_symbol;
    Lesson m_lesson = None;
    /// The turn of the run in which a sign was explained.
    int m_since = 0;
};

} // namespace labrys::viewmodels
