// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/terminal/visited_servers.h"

#include "app/cli/terminal/clean_messages.h"
#include "app/exchange/files.h"

#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

#include <algorithm>
#include <utility>

namespace labrys::cli {

namespace {

constexpr qsizetype kMostBytes = 64 << 10;

QString field(const QJsonObject& row, const char* name)
{
    return harmless(row.value(QLatin1String(name)).toString());
}

} // namespace

VisitedServers::VisitedServers(QString path)
    : m_path(std::move(path))
{
    read();
}

void VisitedServers::read()
{
    m_all.clear();
    QFile file(m_path);
    if (!file.open(QIODevice::ReadOnly))
        return;
    const auto rows = QJsonDocument::fromJson(file.read(kMostBytes)).array();
    for (const auto& row : rows) {
        const auto fields = row.toObject();
        if (const QString address = field(fields, "address"); !address.isEmpty() && m_all.size() < kMost)
            m_all.append(
                {address, field(fields, "name"), field(fields, "token"), field(fields, "fingerprint")});
    }
}

VisitedServer VisitedServers::at(const QString& address, const QString& name) const
{
    const auto found = std::ranges::find_if(
        m_all, [&](const VisitedServer& server) { return server.address == address && server.name == name; });
    if (found != m_all.end())
        return *found;
    // A certificate is that of the server, whoever visits it.
    const auto other = std::ranges::find(m_all, address, &VisitedServer::address);
    return {address, name, {}, other == m_all.end() ? QString() : other->fingerprint};
}

void VisitedServers::forgetFingerprint(const QString& address)
{
    for (auto& server : m_all)
        if (server.address == address)
            server.fingerprint.clear();
}

std::expected<void, Problem> VisitedServers::visit(const VisitedServer& server)
{
    read();
    m_all.removeIf([&](const VisitedServer& other) {
        return other.address == server.address && other.name == server.name;
    });
    m_all.prepend(server);
    if (m_all.size() > kMost)
        m_all.removeLast();
    QJsonArray rows;
    for (const auto& each : std::as_const(m_all))
        rows.append(
            QJsonObject{{QStringLiteral("address"), each.address}, {QStringLiteral("name"), each.name},
                {QStringLiteral("token"), each.token}, {QStringLiteral("fingerprint"), each.fingerprint}});
    const auto done = exchange::writeFile(m_path, QJsonDocument(rows).toJson().toStdString());
    // A token opens the matches that it belongs to.
    QFile::setPermissions(m_path, QFile::ReadOwner | QFile::WriteOwner);
    return done;
}

} // namespace labrys::cli
