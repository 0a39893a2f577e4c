// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/net/arena.h"

#include "app/cli/load/game_player.h"
#include "app/exchange/files.h"

#include <QFile>

#include <algorithm>
#include <chrono>
#include <thread>

namespace labrys::test {

Arena::Arena(const QStringList& arguments)
    : m_arguments(arguments)
{
    load::allowManySockets();
    auto registry = games::Registry::load(exchange::readResource);
    if (!registry) {
        m_problem = QString::fromStdString(registry.error().code);
        return;
    }
    m_registry = *std::move(registry);
    start();
}

Arena::~Arena() = default;

void Arena::start()
{
    m_server.reset();
    auto started = load::ServerProcess::start(
        QStringList{QStringLiteral("--state-directory"), m_folder.filePath(QStringLiteral("state"))}
            + m_arguments,
        m_folder.filePath(QStringLiteral("errors.txt")));
    if (started)
        m_server = *std::move(started);
    else
        m_problem = QString::fromStdString(started.error().code
            + (started.error().arguments.empty() ? "" : ": " + started.error().arguments[0]));
}

bool Arena::killAndRestart()
{
    m_server->kill();
    start();
    return m_server != nullptr;
}

load::CrowdOptions Arena::crowd(int bots, const std::string& bot, std::uint64_t seed) const
{
    load::CrowdOptions options;
    options.server = m_server->endpoint();
    options.bots = bots;
    options.seed = Seed(seed);
    options.makePlayer = load::gamePlayers(*m_registry, bot).value();
    options.match.set = "generated";
    return options;
}

QByteArray Arena::errors() const
{
    QFile file(m_folder.filePath(QStringLiteral("errors.txt")));
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

bool Arena::clean() const
{
    const QByteArray text = errors();
    return !text.contains("Sanitizer") && !text.contains("runtime error") && !text.contains("ASSERT");
}

int Arena::stop()
{
    return m_server->stop();
}

double settledMebibytes(const load::ServerProcess& server, double most)
{
    const auto end = load::Clock::now() + std::chrono::seconds(20);
    double memory = mebibytes(server);
    while (memory >= most && load::Clock::now() < end) {
        std::this_thread::sleep_for(std::chrono::milliseconds(50));
        memory = mebibytes(server);
    }
    return memory;
}

void Referee::watch(load::CrowdOptions& options)
{
    m_told.resize(static_cast<std::size_t>(options.bots));
    m_awaits.resize(m_told.size());
    const auto before = options.heard;
    options.heard = [this, before](int bot, load::Client::Told told, std::string_view frame) {
        if (told == load::Client::Told::End)
            ended(bot, frame);
        if (before)
            before(bot, told, frame);
    };
    options.recorded
        = [this](int bot, net::Id match, const std::string& thread) { recorded(bot, match, thread); };
}

void Referee::complain(net::Id match, const std::string& what)
{
    if (m_complaint.size() < 2000)
        m_complaint += "match " + std::to_string(match) + ": " + what + "; ";
}

void Referee::ended(int bot, std::string_view frame)
{
    m_told[static_cast<std::size_t>(bot)] = {load::numberOf(frame, "match"), load::textOf(frame, "reason"),
        static_cast<int>(load::numberOf(frame, "level")), static_cast<int>(load::numberOf(frame, "turns")),
        load::numberOf(frame, "score"), {}, {}};
    m_awaits[static_cast<std::size_t>(bot)] = true;
}

void Referee::recorded(int bot, net::Id match, const std::string& thread)
{
    auto end = m_told[static_cast<std::size_t>(bot)];
    if (end.match != match)
        return complain(match, "a record without an end");
    m_awaits[static_cast<std::size_t>(bot)] = false;
    end.thread = thread;
    const auto known = std::ranges::find(m_ends, match, &EndOfMatch::match);
    if (known != m_ends.end()) {
        if (known->thread != thread)
            complain(match, "the seats have different records");
        end.outcome = known->outcome;
    } else {
        auto outcome = m_registry.replay(thread, "record");
        if (!outcome)
            return complain(match, outcome.error().code);
        m_decisions += outcome->entries - (outcome->summary.level - 1);
        m_highestLevel = std::max(m_highestLevel, outcome->summary.level);
        end.outcome = *std::move(outcome);
    }
    const auto& summary = end.outcome.summary;
    const std::string reason = summary.outcome == game::Outcome::Won ? "Won" : "Lost";
    if (reason != end.reason || summary.level != end.level || summary.turns != end.turns
        || summary.score != end.score)
        complain(match, "the record ends otherwise than was told");
    m_ends.push_back(std::move(end));
}

} // namespace labrys::test
