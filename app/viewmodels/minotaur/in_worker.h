// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFutureWatcher>
#include <QPromise>
#include <QThreadPool>

#include <functional>
#include <memory>
#include <utility>

namespace labrys::viewmodels {

/// Does `work` in a worker; the watcher tells when it is done.
template <class T>
void inWorker(QFutureWatcher<std::shared_ptr<T>>& watcher, std::function<T()> work)
{
    auto promise = std::make_shared<QPromise<std::shared_ptr<T>>>();
    promise->start();
    watcher.setFuture(promise->future());
    QThreadPool::globalInstance()->start([promise, work = std::move(work)] {
        promise->addResult(std::make_shared<T>(work()));
        promise->finish();
    });
}

} // namespace labrys::viewmodels
