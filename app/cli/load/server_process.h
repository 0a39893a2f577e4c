// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/load/sockets.h"
#include "core/base/problem.h"

#include <QString>
#include <QStringList>

#include <cstdint>
#include <expected>
#include <memory>
#include <string_view>

namespace labrys::load {

/// A `labrys-server` of our own, as a child.
class ServerProcess {
public:
    /// The program beside this one.
    [[nodiscard]] static QString program();

    /// Starts it with `--port 0` and further arguments and waits until it says its port. Refuses
    /// NET_NO_SERVER {program}, NET_SERVER_SILENT {what it said instead}.
    [[nodiscard]] static std::expected<std::unique_ptr<ServerProcess>, Problem> start(
        const QStringList& arguments, const QString& errorFile = {});
    virtual ~ServerProcess() = default;
    ServerProcess(const ServerProcess&) = delete;
    ServerProcess& operator=(const ServerProcess&) = delete;

    [[nodiscard]] virtual Endpoint endpoint() const = 0;
    [[nodiscard]] virtual std::int64_t processId() const = 0;
    [[nodiscard]] virtual bool running() = 0;
    /// Asks it to stop, and waits; its exit status, or -1 when it had to be killed or had crashed.
    virtual int stop() = 0;
    /// Ends it where it stands.
    virtual void kill() = 0;

protected:
    ServerProcess() = default;
};

/// Arguments for a server that lets in so many clients from one address and measures nobody's speed.
[[nodiscard]] QStringList openDoors(int clients);

/// Of a process of this machine: its memory, its descriptors, the time of the processor it took. 0 when it is
/// gone or the system does not tell.
[[nodiscard]] std::int64_t residentBytes(std::int64_t processId);
/// Of that what is its own: without the pages of programs and libraries, which come as they are used first.
[[nodiscard]] std::int64_t privateBytes(std::int64_t processId);
[[nodiscard]] int openDescriptors(std::int64_t processId);
[[nodiscard]] double processorSeconds(std::int64_t processId);

} // namespace labrys::load
