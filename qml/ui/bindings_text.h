// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "qml/ui/action_map.h"

#include <QString>

#include <expected>

namespace labrys::ui {

/// The sentence for a refusal: what stands in the way, who has the key, and what to do.
[[nodiscard]] QString sentence(const Refusal& refusal, Preset preset);

/// The text that keeps the bindings: the preset, and what was changed in it. Equal bindings give equal texts.
[[nodiscard]] QString exportBindings(const ActionMap& map);

/// No text of bindings is longer.
inline constexpr int kBindingsBytes = 64 * 1024;

/// Reads what exportBindings() wrote, all of it or nothing; otherwise a sentence that says what is wrong and
/// what to do.
[[nodiscard]] std::expected<ActionMap, QString> importBindings(const QByteArray& text);

} // namespace labrys::ui
