// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPainterPath>

#include <string_view>

namespace labrys::paint {

/// The outline that `drawn` names in the notation of SVG paths, of which M, L, H, V, C, S, Q and Z are known,
/// in capitals alone. Shapes were drawn that way; here they stand as they were drawn.
[[nodiscard]] QPainterPath outline(std::string_view drawn);

} // namespace labrys::paint
