// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/exchange/places.h"
#include "app/exchange/process_lock.h"

#include <QString>

#include <optional>

namespace labrys::desktop {

/// Knows how the start before this one ended, and writes a report should this one end unexpectedly (APP-007).
/// The report holds versions, the signal and addresses of the program; it is sent nowhere.
class CrashGuard {
public:
    /// How long a start counts as one, in milliseconds.
    static constexpr int kStart = 10'000;
    /// Older reports than this many are removed.
    static constexpr int kMostReports = 10;

    /// `about` are the first lines of a report. Keeps nothing where nothing may be kept.
    CrashGuard(const exchange::Places& places, const QString& about);
    /// A clean end.
    ~CrashGuard();
    CrashGuard(const CrashGuard&) = delete;
    CrashGuard& operator=(const CrashGuard&) = delete;

    /// Whether the start before this one was over within its first seconds, and not by a clean end.
    [[nodiscard]] bool failedAtStart() const { return m_failedAtStart; }
    /// The newest report, or empty.
    [[nodiscard]] const QString& newestReport() const { return m_newest; }
    /// This start went well.
    void started();

private:
    exchange::ProcessLock m_mark;
    bool m_failedAtStart = false;
    QString m_newest;
};

} // namespace labrys::desktop
