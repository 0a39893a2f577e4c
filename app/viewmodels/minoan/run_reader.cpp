// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/viewmodels/minoan/run_reader.h"

namespace labrys::viewmodels {

void RunReader::setRun(MinoanRun* run)
{
    if (run == m_run)
        return;
    if (m_run)
        m_run->disconnect(this);
    m_run = run;
    if (run != nullptr) {
        connect(run, &MinoanRun::started, this, [this] { look(); });
        connect(run, &MinoanRun::acted, this, [this] { follow(); });
        connect(run, &MinoanRun::retranslated, this, [this] {
            if (hasRun())
                look();
        });
    }
    Q_EMIT runChanged();
    if (hasRun())
        look();
}

} // namespace labrys::viewmodels
