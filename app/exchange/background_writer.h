// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/exchange/files.h"

#include <QObject>

#include <memory>
#include <string>

namespace labrys::exchange {

/// Writes files in a thread of its own, so that saving after every action never holds the interface up
/// (APP-015). Of several texts for one path that wait, only the newest is written.
class BackgroundWriter : public QObject {
    Q_OBJECT

public:
    explicit BackgroundWriter(QObject* parent = nullptr);
    /// Writes what still waits.
    ~BackgroundWriter() override;

    void write(const QString& path, std::string bytes, Keep keep);
    /// Removes a file in the same order as the writes.
    void remove(const QString& path);
    /// Returns once everything given so far is on the disk, or failed() was sent for it.
    void flush();

Q_SIGNALS:
    /// Sent in the thread of this object; the old file is untouched.
    void failed(const QString& path, const labrys::Problem& problem);

private:
    class Worker;
    std::unique_ptr<Worker> m_worker;
};

} // namespace labrys::exchange
