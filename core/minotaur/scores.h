// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/digest.h"
#include "core/base/problem.h"
#include "core/minotaur/stage.h"

#include <cstdint>
#include <expected>
#include <string>
#include <string_view>
#include <vector>

namespace labrys::minotaur {

/// One result (ASC-091).
struct Score {
    /// Which table it stands in: `main`, or one of its own for a file, a chosen seed, a day (D33).
    std::string table;
    /// Of two players `A & B` (D35).
    std::string name;
    std::int64_t score = 0;
    /// The level reached, from 1.
    int level = 1;
    int turns = 0;
    int players = 1;
    /// `2026-11-30T12:47:46Z`: coordinated time, so that dates sort as text.
    std::string date;
    std::string seed;
    /// The digest of the run's last state, which names its replay.
    Fingerprint run;
    bool operator==(const Score&) const = default;
};
BOOST_DESCRIBE_STRUCT(Score, (), (table, name, score, level, turns, players, date, seed, run))

/// The ten best results of each table, tables by name, results best first: higher score, then higher level,
/// then fewer turns, then earlier date (D34).
class ScoreTable {
public:
    static constexpr std::size_t kRanks = 10;
    static constexpr std::size_t kMostTables = 200;

    /// Adds a result where it belongs; returns its rank from 1, or 0 when it is not among the ten best. The
    /// same result twice stands once; one without a table is not kept.
    int add(Score score);
    /// Gives a kept result another name: the one of this table, run and date. Returns its rank from 1, or 0
    /// when it is not there (any more).
    int rename(const Score& kept, std::string name);
    /// The results of one table, best first.
    [[nodiscard]] std::vector<Score> of(std::string_view table) const;
    [[nodiscard]] const std::vector<Score>& all() const { return m_scores; }

private:
    std::vector<Score> m_scores;
};

/// Upper bounds of a score file.
inline constexpr std::size_t kScoreBytes = std::size_t{1} << 20U;
inline constexpr std::size_t kScoreLineBytes = 4096;

/// One line of JSON a result, after a line that names the format.
[[nodiscard]] std::string writeScores(const ScoreTable& table);
/// Refuses with SCORES_FORMAT, SCORES_TOO_LARGE, SCORES_LINE (a result that cannot be), and the codes of
/// readJson, at their lines. An empty text is an empty table.
[[nodiscard]] std::expected<ScoreTable, Problem> readScores(std::string_view text, std::string_view file);

/// The table of a run (D33): only a drawn seed of the ranked game stands in `main`. Empty for what keeps no
/// record: the easy and the hard game, and a run that was rewound.
[[nodiscard]] std::string tableOf(const Options& options, Seed seed);

/// The seed of a day, the same for everybody.
[[nodiscard]] Seed dailySeed(int year, int month, int day);

/// A name as it is kept: trimmed, 1 to 16 characters, nothing that could forge a line or an order; empty when
/// nothing is left.
[[nodiscard]] std::string scoreName(std::string_view text);

} // namespace labrys::minotaur
