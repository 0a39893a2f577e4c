// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/minotaur/content.h"

#include "core/base/json_codec.h"

namespace labrys::minotaur {

std::expected<Content, Problem> readContent(std::string_view text, std::string_view file)
{
    auto content = readJson<Content>(text, file);
    if (!content)
        return content;
    const auto refuse = [&](const char* code, const std::string& field) {
        return std::unexpected(Problem{code, placeOfPath(text, file, "/" + field), {field}});
    };
    if (content->format != "labrys/minotaur" || content->version != 1)
        return refuse("CONTENT_FORMAT", "format");
    std::string wrong;
    const auto within = [&](const char* field, int value, int low, int high) {
        if (wrong.empty() && (value < low || value > high))
            wrong = field;
    };
    within("light", content->light, 1, 64);
    within("halfLight", content->halfLight, content->light, 64);
    within("wandererSight", content->wandererSight, 0, content->light - 1);
    within("returnDistance", content->returnDistance, 0, 64);
    within("levelScore", content->levelScore, 0, 100'000);
    within("turnScore", content->turnScore, 0, 100'000);
    within("turnLimit", content->turnLimit, 1, 100'000);
    if (!wrong.empty())
        return refuse("CONTENT_RANGE", wrong);
    return content;
}

} // namespace labrys::minotaur
