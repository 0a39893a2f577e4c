// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/exchange/process_lock.h"

#include <QDateTime>
#include <QFile>
#include <QFileInfo>

namespace labrys::exchange {

ProcessLock::ProcessLock(const QString& path)
    : m_lock(path)
{
    m_lock.setStaleLockTime(0);
}

bool ProcessLock::take()
{
    removeBrokenLock(m_lock.fileName());
    return m_lock.tryLock(0);
}

void removeBrokenLock(const QString& path)
{
    constexpr qint64 kJustNow = 2; // seconds: whoever made it may still be writing
    const QFileInfo file(path);
    if (!file.exists() || !file.isFile())
        return;
    const QLockFile lock(path);
    qint64 process = 0;
    QString host;
    QString program;
    if (!lock.getLockInfo(&process, &host, &program)
        && file.lastModified().secsTo(QDateTime::currentDateTime()) > kJustNow)
        QFile::remove(path);
}

} // namespace labrys::exchange
