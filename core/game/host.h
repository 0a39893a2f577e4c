// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/game/hosted.h"

#include <memory>
#include <span>
#include <string_view>
#include <vector>

namespace labrys::game {

inline constexpr std::string_view kMatchFormat = "labrys/match";
/// The longest header of a match: together with its state it stays below the 64 KiB of NET-029.
inline constexpr std::size_t kHeaderBytes = std::size_t{40} << 10U;

/// A host of the matches of a game; the game says what its sets are. Defined in hosted_define.h.
template <SharedRules R>
class HostOf : public Host {
public:
    [[nodiscard]] std::string_view id() const final { return R::kId; }
    [[nodiscard]] std::span<const Set> sets() const final { return m_sets; }
    /// Beside the problems of readSet(): SET_TOO_LARGE {most bytes}, SET_EXISTS {id}.
    std::expected<void, std::vector<Problem>> addSet(Set set, std::string_view text) final;
    [[nodiscard]] bool offers(const MatchChoice& choice) const final;
    [[nodiscard]] std::expected<std::unique_ptr<HostedMatch>, Problem> begin(
        const MatchChoice& choice, Seed seed) const final;
    [[nodiscard]] std::expected<std::unique_ptr<HostedMatch>, Problem> restore(
        std::string_view header, std::string_view log) const final;
    [[nodiscard]] std::expected<std::string, Problem> thread(
        std::string_view header, std::string_view log) const final;

protected:
    explicit HostOf(std::shared_ptr<const typename R::Content> content)
        : m_content(std::move(content))
    {
    }
    /// Adds a set whose options are known.
    void offer(Set set, typename R::Options options);

    /// The options that play the levels of a text; refuses with all its problems.
    [[nodiscard]] virtual std::expected<typename R::Options, std::vector<Problem>> readSet(
        std::string_view text, std::string_view id) const
        = 0;
    /// The options of a set, as the players chose them; refuses MATCH_UNKNOWN_DIFFICULTY {word}.
    [[nodiscard]] virtual std::expected<typename R::Options, Problem> chosen(
        typename R::Options options, const MatchChoice& choice) const
        = 0;

private:
    std::shared_ptr<const typename R::Content> m_content;
    std::vector<Set> m_sets;
    /// Of each set.
    std::vector<typename R::Options> m_options;
};

} // namespace labrys::game
