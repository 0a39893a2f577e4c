// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/viewmodels/shell/trail.h"

#include <algorithm>

namespace labrys::viewmodels {

void Trail::goTo(const Place& place)
{
    m_now = place;
    Q_EMIT changed();
}

void Trail::setOverlay(const QString& overlay)
{
    if (overlay != m_now.overlay)
        goTo({m_now.page, overlay});
}

QStringList Trail::held() const
{
    QStringList pages{m_now.page};
    for (const auto& step : m_steps)
        if (!pages.contains(step.page))
            pages.append(step.page);
    return pages;
}

void Trail::show(const QString& page)
{
    m_steps.clear();
    goTo({page, {}});
}

void Trail::visit(const QString& page)
{
    const Place wanted{page, {}};
    const auto at = m_steps.indexOf(wanted);
    if (at >= 0)
        m_steps.resize(at);
    else if (wanted != m_now)
        m_steps.append(m_now);
    goTo(wanted);
}

void Trail::lay(const QString& overlay)
{
    if (overlay == m_now.overlay)
        return;
    m_steps.append(m_now);
    goTo({m_now.page, overlay});
}

void Trail::back()
{
    if (!m_steps.isEmpty())
        return goTo(m_steps.takeLast());
    goTo({m_now.overlay.isEmpty() ? QStringLiteral("menu") : m_now.page, {}});
}

} // namespace labrys::viewmodels
