// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/minoan/offerings.h"
#include "core/minoan/state.h"

#include <QString>

namespace labrys::viewmodels::names {

[[nodiscard]] QString sign(minoan::Sign sign);
[[nodiscard]] QString house(minoan::Sign sign);
[[nodiscard]] QString deity(minoan::Deity deity);
[[nodiscard]] QString glyphs(minoan::Deity deity);
[[nodiscard]] QString written(minoan::Deity deity);
[[nodiscard]] QString item(minoan::Item item);
[[nodiscard]] QString element(minoan::Element element);
[[nodiscard]] QString symbol(minoan::Symbol symbol);
[[nodiscard]] QString herd(minoan::Family family);
[[nodiscard]] QString beast(minoan::Family family, int level);
[[nodiscard]] QString foe(const minoan::Foe& foe);
[[nodiscard]] QString tile(minoan::Tile tile);

} // namespace labrys::viewmodels::names
