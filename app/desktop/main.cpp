// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/launch.h"
#include "app/desktop/run.h"
#include "app/desktop/tour.h"
#include "app/games/versions.h"

#include <cstdio>
#include <cstring>

using namespace labrys::desktop;

int main(int argc, char* argv[])
{
    // The commonest question of scripts is answered before anything of Qt is set up.
    if (argc == 2 && std::strcmp(argv[1], "--version") == 0) {
        std::printf("labrys %s\n", labrys::games::programVersion());
        return 0;
    }
    auto launch = prepare(argc, argv);
    if (!launch)
        return static_cast<int>(launch.error());
    if (!launch->options.tour.isEmpty())
        return static_cast<int>(tour(argc, argv, launch->options.tour));
    return run(argc, argv, *std::move(launch));
}
