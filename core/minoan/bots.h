// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/minoan/offerings.h"
#include "core/minoan/state.h"

#include <memory>
#include <string_view>
#include <utility>
#include <vector>

namespace labrys::minoan {

// The yardsticks of difficulty (minoan.md 2.6). They see observations alone, and know the rules as their
// content tells them: resistances follow from the archetypes that an enemy's name says. Whole numbers only.

/// How a bot swaps: any swap; the best at once on the tiles it sees; ten best with the best that follows.
enum class Tactics : std::uint8_t { Random, Greedy, Good };
/// What it does with doors and treasures. Good ones weigh everything; the last four are good but for one
/// habit.
enum class Strategy : std::uint8_t { Random, Greedy, Good, NeverFeeds, NeverOffers, Avoider, Careless };

class Bot {
public:
    Bot(std::shared_ptr<const Content> content, Tactics tactics, Strategy strategy)
        : m_content(std::move(content))
        , m_tactics(tactics)
        , m_strategy(strategy)
    {
    }

    Action choose(const Observation& observation, const std::vector<Action>& legal, Random& random);

private:
    Action chooseDoor(const Observation& seen, Random& random) const;
    Action chooseTreasure(const Observation& seen, Random& random) const;

    std::shared_ptr<const Content> m_content;
    Tactics m_tactics;
    Strategy m_strategy;
};

/// The swap that a bot of these tactics makes: also the hint of the game (honest: the same evaluator).
[[nodiscard]] Swap bestSwap(const Content& content, const Observation& seen, Tactics tactics, Random& random);

class RandomBot : public Bot {
public:
    static constexpr std::string_view kId = "random";
    explicit RandomBot(std::shared_ptr<const Content> content)
        : Bot(std::move(content), Tactics::Random, Strategy::Random)
    {
    }
};

/// Best swap at once; the first fight door; eats below 50 satiety, else a random altar.
class GreedyBot : public Bot {
public:
    static constexpr std::string_view kId = "greedy";
    explicit GreedyBot(std::shared_ptr<const Content> content)
        : Bot(std::move(content), Tactics::Greedy, Strategy::Greedy)
    {
    }
};

class GoodBot : public Bot {
public:
    static constexpr std::string_view kId = "good";
    explicit GoodBot(std::shared_ptr<const Content> content)
        : Bot(std::move(content), Tactics::Good, Strategy::Good)
    {
    }
};

class NeverFeedsBot : public Bot {
public:
    static constexpr std::string_view kId = "never-feeds";
    explicit NeverFeedsBot(std::shared_ptr<const Content> content)
        : Bot(std::move(content), Tactics::Good, Strategy::NeverFeeds)
    {
    }
};

class NeverOffersBot : public Bot {
public:
    static constexpr std::string_view kId = "never-offers";
    explicit NeverOffersBot(std::shared_ptr<const Content> content)
        : Bot(std::move(content), Tactics::Good, Strategy::NeverOffers)
    {
    }
};

/// Avoids every fight that can be avoided.
class AvoiderBot : public Bot {
public:
    static constexpr std::string_view kId = "avoider";
    explicit AvoiderBot(std::shared_ptr<const Content> content)
        : Bot(std::move(content), Tactics::Good, Strategy::Avoider)
    {
    }
};

/// Treasures by chance.
class CarelessBot : public Bot {
public:
    static constexpr std::string_view kId = "careless";
    explicit CarelessBot(std::shared_ptr<const Content> content)
        : Bot(std::move(content), Tactics::Good, Strategy::Careless)
    {
    }
};

} // namespace labrys::minoan
