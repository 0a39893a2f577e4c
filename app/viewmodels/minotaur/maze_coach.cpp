// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/viewmodels/minotaur/maze_coach.h"

#include "app/text/maze_signs.h"
#include "core/minotaur/ending.h"

#include <algorithm>
#include <array>

namespace labrys::viewmodels {

namespace {

/// The signs that are explained, what matters most first.
constexpr std::array kSigns{'!', 'M', 'H', 'W', 'K', 'E', '*', '^', '?'};
/// For how many turns an explanation stays.
constexpr int kStays = 6;
constexpr int kLeast = 2;
constexpr int kFirstSteps = 4;

std::ptrdiff_t urgency(QChar sign)
{
    return std::ranges::find(kSigns, sign.toLatin1()) - kSigns.begin();
}

} // namespace

void MazeCoach::setEnabled(bool enabled)
{
    if (enabled == m_enabled)
        return;
    m_enabled = enabled;
    look();
    Q_EMIT enabledChanged();
}

void MazeCoach::setKnown(const QString& known)
{
    if (known == m_known)
        return;
    m_known = known;
    Q_EMIT knownChanged();
}

bool MazeCoach::guided() const
{
    // Generated levels are asked at every step: no text is compared for them.
    const auto& options = session()->options();
    return options.players == 1 && !options.levels.empty()
        && options.levels == game()->game().bundled(1).levels;
}

/// Follows from what was done in the level so far, so that a save goes on with the right lesson.
MazeCoach::Lesson MazeCoach::next() const
{
    const auto& run = *session();
    if (run.state().level > 1)
        return run.state().turn < kStays ? Run : None;
    int steps = 0;
    bool waited = false;
    for (const auto& entry : run.log().subspan(minotaur::levelBegin(run, run.log().size()))) {
        const bool wait = entry && entry->verb == minotaur::Verb::Wait;
        waited = waited || wait;
        steps += wait ? 0 : 1;
    }
    if (run.state().keyFound)
        return Exit;
    if (steps < kFirstSteps)
        return Step;
    return waited ? Key : Wait;
}

QChar MazeCoach::newSign() const
{
    for (const char sign : kSigns) {
        const QChar symbol = QLatin1Char(sign);
        if (!m_known.contains(symbol) && game()->sightSymbols().contains(QString(symbol)))
            return symbol;
    }
    return {};
}

void MazeCoach::look()
{
    if (!game() || session() == nullptr || game()->outcome() != MazeScene::Running)
        return say(None);
    const bool taught = guided();
    if (!m_enabled && !taught)
        return say(None);
    const int age = game()->turns() - m_since;
    const bool explaining = m_lesson == Sign && age >= 0 && age < kStays;
    // What was just said can be read before the next sign is explained, unless that one is more urgent.
    const QChar sign = newSign();
    if (!sign.isNull() && (!explaining || age >= kLeast || urgency(sign) < urgency(m_symbol))) {
        m_since = game()->turns();
        say(Sign, sign);
        return setKnown(m_known + sign);
    }
    if (explaining)
        return say(Sign, m_symbol);
    say(taught ? next() : None);
}

QString MazeCoach::firstSight(QChar symbol) const
{
    const auto& content = session()->content();
    const auto& options = session()->options();
    return text::MazeSigns::firstSight(
        symbol.toLatin1(), content.numbers, minotaur::sightOf(content, options.difficulty, options.players));
}

void MazeCoach::say(Lesson lesson, QChar symbol)
{
    QString task;
    switch (lesson) {
    case None:
        break;
    case Step:
        task = tr(
            "Step from cell to cell. Light reaches a few steps; what you have seen stays in grey. Nothing "
            "moves while you think.");
        break;
    case Wait:
        task = tr(
            "Wait a turn: you stay where you are, and the monsters move. A click on yourself does it too.");
        break;
    case Key:
        task = tr(
            "Somewhere lies the key. A click on a cell you know walks there, and stops when a monster comes "
            "into the light; with Shift a step runs along the corridor.");
        break;
    case Exit:
        task = tr("You have the key: the exit is open. Find it and step on it.");
        break;
    case Run:
        task = tr(
            "The next maze is larger. See it whole, ask for help, or take a pause: all of it costs no turn.");
        break;
    case Sign:
        task = firstSight(symbol);
        break;
    }
    if (lesson == m_lesson && task == m_task && symbol == m_symbol)
        return;
    m_lesson = lesson;
    m_symbol = symbol;
    m_task = task;
    Q_EMIT taskChanged();
}

} // namespace labrys::viewmodels
