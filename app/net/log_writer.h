// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QObject>
#include <QString>

#include <memory>

namespace labrys::net {

/// Appends to the logs of matches in a thread of its own, so that a slow disk holds nobody up (NET-038). Each
/// append goes to the system at once, so that a killed server loses nothing that was given to it; the disk is
/// made sure of every few seconds and when asked.
class LogWriter : public QObject {
    Q_OBJECT

public:
    /// `syncEvery` milliseconds at most pass between an append and the certainty that it is on the disk.
    explicit LogWriter(std::int64_t syncEvery, QObject* parent = nullptr);
    /// Writes everything that was given.
    ~LogWriter() override;

    /// Makes the file if it is not there.
    void append(const QString& path, const QByteArray& bytes);
    /// Makes sure that what was appended so far is on the disk.
    void sync(const QString& path);
    /// The whole content anew, whole or not at all.
    void replace(const QString& path, const QByteArray& bytes);
    void remove(const QString& path);
    /// Renames out of the way, with `.broken` added.
    void setAside(const QString& path);
    /// Lets go of a file that will not be appended to for a while.
    void release(const QString& path);
    /// Waits until all of that is done.
    void flush();

Q_SIGNALS:
    /// An append or a replacement did not succeed; sent in the thread of this object. What is in the file
    /// now is uncertain until a replacement succeeds.
    void failed(const QString& path);
    /// A replacement succeeded.
    void replaced(const QString& path);

private:
    class Worker;
    std::unique_ptr<Worker> m_worker;
};

} // namespace labrys::net
