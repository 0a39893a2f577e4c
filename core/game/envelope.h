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
/// Room for the largest level file and 5,000 turns of two players in each of its levels; larger files are
/// refused before they are read.
inline constexpr std::size_t kRecordBytes = std::size_t{1} << 21U;

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
/// (it is something else, or of a version that never was), RECORD_NEWER (a later version of Labrys wrote it).
[[nodiscard]] std::expected<Envelope, Problem> readEnvelope(
    std::string_view text, std::string_view file, std::string_view format);

} // namespace labrys::game
