// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/problem.h"
#include "core/base/random.h"

#include <compare>
#include <cstdint>
#include <expected>
#include <string>
#include <string_view>

namespace labrys {

/// A seed that people read, say and type: 50 bits, shown as `L1-XXXXX-XXXXX-C` (ten Crockford letters and a
/// check character) and expanded by mix64 (ARCHITECTURE, Random; APP-040).
class Seed {
public:
    static constexpr int kBits = 50;
    static constexpr std::uint64_t kCount = std::uint64_t{1} << kBits;

    constexpr Seed() = default;
    /// Keeps the low 50 bits of `bits`.
    explicit constexpr Seed(std::uint64_t bits)
        : m_bits(bits % kCount)
    {
    }

    /// Accepts a seed code (any case, O I L read as 0 1 1, dashes and blanks ignored after the prefix), and
    /// turns every other text of up to 256 bytes into a seed of its own. Fails only on what was meant as a code, begins
    /// with `L` and digits and a dash, and is wrong: SEED_VERSION, SEED_LENGTH, SEED_CHARACTER (which
    /// character, where), SEED_CHECK; or on SEED_EMPTY, SEED_TOO_LONG. The place holds the column alone.
    [[nodiscard]] static std::expected<Seed, Problem> fromText(std::string_view text);

    [[nodiscard]] constexpr std::uint64_t bits() const { return m_bits; }
    /// 64 well-mixed bits for the generators.
    [[nodiscard]] constexpr std::uint64_t expanded() const { return mix64(m_bits + 0x9E3779B97F4A7C15ULL); }
    [[nodiscard]] std::string code() const;

    auto operator<=>(const Seed&) const = default;

private:
    std::uint64_t m_bits = 0;
};

} // namespace labrys
