// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/minoan/bots.h"
#include "core/minoan/combat.h"

#include <algorithm>
#include <array>
#include <limits>
#include <optional>
#include <utility>

namespace labrys::minoan {

namespace {

// Values are thousandths of a point of harm.
using Value = std::int64_t;
constexpr Value kPoint = 1'000;
constexpr Value kVictory = 200 * kPoint;
constexpr Value kDeath = 150 * kPoint;
/// How many swaps are looked at together with the swap that follows, and what the second is worth, in
/// percent.
constexpr std::size_t kBest = 10;
constexpr Value kSecondShare = 55;
constexpr Value kSecondMost = 100 * kPoint;

/// What a swap does as far as the tiles on the board tell.
struct Effect {
    std::array<int, kHarms> harm{};
    int armour = 0;
    int life = 0;
    std::array<int, kElements> armourWards{};
    std::array<int, kElements> lifeWards{};
    int tiles = 0;
};

/// Lets the board come to rest; new tiles are blank.
Effect settle(Board& board, const Skills& skills)
{
    Effect effect;
    int wave = 0;
    for (auto matches = Matches::of(board); !matches.empty(); matches = Matches::of(board)) {
        for (const auto& match : matches.list()) {
            const Yield yield = yieldOf(match, skills[at(match.symbol)], wave);
            effect.tiles += match.count;
            for (std::size_t element = 0; element < kElements; ++element)
                if (at(match.symbol) < kPhysical)
                    effect.harm[element + kPhysical] += yield.colours[element];
                else
                    (match.symbol == Symbol::Shield ? effect.armourWards : effect.lifeWards)[element]
                        += yield.colours[element];
            if (at(match.symbol) < kPhysical)
                effect.harm[at(match.symbol)] += yield.amount;
            else
                (match.symbol == Symbol::Shield ? effect.armour : effect.life) += yield.amount;
        }
        collapse(board, matches.cells(), [] { return kBlank; });
        ++wave;
    }
    return effect;
}

/// What does not change while swaps are compared.
class Judge {
public:
    Judge(const Content& content, const Observation& seen, bool greedy)
        : m_defence(content.defence)
        , m_seen(seen)
        , m_greedy(greedy)
        , m_life(seen.body.life.most - seen.body.life.now)
        , m_armour(seen.body.armour.most - seen.body.armour.now)
    {
        const unsigned attacks = attacksOf(seen.announced);
        for (unsigned i = 0; i < seen.enemy->attacks.size(); ++i)
            if ((attacks >> i & 1U) != 0)
                m_incoming[at(seen.enemy->attacks[i])] += seen.enemy->damage;
        for (const int harm : m_incoming)
            m_total += harm;
    }

