// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/exchange/launch_options.h"
#include "app/exchange/places.h"
#include "app/exchange/process_lock.h"

#include <QLocalServer>
#include <QObject>

#include <memory>

QT_BEGIN_NAMESPACE
class QLocalSocket;
QT_END_NAMESPACE

namespace labrys::desktop {

/// What one start asks of another: empty texts ask nothing.
struct Request {
    QString file;
    int players = 1;
    QString seed;
    QString difficulty;
    QString name;
    bool daily = false;
    /// The server to go to, or empty.
    QString server;
};

/// One window for each set of places (APP-019): a second start hands what it was to open to the first and
/// ends. It speaks through a socket of the system that only the same user can reach; a first one that crashed
/// leaves nothing in the way.
class Instance : public QObject {
    Q_OBJECT

public:
    /// The most bytes that one start can say to another.
    static constexpr qint64 kMostBytes = 1 << 16;

    explicit Instance(const exchange::Places& places, QObject* parent = nullptr);
    ~Instance() override;

    /// True when another instance has taken over what `options` open. Otherwise this one is the first from
    /// now on, or stands alone where no socket can be had. Waits at most a second.
    [[nodiscard]] bool handOver(const exchange::LaunchOptions& options);
    /// Whether what these options open can be opened by another program: not the standard input, nor a pipe.
    [[nodiscard]] static bool canHandOver(const exchange::LaunchOptions& options);
    /// Where the first instance is reached.
    [[nodiscard]] const QString& address() const { return m_address; }

Q_SIGNALS:
    /// Another start asks for the window.
    void asked(const labrys::desktop::Request& request);

private:
    [[nodiscard]] bool reach(const QByteArray& request) const;
    void answer();
    void read(QLocalSocket* socket);

    QString m_address;
    std::unique_ptr<exchange::ProcessLock> m_lock;
    QLocalServer m_server;
};

} // namespace labrys::desktop
