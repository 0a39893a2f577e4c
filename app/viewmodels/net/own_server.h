// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/net/server_thread.h"

#include <QObject>
#include <QStringList>

namespace labrys::viewmodels {

/// A server inside this program (NET-036): the same as labrys-server, found by others on the network, without
/// encryption. It ends with this object, after a notice to those who are there.
class OwnServer : public QObject {
    Q_OBJECT

public:
    explicit OwnServer(QObject* parent = nullptr);
    ~OwnServer() override;

    /// Begins, under a name; why it could not is said by problem().
    void start(const QString& name, const QString& folder);
    void stop();
    [[nodiscard]] bool running() const { return m_thread.running(); }
    /// What others type to come in, this machine's own addresses left out.
    [[nodiscard]] QStringList addresses() const;
    [[nodiscard]] const QString& problem() const { return m_problem; }

Q_SIGNALS:
    void changed();

private:
    net::ServerThread m_thread;
    QString m_problem;
};

} // namespace labrys::viewmodels
