// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/json_codec.h"

#include <optional>
#include <string>
#include <vector>

// Reading described types off the wire. Unlike files, what a reader does not know is passed over (NET-004),
// and a wrong field is told by its name alone.
namespace labrys::net::wire {

/// The path of the wrong field (`options/set`), or nothing.
using WrongField = std::optional<std::string>;

template <class T>
WrongField read(const boost::json::value& json, T& out);
template <class T>
WrongField read(const boost::json::value& json, std::optional<T>& out);
template <class T>
WrongField read(const boost::json::value& json, std::vector<T>& out);

template <class T>
WrongField readFields(const boost::json::object& object, T& out)
{
    WrongField wrong;
    forEachField(out, [&](const char* name, auto& field) {
        if (wrong)
            return;
        const auto* found = codec::member(object, name);
        if (found == nullptr) {
            // What is optional, or simply not so.
            if constexpr (requires { field.has_value(); })
                field.reset();
            else if constexpr (std::same_as<std::remove_cvref_t<decltype(field)>, bool>)
                field = false;
            else
                wrong = name;
        } else if (auto inner = read(*found, field)) {
            wrong = inner->empty() ? std::string(name) : name + ('/' + *inner);
        }
    });
    return wrong;
}

template <class T>
WrongField read(const boost::json::value& json, T& out)
{
    if constexpr (Described<T>) {
        const auto* object = json.if_object();
        return object == nullptr ? WrongField("") : readFields(*object, out);
    } else {
        return codec::decode(json, out, {}) ? WrongField("") : std::nullopt;
    }
}

template <class T>
WrongField read(const boost::json::value& json, std::optional<T>& out)
{
    return read(json, out.emplace());
}

template <class T>
WrongField read(const boost::json::value& json, std::vector<T>& out)
{
    const auto* array = json.if_array();
    if (array == nullptr)
        return "";
    out.clear();
    for (const auto& value : *array) {
        T element{};
        if (auto wrong = read(value, element))
            return wrong;
        out.push_back(std::move(element));
    }
    return std::nullopt;
}

} // namespace labrys::net::wire
