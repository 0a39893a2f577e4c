// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/digest.h"
#include "core/game/session.h"

#include <algorithm>
#include <concepts>
#include <span>
#include <string>
#include <vector>

namespace labrys::game {

/// A player that sees observations only.
template <class B, class R>
concept BotFor = requires(B& bot, const typename R::Observation& observation,
    const std::vector<typename R::Action>& legal, Random& random) {
    { bot.choose(observation, legal, random) } -> std::same_as<typename R::Action>;
};

/// What to simulate. Run i of a request has the same seed whatever the shard, so that shards put together
/// give the whole digit for digit (APP-041).
struct SimulationRequest {
    std::string bot;
    int runs = 1;
    Seed seed;
    /// This shard, counted from 1, of how many: it makes the runs i with i mod shards = shard - 1.
    int shard = 1;
    int shards = 1;
};

struct CauseCount {
    std::string name;
    std::int64_t count = 0;
    bool operator==(const CauseCount&) const = default;
};
BOOST_DESCRIBE_STRUCT(CauseCount, (), (name, count))

struct GroupCount {
    std::string name;
    std::int64_t runs = 0;
    std::int64_t wins = 0;
    bool operator==(const GroupCount&) const = default;
};
BOOST_DESCRIBE_STRUCT(GroupCount, (), (name, runs, wins))

/// Whole numbers only; rates are made where they are printed.
struct SimulationReport {
    std::int64_t runs = 0;
    std::int64_t wins = 0;
    std::int64_t turns = 0;
    /// Sum over the runs of a digest of index and final state: independent of the order of runs.
    std::uint64_t digest = 0;
    /// Why runs were lost, sorted by name.
    std::vector<CauseCount> causes;
    /// Parts of a run that are counted by themselves, in the order of the game.
    std::vector<GroupCount> groups;
    bool operator==(const SimulationReport&) const = default;

    /// Adds the runs of another shard of the same simulation.
    void add(const SimulationReport& other)
    {
        runs += other.runs;
        wins += other.wins;
        turns += other.turns;
        digest += other.digest;
        for (const auto& cause : other.causes)
            addCause(cause.name, cause.count);
        for (const auto& group : other.groups)
            addGroup(group.name, group.runs, group.wins);
    }

    void addGroup(const std::string& name, std::int64_t groupRuns, std::int64_t groupWins)
    {
        auto at = std::ranges::find(groups, name, &GroupCount::name);
        if (at == groups.end())
            at = groups.insert(at, {name, 0, 0});
        at->runs += groupRuns;
        at->wins += groupWins;
    }

    void addCause(const std::string& name, std::int64_t count)
    {
        const auto at = std::ranges::lower_bound(causes, name, {}, &CauseCount::name);
        if (at != causes.end() && at->name == name)
            at->count += count;
        else
            causes.insert(at, {name, count});
    }
};

/// The report of all runs of some reports: of all shards, in any order, the report of the unsharded run.
[[nodiscard]] inline SimulationReport merged(std::span<const SimulationReport> parts)
{
    SimulationReport all;
    for (const auto& part : parts)
        all.add(part);
    return all;
}

/// The seed of run `index`.
[[nodiscard]] inline Seed seedOfRun(Seed seed, int index)
{
    return Seed(draw64(seed.expanded(), Stream("game.simulate"), static_cast<std::uint64_t>(index), 0));
}

/// Plays a session to its end. Each seat is one bot; the bots' draws have a stream of their own. Stops with
/// the problem of makeStage. A bot that gives an action that is not legal is a bug.
template <Rules R, BotFor<R> Bot>
std::expected<void, Problem> playOut(Session<R>& session, Bot& bot)
{
    Random random(session.seed().expanded(), Stream("game.bot"));
    std::vector<typename R::Action> legal;
    while (true) {
        if (session.nextStage()) {
            if (auto done = session.advance(); !done)
                return done;
            continue;
        }
        legal.clear();
        Seat seat = 0;
        for (; seat < R::seats(session.options()) && legal.empty(); ++seat)
            R::legalActions(session.stage(), session.state(), seat, legal);
        if (legal.empty())
            return {};
        const auto done = session.act(bot.choose(session.observe(seat - 1), legal, random));
        LABRYS_ASSERT(done.has_value());
    }
}

/// Makes the runs of one shard. Rules whose runs have parts that are worth counting offer
/// `count(state, report)`, which adds those of a run that is over to the groups.
template <Rules R, class MakeBot>
[[nodiscard]] std::expected<SimulationReport, Problem> simulate(
    const std::shared_ptr<const typename R::Content>& content, const typename R::Options& options,
    const SimulationRequest& request, MakeBot&& makeBot)
{
    LABRYS_ASSERT(request.shard >= 1 && request.shard <= request.shards);
    SimulationReport report;
    for (int i = request.shard - 1; i < request.runs; i += request.shards) {
        auto session = Session<R>::start(content, options, seedOfRun(request.seed, i));
        if (!session)
            return std::unexpected(std::move(session.error()));
        auto bot = makeBot();
        if (auto done = playOut(*session, bot); !done)
            return std::unexpected(std::move(done.error()));
        const Summary summary = session->summary();
        ++report.runs;
        report.turns += summary.turns;
        if (summary.outcome == Outcome::Won)
            ++report.wins;
        else
            report.addCause(summary.cause, 1);
        if constexpr (requires { R::count(session->state(), report); })
            R::count(session->state(), report);
        report.digest += mix64(session->digest().value ^ static_cast<std::uint64_t>(i));
    }
    return report;
}

} // namespace labrys::game
