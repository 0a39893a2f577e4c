// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/game/record_define.h"
#include "tests/support/runs.h"

#include <string>
#include <string_view>

namespace labrys::test {

using Save = game::SaveRecord<minotaur::Rules>;
using Thread = game::ThreadRecord<minotaur::Rules>;

inline std::shared_ptr<const minotaur::Content> sharedContent()
{
    static const auto content = std::make_shared<const minotaur::Content>(minotaurContent());
    return content;
}

inline auto readSave(std::string_view text)
{
    return game::readSave<minotaur::Rules>(text, "run.labrys", sharedContent());
}
inline auto readThread(std::string_view text)
{
    return game::readThread<minotaur::Rules>(text, "run.thread", sharedContent());
}

/// A record after `change`, sealed again: what a forger who knows the format would make.
template <class Record, class Change>
std::string resealed(std::string_view text, Change&& change)
{
    auto record = readJson<Record>(text, "f", {game::kRecordBytes, JsonLimits{}.depth});
    LABRYS_ASSERT(record.has_value());
    change(*record);
    return game::detail::sealed(*std::move(record));
}

/// The line, from 1, on which the canonical text has this key of the outermost object.
inline int lineOf(std::string_view text, const std::string& key)
{
    const auto at = text.find("\n  \"" + key + "\":");
    LABRYS_ASSERT(at != std::string_view::npos);
    return static_cast<int>(std::ranges::count(text.substr(0, at + 1), '\n')) + 1;
}

} // namespace labrys::test
