// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/desktop.h"
#include "app/desktop/screens.h"
#include "app/viewmodels/minoan/minoan_run.h"

#include <QMetaObject>
#include <QVariant>

namespace labrys::desktop {

void Screens::minoan(const viewmodels::MinoanSession& run)
{
    m_desktop.minoan().setSession(run);
}

void Screens::minoanTitle(bool saved)
{
    auto& run = m_desktop.minoan();
    run.setSession(saved ? m_minoan.treasure : m_minoan.athens);
    run.leave();
    m_desktop.show(QStringLiteral("minoan"));
}

/// A corridor is shown as it is crossed.
void Screens::corridor()
{
    m_desktop.minoan().setSession(m_minoan.beforeCorridor);
    m_desktop.minoan().act(m_minoan.intoCorridor);
}

} // namespace labrys::desktop
