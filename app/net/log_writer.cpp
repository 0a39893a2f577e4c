// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/net/log_writer.h"

#include "app/net/clock.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QSaveFile>

#include <condition_variable>
#include <deque>
#include <map>
#include <mutex>
#include <thread>

#ifdef Q_OS_WIN
#include <io.h>
#else
#include <unistd.h>
#endif

namespace labrys::net {

namespace {

/// More open files than this are not kept.
constexpr std::size_t kOpenFiles = 300;

bool toDisk(QFile& file)
{
#ifdef Q_OS_WIN
    return file.flush() && _commit(file.handle()) == 0;
#else
    return file.flush() && ::fsync(file.handle()) == 0;
#endif
}

} // namespace

class LogWriter::Worker {
public:
    enum class Order { Append, Sync, Replace, Remove, SetAside, Release };
    struct Job {
        Order order;
        QString path;
        QByteArray bytes;
    };

    Worker(LogWriter& owner, std::int64_t syncEvery)
        : m_owner(owner)
        , m_syncEvery(syncEvery)
        , m_thread([this] { run(); })
    {
    }
    ~Worker()
    {
        {
            const std::lock_guard lock(m_mutex);
            m_ending = true;
        }
        m_wake.notify_one();
        m_thread.join();
    }
    Worker(const Worker&) = delete;
    Worker& operator=(const Worker&) = delete;

    void give(Job job)
    {
        {
            const std::lock_guard lock(m_mutex);
            m_jobs.push_back(std::move(job));
        }
        m_wake.notify_one();
    }

    void flush()
    {
        std::unique_lock lock(m_mutex);
        m_idle.wait(lock, [this] { return m_jobs.empty() && !m_busy; });
    }

private:
    struct Open {
        std::unique_ptr<QFile> file;
        /// Of the first append that the disk may not have; 0 when it has all.
        std::int64_t dirtySince = 0;
    };

    void run()
    {
        std::unique_lock lock(m_mutex);
        while (true) {
            m_wake.wait_for(lock, std::chrono::milliseconds(m_syncEvery / 4 + 1),
                [this] { return m_ending || !m_jobs.empty(); });
            while (!m_jobs.empty()) {
                const Job job = std::move(m_jobs.front());
                m_jobs.pop_front();
                m_busy = true;
                lock.unlock();
                work(job);
                lock.lock();
                m_busy = false;
            }
            const bool ending = m_ending;
            lock.unlock();
            syncOld(ending ? 0 : m_syncEvery);
            lock.lock();
            m_idle.notify_all();
            if (ending && m_jobs.empty())
                return;
        }
    }

    void work(const Job& job)
    {
        switch (job.order) {
        case Order::Append:
            return append(job);
        case Order::Sync:
            if (const auto at = m_open.find(job.path); at != m_open.end())
                sync(at->first, at->second);
            return;
        case Order::Replace:
            return replace(job);
        case Order::Remove:
            m_open.erase(job.path);
            QFile::remove(job.path);
            return;
        case Order::SetAside:
            m_open.erase(job.path);
            QFile::remove(job.path + QStringLiteral(".broken"));
            QFile::rename(job.path, job.path + QStringLiteral(".broken"));
            return;
        case Order::Release:
            if (const auto at = m_open.find(job.path); at != m_open.end()) {
                sync(at->first, at->second);
                m_open.erase(at);
            }
            return;
        }
    }

    void append(const Job& job)
    {
        auto& open = m_open[job.path];
        if (open.file == nullptr) {
            QDir().mkpath(QFileInfo(job.path).path());
            open.file = std::make_unique<QFile>(job.path);
            if (!open.file->open(QIODevice::WriteOnly | QIODevice::Append | QIODevice::Unbuffered)) {
                m_open.erase(job.path);
                return tellFailed(job.path);
            }
            open.file->setPermissions(QFile::ReadOwner | QFile::WriteOwner);
        }
        if (open.file->write(job.bytes) != job.bytes.size()) {
            m_open.erase(job.path);
            return tellFailed(job.path);
        }
        if (open.dirtySince == 0)
            open.dirtySince = milliseconds();
        if (m_open.size() > kOpenFiles) {
            const auto other = m_open.begin()->first == job.path ? std::next(m_open.begin()) : m_open.begin();
            sync(other->first, other->second);
            m_open.erase(other);
        }
    }

    void replace(const Job& job)
    {
        m_open.erase(job.path);
        QDir().mkpath(QFileInfo(job.path).path());
        QSaveFile file(job.path);
        const bool done
            = file.open(QIODevice::WriteOnly) && file.write(job.bytes) == job.bytes.size() && file.commit();
        if (!done)
            return tellFailed(job.path);
        QFile::setPermissions(job.path, QFile::ReadOwner | QFile::WriteOwner);
        const QString path = job.path;
        QMetaObject::invokeMethod(
            &m_owner, [this, path] { Q_EMIT m_owner.replaced(path); }, Qt::QueuedConnection);
    }

    void sync(const QString& path, Open& open)
    {
        if (open.dirtySince == 0)
            return;
        open.dirtySince = 0;
        if (!toDisk(*open.file))
            tellFailed(path);
    }

    void syncOld(std::int64_t age)
    {
        const auto now = milliseconds();
        for (auto& [path, open] : m_open)
            if (open.dirtySince != 0 && now - open.dirtySince >= age)
                sync(path, open);
    }

    void tellFailed(const QString& path)
    {
        QMetaObject::invokeMethod(
            &m_owner, [this, path] { Q_EMIT m_owner.failed(path); }, Qt::QueuedConnection);
    }

    LogWriter& m_owner;
    const std::int64_t m_syncEvery;
    std::mutex m_mutex;
    std::condition_variable m_wake;
    std::condition_variable m_idle;
    std::deque<Job> m_jobs;
    bool m_busy = false;
    bool m_ending = false;
    /// Of the worker alone.
    std::map<QString, Open> m_open;
    /// The last member: it begins when everything else is there.
    std::thread m_thread;
};

LogWriter::LogWriter(std::int64_t syncEvery, QObject* parent)
    : QObject(parent)
    , m_worker(std::make_unique<Worker>(*this, syncEvery))
{
}

LogWriter::~LogWriter() = default;

void LogWriter::append(const QString& path, const QByteArray& bytes)
{
    m_worker->give({Worker::Order::Append, path, bytes});
}

void LogWriter::sync(const QString& path)
{
    m_worker->give({Worker::Order::Sync, path, {}});
}

void LogWriter::replace(const QString& path, const QByteArray& bytes)
{
    m_worker->give({Worker::Order::Replace, path, bytes});
}

void LogWriter::remove(const QString& path)
{
    m_worker->give({Worker::Order::Remove, path, {}});
}

void LogWriter::setAside(const QString& path)
{
    m_worker->give({Worker::Order::SetAside, path, {}});
}

void LogWriter::release(const QString& path)
{
    m_worker->give({Worker::Order::Release, path, {}});
}

void LogWriter::flush()
{
    m_worker->flush();
}

} // namespace labrys::net
