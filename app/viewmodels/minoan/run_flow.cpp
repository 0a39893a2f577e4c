// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/viewmodels/minoan/run_flow.h"

#include <algorithm>

namespace labrys::viewmodels {

RunFlow::Page RunFlow::due() const
{
    switch (seen().phase) {
    case minoan::Phase::Doors:
        return Page::Doors;
    case minoan::Phase::Fight:
        return Page::Fight;
    case minoan::Phase::Treasure:
        return Page::Treasure;
    case minoan::Phase::Finale:
        return Page::Finale;
    case minoan::Phase::Over:
        break;
    }
    switch (seen().ending) {
    case minoan::Ending::Athens:
    case minoan::Ending::Labyrinth:
        return Page::Ending;
    case minoan::Ending::Trained:
        return Page::Trained;
    default:
        return Page::Defeat;
    }
}

void RunFlow::turnTo(Page page)
{
    if (page == m_page)
        return;
    m_page = page;
    Q_EMIT pageChanged();
}

void RunFlow::look()
{
    m_held = false;
    m_corridor = false;
    Q_EMIT heldChanged();
    const bool fresh = run()->session()->log().empty() && !run()->training();
    // In another language the page stays; a run that goes on shows where it stands.
    if (m_page == Page::Tribute && fresh)
        return;
    turnTo(fresh ? Page::Tribute : due());
}

void RunFlow::follow()
{
    m_corridor = std::ranges::any_of(
        run()->events(), [](const auto& event) { return event.kind == minoan::EventKind::CorridorRested; });
    // The fight is watched to its end: its page lets go.
    if (m_page == Page::Fight && due() != Page::Fight)
        setHeld(true);
    if (!m_held)
        turnTo(m_corridor ? Page::Corridor : due());
}

void RunFlow::setHeld(bool held)
{
    if (held == m_held)
        return;
    m_held = held;
    Q_EMIT heldChanged();
    if (!held && hasRun() && m_page != Page::Tribute)
        turnTo(m_corridor ? Page::Corridor : due());
}

void RunFlow::passed()
{
    m_corridor = false;
    if (hasRun())
        turnTo(due());
}

} // namespace labrys::viewmodels
