// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFile>
#include <QString>

#include <memory>

namespace labrys::server {

/// A log of lines with their time (NET-040): on the standard error, or in a file that makes room for a new
/// one when it is full (`log`, `log.1`, `log.2`, ...).
class RotatingLog {
public:
    /// An empty path means the standard error. `files` old ones are kept, each of at most `bytes` bytes.
    RotatingLog(const QString& path, qint64 bytes, int files);

    void line(const QString& text);

private:
    void rotate();
    bool open();

    QString m_path;
    qint64 m_bytes;
    int m_files;
    std::unique_ptr<QFile> m_file;
};

} // namespace labrys::server
