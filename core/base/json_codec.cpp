// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/json_codec.h"

#include <boost/json/string.hpp>

#include <algorithm>
#include <cmath>

namespace labrys::codec {

namespace {

constexpr std::size_t kMostCells = 4096; ///< a side

/// One row, appended to `cells`; false when a character is none of the letters.
bool appendRow(std::string_view row, std::vector<std::uint8_t>& cells)
{
    for (const char c : row) {
        const std::size_t value = kCellLetters.find(c);
        if (value == std::string_view::npos)
            return false;
        cells.push_back(static_cast<std::uint8_t>(value));
    }
    return true;
}

} // namespace

Wrong decode(const boost::json::value& json, std::string& out, const std::string& path)
{
    const auto* text = json.if_string();
    if (text == nullptr)
        return Mismatch{path, "JSON_NOT_TEXT", {}};
    out.assign(text->data(), text->size());
    return std::nullopt;
}

Wrong decode(const boost::json::value& json, bool& out, const std::string& path)
{
    const bool* value = json.if_bool();
    if (value == nullptr)
        return Mismatch{path, "JSON_NOT_BOOLEAN", {}};
    out = *value;
    return std::nullopt;
}

Wrong decode(const boost::json::value& json, Fingerprint& out, const std::string& path)
{
    std::string text;
    if (auto wrong = decode(json, text, path))
        return wrong;
    const auto fingerprint = Fingerprint::fromText(text);
    if (!fingerprint)
        return Mismatch{path, "JSON_NOT_DIGEST", {text}};
    out = *fingerprint;
    return std::nullopt;
}

Wrong decode(const boost::json::value& json, Seed& out, const std::string& path)
{
    std::string text;
    if (auto wrong = decode(json, text, path))
        return wrong;
    // Files hold what code() writes and nothing that merely reads like it.
    const auto seed = Seed::fromText(text);
    if (!seed || seed->code() != text)
        return Mismatch{path, "JSON_NOT_SEED", {text}};
    out = *seed;
    return std::nullopt;
}

Wrong decode(const boost::json::value& json, Random& out, const std::string& path)
{
    constexpr std::size_t kDigits = 16; // a word
    std::string text;
    if (auto wrong = decode(json, text, path))
        return wrong;
    std::array<std::uint64_t, 4> state{};
    std::size_t read = 0;
    for (; read < state.size() && text.size() == kDigits * state.size(); ++read) {
        const auto word = Fingerprint::fromText(std::string_view(text).substr(read * kDigits, kDigits));
        if (!word)
            break;
        state[read] = word->value;
    }
    const auto random = read == state.size() ? Random::fromState(state) : std::nullopt;
    if (!random)
        return Mismatch{path, "JSON_NOT_GENERATOR", {text}};
    out = *random;
    return std::nullopt;
}

Wrong decode(const boost::json::value& json, Grid<std::uint8_t>& out, const std::string& path)
{
    const auto* rows = json.if_array();
    if (rows == nullptr)
        return Mismatch{path, "JSON_NOT_ARRAY", {}};
    if (rows->size() > kMostCells)
        return Mismatch{path, "JSON_TOO_MANY", {std::to_string(kMostCells)}};
    std::vector<std::uint8_t> cells;
    std::size_t columns = 0;
    for (std::size_t i = 0; i < rows->size(); ++i) {
        const std::string rowPath = path + '/' + std::to_string(i);
        const auto* row = (*rows)[i].if_string();
        if (row == nullptr)
            return Mismatch{rowPath, "JSON_NOT_TEXT", {}};
        if (row->size() > kMostCells)
            return Mismatch{rowPath, "JSON_TOO_MANY", {std::to_string(kMostCells)}};
        if (i == 0)
            columns = row->size();
        if (row->size() != columns || !appendRow(*row, cells))
            return Mismatch{rowPath, "JSON_NOT_GRID", {std::to_string(columns)}};
    }
    out = Grid<std::uint8_t>(static_cast<int>(rows->size()), static_cast<int>(columns));
    std::ranges::copy(cells, out.values().begin());
    return std::nullopt;
}

Wrong decodeInteger(const boost::json::value& json, std::int64_t low, std::uint64_t high, std::uint64_t& out,
    const std::string& path)
{
    const auto outOfRange
        = [&] { return Mismatch{path, "JSON_OUT_OF_RANGE", {std::to_string(low), std::to_string(high)}}; };
    if (const auto* number = json.if_int64()) {
        if (*number < low || (*number >= 0 && static_cast<std::uint64_t>(*number) > high))
            return outOfRange();
        out = static_cast<std::uint64_t>(*number);
        return std::nullopt;
    }
    if (const auto* number = json.if_uint64()) {
        if (*number > high)
            return outOfRange();
        out = *number;
        return std::nullopt;
    }
    // The parser turns an integer of too many digits into a fraction; its size gives it away.
    constexpr auto kBeyondIntegers = 9.2e18;
    if (const auto* number = json.if_double(); number != nullptr && !(std::abs(*number) < kBeyondIntegers))
        return outOfRange();
    return Mismatch{path, "JSON_NOT_INTEGER", {}};
}

const boost::json::value* member(const boost::json::object& object, std::string_view name)
{
    return object.if_contains(boost::json::string_view(name.data(), name.size()));
}

std::string pointerStep(std::string_view key)
{
    std::string step;
    for (const char c : key) {
        if (c == '~')
            step += "~0";
        else if (c == '/')
            step += "~1";
        else if (c == '#')
            step += "~2";
        else
            step += c;
    }
    return step;
}

boost::json::value encode(const std::string& text)
{
    return boost::json::value(boost::json::string_view(text.data(), text.size()));
}

boost::json::value encode(const Fingerprint& fingerprint)
{
    return encode(fingerprint.text());
}

boost::json::value encode(const Seed& seed)
{
    return encode(seed.code());
}

boost::json::value encode(const Random& random)
{
    std::string text;
    for (const std::uint64_t word : random.state())
        text += Fingerprint{word}.text();
    return encode(text);
}

boost::json::value encode(const Grid<std::uint8_t>& grid)
{
    boost::json::array rows;
    for (int row = 0; row < grid.rows(); ++row) {
        std::string letters;
        for (int column = 0; column < grid.columns(); ++column) {
            const std::uint8_t value = grid[{row, column}];
            LABRYS_ASSERT(value < kCellLetters.size());
            letters += kCellLetters[value];
        }
        rows.push_back(encode(letters));
    }
    return rows;
}

} // namespace labrys::codec
