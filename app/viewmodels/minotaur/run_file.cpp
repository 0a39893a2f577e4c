// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/viewmodels/minotaur/run_file.h"

#include "app/exchange/files.h"
#include "core/game/record.h"

#include <algorithm>

namespace labrys::viewmodels {

namespace {

/// JSON begins with a brace; the picture of a maze never does.
bool isRecord(std::string_view text)
{
    const auto first = text.find_first_not_of(" \t\r\n");
    return first != std::string_view::npos && text[first] == '{';
}

std::expected<RunFile, std::vector<Problem>> openRecord(
    const games::MinotaurGame& game, std::string_view text, const std::string& file)
{
    const auto refuse = [](Problem problem) { return std::unexpected(std::vector{std::move(problem)}); };
    if (game::readEnvelope(text, file, game::kThreadFormat)) {
        auto session = game::readThread<minotaur::Rules>(text, file, game.content());
        if (!session)
            return refuse(std::move(session.error()));
        return watched(*std::move(session));
    }
    auto session = game::readSave<minotaur::Rules>(text, file, game.content());
    if (!session)
        return refuse(std::move(session.error()));
    return SavedRun{*std::move(session)};
}

} // namespace

std::expected<RunFile, std::vector<Problem>> openRunFile(
    const games::MinotaurGame& game, const QString& path, int players)
{
    const auto text = exchange::readFile(path, std::max(game::kRecordBytes, level::kMazeBytes));
    if (!text)
        return std::unexpected(std::vector{text.error()});
    const std::string file = path.toStdString();
    if (isRecord(*text))
        return openRecord(game, *text, file);
    auto options = game.fromMaze(*text, file, players);
    if (!options)
        return std::unexpected(std::move(options.error()));
    return *std::move(options);
}

WatchedRun watched(MazeSession session)
{
    std::vector<WatchedRun::Mark> marks;
    auto moment = session.at(0);
    std::vector<minotaur::Event> events;
    const auto log = session.log();
    for (std::size_t i = 0; i < log.size(); ++i) {
        if (!log[i]) { // a new level: the session knows its stage
            moment = session.at(i + 1);
            continue;
        }
        events.clear();
        const auto done = minotaur::Rules::apply(*moment.stage, moment.state, *log[i], &events);
        LABRYS_ASSERT(done.has_value());
        for (const auto& event : events) {
            using minotaur::EventKind;
            if (event.kind == EventKind::KeyTaken || event.kind == EventKind::LevelCompleted)
                marks.push_back({i + 1, Tone::Good});
            if (event.kind == EventKind::MonsterNoticed || event.kind == EventKind::Caught)
                marks.push_back({i + 1, Tone::Danger});
        }
    }
    return {std::move(session), std::move(marks)};
}

std::vector<Cell> trailOf(const MazeSession& session, std::size_t position, game::Seat seat)
{
    const auto log = session.log().first(position);
    // The entries of the present level: those after the last step to a stage.
    std::size_t first = position;
    while (first > 0 && log[first - 1])
        --first;
    auto moment = session.at(first);
    const auto cellOf = [&] { return moment.state.players[static_cast<std::size_t>(seat)].cell; };
    std::vector<Cell> trail{cellOf()};
    for (std::size_t i = first; i < position; ++i) {
        const auto done = minotaur::Rules::apply(*moment.stage, moment.state, *log[i], nullptr);
        LABRYS_ASSERT(done.has_value());
        if (cellOf() != trail.back())
            trail.push_back(cellOf());
    }
    return trail;
}

} // namespace labrys::viewmodels
