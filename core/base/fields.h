// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <boost/describe/class.hpp>
#include <boost/describe/enum.hpp>
#include <boost/describe/enumerators.hpp>
#include <boost/describe/members.hpp>
#include <boost/mp11/algorithm.hpp>

#include <concepts>
#include <string_view>
#include <type_traits>

namespace labrys {

/// A type whose public fields are listed once, with BOOST_DESCRIBE_STRUCT. That one list serves save files,
/// digests, the wire and `--json` (ARCHITECTURE, The one idea).
template <class T>
concept Described = boost::describe::has_describe_members<T>::value && !std::is_union_v<T>;

/// An enumeration listed with BOOST_DESCRIBE_ENUM; written as the name of its enumerator.
template <class T>
concept DescribedEnum = boost::describe::has_describe_enumerators<T>::value;

/// Calls visit(name, reference) for each described field, in the order of the list.
template <class T, class F>
    requires Described<std::remove_cvref_t<T>>
constexpr void forEachField(T&& value, F&& visit)
{
    using Members = boost::describe::describe_members<std::remove_cvref_t<T>, boost::describe::mod_public>;
    boost::mp11::mp_for_each<Members>([&](auto member) { visit(member.name, value.*member.pointer); });
}

/// The name of an enumerator as written in files; empty when the value is none of them.
template <DescribedEnum E>
[[nodiscard]] constexpr std::string_view enumName(E value)
{
    std::string_view name;
    boost::mp11::mp_for_each<boost::describe::describe_enumerators<E>>([&](auto enumerator) {
        if (enumerator.value == value)
            name = enumerator.name;
    });
    return name;
}

} // namespace labrys
