// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/games/registry.h"

#include "app/games/minotaur_host.h"
#include "core/game/record.h"
#include "core/minoan/bots.h"
#include "core/minotaur/bots.h"
#include "core/minotaur/competent_bot.h"

#include <algorithm>
#include <functional>
#include <type_traits>
#include <utility>

namespace labrys::games {

namespace {

template <game::Rules R>
std::expected<ReplayOutcome, Problem> outcomeOf(const std::expected<game::Session<R>, Problem>& session)
{
    if (!session)
        return std::unexpected(session.error());
    return ReplayOutcome{std::string(R::kId), session->seed().code(),
        static_cast<std::int64_t>(session->log().size()), session->summary(), session->digest()};
}

/// A part of a game that a simulation plays on its own.
template <game::Rules R>
struct Group {
    std::string name;
    typename R::Options options;
};

/// Makes the host of a game; empty for a game of one seat.
using MakeHost = std::function<std::unique_ptr<game::Host>()>;

/// Everything of Game that follows from the rules alone. Bots are tried in turn by their kId.
template <game::Rules R, class... Bots>
class GameOf final : public Game {
public:
    GameOf(std::shared_ptr<const typename R::Content> content, typename R::Options options,
        std::vector<Group<R>> groups, MakeHost makeHost)
        : m_content(std::move(content))
        , m_options(std::move(options))
        , m_groups(std::move(groups))
        , m_makeHost(std::move(makeHost))
    {
    }

    [[nodiscard]] std::string_view id() const override { return R::kId; }
    [[nodiscard]] int rulesVersion() const override { return R::kRulesVersion; }
    [[nodiscard]] Fingerprint contentDigest() const override { return digestOf(*m_content); }
    [[nodiscard]] std::vector<std::string_view> bots() const override { return {Bots::kId...}; }

    [[nodiscard]] std::expected<game::SimulationReport, Problem> simulate(
        const game::SimulationRequest& request) const override
    {
        auto report = play(m_options, request);
        for (const auto& group : m_groups) {
            if (!report)
                return report;
            const auto part = play(group.options, request);
            if (!part)
                return part;
            report->groups.push_back({group.name, part->runs, part->wins});
            report->digest += part->digest;
        }
        return report;
    }

    [[nodiscard]] std::unique_ptr<game::Host> host() const override
    {
        return m_makeHost ? m_makeHost() : nullptr;
    }

    [[nodiscard]] std::unique_ptr<game::SeatPlayer> seatPlayer(
        std::string_view bot, game::Seat seat, Seed seed) const override
    {
        std::unique_ptr<game::SeatPlayer> player;
        if constexpr (!game::SharedRules<R>)
            return player; // one seat: nobody plays it over a wire
        else {
            const auto seated = [&]<class Bot>(std::type_identity<Bot>) {
                if (player == nullptr && bot == Bot::kId)
                    player = std::make_unique<game::SeatPlayerOf<R, Bot>>(seat, seed);
            };
            (seated(std::type_identity<Bots>()), ...);
            return player;
        }
    }

    [[nodiscard]] std::expected<ReplayOutcome, Problem> replay(
        std::string_view text, std::string_view file) const override
    {
        return outcomeOf(game::readThread<R>(text, file, m_content));
    }

    [[nodiscard]] std::expected<ReplayOutcome, Problem> checkSave(
        std::string_view text, std::string_view file) const override
    {
        return outcomeOf(game::readSave<R>(text, file, m_content));
    }

private:
    [[nodiscard]] std::expected<game::SimulationReport, Problem> play(
        const typename R::Options& options, const game::SimulationRequest& request) const
    {
        std::expected<game::SimulationReport, Problem> report;
        const bool found = (tryBot<Bots>(options, request, report) || ...);
        LABRYS_ASSERT(found);
        return report;
    }

    template <class Bot>
    bool tryBot(const typename R::Options& options, const game::SimulationRequest& request,
        std::expected<game::SimulationReport, Problem>& report) const
    {
        if (request.bot != Bot::kId)
            return false;
        auto seats = options;
        if constexpr (requires { Bot::kSeats; })
            seats.players = Bot::kSeats;
        report = game::simulate<R>(m_content, seats, request, [this] {
            if constexpr (std::is_default_constructible_v<Bot>)
                return Bot();
            else
                return Bot(m_content);
        });
        return true;
    }

    std::shared_ptr<const typename R::Content> m_content;
    typename R::Options m_options;
    std::vector<Group<R>> m_groups;
    MakeHost m_makeHost;
};

std::unique_ptr<Game> makeMinotaur(const MinotaurGame& game)
{
    using namespace minotaur;
    const auto whole = game.campaign(1);
    std::vector<Group<Rules>> groups;
    for (int level = 1; level <= static_cast<int>(game.content()->levels.size()); ++level) {
        auto alone = whole;
        alone.only = level;
        groups.push_back({std::to_string(level), std::move(alone)});
    }
    return std::make_unique<GameOf<Rules, CompetentBot, PairBot, ExplorerBot, RandomBot>>(
        game.content(), whole, std::move(groups), [game] { return std::make_unique<MinotaurHost>(game); });
}

std::unique_ptr<Game> makeMinoan(const MinoanGame& game)
{
    using namespace minoan;
    return std::make_unique<
        GameOf<Rules, GoodBot, GreedyBot, RandomBot, NeverFeedsBot, NeverOffersBot, AvoiderBot, CarelessBot>>(
        game.content(), Options(), std::vector<Group<Rules>>(), nullptr);
}

} // namespace

std::expected<Registry, Problem> Registry::load(const ReadResource& read)
{
    auto minotaur = MinotaurGame::load(read);
    if (!minotaur)
        return std::unexpected(std::move(minotaur.error()));
    auto minoan = MinoanGame::load(read);
    if (!minoan)
        return std::unexpected(std::move(minoan.error()));
    Registry registry;
    registry.m_minoan = std::make_unique<const MinoanGame>(*std::move(minoan));
    registry.m_games.push_back(makeMinoan(*registry.m_minoan));
    registry.m_minotaur = std::make_unique<const MinotaurGame>(*std::move(minotaur));
    registry.m_games.push_back(makeMinotaur(*registry.m_minotaur));
    return registry;
}

const Game* Registry::find(std::string_view id) const
{
    const auto found = std::ranges::find_if(m_games, [id](const auto& game) { return game->id() == id; });
    return found == m_games.end() ? nullptr : found->get();
}

std::expected<ReplayOutcome, Problem> Registry::replay(std::string_view text, std::string_view file) const
{
    const auto envelope = game::readEnvelope(text, file, game::kThreadFormat);
    if (!envelope)
        return std::unexpected(envelope.error());
    const Game* game = find(envelope->game);
    if (game == nullptr)
        return std::unexpected(Problem{"RECORD_UNKNOWN_GAME", {std::string(file), 0, 0}, {envelope->game}});
    return game->replay(text, file);
}

} // namespace labrys::games
