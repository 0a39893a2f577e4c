// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/desktop.h"
#include "app/desktop/launch.h"
#include "app/desktop/tour.h"

using namespace labrys::desktop;

int main(int argc, char* argv[])
{
    auto launch = prepare(argc, argv);
    if (!launch)
        return static_cast<int>(launch.error());
    if (!launch->options.tour.isEmpty())
        return static_cast<int>(tour(argc, argv, launch->options.tour));
    return run(argc, argv, *std::move(launch));
}
