// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/demo.h"

#include "app/cli/picture.h"
#include "app/cli/terminal/plain_words.h"
#include "core/game/simulate.h"
#include "core/minotaur/competent_bot.h"

#include <QCoreApplication>

namespace labrys::cli {

Exit playDemo(const games::MinotaurGame& game, minotaur::Options options, Seed seed, const QString& picture)
{
    using minotaur::Rules;
    auto session = game::Session<Rules>::start(game.content(), std::move(options), seed);
    if (!session)
        return failed(session.error());
    print(QCoreApplication::translate("Terminal", "A bot plays the Minotaur maze, seed %1.\n")
            .arg(QString::fromStdString(seed.code())));
    minotaur::CompetentBot bot;
    if (const auto done = game::playOut(*session, bot); !done)
        return failed(done.error());
    // The last sight of every level, found again in the log.
    for (std::size_t i = 0; i <= session->log().size(); ++i) {
        const bool last = i == session->log().size() || !session->log()[i].has_value();
        if (!last)
            continue;
        const auto moment = session->at(i);
        print(pictureText(Rules::observe(*moment.stage, moment.state, 0)));
    }
    const auto summary = session->summary();
    print((summary.outcome == game::Outcome::Won
            ? QCoreApplication::translate(
                  "Terminal", "The bot has won, with %1 points in %2 turns. Digest %3.\n")
            : QCoreApplication::translate(
                  "Terminal", "The bot has lost, with %1 points in %2 turns. Digest %3.\n"))
            .arg(summary.score)
            .arg(summary.turns)
            .arg(QString::fromStdString(session->digest().text())));
    return picture.isEmpty() ? Exit::Done : drawSight(session->observe(0), picture);
}

} // namespace labrys::cli
