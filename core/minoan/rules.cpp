// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/minoan/rules.h"

#include "core/game/simulate.h"
#include "core/minoan/offerings.h"
#include "core/minoan/walk.h"

namespace labrys::minoan {

namespace {

constexpr Stream kAltars("minoan.altars");
/// Keys of offerings, beyond those of the altars of the doors.
constexpr std::uint64_t kOfferings = 1'000;

std::expected<void, Refusal> decide(const Walk& walk, const Action& action)
{
    State& state = walk.state();
    if (action.first < 0 || action.first >= state.treasureCount)
        return std::unexpected(Refusal::NoSuchTreasure);
    auto& treasure = state.treasures[at(action.first)];
    if (treasure.fate != Fate::Waiting)
        return std::unexpected(Refusal::AlreadyDecided);
    if (action.verb == Verb::Keep) {
        treasure.fate = Fate::Kept;
        const Gain gain = keepItem(walk.content(), state, treasure.item);
        Event kept{.kind = EventKind::KeptItem,
            .life = gain.life,
            .armour = gain.armour,
            .satiety = gain.satiety,
            .item = treasure.item};
        if (gain.tile && walk.heard())
            kept.tiles.push_back(*gain.tile);
        walk.tell(std::move(kept));
        walk.decided();
        return {};
    }
    const auto& altars = doorAt(walk.stage(), state.room, state.door).altars;
    if (action.second < 0 || at(action.second) >= altars.size())
        return std::unexpected(Refusal::NoSuchAltar);
    treasure.fate = Fate::Offered;
    treasure.deity = altars[at(action.second)];
    const Gift gift = giftOf(walk.content(), treasure.item, treasure.deity);
    const auto key = kOfferings + static_cast<std::uint64_t>(state.room * kMostTreasures + action.first);
    const Gain gain = takeGift(state, gift, draw64(walk.stage().seed.expanded(), kAltars, key, 0));
    state.knowledge.gifts[at(treasure.deity)]
        = static_cast<std::uint8_t>(state.knowledge.gifts[at(treasure.deity)] | 1U << at(treasure.item));
    Event offered{.kind = EventKind::OfferedItem,
        .first = static_cast<int>(gift.kind),
        .amount = gift.amount,
        .life = gain.life,
        .armour = gain.armour,
        .satiety = gain.satiety,
        .symbol = gift.symbol,
        .item = treasure.item,
        .deity = treasure.deity};
    if (gain.tile && walk.heard())
        offered.tiles.push_back(*gain.tile);
    walk.tell(std::move(offered));
    walk.decided();
    return {};
}

/// D-41: the head first to Poseidon is Athens; kept, or after the blood, it is the labyrinth.
std::expected<void, Refusal> finish(const Walk& walk, Verb verb)
{
    State& state = walk.state();
    if (verb == Verb::DipAmulet) {
        walk.end(Ending::Labyrinth);
        return {};
    }
    if (state.headTied)
        return std::unexpected(Refusal::AlreadyDecided);
    if (verb == Verb::SacrificeHead)
        walk.end(Ending::Athens);
    else
        state.headTied = true;
    return {};
}

void legalIn(const auto& run, int doors, int altars, std::vector<Action>& actions)
{
    switch (run.phase) {
    case Phase::Doors:
        for (int door = 0; door < doors; ++door)
            actions.push_back({0, Verb::Door, door, 0});
        break;
    case Phase::Fight:
        for (const Swap swap : allSwaps())
            actions.push_back({0, Verb::Swap, swap.first, swap.second});
        break;
    case Phase::Finale:
        if (!run.headTied) {
            actions.push_back({0, Verb::SacrificeHead, 0, 0});
            actions.push_back({0, Verb::TieHead, 0, 0});
        }
        actions.push_back({0, Verb::DipAmulet, 0, 0});
        break;
    case Phase::Treasure:
    case Phase::Over:
        break;
    }
    if (run.phase != Phase::Treasure)
        return;
    for (int i = 0; i < static_cast<int>(run.treasures.size()); ++i) {
        if constexpr (requires { run.treasureCount; })
            if (i >= run.treasureCount)
                break;
        if (run.treasures[at(i)].fate != Fate::Waiting)
            continue;
        actions.push_back({0, Verb::Keep, i, 0});
        for (int altar = 0; altar < altars; ++altar)
            actions.push_back({0, Verb::Offer, i, altar});
    }
}

game::Summary summaryOf(const auto& run)
{
    game::Summary summary;
    summary.level = run.room;
    summary.turns = run.tally.turns;
    if (run.phase != Phase::Over)
        return summary;
    const bool lost = run.ending == Ending::Hunger || run.ending == Ending::Killed;
    summary.outcome = lost ? game::Outcome::Lost : game::Outcome::Won;
    if (lost)
        summary.cause = std::string(enumName(run.ending));
    return summary;
}

} // namespace

std::expected<Stage, Problem> Rules::makeStage(
    const Content& content, const Options& options, Seed seed, StageKey)
{
    return makeLabyrinth(content, options.mode, seed);
}

State Rules::begin(const Stage& stage)
{
    const auto& start = stage.content.start;
    State state;
    state.mode = stage.mode;
    state.body.life = {start.life, start.life};
    state.body.armour = {start.armour, start.armour};
    state.satiety = {start.satiety, start.satiety};
    state.skills.fill({start.base, start.extra, start.combo});
    for (int symbol = 0; symbol < kSymbols; ++symbol)
        state.bag.tiles[tileOf(static_cast<Symbol>(symbol), Element::None)]
            = static_cast<std::uint8_t>(start.tiles);
    state.bag.beginRound();
    if (stage.mode == Mode::Training)
        Walk(stage, state, nullptr).beginFight();
    return state;
}

std::optional<int> Rules::next(const State&)
{
    return std::nullopt;
}

State Rules::enter(const Stage& stage, const State&)
{
    return begin(stage);
}

void Rules::legalActions(
    const Stage& stage, const State& state, game::Seat seat, std::vector<Action>& actions)
{
    if (seat != 0)
        return;
    const auto altars
        = state.phase == Phase::Treasure ? doorAt(stage, state.room, state.door).altars.size() : 0;
    legalIn(state, doorCount(stage, state.room), static_cast<int>(altars), actions);
}

void Rules::legalActions(const Observation& observation, std::vector<Action>& actions)
{
    legalIn(observation, static_cast<int>(observation.doors.size()),
        static_cast<int>(observation.altars.size()), actions);
}

std::expected<void, Refusal> Rules::apply(
    const Stage& stage, State& state, const Action& action, std::vector<Event>* events)
{
    if (state.phase == Phase::Over)
        return std::unexpected(Refusal::RunOver);
    if (action.seat != 0)
        return std::unexpected(Refusal::NoSuchSeat);
    const Walk walk(stage, state, events);
    const auto during = [&](Phase phase) { return state.phase == phase; };
    switch (action.verb) {
    case Verb::Door:
        if (!during(Phase::Doors))
            return std::unexpected(Refusal::NotNow);
        if (action.first < 0 || action.first >= doorCount(stage, state.room))
            return std::unexpected(Refusal::NoSuchDoor);
        walk.enter(action.first);
        return {};
    case Verb::Swap:
        if (!during(Phase::Fight))
            return std::unexpected(Refusal::NotNow);
        if (!isSwap(action.first, action.second))
            return std::unexpected(Refusal::NotNeighbours);
        walk.swap({action.first, action.second});
        return {};
    case Verb::Keep:
    case Verb::Offer:
        if (!during(Phase::Treasure))
            return std::unexpected(Refusal::NotNow);
        return decide(walk, action);
    case Verb::SacrificeHead:
    case Verb::TieHead:
    case Verb::DipAmulet:
        if (!during(Phase::Finale))
            return std::unexpected(Refusal::NotNow);
        return finish(walk, action.verb);
    }
    return std::unexpected(Refusal::NotNow);
}

std::optional<Event> Rules::project(const Event& event, game::Seat)
{
    return event;
}

game::Summary Rules::summary(const State& state)
{
    return summaryOf(state);
}

game::Summary Rules::summary(const Observation& observation)
{
    return summaryOf(observation);
}

void Rules::count(const State& state, game::SimulationReport& report)
{
    const bool won = state.ending == Ending::Athens || state.ending == Ending::Labyrinth;
    const int crossed = won ? state.recordCount : state.room - 1;
    for (int room = 1; room <= state.recordCount; ++room) {
        const auto& record = state.records[at(room - 1)];
        // A door that could not be paid was not entered (D-23): nobody starves in a room without a fight.
        if (room > crossed && state.ending == Ending::Hunger && !record.fight)
            break;
        report.addGroup(std::to_string(room), 1, room <= crossed ? 1 : 0);
    }
}

game::Seat Rules::toMove(const State& state)
{
    return state.phase == Phase::Over ? game::kEnvironment : 0;
}

game::Seat Rules::toMove(const Observation& observation)
{
    return observation.phase == Phase::Over ? game::kEnvironment : 0;
}

bool Rules::stageOver(const Observation&)
{
    return false;
}

} // namespace labrys::minoan
