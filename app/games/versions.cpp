// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/games/versions.h"

#include "core/base/json_codec.h"

namespace labrys::games {

const char* programVersion()
{
    return LABRYS_VERSION;
}

Versions versionsOf(const Registry& registry)
{
    Versions versions{programVersion(), {},
        {{std::string(game::kSessionFormat), game::kRecordVersion},
            {std::string(game::kThreadFormat), game::kRecordVersion}}};
    for (const auto& game : registry.games())
        versions.games.push_back({std::string(game->id()), game->rulesVersion(), game->contentDigest()});
    return versions;
}

std::string versionsText(const Versions& versions)
{
    return compactJson(toJson(versions)) + '\n';
}

} // namespace labrys::games
