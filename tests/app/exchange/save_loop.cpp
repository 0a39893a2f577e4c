// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Writes one save after another until it is killed, and says on the standard output how far it came.
#include "app/exchange/files.h"
#include "app/games/minotaur.h"
#include "core/game/record.h"
#include "core/minotaur/bots.h"

#include <QCoreApplication>

#include <cstdio>

using namespace labrys;

int main(int argc, char* argv[])
{
    const QCoreApplication application(argc, argv);
    const auto game = games::MinotaurGame::load(exchange::readResource);
    if (!game || argc < 2)
        return 3;
    const QString path = QString::fromLocal8Bit(argv[1]);
    auto session = game::Session<minotaur::Rules>::start(game->content(), game->bundled(1), Seed(7));
    // Waiting never ends the level soon, and each wait makes the save longer.
    while (session && session->act({0, minotaur::Verb::Wait, 0})) {
        if (!exchange::writeFile(path, game::writeSave(*session), exchange::Keep::LastGood))
            return 3;
        std::printf("%zu\n", session->log().size());
        std::fflush(stdout);
        if (session->log().size() % 200 == 0)
            session = game::Session<minotaur::Rules>::start(game->content(), game->bundled(1), Seed(7));
    }
    return 0;
}
