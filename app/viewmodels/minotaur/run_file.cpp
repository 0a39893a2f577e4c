// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/viewmodels/minotaur/run_file.h"

#include "app/exchange/files.h"
#include "core/game/record.h"
#include "core/minotaur/light.h"

#include <algorithm>
#include <optional>
#include <utility>

namespace labrys::viewmodels {

namespace {

/// JSON begins with a brace; the picture of a maze never does.
bool isRecord(std::string_view text)
{
    const auto first = text.find_first_not_of(" \t\r\n");
    return first != std::string_view::npos && text[first] == '{';
}

/// No text of ours has a zero in it.
bool isText(std::string_view text)
{
    return text.find('\0') == std::string_view::npos;
}

/// As it can be shown: without control characters, a long line cut around `column`, which counts from 1;
/// `cut` is how many characters went before it.
QString shown(std::string_view line, int column, int* cut = nullptr)
{
    constexpr qsizetype kWide = 60;
    QString text = QString::fromUtf8(line.data(), static_cast<qsizetype>(line.size()));
    for (auto& character : text)
        if (!character.isPrint())
            character = QLatin1Char(' ');
    if (text.size() <= kWide)
        return text;
    const qsizetype from = std::clamp<qsizetype>(column - 1 - kWide / 2, 0, text.size() - kWide / 2);
    if (cut != nullptr)
        *cut = static_cast<int>(from);
    return text.mid(from, kWide);
}

RefusedFile refused(const QString& path, std::vector<Problem> problems, std::string_view text = {})
{
    constexpr int kAbove = 2;
    // A character that is wrong is what makes something missing: it comes first.
    std::ranges::stable_partition(
        problems, [](const Problem& problem) { return !problem.code.starts_with("NO_"); });
    RefusedFile file{path, std::move(problems), {}, 0, 0};
    const auto& place = file.problems.front().place;
    if (place.line < 1 || !isText(text))
        return file;
    file.firstLine = std::max(1, place.line - kAbove);
    int number = 1;
    for (std::size_t begin = 0; begin <= text.size() && number <= place.line; ++number) {
        const auto end = std::min(text.find('\n', begin), text.size());
        if (number >= file.firstLine)
            file.lines.append(number == place.line
                    ? shown(text.substr(begin, end - begin), place.column, &file.cutBefore)
                    : shown(text.substr(begin, end - begin), 1));
        begin = end + 1;
    }
    return file;
}

std::expected<RunFile, Problem> openRecord(
    const games::MinotaurGame& game, std::string_view text, const std::string& file)
{
    // Of a damaged file, too, what it claims to be counts.
    const auto envelope = game::readEnvelope(text, file, game::kThreadFormat);
    if (envelope || envelope.error().code != "RECORD_FORMAT") {
        auto session = game::readThread<minotaur::Rules>(text, file, game.content());
        if (!session)
            return std::unexpected(std::move(session.error()));
        return watched(*std::move(session));
    }
    auto session = game::readSave<minotaur::Rules>(text, file, game.content());
    if (session)
        return SavedRun{*std::move(session)};
    // JSON of somebody else.
    if (session.error().code == "RECORD_FORMAT")
        return std::unexpected(Problem{"FILE_KIND", {file, 0, 0}});
    return std::unexpected(std::move(session.error()));
}

} // namespace

std::expected<RunFile, RefusedFile> openRunFile(
    const games::MinotaurGame& game, const QString& path, int players)
{
    const auto text = exchange::readFile(path, std::max(game::kRecordBytes, level::kMazeBytes));
    if (!text)
        return std::unexpected(refused(path, {text.error()}));
    return openRunText(game, *text, path, players);
}

std::expected<RunFile, RefusedFile> openRunText(
    const games::MinotaurGame& game, std::string_view text, const QString& path, int players)
{
    const std::string file = path.toStdString();
    if (!isText(text))
        return std::unexpected(refused(path, {Problem{"FILE_KIND", {file, 0, 0}}}));
    if (isRecord(text)) {
        auto opened = openRecord(game, text, file);
        if (!opened)
            return std::unexpected(refused(path, {std::move(opened.error())}, text));
        return *std::move(opened);
    }
    auto options = game.fromMaze(text, file, players);
    if (!options)
        return std::unexpected(refused(path, std::move(options.error()), text));
    return *std::move(options);
}

namespace {

using Moment = text::MazePlans::Moment;

std::optional<Moment> momentOf(const minotaur::Event& event)
{
    using minotaur::EventKind;
    switch (event.kind) {
    case EventKind::KeyTaken:
        return Moment::Key;
    case EventKind::BonusTaken:
        return event.bonus == minotaur::BonusKind::Freeze ? Moment::Freeze
            : event.bonus == minotaur::BonusKind::Torch   ? Moment::Torch
                                                          : Moment::Compass;
    case EventKind::MonsterNoticed:
        return Moment::Noticed;
    case EventKind::MinotaurAimed:
        return Moment::Aimed;
    case EventKind::LevelCompleted:
        return Moment::LevelDone;
    case EventKind::Caught:
        return Moment::Caught;
    default:
        return std::nullopt;
    }
}

/// How many walking monsters lie in the light: the Minotaur's aiming is a moment of its own.
std::ptrdiff_t inLight(const MazeSession::Moment& moment)
{
    const minotaur::TeamLight light(*moment.stage, moment.state);
    return std::ranges::count_if(moment.state.monsters, [&](const minotaur::Monster& monster) {
        return monster.kind != minotaur::MonsterKind::Minotaur && light.lit(*moment.stage, monster.cell);
    });
}

} // namespace

WatchedRun watched(MazeSession session, std::size_t from)
{
    std::vector<WatchedRun::Mark> marks;
    auto now = session.at(from);
    std::vector<minotaur::Event> events;
    const auto log = session.log();
    std::ptrdiff_t before = inLight(now);
    for (std::size_t i = from; i < log.size(); ++i) {
        if (!log[i]) { // a new level: the session knows its stage
            now = session.at(i + 1);
            before = inLight(now);
            continue;
        }
        events.clear();
        const auto done = minotaur::Rules::apply(*now.stage, now.state, *log[i], &events);
        LABRYS_ASSERT(done.has_value());
        const auto lit = inLight(now);
        if (lit > std::exchange(before, lit))
            marks.push_back({i + 1, Moment::InLight});
        for (const auto& event : events)
            if (const auto moment = momentOf(event))
                marks.push_back({i + 1, *moment});
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

QList<int> levelTotalsOf(const MazeSession& session)
{
    QList<int> totals;
    std::int64_t before = 0;
    const auto add
        = [&](std::int64_t score) { totals.append(static_cast<int>(score - std::exchange(before, score))); };
    const auto log = session.log();
    for (std::size_t i = 0; i < log.size(); ++i)
        if (!log[i]) // the step to the next level
            add(session.at(i).state.score);
    if (session.state().outcome == minotaur::LevelOutcome::Completed)
        add(session.state().score);
    return totals;
}

} // namespace labrys::viewmodels
