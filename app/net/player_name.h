// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/net/clean_text.h"

#include <QString>

#include <array>
#include <expected>

namespace labrys::net {

/// The name of a player: cleanText within kNameBounds; TextFault::Reserved for `server`, `admin`, `player 1`
/// and their like, in both languages, whatever they are written with (NET-033).
[[nodiscard]] std::expected<QString, TextFault> cleanName(const QString& text);

/// What a cleaned name is compared by: of two names that share a key, one cannot be told from the other and
/// is refused. The first key is the name without its case; the second how it looks: the skeleton of Unicode
/// TS 39 without case, and i as l, for who writes capitals writes both alike (so `Ali` and `All` are one,
/// which a second name cures). Without ICU both keys are the first: lookalikesAreKnown().
[[nodiscard]] std::array<QString, 2> nameKeys(const QString& name);

/// Whether this build was made with ICU and knows which letters look alike.
[[nodiscard]] bool lookalikesAreKnown();

} // namespace labrys::net
