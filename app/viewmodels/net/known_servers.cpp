// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/viewmodels/net/known_servers.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

#include <algorithm>

namespace labrys::viewmodels {

KnownServers KnownServers::fromText(const QString& text)
{
    KnownServers known;
    const auto rows = QJsonDocument::fromJson(text.toUtf8()).array();
    for (const auto& row : rows) {
        const auto fields = row.toObject();
        const auto field
            = [&fields](const char* name) { return fields.value(QLatin1String(name)).toString(); };
        if (field("address").isEmpty() || known.m_all.size() == kMost)
            continue;
        known.m_all.append({field("address"), field("name"), field("token"), field("fingerprint"),
            QDate::fromString(field("since"), Qt::ISODate)});
    }
    return known;
}

QString KnownServers::text() const
{
    QJsonArray rows;
    for (const auto& server : m_all) {
        QJsonObject row{{QStringLiteral("address"), server.address}, {QStringLiteral("name"), server.name}};
        if (!server.token.isEmpty())
            row.insert(QStringLiteral("token"), server.token);
        if (!server.fingerprint.isEmpty()) {
            row.insert(QStringLiteral("fingerprint"), server.fingerprint);
            row.insert(QStringLiteral("since"), server.since.toString(Qt::ISODate));
        }
        rows.append(row);
    }
    return QString::fromUtf8(QJsonDocument(rows).toJson(QJsonDocument::Compact));
}

KnownServer KnownServers::at(const QString& address) const
{
    const auto found = std::ranges::find(m_all, address, &KnownServer::address);
    return found == m_all.end() ? KnownServer{.address = address} : *found;
}

void KnownServers::visit(const KnownServer& server)
{
    m_all.removeIf([&server](const KnownServer& other) { return other.address == server.address; });
    m_all.prepend(server);
    if (m_all.size() > kMost)
        m_all.removeLast();
}

void KnownServers::unpin(const QString& address)
{
    for (auto& server : m_all)
        if (server.address == address)
            server.fingerprint.clear();
}

void KnownServers::forgetToken(const QString& address)
{
    for (auto& server : m_all)
        if (server.address == address)
            server.token.clear();
}

} // namespace labrys::viewmodels
