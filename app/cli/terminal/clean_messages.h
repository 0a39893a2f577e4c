// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/net/clean_text.h"
#include "core/base/fields.h"

#include <QString>

#include <concepts>
#include <limits>
#include <ranges>
#include <string>

namespace labrys::cli {

/// A text of a server as a terminal may show it: our own servers send nothing else, but a foreign one may
/// send anything (NET-033). Empty when nothing of it can be shown.
[[nodiscard]] inline QString harmless(const QString& text)
{
    constexpr int kAny = std::numeric_limits<int>::max();
    return net::cleanText(text, {kAny, kAny}).value_or(QString());
}

/// Makes every text of a message harmless, however deep it lies.
template <class T>
void makeHarmless(T& value)
{
    if constexpr (std::same_as<T, std::string>) {
        value = harmless(QString::fromStdString(value)).toStdString();
    } else if constexpr (Described<T>) {
        forEachField(value, [](const char*, auto& field) { makeHarmless(field); });
    } else if constexpr (std::ranges::range<T>) {
        for (auto& each : value)
            makeHarmless(each);
    } else if constexpr (requires { value.has_value(); }) {
        if (value)
            makeHarmless(*value);
    }
}

template <class T>
[[nodiscard]] T harmlessCopy(T message)
{
    makeHarmless(message);
    return message;
}

} // namespace labrys::cli
