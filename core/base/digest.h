// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/fields.h"
#include "core/base/random.h"

#include <concepts>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <ranges>
#include <string>
#include <string_view>
#include <type_traits>

namespace labrys {

class Seed;

/// A 64-bit digest as a value of its own; files hold it as 16 hexadecimal digits.
struct Fingerprint {
    std::uint64_t value = 0;
    bool operator==(const Fingerprint&) const = default;

    /// Sixteen lower-case hexadecimal digits.
    [[nodiscard]] std::string text() const;
    /// Reads exactly what text() writes.
    [[nodiscard]] static std::optional<Fingerprint> fromText(std::string_view text);
};

/// Order-dependent 64-bit digest over field values, equal on every platform; padding is never hashed.
/// Not cryptographic: it finds accidents and divergence, it does not resist an attacker.
class Digest {
public:
    constexpr void add(std::uint64_t word) { m_state = mix64(m_state ^ word) + 0x9E3779B97F4A7C15ULL; }

    /// Adds a described type field by field, an optional, an enumeration, an integer or a sized range (its
    /// size, then its elements).
    template <class T>
    constexpr void addValue(const T& value)
    {
        if constexpr (std::is_enum_v<T>) {
            add(static_cast<std::uint64_t>(static_cast<std::underlying_type_t<T>>(value)));
        } else if constexpr (std::same_as<T, char>) {
            // A plain char is signed on one platform and unsigned on another.
            add(static_cast<unsigned char>(value));
        } else if constexpr (std::integral<T>) {
            add(static_cast<std::uint64_t>(value));
        } else if constexpr (std::same_as<T, Fingerprint>) {
            add(value.value);
        } else if constexpr (std::same_as<T, Random>) {
            addValue(value.state());
        } else if constexpr (std::same_as<T, Seed>) {
            add(value.bits());
        } else if constexpr (Described<T>) {
            forEachField(value, [this](const char*, const auto& field) { this->addValue(field); });
        } else if constexpr (requires { value.has_value(); }) {
            add(value.has_value() ? 1U : 0U);
            if (value.has_value())
                addValue(*value);
        } else {
            static_assert(std::ranges::sized_range<T>, "describe the type or give it a range");
            // The shape of a grid counts: 2 x 3 is not 3 x 2.
            if constexpr (requires { value.rows(), value.columns(); }) {
                add(static_cast<std::uint64_t>(value.rows()));
                add(static_cast<std::uint64_t>(value.columns()));
            }
            add(static_cast<std::uint64_t>(std::ranges::size(value)));
            for (const auto& element : value)
                addValue(element);
        }
    }

    [[nodiscard]] constexpr Fingerprint fingerprint() const { return {mix64(m_state)}; }

private:
    std::uint64_t m_state = 0;
};

/// The digest of one value.
template <class T>
[[nodiscard]] constexpr Fingerprint digestOf(const T& value)
{
    Digest digest;
    digest.addValue(value);
    return digest.fingerprint();
}

} // namespace labrys
