// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QCoreApplication>
#include <QEvent>
#include <QObject>
#include <QPointer>
#include <QThreadPool>

#include <atomic>
#include <functional>
#include <memory>
#include <optional>
#include <utility>

namespace labrys::net {

/// Does in other threads what would hold a server up: levels, re-runs. Results come back in the thread of
/// this object, unless who asked for them is gone by then.
class Workshop : public QObject {
public:
    enum class Urgency : int { Background = 0, Soon = 1 };

    explicit Workshop(QObject* parent = nullptr)
        : QObject(parent)
    {
        m_pool.setMaxThreadCount(2);
        m_pool.setExpiryTimeout(10'000);
    }
    ~Workshop() override
    {
        m_pool.clear();
        m_pool.waitForDone();
    }

    /// Calls make() in a worker, then done(result) here while `context` lives.
    template <class Make, class Done>
    void run(Urgency urgency, QObject* context, Make make, Done done)
    {
        using Result = decltype(make());
        struct Handed {
            std::optional<Result> result;
            std::atomic<bool> whole = false;
        };
        auto job = [this, asker = QPointer<QObject>(context), make = std::move(make),
                       done = std::move(done)]() mutable {
            auto handed = std::make_shared<Handed>();
            handed->result.emplace(make());
            // The queue of Qt orders this too, but the thread sanitizer does not see into it.
            handed->whole.store(true, std::memory_order_release);
            QCoreApplication::postEvent(this,
                new Delivery(
                    [asker = std::move(asker), handed = std::move(handed), done = std::move(done)]() mutable {
                        if (handed->whole.load(std::memory_order_acquire) && asker)
                            done(*std::move(handed->result));
                    }));
        };
        m_pool.start(std::move(job), static_cast<int>(urgency));
    }

protected:
    bool event(QEvent* event) override
    {
        if (event->type() != kDelivered)
            return QObject::event(event);
        static_cast<Delivery*>(event)->finish();
        return true;
    }

private:
    static constexpr auto kDelivered = QEvent::User;
    /// Not a queued call: of that the worker holds a part, and destroys what it handed over if it comes last.
    struct Delivery : QEvent {
        explicit Delivery(std::function<void()> then)
            : QEvent(kDelivered)
            , finish(std::move(then))
        {
        }
        std::function<void()> finish;
    };

    QThreadPool m_pool;
};

} // namespace labrys::net
