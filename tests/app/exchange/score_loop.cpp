// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Adds results to a score file, as many as it is told: PATH FIRST COUNT. Several of it run at once.
#include "app/exchange/score_file.h"

#include <QCoreApplication>

#include <cstdlib>

using namespace labrys;

int main(int argc, char* argv[])
{
    const QCoreApplication application(argc, argv);
    if (argc != 4)
        return 2;
    const int first = std::atoi(argv[2]);
    const int count = std::atoi(argv[3]);
    for (int i = first; i < first + count; ++i) {
        minotaur::Score score;
        score.table = "main";
        score.name = "loop";
        score.score = i;
        score.date = "2026-11-30T12:00:00Z";
        score.run = {static_cast<std::uint64_t>(i)};
        if (!exchange::keepScore(QString::fromLocal8Bit(argv[1]), score))
            return 3;
    }
    return 0;
}
