// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/paint/theme.h"
#include "core/level/maze_file.h"

#include <QImage>

namespace labrys::paint {

/// The sizes that a picture may be asked for, in pixels of its longer side.
inline constexpr int kPictureSmallest = 16;
inline constexpr int kPictureLargest = 4096;

/// A picture of a whole level with nothing hidden, for thumbnails and for paper (PKG-021): its longer side is
/// `size` pixels, and the shorter one follows from the level. Characters are letters while they can be read
/// and blocks of colour below that, and whole pixels as long as that fills the picture. The fonts must be
/// registered.
[[nodiscard]] QImage renderLevel(const level::MazeLevel& level, int size, ThemeId theme);

} // namespace labrys::paint
