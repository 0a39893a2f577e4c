// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/random.h"

#include "core/base/assert.h"

#include <bit>

#ifdef _MSC_VER
#include <intrin.h>
#endif

namespace labrys {

namespace {

struct Product {
    std::uint64_t high;
    std::uint64_t low;
};

Product multiply(std::uint64_t a, std::uint64_t b)
{
#ifdef _MSC_VER
    std::uint64_t high = 0;
    const std::uint64_t low = _umul128(a, b, &high);
    return {high, low};
#else
    __extension__ using Wide = unsigned __int128;
    const Wide product = static_cast<Wide>(a) * b;
    return {static_cast<std::uint64_t>(product >> 64U), static_cast<std::uint64_t>(product)};
#endif
}

/// Lemire's bounded draw over any source of 64-bit words.
template <class Source>
std::uint64_t bounded(std::uint64_t bound, Source&& source)
{
    LABRYS_ASSERT(bound > 0);
    Product product = multiply(source(), bound);
    if (product.low < bound) {
        const std::uint64_t threshold = (0U - bound) % bound;
        while (product.low < threshold)
            product = multiply(source(), bound);
    }
    return product.high;
}

} // namespace

std::uint64_t drawBelow(
    std::uint64_t seed, Stream stream, std::uint64_t key, std::uint64_t counter, std::uint64_t bound)
{
    std::uint64_t word = draw64(seed, stream, key, counter);
    return bounded(bound, [&] {
        const std::uint64_t now = word;
        word = mix64(word + 0x9E3779B97F4A7C15ULL);
        return now;
    });
}

Random::Random(std::uint64_t seed)
{
    SplitMix64 source(seed);
    for (auto& word : m_state)
        word = source.next();
}

std::optional<Random> Random::fromState(const std::array<std::uint64_t, 4>& state)
{
    if (state == std::array<std::uint64_t, 4>{})
        return std::nullopt;
    Random random(0);
    random.m_state = state;
    return random;
}

std::uint64_t Random::next()
{
    const std::uint64_t result = std::rotl(m_state[1] * 5U, 7) * 9U;
    const std::uint64_t t = m_state[1] << 17U;
    m_state[2] ^= m_state[0];
    m_state[3] ^= m_state[1];
    m_state[1] ^= m_state[2];
    m_state[0] ^= m_state[3];
    m_state[2] ^= t;
    m_state[3] = std::rotl(m_state[3], 45);
    return result;
}

std::uint64_t Random::below(std::uint64_t bound)
{
    return bounded(bound, [this] { return next(); });
}

} // namespace labrys
