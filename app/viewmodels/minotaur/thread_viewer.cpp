// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/viewmodels/minotaur/thread_viewer.h"

#include <algorithm>

namespace labrys::viewmodels {

using minotaur::Rules;

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
    setPlaying(false);
    m_run = run;
    showAt(0);
    Q_EMIT opened();
}

int ThreadViewer::length() const
{
    return m_run ? static_cast<int>(m_run->session.log().size()) : 0;
}

void ThreadViewer::setPosition(int position)
{
    const auto wanted = static_cast<std::size_t>(std::clamp(position, 0, length()));
    if (m_run && wanted != m_position)
        showAt(wanted);
}

void ThreadViewer::showAt(std::size_t position)
{
    m_position = position;
    const auto moment = m_run->session.at(position);
    auto now = Rules::observe(*moment.stage, moment.state, 0);
    m_message = sentenceAt(position, now);
    show(std::move(now), QString::fromStdString(moment.stage->title), trailOf(m_run->session, position, 0));
}

text::Message ThreadViewer::sentenceAt(std::size_t position, const minotaur::Observation& now) const
{
    if (position == 0 || !m_run->session.log()[position - 1])
        return text::MazeWords::welcome(now);
    auto moment = m_run->session.at(position - 1);
    const auto before = Rules::observe(*moment.stage, moment.state, 0);
    std::vector<minotaur::Event> events;
    const auto done = Rules::apply(*moment.stage, moment.state, *m_run->session.log()[position - 1], &events);
    LABRYS_ASSERT(done.has_value());
    std::vector<minotaur::Event> projected;
    for (const auto& event : events)
        if (auto shown = Rules::project(event, 0))
            projected.push_back(*std::move(shown));
    const auto messages = text::MazeWords::happened(projected, before, now);
    return messages.isEmpty() ? text::Message{} : messages.constLast();
}

QString ThreadViewer::seedCode() const
{
    return m_run ? QString::fromStdString(m_run->session.seed().code()) : QString();
}

QList<int> ThreadViewer::markPositions() const
{
    QList<int> positions;
    if (m_run)
        for (const auto& mark : m_run->marks)
            positions.append(static_cast<int>(mark.position));
    return positions;
}

QList<int> ThreadViewer::markTones() const
{
    QList<int> tones;
    if (m_run)
        for (const auto& mark : m_run->marks)
            tones.append(static_cast<int>(mark.tone));
    return tones;
}

void ThreadViewer::setPlaying(bool playing)
{
    if (playing == m_timer.isActive())
        return;
    if (!playing) {
        m_timer.stop();
    } else {
        if (position() == length())
            setPosition(0);
        m_timer.start();
    }
    Q_EMIT playingChanged();
}

void ThreadViewer::setBeat(int milliseconds)
{
    m_timer.setInterval(milliseconds);
    Q_EMIT playingChanged();
}

} // namespace labrys::viewmodels
