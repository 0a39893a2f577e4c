// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/game/packed.h"

#include "core/base/assert.h"

namespace labrys::game::packed {

namespace {

/// The letter that passes over cells and stands for no value.
constexpr std::size_t kFar = codec::kCellLetters.size() - 1;
/// Values below this share a letter with the number of cells passed over; light is such a grid.
constexpr std::size_t kFew = 3;
constexpr std::size_t kFewFar = kFar / kFew;
constexpr char kFewMark = '.';

} // namespace

void writeText(std::string_view value, std::string& text)
{
    text += compactJson(codec::encode(std::string(value)));
}

void writeCell(Cell cell, std::string& text)
{
    const auto lettered
        = [](int index) { return index >= 0 && index < static_cast<int>(codec::kCellLetters.size()); };
    if (lettered(cell.row) && lettered(cell.column)) {
        text += '"';
        text += codec::kCellLetters[static_cast<std::size_t>(cell.row)];
        text += codec::kCellLetters[static_cast<std::size_t>(cell.column)];
        text += '"';
        return;
    }
    text += '[';
    writeNumber(cell.row, text);
    text += ',';
    writeNumber(cell.column, text);
    text += ']';
}

void writeGrid(const Grid<std::uint8_t>& grid, std::string& text)
{
    text += '[';
    for (int row = 0; row < grid.rows(); ++row) {
        text += row > 0 ? ",\"" : "\"";
        for (int column = 0; column < grid.columns(); ++column) {
            const std::uint8_t value = grid[{row, column}];
            LABRYS_ASSERT(value < codec::kCellLetters.size());
            text += codec::kCellLetters[value];
        }
        text += '"';
    }
    text += ']';
}

void writeGridPart(const Grid<std::uint8_t>& before, const Grid<std::uint8_t>& after, std::string& text)
{
    LABRYS_ASSERT(before.size() == after.size());
    const auto old = before.values();
    const auto now = after.values();
    bool few = true;
    for (std::size_t i = 0; i < now.size() && few; ++i)
        few = old[i] == now[i] || now[i] < kFew;
    const std::size_t far = few ? kFewFar : kFar;
    text += '"';
    if (few)
        text += kFewMark;
    std::size_t passed = 0;
    for (std::size_t i = 0; i < now.size(); ++i) {
        if (old[i] == now[i]) {
            ++passed;
            continue;
        }
        for (; passed >= far; passed -= far)
            text += codec::kCellLetters[kFar];
        LABRYS_ASSERT(now[i] < codec::kCellLetters.size());
        if (few) {
            text += codec::kCellLetters[now[i] + kFew * passed];
        } else {
            text += codec::kCellLetters[passed];
            text += codec::kCellLetters[now[i]];
        }
        passed = 0;
    }
    text += '"';
}

Wrong inside(Wrong wrong, std::size_t index)
{
    if (wrong)
        wrong->path.insert(0, '/' + std::to_string(index));
    return wrong;
}

const boost::json::array* listOf(const boost::json::value& json, Wrong& wrong)
{
    const auto* list = json.if_array();
    if (list == nullptr)
        wrong = Mismatch{{}, "JSON_NOT_ARRAY", {}};
    return list;
}

Wrong readFlag(const boost::json::value& json, bool& out)
{
    std::uint64_t number = 0;
    if (auto wrong = codec::decodeInteger(json, 0, 1, number, {}))
        return wrong;
    out = number == 1;
    return std::nullopt;
}

Wrong readCell(const boost::json::value& json, Cell& out)
{
    if (const auto* text = json.if_string()) {
        const auto row = text->empty() ? std::string_view::npos : codec::kCellLetters.find(text->front());
        const auto column = text->empty() ? std::string_view::npos : codec::kCellLetters.find(text->back());
        if (text->size() != 2 || row == std::string_view::npos || column == std::string_view::npos)
            return Mismatch{{}, "PACKED_CELL", {}};
        out = {static_cast<int>(row), static_cast<int>(column)};
        return std::nullopt;
    }
    Wrong wrong;
    const auto* list = listOf(json, wrong);
    if (list == nullptr)
        return wrong;
    if (list->size() != 2)
        return Mismatch{{}, list->size() > 2 ? "JSON_TOO_MANY" : "JSON_TOO_FEW", {"2"}};
    wrong = inside(codec::decode((*list)[0], out.row, {}), 0);
    return wrong ? wrong : inside(codec::decode((*list)[1], out.column, {}), 1);
}

Wrong readGridPart(const boost::json::value& json, Grid<std::uint8_t>& out)
{
    const auto* letters = json.if_string();
    if (letters == nullptr)
        return Mismatch{{}, "JSON_NOT_TEXT", {}};
    std::string_view text(letters->data(), letters->size());
    const bool few = text.starts_with(kFewMark);
    if (few)
        text.remove_prefix(1);
    const auto cells = out.values();
    std::size_t cell = 0;
    while (!text.empty()) {
        const std::size_t letter = codec::kCellLetters.find(text.front());
        text.remove_prefix(1);
        if (letter == std::string_view::npos)
            return Mismatch{{}, "PACKED_CHANGE", {}};
        cell += few ? letter / kFew : letter;
        if (letter == kFar)
            continue;
        std::size_t value = letter % kFew;
        if (!few) {
            value = text.empty() ? std::string_view::npos : codec::kCellLetters.find(text.front());
            if (value == std::string_view::npos)
                return Mismatch{{}, "PACKED_CHANGE", {}};
            text.remove_prefix(1);
        }
        if (cell >= cells.size())
            return Mismatch{{}, "PACKED_CHANGE", {}};
        cells[cell++] = static_cast<std::uint8_t>(value);
    }
    return std::nullopt;
}

} // namespace labrys::game::packed
