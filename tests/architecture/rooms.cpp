// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/architecture/rooms.h"

#include <algorithm>
#include <array>

namespace labrys::architecture {

namespace {

using Names = std::string_view;

constexpr std::array kBase{Names{"core/base"}};
constexpr std::array kLevel{Names{"core/base"}, Names{"core/maze"}};
constexpr std::array kMazeGame{
    Names{"core/base"}, Names{"core/game"}, Names{"core/maze"}, Names{"core/level"}};
constexpr std::array kPlainGame{Names{"core/base"}, Names{"core/game"}};
constexpr std::array kCore{Names{"core"}};
constexpr std::array kText{Names{"core"}, Names{"app/net"}};
constexpr std::array kExchange{Names{"core"}, Names{"app/text"}, Names{"app/paint"}, Names{"app/net"}};
constexpr std::array kAppParts{Names{"core"}, Names{"app/games"}, Names{"app/text"}, Names{"app/paint"},
    Names{"app/exchange"}, Names{"app/net"}};
constexpr std::array kEverything{Names{"core"}, Names{"app"}, Names{"editor"}, Names{"qml"}};
constexpr std::array kServer{Names{"core"}, Names{"app/games"}, Names{"app/text"}, Names{"app/net"}};
constexpr std::array kEditor{Names{"core"}, Names{"app/text"}, Names{"app/paint"}, Names{"app/exchange"}};
constexpr std::array kQml{Names{"app/viewmodels"}, Names{"app/paint"}, Names{"core/models"}};
constexpr std::array kTests{Names{"core"}, Names{"app"}, Names{"editor"}, Names{"qml"}, Names{"tests"}};

constexpr std::array kRooms{
    Room{"core/base", {}},
    Room{"core/game", kBase},
    Room{"core/maze", kBase},
    Room{"core/level", kLevel},
    Room{"core/dungeon", kMazeGame},
    Room{"core/minotaur", kMazeGame},
    Room{"core/minoan", kPlainGame},
    Room{"core/spire", kPlainGame},
    Room{"core/models", kCore},
    Room{"app/games", kCore},
    Room{"app/text", kText},
    Room{"app/paint", kCore},
    Room{"app/exchange", kExchange},
    Room{"app/net", kCore},
    Room{"app/viewmodels", kAppParts},
    Room{"app/desktop", kEverything},
    Room{"app/cli", kAppParts},
    Room{"app/server", kServer},
    Room{"editor", kEditor},
    Room{"qml", kQml},
    Room{"tests", kTests},
};

constexpr std::array kTopFolders{Names{"app"}, Names{"core"}, Names{"editor"}, Names{"qml"},
    Names{"resources"}, Names{"levels"}, Names{"tests"}, Names{"packaging"}};
// `build` and the user's presets are made by the build and ignored by git.
constexpr std::array kTopFiles{Names{"CMakeLists.txt"}, Names{"CMakePresets.json"}, Names{"README.md"},
    Names{"CONTRIBUTING.md"}, Names{"LICENSE"}, Names{"LICENSES"}, Names{"build"},
    Names{"CMakeUserPresets.json"}};

} // namespace

bool liesIn(std::string_view path, std::string_view folder)
{
    return path.starts_with(folder) && path.size() > folder.size() && path[folder.size()] == '/';
}

const Room* roomOf(std::string_view path)
{
    const auto found
        = std::ranges::find_if(kRooms, [&](const Room& room) { return liesIn(path, room.folder); });
    return found == kRooms.end() ? nullptr : &*found;
}

bool mayInclude(const Room& room, std::string_view included)
{
    return liesIn(included, room.folder)
        || std::ranges::any_of(
            room.mayInclude, [&](std::string_view folder) { return liesIn(included, folder); });
}

std::span<const std::string_view> topFolders()
{
    return kTopFolders;
}

bool isTopLevelEntry(std::string_view name)
{
    return name.starts_with('.') || std::ranges::count(kTopFolders, name) > 0
        || std::ranges::count(kTopFiles, name) > 0;
}

} // namespace labrys::architecture
