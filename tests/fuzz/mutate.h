// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/random.h"

#include <algorithm>
#include <array>
#include <chrono>
#include <cstddef>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace labrys::test {

/// A bound on a time, in the unit given; ten times as much where sanitizers or a debug build slow all down.
constexpr int timeBound(int bound)
{
#if !defined(NDEBUG) || defined(__SANITIZE_ADDRESS__) || defined(__SANITIZE_THREAD__)
    return bound * 10;
#elif defined(__has_feature)
#if __has_feature(address_sanitizer) || __has_feature(thread_sanitizer)
    return bound * 10;
#else
    return bound;
#endif
#else
    return bound;
#endif
}

/// What a hostile author of a text file would try first.
inline constexpr std::array<std::string_view, 40> kTokens{"{", "}", "[", "]", ",", ":", "\"", "\\", "\\u0000",
    "\\uD800", "\\u0061", "null", "true", "-", "0", "-1", "1e9", "0.5", "1e999", "255", "256", "2147483648",
    "9223372036854775808", "18446744073709551616", "99999999999999999999999", std::string_view("\0", 1),
    "\r\n", "\n", "\t", "\xEF\xBB\xBF", "\xFF", "\xC0\x80", "\xED\xA0\x80", "\xE2\x80\xAE",
    "\xF0\x9F\x90\x82", "[[[[[[[[[[[[[[[[", "{\"a\":{\"a\":", "{}", "[]", ";"};

/// Makes broken variants of good texts, the same ones for the same seed on every platform, for the sweeps
/// "N mutated files: no crash, none too slow" of ordinary tests. A failure is reproduced by its index.
class Mutator {
public:
    /// `tokens` are inserted beside kTokens: the words of the format under test. They and the corpus must
    /// outlive the mutator.
    explicit Mutator(std::span<const std::string> corpus, std::span<const std::string_view> tokens = {},
        std::uint64_t seed = 1)
        : m_corpus(corpus)
        , m_tokens(tokens)
        , m_seed(seed)
    {
    }

    /// Variant number `index`: a text of the corpus after 1 to 8 mutations, at most 64 KiB longer than it.
    [[nodiscard]] std::string variant(std::uint64_t index) const
    {
        Random random(m_seed, Stream("fuzz.mutate"), index);
        std::string text = m_corpus[pick(random, m_corpus.size())];
        const std::size_t most = text.size() + (std::size_t{1} << 16U);
        // Half of the variants have one flaw only: they reach deepest.
        const std::uint64_t count = 1 + random.below(2) * random.below(8);
        for (std::uint64_t i = 0; i < count && text.size() <= most; ++i)
            mutate(text, random);
        text.resize(std::min(text.size(), most));
        return text;
    }

private:
    static std::size_t pick(Random& random, std::size_t bound)
    {
        return static_cast<std::size_t>(random.below(bound));
    }

    /// A piece [begin, begin + length) of a text: mostly short, at times long.
    struct Piece {
        std::size_t begin;
        std::size_t length;
    };
    static Piece piece(std::string_view text, Random& random)
    {
        const std::size_t begin = pick(random, text.size() + 1);
        const std::size_t longest = random.below(4) == 0 ? text.size() : 16;
        return {begin, std::min(text.size() - begin, pick(random, longest + 1))};
    }

    void mutate(std::string& text, Random& random) const
    {
        const Piece at = piece(text, random);
        switch (random.below(8)) {
        case 0:
            if (at.begin < text.size())
                text[at.begin]
                    = static_cast<char>(static_cast<unsigned char>(text[at.begin]) ^ (1U << random.below(8)));
            break;
        case 1:
            if (at.begin < text.size())
                text[at.begin] = static_cast<char>(static_cast<unsigned char>(random.below(256)));
            break;
        case 2:
            text.erase(at.begin, at.length);
            break;
        case 3: {
            const std::string copy = text.substr(at.begin, at.length);
            for (std::uint64_t times = 1 + random.below(3); times > 0; --times)
                text.insert(pick(random, text.size() + 1), copy);
            break;
        }
        case 4: {
            const std::string& other = m_corpus[pick(random, m_corpus.size())];
            const Piece from = piece(other, random);
            text.replace(at.begin, at.length, other, from.begin, from.length);
            break;
        }
        case 5:
            text.insert(at.begin, token(random));
            break;
        case 6:
            text.replace(at.begin, at.length, token(random));
            break;
        default:
            text.resize(at.begin); // cut short
            break;
        }
    }

    [[nodiscard]] std::string_view token(Random& random) const
    {
        const std::size_t index = pick(random, kTokens.size() + m_tokens.size());
        return index < kTokens.size() ? kTokens[index] : m_tokens[index - kTokens.size()];
    }

    std::span<const std::string> m_corpus;
    std::span<const std::string_view> m_tokens;
    std::uint64_t m_seed;
};

/// What a sweep saw.
struct SweepReport {
    std::chrono::nanoseconds slowest{0};
    std::uint64_t slowestIndex = 0;
};

/// Calls run(text) for the first `count` variants and measures each. A run that seems slow is measured again
/// and its shorter time counts: the machine may have been busy elsewhere.
template <class Run>
SweepReport sweepVariants(const Mutator& mutator, std::uint64_t count, Run&& run)
{
    using Clock = std::chrono::steady_clock;
    SweepReport report;
    for (std::uint64_t index = 0; index < count; ++index) {
        const std::string text = mutator.variant(index);
        std::chrono::nanoseconds shortest = std::chrono::nanoseconds::max();
        for (int attempt = 0; attempt < 3 && shortest > report.slowest; ++attempt) {
            const auto begin = Clock::now();
            run(std::string_view(text));
            shortest = std::min<std::chrono::nanoseconds>(shortest, Clock::now() - begin);
        }
        if (shortest > report.slowest)
            report = {shortest, index};
    }
    return report;
}

} // namespace labrys::test
