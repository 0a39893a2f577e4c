// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string_view>
#include <utility>

namespace labrys {

/// Bijective 64-bit mixing step of splitmix64 (Steele, Lea, Flood 2014).
[[nodiscard]] constexpr std::uint64_t mix64(std::uint64_t z)
{
    z = (z ^ (z >> 30U)) * 0xBF58476D1CE4E5B9ULL;
    z = (z ^ (z >> 27U)) * 0x94D049BB133111EBULL;
    return z ^ (z >> 31U);
}

/// splitmix64; seeds the long generator.
class SplitMix64 {
public:
    explicit constexpr SplitMix64(std::uint64_t seed)
        : m_state(seed)
    {
    }
    [[nodiscard]] constexpr std::uint64_t next() { return mix64(m_state += 0x9E3779B97F4A7C15ULL); }

private:
    std::uint64_t m_state;
};

/// The name of a sequence of draws. Every subsystem draws from its own, so that adding one shifts no other
/// (ARCHITECTURE, Random). Two streams are equal only when their names are.
class Stream {
public:
    explicit constexpr Stream(std::string_view name)
    {
        for (const char c : name)
            m_id = mix64(m_id ^ static_cast<std::uint64_t>(static_cast<unsigned char>(c)));
    }
    [[nodiscard]] constexpr std::uint64_t id() const { return m_id; }

private:
    std::uint64_t m_id = 0xCBF29CE484222325ULL;
};

/// Counter-based draw: the same four values give the same 64 bits, whatever was drawn before.
/// For what must not depend on the order of decisions: edge weights, a reward keyed by its map node.
[[nodiscard]] constexpr std::uint64_t draw64(
    std::uint64_t seed, Stream stream, std::uint64_t key, std::uint64_t counter)
{
    constexpr std::uint64_t kStep = 0x9E3779B97F4A7C15ULL;
    return mix64(mix64(mix64(mix64(seed + kStep) ^ stream.id()) + key * kStep) + (counter + 1U) * kStep);
}

/// Uniform in [0, bound), bound > 0, from counter-based draws: Lemire's method (2019), whose rare rejections
/// walk a second counter of their own.
[[nodiscard]] std::uint64_t drawBelow(
    std::uint64_t seed, Stream stream, std::uint64_t key, std::uint64_t counter, std::uint64_t bound);

/// xoshiro256** 1.0 (Blackman, Vigna 2018): long sequences. A regular value; its state can be saved.
class Random {
public:
    /// The generator of seed 0, for values that are about to be filled.
    Random()
        : Random(0)
    {
    }
    explicit Random(std::uint64_t seed);
    /// The generator of a named stream of a seed.
    Random(std::uint64_t seed, Stream stream, std::uint64_t key = 0)
        : Random(draw64(seed, stream, key, 0))
    {
    }

    [[nodiscard]] std::uint64_t next();
    /// Uniform in [0, bound), bound > 0; Lemire's method with rejection (2019).
    [[nodiscard]] std::uint64_t below(std::uint64_t bound);
    /// Fisher-Yates, downwards.
    template <class T>
    void shuffle(std::span<T> items)
    {
        for (std::size_t i = items.size(); i > 1; --i)
            std::swap(items[i - 1], items[static_cast<std::size_t>(below(i))]);
    }

    /// The state, for saving; fromState() takes it back.
    [[nodiscard]] const std::array<std::uint64_t, 4>& state() const { return m_state; }
    /// Goes on where state() was read. Nothing for a state of zeros, which would only give zeros.
    [[nodiscard]] static std::optional<Random> fromState(const std::array<std::uint64_t, 4>& state);
    bool operator==(const Random&) const = default;

private:
    std::array<std::uint64_t, 4> m_state{};
};

} // namespace labrys
