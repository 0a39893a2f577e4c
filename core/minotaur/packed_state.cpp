// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/minotaur/packed_state.h"

#include "core/base/random.h"

#include <algorithm>
#include <utility>

namespace labrys::minotaur {

namespace {

constexpr std::uint16_t kNowhere = 0xFFFF;
constexpr std::size_t kHeader = 6;
constexpr std::size_t kTurnWord = 0;
constexpr std::size_t kOfPlayer = 2;
constexpr std::size_t kOfMonster = 4;
constexpr std::size_t kFirstPlaces = 4096;

} // namespace

PackedStates::PackedStates(const Stage& stage)
    : m_grid(stage.grid)
    , m_turnMatters(
          std::ranges::find(stage.monsters, MonsterKind::Wanderer, &Monster::kind) != stage.monsters.end())
    , m_players(static_cast<std::size_t>(stage.players))
    , m_monsters(stage.monsters.size())
    , m_stride(kHeader + kOfPlayer * m_players + kOfMonster * m_monsters)
    , m_digests(kFirstPlaces)
{
}

void PackedStates::pack(const State& state)
{
    const auto cell = [this](Cell place) { return static_cast<Word>(m_grid.id(place)); };
    const auto maybe = [&](const std::optional<Cell>& place) { return place ? cell(*place) : kNowhere; };
    m_words.push_back(static_cast<Word>(state.turn));
    m_words.push_back(static_cast<Word>(state.freeze));
    m_words.push_back(static_cast<Word>(state.taken % 0x10000U));
    m_words.push_back(static_cast<Word>(state.taken / 0x10000U));
    m_words.push_back(static_cast<Word>((state.keyFound ? 1 : 0) + (state.compass ? 2 : 0)));
    m_words.push_back(static_cast<Word>(state.active));
    for (const auto& player : state.players) {
        m_words.push_back(cell(player.cell));
        m_words.push_back(
            static_cast<Word>(static_cast<unsigned>(player.status) * 2U + (player.torch ? 1U : 0U)));
    }
    for (const auto& monster : state.monsters) {
        m_words.push_back(cell(monster.cell));
        m_words.push_back(maybe(monster.cameFrom));
        m_words.push_back(maybe(monster.target));
        m_words.push_back(static_cast<Word>(
            static_cast<unsigned>(monster.phase) * 256U + static_cast<unsigned>(monster.rest)));
    }
}

bool PackedStates::insert(std::uint64_t digest)
{
    if (2 * (m_count + 1) > m_digests.size()) {
        auto old = std::exchange(m_digests, std::vector<std::uint64_t>(2 * m_digests.size()));
        m_count = 0;
        for (const auto each : old)
            if (each != 0)
                static_cast<void>(insert(each));
    }
    const std::size_t mask = m_digests.size() - 1;
    for (std::size_t at = static_cast<std::size_t>(digest) & mask;; at = (at + 1) & mask) {
        if (m_digests[at] == digest)
            return false;
        if (m_digests[at] == 0) {
            m_digests[at] = digest;
            ++m_count;
            return true;
        }
    }
}

int PackedStates::add(const State& state)
{
    pack(state);
    return static_cast<int>(m_words.size() / m_stride) - 1;
}

int PackedStates::addNew(const State& state)
{
    const int number = add(state);
    const auto words = std::span(m_words).last(m_stride);
    std::uint64_t digest = 0;
    std::uint64_t four = 0;
    for (std::size_t i = m_turnMatters ? kTurnWord : kTurnWord + 1; i < words.size(); ++i) {
        four = (four << 16U) | words[i];
        if (i % 4 == 3 || i + 1 == words.size())
            digest = mix64(digest ^ std::exchange(four, 0)) + 0x9E3779B97F4A7C15ULL;
    }
    if (insert(digest == 0 ? 1 : digest))
        return number;
    m_words.resize(m_words.size() - m_stride);
    return -1;
}

void PackedStates::load(int number, State& state) const
{
    auto word = m_words.begin() + static_cast<std::ptrdiff_t>(static_cast<std::size_t>(number) * m_stride);
    const auto place
        = [this](Word id) { return id == kNowhere ? std::nullopt : std::optional(m_grid.cell(id)); };
    state.turn = *word++;
    state.freeze = *word++;
    state.taken = *word++;
    state.taken += std::uint32_t{*word++} * 0x10000U;
    state.keyFound = (*word & 1U) != 0;
    state.compass = (*word++ & 2U) != 0;
    state.active = *word++;
    state.outcome = LevelOutcome::Running;
    state.caughtBy.reset();
    for (auto& player : state.players) {
        player.cell = m_grid.cell(*word++);
        player.status = static_cast<PlayerStatus>(*word / 2U);
        player.torch = (*word++ & 1U) != 0;
    }
    for (auto& monster : state.monsters) {
        monster.cell = m_grid.cell(*word++);
        monster.cameFrom = place(*word++);
        monster.target = place(*word++);
        monster.phase = static_cast<Phase>(*word / 256U);
        monster.rest = *word++ % 256;
    }
}

} // namespace labrys::minotaur
