// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/digest.h"
#include "core/base/json.h"
#include "core/base/seed.h"

#include <boost/json/array.hpp>
#include <boost/json/object.hpp>
#include <boost/json/value.hpp>

#include <array>
#include <concepts>
#include <cstddef>
#include <cstdint>
#include <expected>
#include <limits>
#include <optional>
#include <ranges>
#include <string>
#include <string_view>
#include <type_traits>
#include <utility>
#include <vector>

namespace labrys {

/// What a decoder found wrong, and at which JSON pointer; the place is looked up only then.
struct Mismatch {
    std::string path;
    std::string code;
    std::vector<std::string> arguments;
};

namespace codec {

using Wrong = std::optional<Mismatch>;

/// The letters for the cells 0 to 63 of a grid.
inline constexpr std::string_view kCellLetters
    = "0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ-_";

/// Each decode() writes `out` or says what is wrong: JSON_NOT_TEXT, JSON_NOT_BOOLEAN, JSON_NOT_INTEGER,
/// JSON_OUT_OF_RANGE {low, high}, JSON_NOT_ARRAY, JSON_NOT_OBJECT, JSON_MISSING_FIELD {name},
/// JSON_UNKNOWN_FIELD {name}, JSON_UNKNOWN_NAME {text}, JSON_NOT_DIGEST {text}, JSON_NOT_SEED {text},
/// JSON_NOT_GRID {columns}, JSON_TOO_MANY {most}, JSON_TOO_FEW {least}. An integer is never rounded: a
/// fraction, an exponent or 23 digits are refused (LVL-019).
Wrong decode(const boost::json::value& json, std::string& out, const std::string& path);
Wrong decode(const boost::json::value& json, bool& out, const std::string& path);
Wrong decode(const boost::json::value& json, Fingerprint& out, const std::string& path);
/// A seed is its code; any other text is refused here.
Wrong decode(const boost::json::value& json, Seed& out, const std::string& path);
/// The state of a generator is 64 hexadecimal digits: JSON_NOT_GENERATOR.
Wrong decode(const boost::json::value& json, Random& out, const std::string& path);
/// Rows of characters, one a cell: 0-9 a-z A-Z - _ for 0 to 63. At most 4096 x 4096.
Wrong decode(const boost::json::value& json, Grid<std::uint8_t>& out, const std::string& path);
Wrong decodeInteger(const boost::json::value& json, std::int64_t low, std::uint64_t high, std::uint64_t& out,
    const std::string& path);
/// The member `name` of an object, or null.
const boost::json::value* member(const boost::json::object& object, std::string_view name);
/// A key as a step of the JSON pointers of placeOfPath().
std::string pointerStep(std::string_view key);

// All templates are declared before any is defined: only so do they find each other, for any nesting of
// standard containers (argument-dependent lookup does not reach this namespace).
template <class T>
    requires(std::integral<T> && !std::same_as<T, bool>)
Wrong decode(const boost::json::value& json, T& out, const std::string& path);
template <DescribedEnum E>
Wrong decode(const boost::json::value& json, E& out, const std::string& path);
template <class T>
Wrong decode(const boost::json::value& json, std::optional<T>& out, const std::string& path);
template <class T>
Wrong decode(const boost::json::value& json, std::vector<T>& out, const std::string& path);
template <class T, std::size_t N>
Wrong decode(const boost::json::value& json, std::array<T, N>& out, const std::string& path);
template <Described T>
Wrong decode(const boost::json::value& json, T& out, const std::string& path);

template <class T>
    requires(std::integral<T> && !std::same_as<T, bool>)
Wrong decode(const boost::json::value& json, T& out, const std::string& path)
{
    std::uint64_t bits = 0;
    if (auto wrong = decodeInteger(json, static_cast<std::int64_t>(std::numeric_limits<T>::min()),
            static_cast<std::uint64_t>(std::numeric_limits<T>::max()), bits, path))
        return wrong;
    out = static_cast<T>(bits);
    return std::nullopt;
}

template <DescribedEnum E>
Wrong decode(const boost::json::value& json, E& out, const std::string& path)
{
    std::string text;
    if (auto wrong = decode(json, text, path))
        return wrong;
    bool found = false;
    boost::mp11::mp_for_each<boost::describe::describe_enumerators<E>>([&](auto enumerator) {
        if (text == enumerator.name) {
            out = enumerator.value;
            found = true;
        }
    });
    return found ? std::nullopt : Wrong(Mismatch{path, "JSON_UNKNOWN_NAME", {text}});
}

template <class T>
Wrong decode(const boost::json::value& json, std::optional<T>& out, const std::string& path)
{
    return decode(json, out.emplace(), path);
}

template <class T>
Wrong decode(const boost::json::value& json, std::vector<T>& out, const std::string& path)
{
    const auto* array = json.if_array();
    if (array == nullptr)
        return Mismatch{path, "JSON_NOT_ARRAY", {}};
    // Grows with what was understood: a hostile list of small wrong values must not reserve large right ones.
    out.clear();
    for (std::size_t i = 0; i < array->size(); ++i) {
        T element{};
        if (auto wrong = decode((*array)[i], element, path + '/' + std::to_string(i)))
            return wrong;
        out.push_back(std::move(element));
    }
    return std::nullopt;
}

template <class T, std::size_t N>
Wrong decode(const boost::json::value& json, std::array<T, N>& out, const std::string& path)
{
    const auto* array = json.if_array();
    if (array == nullptr)
        return Mismatch{path, "JSON_NOT_ARRAY", {}};
    if (array->size() != N)
        return Mismatch{path, array->size() > N ? "JSON_TOO_MANY" : "JSON_TOO_FEW", {std::to_string(N)}};
    for (std::size_t i = 0; i < N; ++i)
        if (auto wrong = decode((*array)[i], out[i], path + '/' + std::to_string(i)))
            return wrong;
    return std::nullopt;
}

template <Described T>
Wrong decode(const boost::json::value& json, T& out, const std::string& path)
{
    const auto* object = json.if_object();
    if (object == nullptr)
        return Mismatch{path, "JSON_NOT_OBJECT", {}};
    Wrong wrong;
    std::size_t known = 0;
    forEachField(out, [&](const char* name, auto& field) {
        if (wrong)
            return;
        if (const auto* found = member(*object, name)) {
            ++known;
            wrong = decode(*found, field, path + '/' + name);
        } else if constexpr (requires { field.has_value(); }) {
            field.reset();
        } else {
            wrong = Mismatch{path, "JSON_MISSING_FIELD", {name}};
        }
    });
    if (wrong || known == object->size())
        return wrong;
    for (const auto& entry : *object) {
        const std::string key(entry.key());
        bool expected = false;
        forEachField(out, [&](const char* name, const auto&) { expected = expected || key == name; });
        if (!expected)
            return Mismatch{path + '/' + pointerStep(key) + '#', "JSON_UNKNOWN_FIELD", {key}};
    }
    return wrong;
}

boost::json::value encode(const std::string& text);
boost::json::value encode(const Fingerprint& fingerprint);
boost::json::value encode(const Seed& seed);
boost::json::value encode(const Random& random);
boost::json::value encode(const Grid<std::uint8_t>& grid);

template <class T>
boost::json::value encode(const T& value)
{
    if constexpr (Described<T>) {
        boost::json::object object;
        forEachField(value, [&](const char* name, const auto& field) {
            if constexpr (requires { field.has_value(); }) {
                if (field.has_value())
                    object.emplace(name, encode(*field));
            } else {
                object.emplace(name, encode(field));
            }
        });
        return object;
    } else if constexpr (DescribedEnum<T>) {
        const auto name = enumName(value);
        return boost::json::value(boost::json::string_view(name.data(), name.size()));
    } else if constexpr (std::same_as<T, bool>) {
        return boost::json::value(value);
    } else if constexpr (std::integral<T>) {
        using Widest = std::conditional_t<std::is_signed_v<T>, std::int64_t, std::uint64_t>;
        return boost::json::value(static_cast<Widest>(value));
    } else {
        static_assert(std::ranges::range<T>, "describe the type or give it a range");
        boost::json::array array;
        for (const auto& element : value)
            array.push_back(encode(element));
        return array;
    }
}

} // namespace codec

/// Reads a described type from JSON text. Every field must be there except optional ones, and nothing else;
/// a failure names file, line and column of the wrong value.
template <Described T>
[[nodiscard]] std::expected<T, Problem> readJson(
    std::string_view text, std::string_view file, JsonLimits limits = {})
{
    const auto json = parseJson(text, file, limits);
    if (!json)
        return std::unexpected(json.error());
    T value;
    if (auto wrong = codec::decode(*json, value, {}))
        return std::unexpected(Problem{
            std::move(wrong->code), placeOfPath(text, file, wrong->path), std::move(wrong->arguments)});
    return value;
}

/// The JSON value of a described type; empty optional fields are left out.
template <Described T>
[[nodiscard]] boost::json::value toJson(const T& value)
{
    return codec::encode(value);
}

} // namespace labrys
