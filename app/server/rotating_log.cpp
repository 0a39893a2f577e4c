// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/server/rotating_log.h"

#include <QDateTime>
#include <QDir>
#include <QFileInfo>

#include <cstdio>

namespace labrys::server {

RotatingLog::RotatingLog(const QString& path, qint64 bytes, int files)
    : m_path(path)
    , m_bytes(bytes)
    , m_files(files)
{
}

bool RotatingLog::open()
{
    QDir().mkpath(QFileInfo(m_path).path());
    m_file = std::make_unique<QFile>(m_path);
    if (m_file->open(QIODevice::WriteOnly | QIODevice::Append | QIODevice::Unbuffered))
        return true;
    m_file.reset();
    return false;
}

void RotatingLog::rotate()
{
    m_file.reset();
    const auto old = [&](int number) { return QStringLiteral("%1.%2").arg(m_path).arg(number); };
    QFile::remove(old(m_files));
    for (int number = m_files - 1; number >= 1; --number)
        QFile::rename(old(number), old(number + 1));
    if (m_files > 0)
        QFile::rename(m_path, old(1));
    else
        QFile::remove(m_path);
}

void RotatingLog::line(const QString& text)
{
    const auto bytes
        = QDateTime::currentDateTimeUtc().toString(Qt::ISODate).toLatin1() + ' ' + text.toUtf8() + '\n';
    if (m_path.isEmpty() || (m_file == nullptr && !open())) {
        std::fwrite(bytes.constData(), 1, static_cast<std::size_t>(bytes.size()), stderr);
        return;
    }
    if (m_file->size() + bytes.size() > m_bytes && m_file->size() > 0) {
        rotate();
        if (!open())
            return;
    }
    m_file->write(bytes);
}

} // namespace labrys::server
