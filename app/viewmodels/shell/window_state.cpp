// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/viewmodels/shell/window_state.h"

#include <QGuiApplication>
#include <QScreen>

#include <algorithm>

namespace labrys::viewmodels {

namespace {

const QString kPlace = QStringLiteral("window/place");
const QString kMaximized = QStringLiteral("window/maximized");

/// The screen on which enough of a place lies to take hold of a window there.
const QScreen* screenUnder(const QRect& place)
{
    constexpr QSize kEnough(100, 50);
    const auto screens = QGuiApplication::screens();
    const auto found = std::ranges::find_if(screens, [&](const QScreen* screen) {
        const QRect seen = screen->availableGeometry().intersected(place);
        return seen.width() >= kEnough.width() && seen.height() >= kEnough.height();
    });
    return found == screens.end() ? nullptr : *found;
}

} // namespace

WindowState::WindowState(QObject* parent)
    : QObject(parent)
{
    constexpr int kRest = 500; // milliseconds
    m_rest.setSingleShot(true);
    m_rest.setInterval(kRest);
    connect(&m_rest, &QTimer::timeout, this, &WindowState::remember);
}

void WindowState::follow(QWindow* window)
{
    m_window = window;
    const QRect place = m_settings ? m_settings->kept(kPlace).toRect() : QRect();
    if (const QScreen* screen = screenUnder(place)) {
        const QRect room = screen->availableGeometry();
        const QSize size = place.size().boundedTo(room.size()).expandedTo(window->minimumSize());
        window->setGeometry(QRect(place.topLeft(), size));
    } else if (const QSize room = window->screen()->availableSize();
        room.width() >= window->minimumWidth() && room.height() >= window->minimumHeight())
        window->resize(window->size().boundedTo(room));
    if (maximized())
        window->setWindowStates(Qt::WindowMaximized);
    for (const auto signal :
        {&QWindow::widthChanged, &QWindow::heightChanged, &QWindow::xChanged, &QWindow::yChanged})
        connect(window, signal, &m_rest, qOverload<>(&QTimer::start));
    connect(window, &QWindow::visibilityChanged, &m_rest, qOverload<>(&QTimer::start));
}

bool WindowState::maximized() const
{
    return m_settings && m_settings->kept(kMaximized).toBool();
}

void WindowState::remember()
{
    if (!m_window || !m_settings || !m_window->isVisible())
        return;
    const auto visibility = m_window->visibility();
    if (visibility == QWindow::Windowed)
        m_settings->keep(kPlace, m_window->geometry());
    if (visibility == QWindow::Windowed || visibility == QWindow::Maximized)
        m_settings->keep(kMaximized, visibility == QWindow::Maximized);
}

} // namespace labrys::viewmodels
