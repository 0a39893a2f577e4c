// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/digest.h"
#include "core/base/problem.h"
#include "core/base/seed.h"
#include "core/game/rules.h"

#include <concepts>
#include <cstdint>
#include <expected>
#include <functional>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace labrys::game {

/// What the world outside tells a match of one of its players (minotaur.md D30): the connection is lost, it
/// is back, the partner plays on without, a turn limit ran out.
enum class Change : std::uint8_t { Lost, Back, PlayOn, TurnPassed };

/// Rules of a game for several seats that a server can host.
///
/// - toMove: the seat whose decision is awaited, kEnvironment while all who could decide are away.
/// - outside: the action of the Environment that tells of a change.
/// - trim: lets go of what a stage holds for speed alone; a server holds hundreds of them.
template <class R>
concept SharedRules = Rules<R>
    && requires(const typename R::State& state, Change change, Seat seat, typename R::Stage& stage) {
           { R::toMove(state) } -> std::same_as<Seat>;
           { R::outside(change, seat) } -> std::same_as<typename R::Action>;
           R::trim(stage);
       };

/// What one seat was told at one moment: its observation and its events, without their types. Made by a match
/// through View alone, so that nothing else can be encoded (NET-017).
class Sight {
public:
    Sight() = default;
    Sight(const Sight&) = delete;
    Sight& operator=(const Sight&) = delete;
    virtual ~Sight() = default;
};

/// A stage on its way from the worker that made it to its match.
class ReadyStage {
public:
    ReadyStage() = default;
    ReadyStage(const ReadyStage&) = delete;
    ReadyStage& operator=(const ReadyStage&) = delete;
    virtual ~ReadyStage() = default;
};

/// What the two who begin a match chose together.
struct MatchChoice {
    /// The id of one of Host::sets().
    std::string set;
    /// A word of the game (`easy ranked hard`), or empty for its usual one.
    std::string difficulty;
    /// A seed of their own; the server draws one otherwise.
    std::optional<Seed> seed;
};

/// A match without the types of its game: the truth, which only its server holds.
class HostedMatch {
public:
    HostedMatch() = default;
    HostedMatch(const HostedMatch&) = delete;
    HostedMatch& operator=(const HostedMatch&) = delete;
    virtual ~HostedMatch() = default;

    [[nodiscard]] virtual std::string_view game() const = 0;
    [[nodiscard]] virtual int seats() const = 0;
    [[nodiscard]] virtual Summary summary() const = 0;
    [[nodiscard]] virtual Seat toMove() const = 0;
    [[nodiscard]] virtual Fingerprint digest() const = 0;
    /// One line of JSON (game, rules, content, seed, options), of at most kHeaderBytes. With log(),
    /// Host::restore makes this match.
    [[nodiscard]] virtual const std::string& header() const = 0;
    /// The text of everything that was decided so far, as in a `.thread`.
    [[nodiscard]] virtual const std::string& log() const = 0;

    /// Why a decision was not taken; `word` is that of the game (`Wall`, `NotYourTurn`).
    enum class Rejection : std::uint8_t { NotAnAction, NotThisSeat, Refused };
    struct Refused {
        Rejection why;
        /// Of Refused; empty for the others.
        std::string_view word;
    };
    /// One decision of a seat, which speaks only for itself. A refused one changes nothing (NET-016).
    virtual std::expected<void, Refused> submit(Seat seat, std::string_view action) = 0;
    /// Tells of a change; false when it cannot be now, and nothing changed then.
    virtual bool tell(Change change, Seat seat) = 0;

    /// Whether the stage is done and another follows.
    [[nodiscard]] virtual bool stageOver() const = 0;
    /// Makes the stage that follows; the function may be called in any thread, once, also after the match
    /// is gone.
    [[nodiscard]] virtual std::function<std::expected<std::unique_ptr<ReadyStage>, Problem>()>
    nextStage() const = 0;
    virtual void enter(std::unique_ptr<ReadyStage> stage) = 0;

    /// What `seat` may know now, with the events of the last change: the same object until something changes.
    [[nodiscard]] virtual std::shared_ptr<const Sight> sight(Seat seat) const = 0;
    /// One line of JSON without blanks: `now` for somebody who was told `before` last, or nothing yet. Small
    /// when little changed. ViewReader reads it. Events of views between `before` and `now` are not told; who
    /// was told `now` itself last gets none twice.
    [[nodiscard]] virtual std::string encode(const Sight* before, const Sight& now) const = 0;
};

/// A game that a server can host. Functions that are const may be called from several threads at once; addSet
/// comes before them.
class Host {
public:
    Host() = default;
    Host(const Host&) = delete;
    Host& operator=(const Host&) = delete;
    virtual ~Host() = default;

    /// Levels to be played: generated ones (`generated`), bundled ones, or a pack of the server's.
    struct Set {
        std::string id;
        std::string title;
        bool operator==(const Set&) const = default;
    };
    [[nodiscard]] virtual std::string_view id() const = 0;
    [[nodiscard]] virtual std::span<const Set> sets() const = 0;
    /// Adds the levels of a text, for instance a `.maze` file; refuses with all its problems.
    virtual std::expected<void, std::vector<Problem>> addSet(Set set, std::string_view text) = 0;

    /// Whether begin() would know what is chosen; at once.
    [[nodiscard]] virtual bool offers(const MatchChoice& choice) const = 0;
    /// Begins a match. May take a while. Refuses with the problems of makeStage and MATCH_UNKNOWN_SET {id},
    /// MATCH_UNKNOWN_DIFFICULTY {word}.
    [[nodiscard]] virtual std::expected<std::unique_ptr<HostedMatch>, Problem> begin(
        const MatchChoice& choice, Seed seed) const
        = 0;
    /// Makes a match anew from header() and log(). May take a while. Refuses with the codes of readSave.
    [[nodiscard]] virtual std::expected<std::unique_ptr<HostedMatch>, Problem> restore(
        std::string_view header, std::string_view log) const
        = 0;
    /// The `.thread` of a match. May take a while. Refuses as restore() does.
    [[nodiscard]] virtual std::expected<std::string, Problem> thread(
        std::string_view header, std::string_view log) const
        = 0;
};

} // namespace labrys::game
