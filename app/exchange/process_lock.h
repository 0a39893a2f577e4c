// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLockFile>

namespace labrys::exchange {

/// A lock that only the end of its process frees, never its age: for what belongs to one running program. One
/// whose file says nothing of an owner, for a disk was full or a hand made it, is in nobody's way.
class ProcessLock {
public:
    explicit ProcessLock(const QString& path);

    /// Does not wait. False when another process has it, or when nothing can be written there.
    [[nodiscard]] bool take();
    void free() { m_lock.unlock(); }
    [[nodiscard]] bool isTaken() const { return m_lock.isLocked(); }
    /// Whether another process has it: what take() said no to.
    [[nodiscard]] bool isHeldByAnother() const { return m_lock.error() == QLockFile::LockFailedError; }
    [[nodiscard]] QString path() const { return m_lock.fileName(); }

private:
    QLockFile m_lock;
};

/// Removes a lock file that names no owner and was not written just now.
void removeBrokenLock(const QString& path);

} // namespace labrys::exchange
