// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/json_codec.h"
#include "core/game/record.h"

#include <string>
#include <vector>

// The definitions of record.h, for the one source of each game that instantiates them, and for tests of the
// file form itself.
namespace labrys::game {

/// A save: everything needed to go on from the exact point. The state is re-made from the log and must equal
/// the stored one, so that no hand-made state ever reaches the rules.
template <Rules R>
struct SaveRecord {
    std::string format;
    int version = 0;
    std::string game;
    int rules = 0;
    Fingerprint content;
    Seed seed;
    typename R::Options options;
    std::string actions;
    typename R::State state;
    Fingerprint seal;
    BOOST_DESCRIBE_CLASS(
        SaveRecord, (), (format, version, game, rules, content, seed, options, actions, state, seal), (), ())
};

/// A replay, Ariadne's thread: the log and digests of the states along it (APP-038, APP-039).
template <Rules R>
struct ThreadRecord {
    std::string format;
    int version = 0;
    std::string game;
    int rules = 0;
    Fingerprint content;
    Seed seed;
    typename R::Options options;
    std::string actions;
    /// The digest of the state after every kCheckInterval entries, and after the last one.
    std::vector<Fingerprint> checks;
    Fingerprint seal;
    BOOST_DESCRIBE_CLASS(ThreadRecord, (),
        (format, version, game, rules, content, seed, options, actions, checks, seal), (), ())
};

inline constexpr std::size_t kCheckInterval = 64;
/// In the text of a log: the step to the next stage. No game may begin an action with it.
inline constexpr char kAdvance = '>';

template <class Record>
[[nodiscard]] Fingerprint sealOf(Record record)
{
    record.seal = {};
    return digestOf(record);
}

/// Where a re-run stopped agreeing.
struct ReplayResult {
    Summary summary;
    std::size_t entries = 0;
};

namespace detail {

template <Rules R>
std::string logText(const Session<R>& session)
{
    std::string text;
    for (const auto& entry : session.log()) {
        if (entry)
            R::writeAction(*entry, text);
        else
            text += kAdvance;
    }
    return text;
}

/// Refuses what is of another format, game, version of the rules or content than ours.
template <Rules R>
std::expected<void, Problem> checkEnvelope(
    std::string_view text, std::string_view file, std::string_view format, const typename R::Content& content)
{
    const auto envelope = readEnvelope(text, file, format);
    if (!envelope)
        return std::unexpected(envelope.error());
    const auto refuse = [&](std::string code, const char* path, std::vector<std::string> arguments) {
        return std::unexpected(Problem{std::move(code), placeOfPath(text, file, path), std::move(arguments)});
    };
    if (envelope->game != R::kId)
        return refuse("RECORD_OTHER_GAME", "/game", {envelope->game, std::string(R::kId)});
    if (envelope->rules != R::kRulesVersion)
        return refuse("RECORD_OTHER_RULES", "/rules",
            {std::to_string(envelope->rules), std::to_string(R::kRulesVersion)});
    if (envelope->content != digestOf(content))
        return refuse(
            "RECORD_OTHER_CONTENT", "/content", {envelope->content.text(), digestOf(content).text()});
    return {};
}

/// Everything a save and a replay share, read and trusted only in form; rules and content must be ours.
template <Rules R, class Record>
std::expected<Record, Problem> readRecord(
    std::string_view text, std::string_view file, std::string_view format, const typename R::Content& content)
{
    if (auto ours = checkEnvelope<R>(text, file, format, content); !ours)
        return std::unexpected(std::move(ours.error()));
    auto record = readJson<Record>(text, file, {kRecordBytes, JsonLimits{}.depth});
    if (record && record->seal != sealOf(*record))
        return std::unexpected(Problem{"RECORD_SEAL", placeOfPath(text, file, "/seal"), {}});
    return record;
}

/// Runs a log from the start. after(session) is called after every entry and may stop the run with a problem.
template <Rules R, class After>
std::expected<Session<R>, Problem> rerun(std::shared_ptr<const typename R::Content> content,
    const typename R::Options& options, Seed seed, std::string_view actions, After&& after)
{
    auto session = Session<R>::start(std::move(content), options, seed);
    if (!session)
        return session;
    std::size_t index = 0;
    const auto refuse
        = [&](const char* code) { return std::unexpected(Problem{code, {}, {std::to_string(index + 1)}}); };
    for (std::string_view rest = actions; !rest.empty(); ++index) {
        if (rest.front() == kAdvance) {
            rest.remove_prefix(1);
            if (!session->nextStage())
                return refuse("RECORD_ILLEGAL_ACTION");
            if (auto advanced = session->advance(); !advanced)
                return std::unexpected(std::move(advanced.error()));
        } else {
            const auto action = R::readAction(rest);
            if (!action)
                return refuse("RECORD_UNKNOWN_ACTION");
            if (!session->act(*action))
                return refuse("RECORD_ILLEGAL_ACTION");
        }
        if (auto problem = after(*session))
            return std::unexpected(std::move(*problem));
    }
    return session;
}

template <Rules R, class Record>
Record recordOf(const Session<R>& session, std::string_view format)
{
    Record record;
    record.format = format;
    record.version = kRecordVersion;
    record.game = R::kId;
    record.rules = R::kRulesVersion;
    record.content = digestOf(session.content());
    record.seed = session.seed();
    record.options = session.options();
    record.actions = logText(session);
    return record;
}

template <class Record>
std::string sealed(Record record)
{
    record.seal = sealOf(record);
    return canonicalJson(toJson(record));
}

/// Gives a problem that has no place the place of `path`.
inline Problem placed(Problem problem, std::string_view text, std::string_view file, std::string_view path)
{
    if (problem.place == Place{})
        problem.place = placeOfPath(text, file, path);
    return problem;
}

} // namespace detail

template <Rules R>
std::string writeSave(const Session<R>& session)
{
    auto record = detail::recordOf<R, SaveRecord<R>>(session, kSessionFormat);
    record.state = session.state();
    return detail::sealed(std::move(record));
}

template <Rules R>
std::expected<Session<R>, Problem> readSave(
    std::string_view text, std::string_view file, std::shared_ptr<const typename R::Content> content)
{
    auto record = detail::readRecord<R, SaveRecord<R>>(text, file, kSessionFormat, *content);
    if (!record)
        return std::unexpected(std::move(record.error()));
    auto session = detail::rerun<R>(std::move(content), record->options, record->seed, record->actions,
        [](const Session<R>&) { return std::optional<Problem>(); });
    if (!session)
        return std::unexpected(detail::placed(std::move(session.error()), text, file, "/actions"));
    if (session->state() != record->state)
        return std::unexpected(Problem{"RECORD_STATE", placeOfPath(text, file, "/state"), {}});
    return session;
}

template <Rules R>
std::string writeThread(const Session<R>& session)
{
    auto record = detail::recordOf<R, ThreadRecord<R>>(session, kThreadFormat);
    const std::size_t entries = session.log().size();
    for (std::size_t i = kCheckInterval; i < entries; i += kCheckInterval)
        record.checks.push_back(digestOf(session.at(i).state));
    record.checks.push_back(session.digest());
    return detail::sealed(std::move(record));
}

template <Rules R>
std::expected<Session<R>, Problem> readThread(
    std::string_view text, std::string_view file, std::shared_ptr<const typename R::Content> content)
{
    auto record = detail::readRecord<R, ThreadRecord<R>>(text, file, kThreadFormat, *content);
    if (!record)
        return std::unexpected(std::move(record.error()));
    const auto& checks = record->checks;
    const auto differs = [](std::size_t from, std::size_t to) {
        return Problem{"RECORD_DIFFERS", {}, {std::to_string(from), std::to_string(to)}};
    };
    auto session = detail::rerun<R>(std::move(content), record->options, record->seed, record->actions,
        [&](const Session<R>& now) -> std::optional<Problem> {
            const std::size_t entries = now.log().size();
            if (entries % kCheckInterval != 0)
                return std::nullopt;
            const std::size_t check = entries / kCheckInterval - 1;
            if (check < checks.size() && checks[check] == now.digest())
                return std::nullopt;
            return differs(entries - kCheckInterval + 1, entries);
        });
    if (!session)
        return std::unexpected(detail::placed(std::move(session.error()), text, file, "/actions"));
    const std::size_t entries = session->log().size();
    const std::size_t expected = entries == 0 ? 1 : (entries + kCheckInterval - 1) / kCheckInterval;
    if (checks.size() != expected || checks.back() != session->digest())
        return std::unexpected(
            detail::placed(differs((expected - 1) * kCheckInterval + 1, entries), text, file, "/checks"));
    return session;
}

} // namespace labrys::game
