// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/viewmodels/net/server_model.h"

#include <algorithm>

namespace labrys::viewmodels {

int ServerModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : count();
}

bool ServerModel::isForeign(int row) const
{
    const auto& server = m_rows[row].server;
    return isFound(row) && (server.lowest > net::kHighestProtocol || server.highest < net::kLowestProtocol);
}

QString ServerModel::detail(int row) const
{
    const auto& here = m_rows[row];
    if (isForeign(row))
        return here.server.lowest > net::kHighestProtocol ? tr("needs a newer Labrys") : tr("too old");
    if (isFound(row))
        return tr("%n player(s)", nullptr, here.server.players);
    return here.address == m_silent ? tr("no answer") : QString();
}

QString ServerModel::signal(int row) const
{
    if (m_rows[row].address == m_silent)
        return QStringLiteral("net_lost");
    if (isForeign(row))
        return QStringLiteral("net_slow");
    return isFound(row) ? QStringLiteral("net_good") : QString();
}

QVariant ServerModel::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid | CheckIndexOption::ParentIsInvalid))
        return {};
    const auto& row = m_rows[index.row()];
    switch (role) {
    case AddressRole:
        return row.address;
    case Qt::DisplayRole:
    case NameRole:
        return row.name;
    case DetailRole:
        return detail(index.row());
    case SignalRole:
        return signal(index.row());
    case LockedRole:
        return row.server.address.tls || row.address.startsWith(QLatin1String("tls://"));
    case VisitedRole:
        return !isFound(index.row());
    case HereRole:
        return !m_here.isEmpty() && row.address == m_here;
    case ForeignRole:
        return isForeign(index.row());
    case SpokenRole: {
        QStringList words{row.name, row.address, detail(index.row())};
        words.removeAll(QString());
        words.removeDuplicates();
        return words.join(QStringLiteral(", "));
    }
    default:
        return {};
    }
}

QHash<int, QByteArray> ServerModel::roleNames() const
{
    return {{AddressRole, "address"}, {NameRole, "name"}, {DetailRole, "detail"}, {SignalRole, "signalIcon"},
        {LockedRole, "locked"}, {VisitedRole, "visited"}, {HereRole, "here"}, {ForeignRole, "foreign"},
        {SpokenRole, "spoken"}};
}

void ServerModel::insert(int row, Row added)
{
    beginInsertRows({}, row, row);
    m_rows.insert(row, std::move(added));
    endInsertRows();
}

void ServerModel::removeRow(int row)
{
    beginRemoveRows({}, row, row);
    m_rows.removeAt(row);
    endRemoveRows();
}

void ServerModel::take(const FoundServer& server)
{
    const Row now{server.address.text(), server.name, server};
    for (int row = 0; row < m_found; ++row) {
        if (m_rows[row].address != now.address)
            continue;
        if (m_rows[row] != now) {
            m_rows[row] = now;
            Q_EMIT dataChanged(index(row), index(row));
        }
        return;
    }
    insert(m_found++, now);
    showVisited();
    Q_EMIT counted();
}

void ServerModel::remove(const QString& address)
{
    for (int row = 0; row < m_found; ++row) {
        if (m_rows[row].address != address)
            continue;
        --m_found;
        removeRow(row);
        showVisited();
        Q_EMIT counted();
        return;
    }
}

void ServerModel::clearFound()
{
    while (m_found > 0) {
        --m_found;
        removeRow(m_found);
    }
    showVisited();
    Q_EMIT counted();
}

void ServerModel::setVisited(const QList<KnownServer>& servers)
{
    m_visited = servers;
    showVisited();
    Q_EMIT counted();
}

/// Below those that were found now, in their order; rows that stay are left where they are.
void ServerModel::showVisited()
{
    QList<Row> wanted;
    for (const auto& server : std::as_const(m_visited)) {
        const bool foundNow = std::any_of(m_rows.cbegin(), m_rows.cbegin() + m_found,
            [&server](const Row& row) { return row.address == server.address; });
        if (!foundNow)
            wanted.append({server.address, server.name.isEmpty() ? server.address : server.name, {}});
    }
    for (int row = count() - 1; row >= m_found; --row)
        if (!wanted.contains(m_rows[row]))
            removeRow(row);
    for (int i = 0; i < wanted.size(); ++i) {
        const int row = m_found + i;
        if (row < count() && m_rows[row] == wanted[i])
            continue;
        const auto old = m_rows.indexOf(wanted[i], row);
        if (old >= 0)
            removeRow(static_cast<int>(old));
        insert(row, wanted[i]);
    }
}

void ServerModel::setHere(const QString& address)
{
    m_here = address;
    tellAll();
}

void ServerModel::setSilent(const QString& address)
{
    m_silent = address;
    tellAll();
}

void ServerModel::retranslate()
{
    tellAll();
}

void ServerModel::tellAll()
{
    if (!m_rows.isEmpty())
        Q_EMIT dataChanged(index(0), index(count() - 1));
}

QString ServerModel::addressAt(int row) const
{
    return row >= 0 && row < count() ? m_rows[row].address : QString();
}

} // namespace labrys::viewmodels
