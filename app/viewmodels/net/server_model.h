// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/viewmodels/net/known_servers.h"
#include "app/viewmodels/net/net_link.h"

#include <QAbstractListModel>
#include <QtQml/qqmlregistration.h>

namespace labrys::viewmodels {

/// Where one can go: the servers found on this network, then those that were visited and were not found now
/// (NET-035).
class ServerModel : public QAbstractListModel {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("The lobby has it")
    /// How many were found on this network.
    Q_PROPERTY(int found READ found NOTIFY counted)
    Q_PROPERTY(int count READ count NOTIFY counted)

public:
    enum Role : int {
        AddressRole = Qt::UserRole,
        NameRole,
        DetailRole,
        SignalRole,
        LockedRole,
        VisitedRole,
        HereRole,
        /// It speaks a version that this program does not.
        ForeignRole,
        SpokenRole
    };

    using QAbstractListModel::QAbstractListModel;

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
    [[nodiscard]] QHash<int, QByteArray> roleNames() const override;

    void take(const FoundServer& server);
    void remove(const QString& address);
    void setVisited(const QList<KnownServer>& servers);
    /// The one that we are connected to, or that did not answer; empty for none.
    void setHere(const QString& address);
    void setSilent(const QString& address);
    void clearFound();
    void retranslate();

    [[nodiscard]] int found() const { return m_found; }
    [[nodiscard]] int count() const { return static_cast<int>(m_rows.size()); }
    /// The address in a row, or empty.
    Q_INVOKABLE QString addressAt(int row) const;

Q_SIGNALS:
    void counted();

private:
    struct Row {
        QString address;
        QString name;
        /// Of one that was found.
        FoundServer server;
        bool operator==(const Row&) const = default;
    };
    [[nodiscard]] bool isFound(int row) const { return row < m_found; }
    [[nodiscard]] bool isForeign(int row) const;
    [[nodiscard]] QString detail(int row) const;
    [[nodiscard]] QString signal(int row) const;
    void insert(int row, Row added);
    void removeRow(int row);
    void showVisited();
    void tellAll();

    QList<Row> m_rows;
    int m_found = 0;
    QList<KnownServer> m_visited;
    QString m_here;
    QString m_silent;
};

} // namespace labrys::viewmodels
