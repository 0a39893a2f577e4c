// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/server/setup.h"

#include "app/games/versions.h"
#include "app/net/tls_server.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QStandardPaths>

namespace labrys::server {

namespace {

constexpr std::int64_t kSecond = 1'000;
constexpr qint64 kPackBytes = 256 << 10;

/// An id may hold less than a file name.
std::string idOf(const QString& name)
{
    std::string id;
    for (const QChar c : name.left(28))
        id += c.isLetterOrNumber() && c.unicode() < 128 ? static_cast<char>(c.toLower().unicode()) : '-';
    return id;
}

std::expected<std::string, Problem> packText(const QString& path)
{
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        return std::unexpected(
            Problem{"FILE_UNREADABLE", {path.toStdString(), 0, 0}, {file.errorString().toStdString()}});
    if (file.size() > kPackBytes)
        return std::unexpected(
            Problem{"FILE_TOO_LARGE", {path.toStdString(), 0, 0}, {std::to_string(kPackBytes)}});
    return file.readAll().toStdString();
}

} // namespace

net::Limits limitsOf(const net::ServerConfig& config)
{
    net::Limits limits;
    limits.clients = config.clients;
    limits.clientsPerAddress = config.perAddress;
    limits.strangers = config.unauthenticated;
    limits.matches = config.matches;
    limits.helloTime = config.hello * kSecond;
    limits.partialFrameTime = config.partialFrame * kSecond;
    limits.framesPerSecond = config.frames;
    limits.framesAtOnce = config.framesBurst;
    limits.chatPerSecond = config.chat;
    limits.chatAtOnce = config.chatBurst;
    limits.invitesPerMinute = config.invites;
    limits.inviteTime = config.invite * kSecond;
    limits.readBuffer = std::int64_t{config.readKib} << 10;
    limits.unsentCollapse = std::int64_t{config.collapseKib} << 10;
    limits.unsentDrop = std::int64_t{config.dropKib} << 10;
    limits.stalledTime = config.dropSeconds * kSecond;
    limits.acceptPerSecond = config.accept;
    limits.acceptPerSecondAndAddress = config.acceptPerAddress;
    limits.grace = config.grace * kSecond;
    limits.turnLimit = config.turnLimit.value_or(0) * kSecond;
    limits.keepDays = config.keepDays;
    return limits;
}

QString stateFolderOf(const net::ServerConfig& config)
{
    if (!config.stateDirectory.isEmpty())
        return config.stateDirectory;
    const auto service = qEnvironmentVariable("STATE_DIRECTORY").section(QLatin1Char(':'), 0, 0);
    if (!service.isEmpty())
        return service;
    return QStandardPaths::writableLocation(QStandardPaths::GenericDataLocation)
        + QStringLiteral("/labrys-server");
}

std::expected<Prepared, Problem> prepare(const net::ServerConfig& config, const QString& stateFolder)
{
    Prepared prepared;
    auto& setup = prepared.setup;
    setup.app = std::string("Labrys ") + games::programVersion();
    setup.name = config.name.toStdString();
    setup.motd = config.motd.toStdString();
    setup.port = static_cast<std::uint16_t>(config.port);
    for (const auto& address : config.listen)
        setup.addresses.append(QHostAddress(address));
    setup.stateFolder = stateFolder;
    setup.limits = limitsOf(config);
    if (!config.tlsPort)
        return prepared;
    setup.tlsPort = static_cast<std::uint16_t>(*config.tlsPort);
    const bool given = !config.certificate.isEmpty();
    auto identity = given ? net::loadIdentity(config.certificate, config.key)
                          : net::ownIdentity(stateFolder + QStringLiteral("/certificate.pem"));
    if (identity)
        setup.tls = net::serverTls(*identity);
    else if (given)
        return std::unexpected(std::move(identity.error()));
    else
        prepared.warnings.push_back(std::move(identity.error()));
    return prepared;
}

std::expected<std::unique_ptr<game::Host>, std::vector<Problem>> hostOf(
    const games::Registry& registry, const net::ServerConfig& config)
{
    const auto* found = registry.find(config.game.toStdString());
    auto host = found == nullptr ? nullptr : found->host();
    if (host == nullptr) {
        std::string known;
        for (const auto& each : registry.games())
            if (each->host() != nullptr)
                known += (known.empty() ? "" : ", ") + std::string(each->id());
        return std::unexpected(
            std::vector{Problem{"SERVER_GAME", {}, {config.game.toStdString(), std::move(known)}}});
    }
    if (config.packs.isEmpty())
        return host;
    const QDir folder(config.packs);
    if (!folder.exists())
        return std::unexpected(std::vector{Problem{"FILE_MISSING", {config.packs.toStdString(), 0, 0}, {}}});
    const auto files = folder.entryInfoList({QStringLiteral("*.maze")}, QDir::Files, QDir::Name);
    for (const auto& file : files) {
        const auto text = packText(file.filePath());
        if (!text)
            return std::unexpected(std::vector{text.error()});
        const auto title = file.completeBaseName();
        if (auto added = host->addSet({idOf(title), title.left(60).toStdString()}, *text); !added) {
            for (auto& problem : added.error())
                problem.place.file = file.filePath().toStdString();
            return std::unexpected(std::move(added.error()));
        }
    }
    return host;
}

} // namespace labrys::server
