// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/digest.h"
#include "core/base/problem.h"
#include "core/game/simulate.h"

#include <QJsonObject>
#include <QString>
#include <QStringList>

#include <expected>
#include <span>
#include <string>
#include <string_view>

namespace labrys::cli {

/// A report with everything that its numbers depend on (APP-033).
struct SimulationFile {
    std::string game;
    int rules = 0;
    Fingerprint content;
    game::SimulationRequest request;
    game::SimulationReport report;
};

/// The fields of ARCHITECTURE (APP-023), with the whole numbers that merging needs beside the rates.
[[nodiscard]] QJsonObject reportJson(const SimulationFile& file);
/// A few lines for people, in the language in use.
[[nodiscard]] QString reportText(const SimulationFile& file);

/// Reads what reportJson wrote. Refuses with REPORT_FORMAT and the codes of parseJson and json_codec.
[[nodiscard]] std::expected<SimulationFile, Problem> readReport(std::string_view text, std::string_view file);

/// Puts the shards of one simulation together (APP-041, APP-042), in any order. Refuses with REPORT_DIFFERS
/// (the file and what differs), REPORT_TWICE (a shard comes twice), REPORT_MISSING (a shard is missing).
[[nodiscard]] std::expected<SimulationFile, Problem> mergeReports(
    std::span<const SimulationFile> parts, const QStringList& names);

} // namespace labrys::cli
