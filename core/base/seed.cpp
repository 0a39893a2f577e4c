// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/seed.h"

#include "core/base/utf8.h"

#include <algorithm>
#include <array>
#include <optional>
#include <utility>

namespace labrys {

namespace {

constexpr std::string_view kLetters = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";
constexpr std::size_t kSeedLetters = 10;
constexpr std::size_t kAllLetters = kSeedLetters + 1;
constexpr std::size_t kMostBytes = 256;
constexpr unsigned kVersion = 1;

/// Product in GF(32) with x^5 + x^2 + 1.
constexpr unsigned multiply(unsigned a, unsigned b)
{
    unsigned product = 0;
    for (unsigned bit = 0; bit < 5; ++bit) {
        if (((b >> bit) & 1U) != 0)
            product ^= a;
        a <<= 1U;
        if ((a & 0x20U) != 0)
            a ^= 0x25U;
    }
    return product;
}

using Letters = std::array<unsigned, kAllLetters>;

/// The weighted sum of a code, 0 for a right one. The weights are the powers x^1 .. x^10 of the seed's
/// letters and x^0 of the check character: all different and none zero, so that one wrong letter and an
/// exchange of any two letters, the check character included, always change the sum.
constexpr unsigned weightedSum(const Letters& letters)
{
    unsigned sum = letters[kSeedLetters];
    unsigned weight = 1;
    for (std::size_t i = 0; i < kSeedLetters; ++i) {
        weight = multiply(weight, 2);
        sum ^= multiply(weight, letters[i]);
    }
    return sum;
}

Letters lettersOf(std::uint64_t bits)
{
    Letters letters{};
    for (std::size_t i = 0; i < kSeedLetters; ++i)
        letters[i] = static_cast<unsigned>(bits >> (5U * (kSeedLetters - 1U - i))) & 31U;
    letters[kSeedLetters] = weightedSum(letters);
    return letters;
}

bool blank(char c)
{
    return c == ' ' || c == '\t' || c == '\r' || c == '\n';
}

bool digit(char c)
{
    return c >= '0' && c <= '9';
}

/// The value of a letter as people write it: any case, O for 0, I and L for 1.
std::optional<unsigned> letterValue(char c)
{
    if (c >= 'a' && c <= 'z')
        c = static_cast<char>(c - 'a' + 'A');
    if (c == 'O')
        c = '0';
    if (c == 'I' || c == 'L')
        c = '1';
    const std::size_t value = kLetters.find(c);
    if (value == std::string_view::npos)
        return std::nullopt;
    return static_cast<unsigned>(value);
}

/// What stands after the prefix of a code, read as far as it can be.
struct Reading {
    Letters letters{};
    std::size_t count = 0;
    std::size_t wrongAt = std::string_view::npos;   ///< the first character that no code holds
    std::size_t surplusAt = std::string_view::npos; ///< the first letter too many
    std::size_t lastAt = 0;
};

Reading readLetters(std::string_view text, std::size_t offset)
{
    Reading reading;
    for (; offset < text.size(); ++offset) {
        if (text[offset] == '-' || blank(text[offset]))
            continue;
        const auto value = letterValue(text[offset]);
        if (!value) {
            reading.wrongAt = offset;
            return reading;
        }
        if (reading.count < kAllLetters)
            reading.letters[reading.count] = *value;
        else if (reading.surplusAt == std::string_view::npos)
            reading.surplusAt = offset;
        reading.lastAt = offset;
        ++reading.count;
    }
    return reading;
}

bool complete(const Reading& reading)
{
    return reading.wrongAt == std::string_view::npos && reading.count == kAllLetters
        && weightedSum(reading.letters) == 0;
}

Seed seedOf(const Reading& reading)
{
    std::uint64_t bits = 0;
    for (std::size_t i = 0; i < kSeedLetters; ++i)
        bits = bits << 5U | reading.letters[i];
    return Seed(bits);
}

std::unexpected<Problem> problemAt(
    std::string_view text, std::size_t offset, std::string code, std::vector<std::string> arguments)
{
    Place place;
    place.column = static_cast<int>(codePoints(text.substr(0, offset))) + 1;
    return std::unexpected(Problem{std::move(code), std::move(place), std::move(arguments)});
}

/// What is wrong with a reading that is not complete.
std::unexpected<Problem> problemOf(std::string_view text, const Reading& reading)
{
    if (reading.wrongAt != std::string_view::npos) {
        const std::string_view rest = text.substr(reading.wrongAt);
        const std::size_t length = firstCharacter(rest).length;
        // A byte that is no character is shown as the replacement character, U+FFFD.
        return problemAt(text, reading.wrongAt, "SEED_CHARACTER",
            {length == 0 ? "\xEF\xBF\xBD" : std::string(rest.substr(0, length))});
    }
    if (reading.count != kAllLetters) {
        const std::size_t at = reading.count > kAllLetters ? reading.surplusAt : text.size();
        return problemAt(
            text, at, "SEED_LENGTH", {std::to_string(reading.count), std::to_string(kAllLetters)});
    }
    return problemAt(text, reading.lastAt, "SEED_CHECK", {std::string(1, text[reading.lastAt])});
}

/// A plain decimal number below 2^50.
std::optional<std::uint64_t> plainNumber(std::string_view text)
{
    std::uint64_t number = 0;
    for (const char c : text) {
        if (!digit(c))
            return std::nullopt;
        number = number * 10U + static_cast<std::uint64_t>(c - '0');
        if (number >= Seed::kCount)
            return std::nullopt;
    }
    return number;
}

Seed hashed(std::string_view text)
{
    constexpr std::uint64_t kStep = 0x9E3779B97F4A7C15ULL;
    std::uint64_t state = kStep;
    for (const char c : text)
        state = mix64((state ^ static_cast<unsigned char>(c)) + kStep);
    return Seed(state >> (64U - static_cast<unsigned>(Seed::kBits)));
}

} // namespace

std::expected<Seed, Problem> Seed::fromText(std::string_view text)
{
    while (!text.empty() && blank(text.back()))
        text.remove_suffix(1);
    const auto begin = static_cast<std::size_t>(std::ranges::find_if_not(text, blank) - text.begin());
    const std::string_view trimmed = text.substr(begin);
    if (trimmed.empty())
        return problemAt(text, 0, "SEED_EMPTY", {});
    if (trimmed.size() > kMostBytes)
        return problemAt(text, begin + kMostBytes, "SEED_TOO_LONG", {std::to_string(kMostBytes)});

    if (trimmed.front() == 'L' || trimmed.front() == 'l') {
        const std::size_t afterVersion = std::min(trimmed.find_first_not_of("0123456789", 1), trimmed.size());
        const std::string_view version = trimmed.substr(1, afterVersion - 1);
        if (!version.empty() && trimmed.substr(afterVersion).starts_with('-')) {
            if (version != std::to_string(kVersion))
                return problemAt(text, begin + 1, "SEED_VERSION", {std::string(version)});
            const Reading reading = readLetters(text, begin + afterVersion);
            if (complete(reading))
                return seedOf(reading);
            return problemOf(text, reading);
        }
        // Without its dashes a code is one only when it is whole and right; else it may be any text.
        if (version.starts_with('1')) {
            const Reading reading = readLetters(text, begin + 2);
            if (complete(reading))
                return seedOf(reading);
        }
    }
    if (const auto number = plainNumber(trimmed))
        return Seed(*number);
    return hashed(trimmed);
}

std::string Seed::code() const
{
    std::string code = 'L' + std::to_string(kVersion);
    const Letters letters = lettersOf(m_bits);
    for (std::size_t i = 0; i < kAllLetters; ++i) {
        if (i % 5 == 0)
            code += '-';
        code += kLetters[letters[i]];
    }
    return code;
}

} // namespace labrys
