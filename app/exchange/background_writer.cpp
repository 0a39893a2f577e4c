// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/exchange/background_writer.h"

#include <QFile>

#include <algorithm>
#include <condition_variable>
#include <mutex>
#include <optional>
#include <thread>
#include <vector>

namespace labrys::exchange {

class BackgroundWriter::Worker {
public:
    explicit Worker(BackgroundWriter& owner)
        : m_owner(owner)
        , m_thread([this] { run(); })
    {
    }
    Worker(const Worker&) = delete;
    Worker& operator=(const Worker&) = delete;
    ~Worker()
    {
        {
            const std::scoped_lock lock(m_mutex);
            m_stopping = true;
        }
        m_changed.notify_all();
        m_thread.join();
    }

    void add(const QString& path, std::optional<std::string> bytes, Keep keep)
    {
        {
            const std::scoped_lock lock(m_mutex);
            std::erase_if(m_waiting, [&](const Job& job) { return job.path == path; });
            m_waiting.push_back({path, std::move(bytes), keep});
        }
        m_changed.notify_all();
    }

    void flush()
    {
        std::unique_lock lock(m_mutex);
        m_changed.wait(lock, [this] { return m_waiting.empty() && !m_busy; });
    }

private:
    struct Job {
        QString path;
        /// Nothing: the file is removed.
        std::optional<std::string> bytes;
        Keep keep;
    };

    void run()
    {
        std::unique_lock lock(m_mutex);
        while (true) {
            m_changed.wait(lock, [this] { return !m_waiting.empty() || m_stopping; });
            if (m_waiting.empty())
                return;
            const Job job = std::move(m_waiting.front());
            m_waiting.erase(m_waiting.begin());
            m_busy = true;
            lock.unlock();
            perform(job);
            lock.lock();
            m_busy = false;
            m_changed.notify_all();
        }
    }

    void perform(const Job& job)
    {
        if (!job.bytes) {
            QFile::remove(job.path);
            return;
        }
        if (auto done = writeFile(job.path, *job.bytes, job.keep); !done) {
            const Problem problem = done.error();
            QMetaObject::invokeMethod(
                &m_owner, [this, path = job.path, problem] { Q_EMIT m_owner.failed(path, problem); },
                Qt::QueuedConnection);
        }
    }

    BackgroundWriter& m_owner;
    std::mutex m_mutex;
    std::condition_variable m_changed;
    std::vector<Job> m_waiting;
    bool m_busy = false;
    bool m_stopping = false;
    // Last, so that everything it uses lives longer.
    std::thread m_thread;
};

BackgroundWriter::BackgroundWriter(QObject* parent)
    : QObject(parent)
    , m_worker(std::make_unique<Worker>(*this))
{
}

BackgroundWriter::~BackgroundWriter() = default;

void BackgroundWriter::write(const QString& path, std::string bytes, Keep keep)
{
    m_worker->add(path, std::move(bytes), keep);
}

void BackgroundWriter::remove(const QString& path)
{
    m_worker->add(path, std::nullopt, Keep::Nothing);
}

void BackgroundWriter::flush()
{
    m_worker->flush();
}

} // namespace labrys::exchange
