// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QPointer>
#include <QThreadPool>

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
        auto result = std::make_shared<std::optional<Result>>();
        auto finish = [asker = QPointer<QObject>(context), result, done = std::move(done)]() mutable {
            if (asker)
                done(*std::move(*result));
        };
        m_pool.start(
            [this, result, make = std::move(make), finish = std::move(finish)]() mutable {
                result->emplace(make());
                QMetaObject::invokeMethod(this, std::move(finish), Qt::QueuedConnection);
            },
            static_cast<int>(urgency));
    }

private:
    QThreadPool m_pool;
};

} // namespace labrys::net
