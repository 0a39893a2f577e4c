// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/minoan.h"

#include <algorithm>

namespace labrys::test {

using namespace minoan;

Content minoanContent()
{
    using enum Deed;
    Content content;
    content.format = "labrys/minoan";
    content.version = 1;
    content.start = {.rooms = 31,
        .roomCost = 11,
        .corridorCost = 30,
        .turnCost = 1,
        .life = 100,
        .armour = 100,
        .satiety = 100,
        .base = 10,
        .extra = 50,
        .combo = 20,
        .tiles = 4};
    content.doors = {.beast = 70, .amphora = 9, .olive = 8, .papyrus = 8, .wheel = 5, .trap = 40};
    content.keeping = {.meatSatiety = 20,
        .meatLife = 10,
        .fruitSatiety = 30,
        .fruitLife = 5,
        .herbLife = 25,
        .shieldArmour = 50};
    content.offering = {.meatCombo = 20,
        .meatExtra = 20,
        .fruitBase = 1,
        .fruitArmour = 15,
        .fruitLife = 10,
        .fruitSatiety = 15};
    content.defence = {.resistance = 50,
        .weakness = 50,
        .hoplitePhysical = 50,
        .hopliteElemental = 25,
        .lowest = -100,
        .highest = 90,
        .armourShare = 50};
    content.levels = {
        {100, 0, 10, 10,
            {{First, Second, Heal, Third}, {Third, Prepare, FirstThird, Rest}, {Second, First, Third, Rest}}},
        {150, 50, 15, 15,
            {{First, Third, Mend, Second, Heal}, {Third, First, Prepare, SecondThird, Rest},
                {First, Mend, Prepare, FirstSecond, Rest, Third}}},
        {200, 100, 20, 20,
            {{First, FirstThird, Mend, Second, SecondThird, Rest},
                {Third, First, Prepare, Triple, Rest, Mend},
                {FirstSecond, Heal, Third, Mend, FirstThird, Rest}}},
        {250, 150, 25, 25,
            {{FirstSecond, Third, Mend, Prepare, Triple, Rest},
                {FirstThird, SecondThird, Mend, First, Heal, Rest},
                {Third, Prepare, Triple, Rest, Mend, FirstSecond, Heal}}},
        {450, 250, 35, 45, {{FirstSecond, Mend, SecondThird, Prepare, Triple, Rest, Heal, FirstThird}}}};
    content.brackets = {{5, {{1, 1}}}, {10, {{1, 2}, {2, 1}}}, {15, {{1, 3}, {2, 2}, {3, 1}}},
        {20, {{2, 3}, {3, 2}, {4, 1}}}, {25, {{3, 3}, {4, 2}}}, {30, {{4, 3}}}, {31, {{5, 3}}}};
    using enum Harm;
    content.families = {{Family::Deer, {Pierce, Blunt, Slash}, Deity::Hermes, Deity::Artemis},
        {Family::Horse, {Blunt, Slash, Pierce}, Deity::Apollo, Deity::Athena},
        {Family::Goat, {Blunt, Pierce, Slash}, Deity::Zeus, Deity::Themis},
        {Family::Pig, {Slash, Blunt, Pierce}, Deity::Ares, Deity::Demeter},
        {Family::Cattle, {Pierce, Blunt, Slash}, Deity::Poseidon, Deity::Hera},
        {Family::Mimic, {Blunt, Slash, Pierce}, Deity::Poseidon, Deity::Athena},
        {Family::Dryad, {Slash, Pierce, Blunt}, Deity::Hermes, Deity::Demeter},
        {Family::Flower, {Pierce, Slash, Blunt}, Deity::Hermes, Deity::Demeter},
        {Family::Minotaur, {Pierce, Blunt, Slash}, Deity::Poseidon, Deity::Hera},
        {Family::Mannequin, {Blunt, Slash, Pierce}, Deity::Ares, Deity::Themis}};
    content.deities = {{Deity::Ares, Element::Ice}, {Deity::Apollo, Element::Wind},
        {Deity::Zeus, Element::Lightning}, {Deity::Poseidon, Element::Earth}, {Deity::Hermes, Element::Fire},
        {Deity::Themis, Element::Fire}, {Deity::Artemis, Element::Ice}, {Deity::Hera, Element::Wind},
        {Deity::Athena, Element::Lightning}, {Deity::Demeter, Element::Earth}};
    content.training = {.life = 60, .recovery = 10, .pattern = {Rest, Rest, Heal}};
    return content;
}

std::shared_ptr<const Content> sharedMinoanContent()
{
    static const auto content = std::make_shared<const Content>(minoanContent());
    return content;
}

MinoanSession startMinoan(Seed seed, Mode mode)
{
    auto session = MinoanSession::start(sharedMinoanContent(), {.mode = mode}, seed);
    LABRYS_ASSERT(session.has_value());
    return *std::move(session);
}

Board boardOf(std::string_view letters)
{
    constexpr std::string_view kLetters = "SBMHF";
    Board board{};
    std::size_t cell = 0;
    for (const char letter : letters) {
        const auto symbol = kLetters.find(letter);
        if (symbol == std::string_view::npos)
            continue;
        LABRYS_ASSERT(cell < board.size());
        board[cell++] = tileOf(static_cast<Symbol>(symbol), Element::None);
    }
    LABRYS_ASSERT(cell == board.size());
    return board;
}

Board quietBoard()
{
    return boardOf("SBMHFSB MHFSBMH FSBMHFS BMHFSBM HFSBMHF SBMHFSB MHFSBMH");
}

Board randomBoard(Random& random, int symbols)
{
    Board board{};
    for (auto& tile : board)
        tile = tileOf(static_cast<Symbol>(random.below(static_cast<std::uint64_t>(symbols))),
            static_cast<Element>(random.below(kColours)));
    return board;
}

std::vector<Action> conceivableMinoanActions()
{
    std::vector<Action> actions;
    for (const game::Seat seat : {-1, 0, 1})
        for (int verb = 0; verb <= 8; ++verb)
            for (const int first : {-2'147'483'647 - 1, -1, 0, 1, 2, 3, 6, 7, 41, 47, 48, 49, 2'147'483'647})
                for (const int second : {-1, 0, 1, 2, 3, 7, 8, 48, 49, 2'147'483'647})
                    actions.push_back({seat, static_cast<Verb>(verb), first, second});
    return actions;
}

Bot minoanBot(Tactics tactics, Strategy strategy)
{
    return {sharedMinoanContent(), tactics, strategy};
}

Arena::Arena(const Foe& foe, Seed seed)
    : stage(makeLabyrinth(minoanContent(), Mode::Run, seed))
{
    int door = 0;
    while (!isBeast(stage.doors[0][at(door)].sign))
        ++door;
    stage.doors[0][at(door)].foe = foe;
    state = Rules::begin(stage);
    act(Verb::Door, door);
    LABRYS_ASSERT(state.phase == Phase::Fight);
}

Arena& Arena::act(Verb verb, int first, int second)
{
    const auto done = Rules::apply(stage, state, {0, verb, first, second}, &events);
    LABRYS_ASSERT(done.has_value());
    return *this;
}

Refusal Arena::refusal(const Action& action)
{
    const auto before = state;
    const auto told = events.size();
    const auto done = Rules::apply(stage, state, action, &events);
    LABRYS_ASSERT(!done && state == before && events.size() == told);
    return done.error();
}

int Arena::told(EventKind kind) const
{
    return static_cast<int>(std::ranges::count(events, kind, &Event::kind));
}

const Event& Arena::last(EventKind kind) const
{
    for (auto event = events.rbegin(); event != events.rend(); ++event)
        if (event->kind == kind)
            return *event;
    LABRYS_ASSERT(false);
    return events.back();
}

Arena& Arena::pass()
{
    state.board = quietBoard();
    return act(Verb::Swap, 0, 1);
}

} // namespace labrys::test
