// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/json_codec.h"

#include <boost/json/array.hpp>
#include <boost/json/value.hpp>

#include <concepts>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <type_traits>
#include <utility>
#include <vector>

/// Described types as short JSON for the wire, where both ends share the list of fields (NET-053):
/// - a described type is the array of its fields in order, without those at its end that are as in a fresh
///   value;
/// - a Cell is a text of two letters of json_codec, its row and its column; [row,column] where one of them
/// has
///   no letter;
/// - an enumerator is its number, a boolean 0 or 1, an empty optional null;
/// - texts and grids are as in json_codec.
///
/// A change from one value of a described type to another is a flat array of the fields that differ, each as
/// its number and then: `n, value` the whole new value, or `-1-n, part` where a part is shorter:
/// - of a grid of the same size a text of letters of json_codec: for each changed cell how many cells of
///   row-major order are passed over, and its new value; the last letter passes over 63 and has no value.
///   Where all new values are below 3, a dot and one letter for both, value + 3 x passed; the last one passes
///   over 21;
/// - of a list of the same size a flat array of places and new elements.
namespace labrys::game::packed {

using codec::Wrong;

template <class T>
inline constexpr bool kIsList = false;
template <class T>
inline constexpr bool kIsList<std::vector<T>> = true;

/// Appends an integer, a boolean or the number of an enumerator.
template <class T>
void writeNumber(T value, std::string& text)
{
    if constexpr (std::same_as<T, bool>)
        text += value ? '1' : '0';
    else if constexpr (DescribedEnum<T>)
        writeNumber(static_cast<std::underlying_type_t<T>>(value), text);
    else
        text += std::to_string(value);
}

void writeText(std::string_view value, std::string& text);
void writeCell(Cell cell, std::string& text);
void writeGrid(const Grid<std::uint8_t>& grid, std::string& text);
/// The part of a change of a grid of the same size.
void writeGridPart(const Grid<std::uint8_t>& before, const Grid<std::uint8_t>& after, std::string& text);

/// Calls visit(a, b) for each described field of two values of one type.
template <Described T, class F>
void forBothFields(const T& one, const T& other, F&& visit)
{
    using Members = boost::describe::describe_members<T, boost::describe::mod_public>;
    boost::mp11::mp_for_each<Members>(
        [&](auto member) { visit(one.*member.pointer, other.*member.pointer); });
}

/// Appends a value.
template <class T>
void write(const T& value, std::string& text)
{
    if constexpr (std::integral<T> || DescribedEnum<T>) {
        writeNumber(value, text);
    } else if constexpr (requires { value.has_value(); }) {
        if (value.has_value())
            write(*value, text);
        else
            text += "null";
    } else if constexpr (std::same_as<T, Cell>) {
        writeCell(value, text);
    } else if constexpr (Described<T>) {
        std::size_t index = 0;
        std::size_t written = 0; // fields up to the last one that is not as in a fresh value
        forBothFields(value, T{}, [&](const auto& field, const auto& fresh) {
            ++index;
            if (!(field == fresh))
                written = index;
        });
        index = 0;
        text += '[';
        forEachField(value, [&](const char*, const auto& field) {
            if (index >= written)
                return;
            if (index++ > 0)
                text += ',';
            write(field, text);
        });
        text += ']';
    } else if constexpr (std::same_as<T, Grid<std::uint8_t>>) {
        writeGrid(value, text);
    } else if constexpr (std::same_as<T, std::string>) {
        writeText(value, text);
    } else {
        static_assert(kIsList<T>, "describe the type or make it a vector");
        text += '[';
        for (const auto& element : value) {
            if (&element != value.data())
                text += ',';
            write(element, text);
        }
        text += ']';
    }
}

/// Appends the part of a change where `after` has one that is shorter than the whole; false otherwise, and
/// the text is as before.
template <class T>
bool writePart(const T& before, const T& after, std::string& text)
{
    const std::size_t begin = text.size();
    if constexpr (std::same_as<T, Grid<std::uint8_t>>) {
        if (before.rows() != after.rows() || before.columns() != after.columns())
            return false;
        writeGridPart(before, after, text);
        if (text.size() - begin < after.size())
            return true;
    } else if constexpr (kIsList<T>) {
        if (before.size() != after.size())
            return false;
        text += '[';
        for (std::size_t i = 0; i < after.size(); ++i) {
            if (before[i] == after[i])
                continue;
            if (text.size() > begin + 1)
                text += ',';
            writeNumber(i, text);
            text += ',';
            write(after[i], text);
        }
        text += ']';
        std::string whole;
        write(after, whole);
        if (text.size() - begin < whole.size())
            return true;
    }
    text.resize(begin);
    return false;
}

/// Appends the change that leads from one value to another.
template <Described T>
void writeChange(const T& before, const T& after, std::string& text)
{
    text += '[';
    const std::size_t begin = text.size();
    int index = 0;
    forBothFields(before, after, [&](const auto& old, const auto& now) {
        const int number = index++;
        if (old == now)
            return;
        if (text.size() > begin)
            text += ',';
        const std::size_t here = text.size();
        writeNumber(-1 - number, text);
        text += ',';
        if (writePart(old, now, text))
            return;
        text.resize(here);
        writeNumber(number, text);
        text += ',';
        write(now, text);
    });
    text += ']';
}

// Reading. Each function writes `out` or says what is wrong, with the codes of json_codec and PACKED_CHANGE
// (a part that does not fit what it changes); `out` may be half written then.

/// The same failure seen from the list around it.
[[nodiscard]] Wrong inside(Wrong wrong, std::size_t index);
/// The list, or null.
[[nodiscard]] const boost::json::array* listOf(const boost::json::value& json, Wrong& wrong);
[[nodiscard]] Wrong readFlag(const boost::json::value& json, bool& out);
[[nodiscard]] Wrong readCell(const boost::json::value& json, Cell& out);
[[nodiscard]] Wrong readGridPart(const boost::json::value& json, Grid<std::uint8_t>& out);

template <DescribedEnum E>
[[nodiscard]] Wrong readEnumerator(const boost::json::value& json, E& out)
{
    std::underlying_type_t<E> number{};
    if (auto wrong = codec::decode(json, number, {}))
        return wrong;
    if (enumName(static_cast<E>(number)).empty())
        return Mismatch{{}, "JSON_UNKNOWN_NAME", {std::to_string(number)}};
    out = static_cast<E>(number);
    return std::nullopt;
}

template <class T>
[[nodiscard]] Wrong read(const boost::json::value& json, T& out);

/// The fields of a list in order; those that it ends before are as in a fresh value.
template <Described T>
[[nodiscard]] Wrong readFields(const boost::json::value& json, T& out)
{
    Wrong wrong;
    const auto* list = listOf(json, wrong);
    if (list == nullptr)
        return wrong;
    out = T{};
    std::size_t index = 0;
    forEachField(out, [&](const char*, auto& field) {
        const std::size_t here = index++;
        if (!wrong && here < list->size())
            wrong = inside(read((*list)[here], field), here);
    });
    if (!wrong && list->size() > index)
        return Mismatch{{}, "JSON_TOO_MANY", {std::to_string(index)}};
    return wrong;
}

template <class T>
[[nodiscard]] Wrong readElements(const boost::json::value& json, std::vector<T>& out)
{
    Wrong wrong;
    const auto* list = listOf(json, wrong);
    // Grows with what was understood: a hostile list of small wrong values must not reserve large right ones.
    out.clear();
    for (std::size_t i = 0; list != nullptr && !wrong && i < list->size(); ++i) {
        T element{};
        wrong = inside(read((*list)[i], element), i);
        out.push_back(std::move(element));
    }
    return wrong;
}

template <class T>
Wrong read(const boost::json::value& json, T& out)
{
    if constexpr (std::same_as<T, bool>) {
        return readFlag(json, out);
    } else if constexpr (DescribedEnum<T>) {
        return readEnumerator(json, out);
    } else if constexpr (requires { out.has_value(); }) {
        out.reset();
        return json.is_null() ? std::nullopt : read(json, out.emplace());
    } else if constexpr (std::same_as<T, Cell>) {
        return readCell(json, out);
    } else if constexpr (Described<T>) {
        return readFields(json, out);
    } else if constexpr (std::integral<T> || std::same_as<T, std::string>
        || std::same_as<T, Grid<std::uint8_t>>) {
        return codec::decode(json, out, {});
    } else {
        return readElements(json, out);
    }
}

template <class T>
[[nodiscard]] Wrong readElementsPart(const boost::json::value& json, std::vector<T>& out)
{
    Wrong wrong;
    const auto* list = listOf(json, wrong);
    if (list == nullptr)
        return wrong;
    std::size_t least = 0; // places rise
    for (std::size_t i = 0; i < list->size(); i += 2) {
        std::size_t place = 0;
        if (wrong = codec::decode((*list)[i], place, {}); wrong)
            return inside(std::move(wrong), i);
        if (place < least || place >= out.size() || i + 1 == list->size())
            return inside(Mismatch{{}, "PACKED_CHANGE", {}}, i);
        if (wrong = read((*list)[i + 1], out[place]); wrong)
            return inside(std::move(wrong), i + 1);
        least = place + 1;
    }
    return std::nullopt;
}

template <class T>
[[nodiscard]] Wrong readPart(const boost::json::value& json, T& out)
{
    if constexpr (std::same_as<T, Grid<std::uint8_t>>)
        return readGridPart(json, out);
    else if constexpr (kIsList<T>)
        return readElementsPart(json, out);
    else
        return Mismatch{{}, "PACKED_CHANGE", {}};
}

/// Makes a change. The numbers of the fields rise, so that none is written twice.
template <Described T>
[[nodiscard]] Wrong readChange(const boost::json::value& json, T& out)
{
    Wrong wrong;
    const auto* list = listOf(json, wrong);
    if (list == nullptr)
        return wrong;
    std::size_t at = 0;
    std::int64_t index = 0;
    forEachField(out, [&](const char*, auto& field) {
        const std::int64_t here = index++;
        if (wrong || at + 1 >= list->size())
            return;
        std::int64_t number = 0;
        wrong = inside(codec::decode((*list)[at], number, {}), at);
        if (wrong || (number != here && number != -1 - here))
            return;
        const auto& change = (*list)[at + 1];
        wrong = inside(number == here ? read(change, field) : readPart(change, field), at + 1);
        at += 2;
    });
    if (!wrong && at < list->size())
        return inside(Mismatch{{}, "PACKED_CHANGE", {}}, at);
    return wrong;
}

} // namespace labrys::game::packed
