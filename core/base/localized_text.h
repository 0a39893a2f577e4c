// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/fields.h"

#include <cstdint>
#include <string>

namespace labrys {

/// The languages of every release (DECISIONS, Content languages).
enum class Language : std::uint8_t { English, French };
BOOST_DESCRIBE_ENUM(Language, English, French)

/// A text of the content, in both languages; never empty in one of them.
struct LocalizedText {
    std::string en;
    std::string fr;
    bool operator==(const LocalizedText&) const = default;

    [[nodiscard]] const std::string& in(Language language) const
    {
        return language == Language::French ? fr : en;
    }
};
BOOST_DESCRIBE_STRUCT(LocalizedText, (), (en, fr))

} // namespace labrys
