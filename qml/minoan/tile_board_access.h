// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace labrys::ui {

/// Makes the cells of every TileBoard children of its accessible interface. Further calls do nothing.
void installTileBoardAccess();

} // namespace labrys::ui
