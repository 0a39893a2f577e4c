// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/game/record_define.h"
#include "core/minotaur/rules.h"

#include <algorithm>
#include <memory>
#include <string>
#include <string_view>

namespace labrys::fuzz {

inline std::shared_ptr<const minotaur::Content> content()
{
    static const auto content = std::make_shared<const minotaur::Content>(
        minotaur::Content{"labrys/minotaur", 1, 6, 9, 4, 5, 100, 300, 5000});
    return content;
}

/// A refusal names a place inside the text, or one inside a level that the text holds.
inline void checkPlace(const Problem& problem, std::string_view text)
{
    LABRYS_ASSERT(!problem.code.empty());
    const auto lines = std::ranges::count(text, '\n') + 1;
    if (problem.place.file == "fuzz")
        LABRYS_ASSERT(problem.place.line <= lines);
}

/// The same text with a right seal and our content, so that what lies behind the seal is reached too;
/// nothing when it is no record at all.
template <class Record>
std::string sealedAgain(std::string_view text)
{
    auto record = readJson<Record>(text, "fuzz", {game::kRecordBytes, JsonLimits{}.depth});
    if (!record)
        return {};
    record->content = digestOf(*content());
    return game::detail::sealed(*std::move(record));
}

} // namespace labrys::fuzz
