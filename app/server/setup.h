// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/games/registry.h"
#include "app/net/server.h"
#include "app/net/server_config.h"

#include <expected>
#include <memory>
#include <vector>

namespace labrys::server {

/// The limits of a server as its configuration says.
[[nodiscard]] net::Limits limitsOf(const net::ServerConfig& config);

/// Where matches and the own certificate are kept: as configured, as the manager of services says
/// (STATE_DIRECTORY), else where the system keeps data of programs.
[[nodiscard]] QString stateFolderOf(const net::ServerConfig& config);

/// What net::Server needs, certificate included, which may be made now. Refuses with the problems of
/// certificate.h, which stop a server only where a certificate was given: without one there is no TLS.
struct Prepared {
    net::ServerSetup setup;
    /// Why there is no TLS, for the log.
    std::vector<Problem> warnings;
};
[[nodiscard]] std::expected<Prepared, Problem> prepare(
    const net::ServerConfig& config, const QString& stateFolder);

/// The host of the configured game with the packs of its folder: each `.maze` file is a set, named by its
/// file. Refuses SERVER_GAME {id, games}, FILE_MISSING, and the problems of the first file that is not valid.
[[nodiscard]] std::expected<std::unique_ptr<game::Host>, std::vector<Problem>> hostOf(
    const games::Registry& registry, const net::ServerConfig& config);

} // namespace labrys::server
