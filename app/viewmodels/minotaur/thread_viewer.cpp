// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/viewmodels/minotaur/thread_viewer.h"

#include "app/text/maze_plans.h"
#include "core/minotaur/ending.h"
#include "core/minotaur/picture.h"

#include <algorithm>

namespace labrys::viewmodels {

using minotaur::Rules;

namespace {
constexpr std::size_t kLastSteps = 12;
}

ThreadViewer::ThreadViewer(QObject* parent)
    : MazeScene(parent)
{
    connect(&m_timer, &QTimer::timeout, this, [this] {
        setPosition(position() + 1);
        if (position() == length())
            setPlaying(false);
    });
}

void ThreadViewer::setSource(MazeController* source)
{
    if (source == m_source)
        return;
    if (m_source)
        disconnect(m_source, nullptr, this, nullptr);
    m_source = source;
    if (source != nullptr)
        connect(source, &MazeController::threadOpened, this, &ThreadViewer::open);
    Q_EMIT sourceChanged();
}

void ThreadViewer::open(const WatchedRun& run)
{
    m_level = false;
    start(run, 0, 0);
}

void ThreadViewer::openLevel(MazeController* game)
{
    const auto* session = game != nullptr ? game->session() : nullptr;
    if (session == nullptr)
        return;
    m_level = true;
    const auto end = session->log().size();
    const auto first = minotaur::levelBegin(*session, end);
    // The levels before it are not run again: the window waits for this.
    start(watched(*session, first), first, end);
}

void ThreadViewer::start(WatchedRun run, std::size_t first, std::size_t position)
{
    setPlaying(false);
    m_run = std::move(run);
    m_first = first;
    showAt(position);
    Q_EMIT opened();
}

int ThreadViewer::length() const
{
    return m_run ? static_cast<int>(m_run->session.log().size()) : 0;
}

int ThreadViewer::turnAt(int position) const
{
    if (!m_run)
        return 0;
    return m_run->session.at(static_cast<std::size_t>(std::clamp(position, 0, length()))).state.turn;
}

int ThreadViewer::turnsBefore(int turns) const
{
    if (!m_run)
        return 0;
    const int wanted = m_run->session.state().turn - turns;
    int position = length();
    while (position > first() && turnAt(position - 1) >= wanted)
        --position;
    return position;
}

void ThreadViewer::setPosition(int position)
{
    const auto wanted = static_cast<std::size_t>(std::clamp(position, first(), length()));
    if (m_run && wanted != m_position)
        showAt(wanted);
}

std::optional<ThreadViewer::Step> ThreadViewer::stepTo(std::size_t position) const
{
    const auto log = m_run->session.log();
    if (position == 0 || !log[position - 1])
        return std::nullopt;
    auto moment = m_run->session.at(position - 1);
    Step step{Rules::observe(*moment.stage, moment.state, 0), {}};
    std::vector<minotaur::Event> events;
    const auto done = Rules::apply(*moment.stage, moment.state, *log[position - 1], &events);
    LABRYS_ASSERT(done.has_value());
    for (const auto& event : events)
        if (auto shown = Rules::project(event, 0))
            step.events.push_back(*std::move(shown));
    return step;
}

void ThreadViewer::showAt(std::size_t position)
{
    const bool onwards = position == m_position + 1;
    m_position = position;
    const auto& session = m_run->session;
    const auto moment = session.at(position);
    const auto step = stepTo(position);
    MazeShown shown;
    if (position == session.log().size() && !m_revealing) {
        shown = shownOf(session, 0);
    } else {
        shown.seen = m_revealing ? minotaur::revealed(*moment.stage, moment.state, 0)
                                 : Rules::observe(*moment.stage, moment.state, 0);
        // A level that is wound back shows the last steps, so that the maze can be read.
        (m_level ? shown.lastSteps : shown.trail) = trailOf(session, position, 0);
        if (shown.lastSteps.size() > kLastSteps)
            shown.lastSteps.erase(shown.lastSteps.begin(), shown.lastSteps.end() - kLastSteps);
    }
    if (m_revealing && shown.seen.outcome == minotaur::LevelOutcome::Running)
        shown.plans = minotaur::plansOf(*moment.stage, moment.state);
    shown.title = QString::fromStdString(moment.stage->title);
    m_message = {};
    if (!step) {
        m_message = text::MazeWords::welcome(shown.seen);
    } else {
        const auto now = Rules::observe(*moment.stage, moment.state, 0);
        const auto messages = text::MazeWords::happened(step->events, step->before, now);
        if (!messages.isEmpty())
            m_message = messages.constLast();
        if (onwards)
            shown.motions = motionsOf(step->events, step->before, now);
    }
    show(std::move(shown));
}

int ThreadViewer::neighbour(int position, bool forward) const
{
    int found = forward ? length() : first();
    if (m_run)
        for (const auto& mark : m_run->marks) {
            const int at = static_cast<int>(mark.position);
            if (forward && at > position)
                return at;
            if (!forward && at < position && at > found)
                found = at;
        }
    return found;
}

QString ThreadViewer::momentName(int moment) const
{
    return text::MazePlans::moment(static_cast<text::MazePlans::Moment>(moment));
}

QString ThreadViewer::seedCode() const
{
    return m_run ? QString::fromStdString(m_run->session.seed().code()) : QString();
}

int ThreadViewer::tickStep() const
{
    constexpr int kMostTicks = 30;
    int step = 1;
    // 1, 2, 5, 10, 20, 50 ...
    for (int i = 0; (length() - first()) / step > kMostTicks; ++i)
        step = i % 3 == 1 ? step / 2 * 5 : step * 2;
    return step;
}

QList<int> ThreadViewer::markPositions() const
{
    QList<int> positions;
    if (m_run)
        for (const auto& mark : m_run->marks)
            if (mark.position > m_first)
                positions.append(static_cast<int>(mark.position));
    return positions;
}

QList<int> ThreadViewer::markMoments() const
{
    QList<int> moments;
    if (m_run)
        for (const auto& mark : m_run->marks)
            if (mark.position > m_first)
                moments.append(static_cast<int>(mark.moment));
    return moments;
}

QList<int> ThreadViewer::moments() const
{
    QList<int> kinds = markMoments();
    std::ranges::sort(kinds);
    kinds.erase(std::ranges::unique(kinds).begin(), kinds.end());
    return kinds;
}

void ThreadViewer::setPlaying(bool playing)
{
    if (playing == m_timer.isActive())
        return;
    if (!playing) {
        m_timer.stop();
    } else {
        if (position() == length())
            setPosition(first());
        m_timer.start();
    }
    Q_EMIT playingChanged();
}

void ThreadViewer::setBeat(int milliseconds)
{
    m_timer.setInterval(milliseconds);
    Q_EMIT playingChanged();
}

void ThreadViewer::setRevealing(bool revealing)
{
    if (revealing == m_revealing)
        return;
    m_revealing = revealing;
    if (m_run)
        showAt(m_position);
    Q_EMIT revealingChanged();
}

QStringList ThreadViewer::plans() const
{
    QStringList words;
    for (const auto& plan : shown().plans)
        words.append(text::MazePlans::plan(plan));
    return words;
}

QStringList ThreadViewer::planSymbols() const
{
    QStringList symbols;
    for (const auto& plan : shown().plans)
        symbols.append(QString(QLatin1Char(minotaur::symbolOf(plan.kind))));
    return symbols;
}

} // namespace labrys::viewmodels
