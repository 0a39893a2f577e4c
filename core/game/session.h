// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/digest.h"
#include "core/base/timeline.h"
#include "core/game/rules.h"

#include <algorithm>
#include <memory>
#include <optional>
#include <utility>
#include <vector>

namespace labrys::game {

/// One run of a game: content, options, seed and the log of decisions; the state follows from them.
/// The log holds the actions of all seats and the steps from stage to stage, so that it can be sought.
template <Rules R>
class Session {
public:
    /// A decision, or the step to the next stage where there is none.
    using Entry = std::optional<typename R::Action>;

    /// A state together with the stage that it stands on.
    struct Moment {
        std::shared_ptr<const typename R::Stage> stage;
        typename R::State state;
    };

    /// Fails with the problem of makeStage.
    [[nodiscard]] static std::expected<Session, Problem> start(
        std::shared_ptr<const typename R::Content> content, typename R::Options options, Seed seed)
    {
        auto stage = R::makeStage(*content, options, seed, R::firstStage(options));
        if (!stage)
            return std::unexpected(std::move(stage.error()));
        auto shared = std::make_shared<const typename R::Stage>(*std::move(stage));
        auto state = R::begin(*shared);
        return Session(std::move(content), std::move(options), seed, {std::move(shared), std::move(state)});
    }

    [[nodiscard]] const typename R::Content& content() const { return *m_content; }
    [[nodiscard]] const std::shared_ptr<const typename R::Content>& sharedContent() const
    {
        return m_content;
    }
    [[nodiscard]] const typename R::Options& options() const { return m_options; }
    [[nodiscard]] Seed seed() const { return m_seed; }
    [[nodiscard]] const typename R::Stage& stage() const { return *m_now.stage; }
    [[nodiscard]] const typename R::State& state() const { return m_now.state; }
    [[nodiscard]] Summary summary() const { return R::summary(m_now.state); }
    [[nodiscard]] Fingerprint digest() const { return digestOf(m_now.state); }
    [[nodiscard]] std::span<const Entry> log() const { return m_timeline.entries(); }

    std::expected<void, typename R::Refusal> act(
        const typename R::Action& action, std::vector<typename R::Event>* events = nullptr)
    {
        auto done = R::apply(*m_now.stage, m_now.state, action, events);
        if (done)
            m_timeline.append(action, m_now);
        return done;
    }

    /// The stage that follows, when the present one is done and another comes.
    [[nodiscard]] std::optional<typename R::StageKey> nextStage() const { return R::next(m_now.state); }

    /// Goes on to the next stage, which must follow; `ready` may have been made by a worker.
    std::expected<void, Problem> advance(std::shared_ptr<const typename R::Stage> ready = nullptr)
    {
        const auto key = nextStage();
        LABRYS_ASSERT(key.has_value());
        if (ready == nullptr) {
            auto made = R::makeStage(*m_content, m_options, m_seed, *key);
            if (!made)
                return std::unexpected(std::move(made.error()));
            ready = std::make_shared<const typename R::Stage>(*std::move(made));
        }
        auto state = R::enter(*ready, m_now.state);
        m_stages.push_back(ready);
        m_now = {std::move(ready), std::move(state)};
        m_timeline.append(std::nullopt, m_now);
        return {};
    }

    [[nodiscard]] typename R::Observation observe(Seat seat) const
    {
        return R::observe(*m_now.stage, m_now.state, seat);
    }

    /// The moment after the first `position` entries of the log: rewind and replay.
    [[nodiscard]] Moment at(std::size_t position) const
    {
        return m_timeline.seek(position, [this](Moment& moment, const Entry& entry) {
            if (entry) {
                const auto done = R::apply(*moment.stage, moment.state, *entry, nullptr);
                LABRYS_ASSERT(done.has_value());
                return;
            }
            const auto present = std::ranges::find(m_stages, moment.stage);
            LABRYS_ASSERT(present != m_stages.end() && present + 1 != m_stages.end());
            auto stage = *(present + 1);
            auto state = R::enter(*stage, moment.state);
            moment = {std::move(stage), std::move(state)};
        });
    }

    /// The run as it stood after the first `position` entries, to be played on from there. `options` may
    /// differ from those of this run in what changes no stage.
    [[nodiscard]] Session branch(std::size_t position, typename R::Options options) const
    {
        Session run = *this;
        run.m_options = std::move(options);
        run.m_now = at(position);
        run.m_timeline.truncate(position);
        run.m_stages.erase(std::ranges::find(run.m_stages, run.m_now.stage) + 1, run.m_stages.end());
        return run;
    }

private:
    Session(std::shared_ptr<const typename R::Content> content, typename R::Options options, Seed seed,
        Moment first)
        : m_content(std::move(content))
        , m_options(std::move(options))
        , m_seed(seed)
        , m_stages{first.stage}
        , m_now(first)
        , m_timeline(std::move(first))
    {
    }

    std::shared_ptr<const typename R::Content> m_content;
    typename R::Options m_options;
    Seed m_seed;
    /// The stages of this run so far: some are dear to make, and none changes.
    std::vector<std::shared_ptr<const typename R::Stage>> m_stages;
    Moment m_now;
    Timeline<Moment, Entry> m_timeline;
};

} // namespace labrys::game
