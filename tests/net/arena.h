// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/load/crowd.h"
#include "app/cli/load/server_process.h"
#include "app/games/registry.h"

#include <QByteArray>
#include <QStringList>
#include <QTemporaryDir>

#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace labrys::test {

/// The real server as a child with a state folder of its own, and what is needed to play on it.
class Arena {
public:
    /// With arguments beside the port and the state folder.
    explicit Arena(const QStringList& arguments);
    ~Arena();

    /// Why it did not start; empty when it runs.
    [[nodiscard]] const QString& problem() const { return m_problem; }
    [[nodiscard]] load::ServerProcess& server() { return *m_server; }
    [[nodiscard]] const games::Registry& registry() const { return *m_registry; }
    /// Kills the server (SIGKILL) and starts it again on what it had kept; its port is another.
    bool killAndRestart();

    /// A crowd that plays here; `bot` is one of the bots of the game.
    [[nodiscard]] load::CrowdOptions crowd(int bots, const std::string& bot, std::uint64_t seed) const;

    /// What it wrote on its error stream so far, and whether a sanitizer or an assertion is in it.
    [[nodiscard]] QByteArray errors() const;
    [[nodiscard]] bool clean() const;
    /// Stops it and says its exit status.
    int stop();

private:
    void start();

    QTemporaryDir m_folder;
    QStringList m_arguments;
    std::optional<games::Registry> m_registry;
    std::unique_ptr<load::ServerProcess> m_server;
    QString m_problem;
};

/// The memory that a server takes, in MiB.
[[nodiscard]] inline double mebibytes(const load::ServerProcess& server)
{
    return static_cast<double>(load::residentBytes(server.processId())) / (1024.0 * 1024.0);
}

/// The same, once it is back within `most` or has not come back in twenty seconds: a server gives back every
/// five what it does not need any more.
[[nodiscard]] double settledMebibytes(const load::ServerProcess& server, double most);

/// What a seat was told of the end of its match, and the record that came then.
struct EndOfMatch {
    net::Id match = 0;
    std::string reason;
    int level = 0;
    int turns = 0;
    std::int64_t score = 0;
    std::string thread;
    games::ReplayOutcome outcome;
};

/// Collects ends and records of a crowd and runs every record again.
class Referee {
public:
    explicit Referee(const games::Registry& registry)
        : m_registry(registry)
    {
    }
    /// Listens to a crowd that is made with these options; outlives it.
    void watch(load::CrowdOptions& options);

    /// Of each seat.
    [[nodiscard]] const std::vector<EndOfMatch>& ends() const { return m_ends; }
    /// What is not as it should be, in words; empty when every record runs again to what its seat was told.
    [[nodiscard]] std::string complaint() const { return m_complaint; }
    /// A bot was told of an end, and its record has not come yet.
    [[nodiscard]] bool awaitsRecord(int bot) const { return m_awaits.at(static_cast<std::size_t>(bot)); }
    /// The decisions in all records, those of one match counted once; without the steps between levels.
    [[nodiscard]] std::int64_t decisions() const { return m_decisions; }
    [[nodiscard]] int highestLevel() const { return m_highestLevel; }

private:
    void ended(int bot, std::string_view frame);
    void recorded(int bot, net::Id match, const std::string& thread);
    void complain(net::Id match, const std::string& what);

    const games::Registry& m_registry;
    std::vector<EndOfMatch> m_ends;
    /// Of each bot, what it was told last.
    std::vector<EndOfMatch> m_told;
    std::vector<bool> m_awaits;
    std::string m_complaint;
    std::int64_t m_decisions = 0;
    int m_highestLevel = 0;
};

} // namespace labrys::test
