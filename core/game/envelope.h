// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/digest.h"
#include "core/base/problem.h"

#include <expected>
#include <string>
#include <string_view>

namespace labrys::game {

inline constexpr std::string_view kSessionFormat = "labrys/session";
inline constexpr std::string_view kThreadFormat = "labrys/thread";
inline constexpr int kRecordVersion = 1;
/// Far above a run of 5,000 turns; larger files are refused before they are read.
inline constexpr std::size_t kRecordBytes = std::size_t{1} << 20U;

/// The first fields of a save or replay: enough to know which game reads the rest, and whether it can
/// (APP-033, APP-036, APP-037).
struct Envelope {
    std::string format;
    int version = 0;
    std::string game;
    int rules = 0;
    Fingerprint content;
};
BOOST_DESCRIBE_STRUCT(Envelope, (), (format, version, game, rules, content))

/// Reads the envelope of a save or replay. Refuses with the codes of parseJson and json_codec, RECORD_FORMAT
/// (it is something else), RECORD_NEWER (a later version of Labrys wrote it).
[[nodiscard]] std::expected<Envelope, Problem> readEnvelope(
    std::string_view text, std::string_view file, std::string_view format);

} // namespace labrys::game