    [[nodiscard]] Value worth(const Effect& effect) const
    {
        Enemy enemy = *m_seen.enemy;
        const Value before = enemy.life.now + enemy.armour.now;
        Value dealt = 0;
        for (int harm = 0; harm < kHarms && enemy.life.now > 0; ++harm)
            if (effect.harm[at(harm)] > 0) {
                const Loss loss = strike(enemy, static_cast<Harm>(harm), effect.harm[at(harm)], m_defence);
                dealt += loss.amount;
            }
        Value value = std::min(dealt, before) * kPoint + effect.tiles * kPoint / 100;
        if (enemy.life.now <= 0)
            value += kVictory;
        const Value armour = std::min(effect.armour, m_armour);
        const Value life = std::min(effect.life, m_life);
        const auto& body = m_seen.body;
        if (m_greedy)
            return value + armour * 600 + life * (body.life.now * 2 < body.life.most ? 1'200 : 700);
        const Value forLife = lifeWeight();
        value += armour * (m_total > m_seen.enemy->damage ? 1'050 : 750) + life * forLife;
        for (std::size_t element = 0; element < kElements; ++element) {
            const int coming = m_incoming[element + kPhysical];
            // In hundredths: needed now, perhaps later, or lost.
            const Value use = coming > 0 ? 90 : m_total == 0 ? 35 : 0;
            value += use
                * (Value{600} * std::min(effect.armourWards[element], m_armour + coming)
                    + forLife * std::min(effect.lifeWards[element], m_life + coming))
                / 100;
        }
        if (enemy.life.now > 0 && dies(effect, enemy))
            value -= kDeath;
        return value;
    }

private:
    [[nodiscard]] Value lifeWeight() const
    {
        const auto& life = m_seen.body.life;
        return life.now * 100 < life.most * 35 ? 1'600 : life.now * 100 < life.most * 60 ? 1'100 : 800;
    }

    [[nodiscard]] bool dies(const Effect& effect, const Enemy& enemy) const
    {
        Body body = m_seen.body;
        body.armour.gain(effect.armour);
        body.life.gain(effect.life);
        for (std::size_t element = 0; element < kElements; ++element) {
            body.armourWards[element] += effect.armourWards[element];
            body.lifeWards[element] += effect.lifeWards[element];
        }
        return threatOf(enemy, m_seen.announced, body, m_defence).deadly();
    }

    const Defence& m_defence;
    const Observation& m_seen;
    bool m_greedy;
    int m_life;
    int m_armour;
    std::array<int, kHarms> m_incoming{};
    int m_total = 0;
};

struct Candidate {
    Value value = 0;
    Swap swap;
    Board after{};
};

Candidate tried(const Judge& judge, const Skills& skills, const Board& board, Swap swap)
{
    Candidate candidate{0, swap, board};
    std::swap(candidate.after[at(swap.first)], candidate.after[at(swap.second)]);
    candidate.value = judge.worth(settle(candidate.after, skills));
    return candidate;
}

/// The best value of a matching swap, or nothing without one.
std::optional<Value> bestAfter(const Judge& judge, const Skills& skills, const Board& board)
{
    std::optional<Value> best;
    const Layout layout(board);
    for (const Swap swap : allSwaps())
        if (layout.matches(swap)) {
            const Value value = tried(judge, skills, board, swap).value;
            best = std::max(best.value_or(std::numeric_limits<Value>::min()), value);
        }
    return best;
}

Swap randomSwap(Random& random)
{
    return allSwaps()[static_cast<std::size_t>(random.below(kSwaps))];
}

/// No swap makes a match: the one that prepares the best.
Swap preparing(const Judge& judge, const Observation& seen, Random& random)
{
    Swap chosen = randomSwap(random);
    Value best = -1;
    for (const Swap swap : allSwaps()) {
        Board board = seen.board;
        std::swap(board[at(swap.first)], board[at(swap.second)]);
        if (const auto value = bestAfter(judge, seen.skills, board); value && *value > best) {
            best = *value;
            chosen = swap;
        }
    }
    return chosen;
}

} // namespace

Swap bestSwap(const Content& content, const Observation& seen, Tactics tactics, Random& random)
{
    if (tactics == Tactics::Random)
        return randomSwap(random);
    const Judge judge(content, seen, tactics == Tactics::Greedy);
    std::array<Candidate, kSwaps> candidates;
    std::size_t count = 0;
    const Layout layout(seen.board);
    for (const Swap swap : allSwaps())
        if (layout.matches(swap))
            candidates[count++] = tried(judge, seen.skills, seen.board, swap);
    if (count == 0)
        return tactics == Tactics::Good ? preparing(judge, seen, random) : randomSwap(random);
    const std::span<Candidate> found(candidates.data(), count);
    const auto best = std::min(count, tactics == Tactics::Good ? kBest : 1);
    std::ranges::partial_sort(
        found, found.begin() + static_cast<std::ptrdiff_t>(best), std::ranges::greater(), &Candidate::value);
    if (tactics == Tactics::Greedy)
        return found.front().swap;
    Value most = std::numeric_limits<Value>::min();
    Swap chosen;
    for (const auto& candidate : found.first(best)) {
        Value value = candidate.value;
        if (value <= kDeath)
            value += std::clamp<Value>(
                         bestAfter(judge, seen.skills, candidate.after).value_or(0), 0, kSecondMost)
                * kSecondShare / 100;
        if (value > most) {
            most = value;
            chosen = candidate.swap;
        }
    }
    return chosen;
}

} // namespace labrys::minoan
