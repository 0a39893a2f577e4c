// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/game/host.h"
#include "core/game/record_define.h"
#include "core/game/view_define.h"

#include <algorithm>
#include <array>

// The definitions of host.h, for the one source of each game that instantiates them.
namespace labrys::game {

/// The header of a match. Like a save without its log, on one line.
template <Rules R>
struct MatchRecord {
    std::string format;
    int version = 0;
    std::string game;
    int rules = 0;
    Fingerprint content;
    Seed seed;
    typename R::Options options;
    BOOST_DESCRIBE_CLASS(MatchRecord, (), (format, version, game, rules, content, seed, options), (), ())
};

template <Rules R>
class SightOf final : public Sight {
public:
    explicit SightOf(View<R> view)
        : m_view(std::move(view))
    {
    }
    [[nodiscard]] const View<R>& view() const { return m_view; }

private:
    View<R> m_view;
};

namespace detail {

constexpr std::string_view kHeaderName = "match";

/// A stage of a match, trimmed.
template <SharedRules R>
class ReadyStageOf final : public ReadyStage {
public:
    explicit ReadyStageOf(typename R::Stage made)
        : stage(std::move(made))
    {
        R::trim(stage);
    }
    typename R::Stage stage;
};

template <Rules R>
std::expected<MatchRecord<R>, Problem> readHeader(std::string_view header, const typename R::Content& content)
{
    if (auto ours = checkEnvelope<R>(header, kHeaderName, kMatchFormat, content); !ours)
        return std::unexpected(std::move(ours.error()));
    return readJson<MatchRecord<R>>(header, kHeaderName, {kRecordBytes, JsonLimits{}.depth});
}

template <Rules R>
std::string writeHeader(const typename R::Content& content, const typename R::Options& options, Seed seed)
{
    MatchRecord<R> record;
    record.format = kMatchFormat;
    record.version = kRecordVersion;
    record.game = R::kId;
    record.rules = R::kRulesVersion;
    record.content = digestOf(content);
    record.seed = seed;
    record.options = options;
    return compactJson(toJson(record));
}

/// Re-runs a match from its beginning.
template <Rules R>
std::expected<Session<R>, Problem> rerunMatch(std::shared_ptr<const typename R::Content> content,
    const typename R::Options& options, Seed seed, std::string_view log)
{
    auto session = rerun<R>(
        std::move(content), options, seed, log, [](const Session<R>&) { return std::optional<Problem>(); });
    if (!session && session.error().place == Place{})
        session.error().place.file = "log";
    return session;
}

/// A match: stage and state of now, and what would make them again. Neither a table of distances nor states
/// of before, for a server holds hundreds of matches (NET-029).
template <SharedRules R>
class HostedMatchOf final : public HostedMatch {
public:
    explicit HostedMatchOf(const Session<R>& session, std::string log)
        : m_content(session.sharedContent())
        , m_header(writeHeader<R>(session.content(), session.options(), session.seed()))
        , m_log(std::move(log))
        , m_stage(session.stage())
        , m_state(session.state())
        , m_sights(static_cast<std::size_t>(R::seats(session.options())))
    {
        R::trim(m_stage);
    }

    [[nodiscard]] std::string_view game() const override { return R::kId; }
    [[nodiscard]] int seats() const override { return static_cast<int>(m_sights.size()); }
    [[nodiscard]] Summary summary() const override { return R::summary(m_state); }
    [[nodiscard]] Seat toMove() const override { return R::toMove(m_state); }
    [[nodiscard]] Fingerprint digest() const override { return digestOf(m_state); }
    [[nodiscard]] const std::string& header() const override { return m_header; }
    [[nodiscard]] const std::string& log() const override { return m_log; }

    std::expected<void, Refused> submit(Seat seat, std::string_view text) override
    {
        const auto action = R::readAction(text);
        if (!action || !text.empty())
            return std::unexpected(Refused{Rejection::NotAnAction, {}});
        if (action->seat != seat || seat == kEnvironment)
            return std::unexpected(Refused{Rejection::NotThisSeat, {}});
        if (const auto done = act(*action); !done)
            return std::unexpected(Refused{Rejection::Refused, enumName(done.error())});
        return {};
    }

    bool tell(Change change, Seat seat) override { return act(R::outside(change, seat)).has_value(); }

    [[nodiscard]] bool stageOver() const override { return R::next(m_state).has_value(); }

    [[nodiscard]] std::function<std::expected<std::unique_ptr<ReadyStage>, Problem>()>
    nextStage() const override
    {
        const auto key = R::next(m_state);
        LABRYS_ASSERT(key.has_value());
        return [content = m_content, header = m_header,
                   key = *key]() -> std::expected<std::unique_ptr<ReadyStage>, Problem> {
            const auto record = readHeader<R>(header, *content);
            if (!record)
                return std::unexpected(record.error());
            auto stage = R::makeStage(*content, record->options, record->seed, key);
            if (!stage)
                return std::unexpected(std::move(stage.error()));
            return std::make_unique<ReadyStageOf<R>>(*std::move(stage));
        };
    }

