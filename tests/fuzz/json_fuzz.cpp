// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Fuzzes the reader of JSON: whatever the bytes, it refuses them at a place inside them, or what it read is
// written and read back the same.
#include "core/base/assert.h"
#include "core/base/json_codec.h"

#include <boost/json/value.hpp>

#include <algorithm>

namespace {

using namespace labrys;

struct Inner {
    Cell cell;
    std::optional<std::string> note;
    bool operator==(const Inner&) const = default;
};
BOOST_DESCRIBE_STRUCT(Inner, (), (cell, note))

struct Outer {
    std::vector<Inner> list;
    std::optional<std::vector<std::vector<std::uint8_t>>> numbers;
    std::optional<std::array<Direction, 2>> sides;
    std::optional<Seed> seed;
    std::optional<Fingerprint> digest;
    std::optional<Grid<std::uint8_t>> grid;
    bool operator==(const Outer&) const = default;
};
BOOST_DESCRIBE_STRUCT(Outer, (), (list, numbers, sides, seed, digest, grid))

void checkPlace(const Problem& problem, std::string_view text)
{
    const auto lines = std::ranges::count(text, '\n') + 1;
    LABRYS_ASSERT(problem.place.line >= 1 && problem.place.line <= lines);
    LABRYS_ASSERT(problem.place.column >= 1);
    LABRYS_ASSERT(static_cast<std::size_t>(problem.place.column) <= text.size() + 1);
}

/// Files of ours hold no fractions; the writer asserts it.
bool integersOnly(const boost::json::value& json)
{
    if (const auto* array = json.if_array())
        return std::ranges::all_of(*array, integersOnly);
    if (const auto* object = json.if_object())
        return std::ranges::all_of(*object, [](const auto& member) { return integersOnly(member.value()); });
    return !json.is_double();
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const unsigned char* data, std::size_t size);

extern "C" int LLVMFuzzerTestOneInput(const unsigned char* data, std::size_t size)
{
    const std::string text(data, data + size);
    const auto json = parseJson(text, "fuzz");
    if (!json)
        checkPlace(json.error(), text);
    if (json && integersOnly(*json)) {
        const std::string canonical = canonicalJson(*json);
        const JsonLimits large{.bytes = std::size_t{1} << 26U};
        const auto again = parseJson(canonical, "again", large);
        LABRYS_ASSERT(again.has_value());
        LABRYS_ASSERT(canonicalJson(*again) == canonical);
        const auto compact = parseJson(compactJson(*json), "compact", large);
        LABRYS_ASSERT(compact.has_value());
        LABRYS_ASSERT(canonicalJson(*compact) == canonical);
    }
    const auto outer = readJson<Outer>(text, "fuzz");
    if (!outer) {
        checkPlace(outer.error(), text);
        return 0;
    }
    const auto again = readJson<Outer>(canonicalJson(toJson(*outer)), "again");
    LABRYS_ASSERT(again.has_value());
    LABRYS_ASSERT(*again == *outer);
    LABRYS_ASSERT(digestOf(*again) == digestOf(*outer));
    return 0;
}
