// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/digest.h"

namespace labrys {

namespace {

constexpr std::string_view kHex = "0123456789abcdef";
constexpr std::size_t kDigits = 16;

} // namespace

std::string Fingerprint::text() const
{
    std::string text(kDigits, '0');
    for (std::size_t i = 0; i < kDigits; ++i)
        text[i] = kHex[(value >> (4U * (kDigits - 1U - i))) & 0xFU];
    return text;
}

std::optional<Fingerprint> Fingerprint::fromText(std::string_view text)
{
    if (text.size() != kDigits)
        return std::nullopt;
    Fingerprint result;
    for (const char c : text) {
        const std::size_t digit = kHex.find(c);
        if (digit == std::string_view::npos)
            return std::nullopt;
        result.value = result.value * 16U + digit;
    }
    return result;
}

} // namespace labrys
