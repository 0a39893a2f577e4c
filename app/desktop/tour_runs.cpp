// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/tour_runs.h"

#include "core/minotaur/bots.h"
#include "core/minotaur/competent_bot.h"

#include <algorithm>
#include <string>

namespace labrys::desktop {

namespace {

using minotaur::LevelOutcome;
using minotaur::Rules;
using viewmodels::MazeSession;

MazeSession start(const games::MinotaurGame& game, const minotaur::Options& options, std::uint64_t seed)
{
    auto session = MazeSession::start(game.content(), options, Seed(seed));
    LABRYS_ASSERT(session.has_value());
    return *std::move(session);
}

/// Lets a bot play until `enough` says so, the run is over, or `most` moves are made; tells whether enough.
template <class Bot, class Enough>
bool play(MazeSession& session, Bot& bot, int most, Enough enough)
{
    Random random(session.seed().expanded(), Stream("labrys.tour"));
    std::vector<minotaur::Action> legal;
    for (int move = 0; move < most; ++move) {
        if (enough(session))
            return true;
        if (session.nextStage()) {
            const auto done = session.advance();
            LABRYS_ASSERT(done.has_value());
            continue;
        }
        legal.clear();
        game::Seat seat = 0;
        for (; seat < Rules::seats(session.options()) && legal.empty(); ++seat)
            Rules::legalActions(session.stage(), session.state(), seat, legal);
        if (legal.empty())
            break;
        const auto done = session.act(bot.choose(session.observe(seat - 1), legal, random));
        LABRYS_ASSERT(done.has_value());
    }
    return enough(session);
}

/// The first seed, from `seed` on, whose run comes where it should.
template <class Bot, class Enough>
MazeSession search(const games::MinotaurGame& game, const minotaur::Options& options, int most, Enough enough,
    std::uint64_t seed = 1)
{
    for (;; ++seed) {
        auto session = start(game, options, seed);
        Bot bot;
        if (play(session, bot, most, enough))
            return session;
    }
}

/// A level of many rooms, every one of them passable: pillars on a grid of openings.
minotaur::Options largeLevel()
{
    constexpr int kRows = 30;
    constexpr int kColumns = 40;
    std::vector<std::string> rows{"; title: The whole palace"};
    for (int line = 0; line <= 2 * kRows; ++line) {
        std::string row;
        for (int place = 0; place <= 2 * kColumns; ++place) {
            const bool border = line == 0 || place == 0 || line == 2 * kRows || place == 2 * kColumns;
            const bool post = line % 2 == 0 && place % 2 == 0;
            const auto draw = draw64(7, Stream("labrys.tour.walls"), static_cast<std::uint64_t>(line),
                static_cast<std::uint64_t>(place));
            const bool wall = border || (line % 2 != place % 2 && draw % 3 == 0);
            row += post ? '+' : !wall ? '.' : line % 2 == 0 ? '-' : '|';
        }
        rows.push_back(std::move(row));
    }
    // One line further down than in the picture: the title comes first.
    rows[22][41] = 'P';
    rows[6][7] = 'K';
    rows[2 * kRows - 2][2 * kColumns - 3] = 'E';
    rows[28][47] = 'W';
    minotaur::Options options;
    options.levels.push_back({"large.maze", std::move(rows)});
    return options;
}

} // namespace

TourRuns makeTourRuns(const games::MinotaurGame& game)
{
    const auto alone = game.bundled(1);
    const auto chased = [](const MazeSession& session) {
        return session.state().turn > 20 && !session.observe(0).monsters.empty()
            && session.state().outcome == LevelOutcome::Running;
    };
    const auto inSecondLevel
        = [](const MazeSession& session) { return session.state().level == 2 && session.state().turn > 8; };
    const auto afterAWhile = [](const MazeSession& session) { return session.log().size() >= 60; };
    const auto won = [](const MazeSession& session) {
        return session.state().outcome == LevelOutcome::Completed && !session.nextStage();
    };
    const auto fifthDone = [](const MazeSession& session) {
        return session.state().level == 5 && session.state().outcome == LevelOutcome::Completed
            && session.state().taken != 0;
    };
    const auto hunted = [](const MazeSession& session) {
        return session.state().outcome == LevelOutcome::Lost && session.state().level >= 4
            && session.state().caughtBy == minotaur::MonsterKind::Hunter && session.state().turn > 40;
    };
    const auto aimedAt = [](const MazeSession& session) {
        const auto seen = session.observe(0);
        return session.state().outcome == LevelOutcome::Running && session.state().turn > 60
            && seen.monsters.size() > 1
            && std::ranges::find(seen.marks, seen.players[0].cell) != seen.marks.end();
    };
    using minotaur::CompetentBot;
    const auto campaign = game.campaign(1);
    auto last = campaign;
    last.only = static_cast<int>(game.content()->levels.size());
    constexpr int kLong = 4000;
    auto whole = search<CompetentBot>(game, campaign, kLong, won);
    auto nearly = whole.branch(whole.log().size() - 1, campaign);
    return {start(game, alone, 1), search<minotaur::ExplorerBot>(game, alone, 400, chased),
        search<minotaur::ExplorerBot>(game, game.bundled(2), 2000, inSecondLevel),
        search<minotaur::ExplorerBot>(game, largeLevel(), 400, afterAWhile),
        search<CompetentBot>(game, last, kLong, aimedAt),
        search<CompetentBot>(game, campaign, kLong, fifthDone),
        search<CompetentBot>(game, campaign, kLong, hunted), search<CompetentBot>(game, campaign, kLong, won),
        std::move(nearly)};
}

} // namespace labrys::desktop
