// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/game/envelope.h"
#include "core/game/session.h"

#include <expected>
#include <memory>
#include <string>
#include <string_view>

namespace labrys::game {

// Declared here and defined in record_define.h, which one source of each game instantiates: JSON is read
// and written in that source alone, and nobody else waits for its compilation.

/// The text of a save: everything needed to go on from the exact point.
template <Rules R>
[[nodiscard]] std::string writeSave(const Session<R>& session);

/// Reads a save and goes on from its exact point. Refuses with the codes of readEnvelope and json_codec,
/// RECORD_OTHER_GAME, RECORD_OTHER_RULES, RECORD_OTHER_CONTENT, RECORD_SEAL (altered), RECORD_UNKNOWN_ACTION,
/// RECORD_ILLEGAL_ACTION, RECORD_STATE (the log leads elsewhere), and the problems of makeStage.
template <Rules R>
[[nodiscard]] std::expected<Session<R>, Problem> readSave(
    std::string_view text, std::string_view file, std::shared_ptr<const typename R::Content> content);

/// The text of a replay, Ariadne's thread: the log, and digests of the states along it (APP-038, APP-039).
template <Rules R>
[[nodiscard]] std::string writeThread(const Session<R>& session);

/// Re-runs a replay and checks every digest of it. Beside the codes of readSave: RECORD_DIFFERS, whose
/// arguments are the first and last entry between which the run stopped agreeing.
template <Rules R>
[[nodiscard]] std::expected<Session<R>, Problem> readThread(
    std::string_view text, std::string_view file, std::shared_ptr<const typename R::Content> content);

} // namespace labrys::game
