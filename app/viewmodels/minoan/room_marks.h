// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/minoan/state.h"

#include <QString>
#include <QVariantMap>

namespace labrys::viewmodels {

// The pictures of what a run is made of: icons by their names, and signs in Linear B. No words.

/// A sign of a door: a character of the Linear B font in `glyph`, or one that was drawn in `icon`; the other
/// is empty (MIN-080 to MIN-096).
[[nodiscard]] QVariantMap markOf(minoan::Sign sign);
/// The code point that a screen reader names: U+1008D; empty for drawn signs.
[[nodiscard]] QString codePointOf(minoan::Sign sign);

/// The silhouette of who or what is behind a sign.
[[nodiscard]] QString houseIcon(minoan::Sign sign);
[[nodiscard]] QString iconOf(minoan::Family family);
[[nodiscard]] QString iconOf(minoan::Symbol symbol);
[[nodiscard]] QString iconOf(minoan::Element element);
[[nodiscard]] QString iconOf(minoan::Item item);

/// Whose altar is the main one behind the sign of a beast.
[[nodiscard]] minoan::Deity mainDeity(const minoan::Content& content, minoan::Sign sign);
/// The sign of the same beast for the other deity.
[[nodiscard]] minoan::Sign otherSex(minoan::Sign sign);
[[nodiscard]] minoan::Family familyOf(minoan::Sign sign);
/// Of all deities, whose beasts they are.
[[nodiscard]] minoan::Family familyOf(const minoan::Content& content, minoan::Deity deity);

/// Whether a room of this sign was entered in this run.
[[nodiscard]] bool isLearnt(const minoan::Knowledge& knowledge, minoan::Sign sign);
/// Whether this item was offered to this deity in this run.
[[nodiscard]] bool isTried(const minoan::Knowledge& knowledge, minoan::Item item, minoan::Deity deity);

} // namespace labrys::viewmodels
