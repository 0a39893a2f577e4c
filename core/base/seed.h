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

    /// Reads what people type, after trimming blanks:
    /// - a code: any case, O I L read as 0 1 1, dashes and blanks inside ignored;
    /// - a plain decimal number below 2^50: the seed of these bits;
    /// - every other text of up to 256 bytes: a seed of its own, by a chain of mix64 over its bytes.
    /// What begins with `L`, digits and a dash was meant as a code and fails when it is wrong: SEED_VERSION
    /// {version}, SEED_LENGTH {letters found, wanted}, SEED_CHARACTER {the character}, SEED_CHECK {check
    /// character found}. Without dashes it is a code only when it is right. Also SEED_EMPTY and
    /// SEED_TOO_LONG {most bytes}. The place holds the column alone, in code points of `text`.
    [[nodiscard]] static std::expected<Seed, Problem> fromText(std::string_view text);

    [[nodiscard]] constexpr std::uint64_t bits() const { return m_bits; }
    /// 64 well-mixed bits for the generators.
    [[nodiscard]] constexpr std::uint64_t expanded() const { return mix64(m_bits + 0x9E3779B97F4A7C15ULL); }
    /// `L1-XXXXX-XXXXX-C`. The check character finds every single wrong character and every exchange of two.
    [[nodiscard]] std::string code() const;

    auto operator<=>(const Seed&) const = default;

private:
    std::uint64_t m_bits = 0;
};

} // namespace labrys