    void enter(std::unique_ptr<ReadyStage> stage) override
    {
        auto* ready = dynamic_cast<ReadyStageOf<R>*>(stage.get());
        LABRYS_ASSERT(ready != nullptr && stageOver());
        auto state = R::enter(ready->stage, m_state);
        m_stage = std::move(ready->stage);
        m_state = std::move(state);
        m_log += kAdvance;
        changed({});
    }

    [[nodiscard]] std::shared_ptr<const Sight> sight(Seat seat) const override
    {
        LABRYS_ASSERT(seat >= 0 && seat < seats());
        auto& sight = m_sights[static_cast<std::size_t>(seat)];
        if (sight == nullptr)
            sight = std::make_shared<const SightOf<R>>(View<R>::viewFor(m_stage, m_state, m_events, seat));
        return sight;
    }

    [[nodiscard]] std::string encode(const Sight* before, const Sight& now) const override
    {
        const auto viewOf = [](const Sight& sight) {
            const auto* known = dynamic_cast<const SightOf<R>*>(&sight);
            LABRYS_ASSERT(known != nullptr);
            return &known->view();
        };
        return encodeView<R>(before == nullptr ? nullptr : viewOf(*before), *viewOf(now));
    }

private:
    std::expected<void, typename R::Refusal> act(const typename R::Action& action)
    {
        std::vector<typename R::Event> events;
        const auto done = R::apply(m_stage, m_state, action, &events);
        if (done) {
            R::writeAction(action, m_log);
            changed(std::move(events));
        }
        return done;
    }
    void changed(std::vector<typename R::Event> events)
    {
        m_events = std::move(events);
        std::ranges::fill(m_sights, nullptr);
    }

    std::shared_ptr<const typename R::Content> m_content;
    std::string m_header;
    std::string m_log;
    typename R::Stage m_stage;
    typename R::State m_state;
    /// Of the last change.
    std::vector<typename R::Event> m_events;
    /// What each seat is told, once somebody has asked.
    mutable std::vector<std::shared_ptr<const Sight>> m_sights;
};

} // namespace detail

template <SharedRules R>
void HostOf<R>::offer(Set set, typename R::Options options)
{
    m_sets.push_back(std::move(set));
    m_options.push_back(std::move(options));
}

template <SharedRules R>
std::expected<void, std::vector<Problem>> HostOf<R>::addSet(Set set, std::string_view text)
{
    const auto refuse = [&](const char* code, std::string argument) {
        return std::unexpected(std::vector{Problem{code, {set.id, 0, 0}, {std::move(argument)}}});
    };
    if (std::ranges::find(m_sets, set.id, &Set::id) != m_sets.end())
        return refuse("SET_EXISTS", set.id);
    auto options = readSet(text, set.id);
    if (!options)
        return std::unexpected(std::move(options.error()));
    if (detail::writeHeader<R>(*m_content, *options, Seed()).size() > kHeaderBytes)
        return refuse("SET_TOO_LARGE", std::to_string(kHeaderBytes));
    offer(std::move(set), *std::move(options));
    return {};
}

template <SharedRules R>
bool HostOf<R>::offers(const MatchChoice& choice) const
{
    const auto set = std::ranges::find(m_sets, choice.set, &Set::id);
    return set != m_sets.end()
        && chosen(m_options[static_cast<std::size_t>(set - m_sets.begin())], choice).has_value();
}

template <SharedRules R>
std::expected<std::unique_ptr<HostedMatch>, Problem> HostOf<R>::begin(
    const MatchChoice& choice, Seed seed) const
{
    const auto set = std::ranges::find(m_sets, choice.set, &Set::id);
    if (set == m_sets.end())
        return std::unexpected(Problem{"MATCH_UNKNOWN_SET", {}, {choice.set}});
    const auto options = chosen(m_options[static_cast<std::size_t>(set - m_sets.begin())], choice);
    if (!options)
        return std::unexpected(options.error());
    const auto session = detail::rerunMatch<R>(m_content, *options, choice.seed.value_or(seed), {});
    if (!session)
        return std::unexpected(session.error());
    return std::make_unique<detail::HostedMatchOf<R>>(*session, std::string());
}

template <SharedRules R>
std::expected<std::unique_ptr<HostedMatch>, Problem> HostOf<R>::restore(
    std::string_view header, std::string_view log) const
{
    const auto record = detail::readHeader<R>(header, *m_content);
    if (!record)
        return std::unexpected(record.error());
    const auto session = detail::rerunMatch<R>(m_content, record->options, record->seed, log);
    if (!session)
        return std::unexpected(session.error());
    return std::make_unique<detail::HostedMatchOf<R>>(*session, std::string(log));
}

template <SharedRules R>
std::expected<std::string, Problem> HostOf<R>::thread(std::string_view header, std::string_view log) const
{
    const auto record = detail::readHeader<R>(header, *m_content);
    if (!record)
        return std::unexpected(record.error());
    const auto session = detail::rerunMatch<R>(m_content, record->options, record->seed, log);
    if (!session)
        return std::unexpected(session.error());
    return writeThread(*session);
}

} // namespace labrys::game
