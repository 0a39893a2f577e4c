// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace labrys::paint {

/// Registers the bundled fonts and makes body text the application's font. To be called right after the
/// QGuiApplication was made and before anything asks for a font, so that the system's are never scanned.
/// Further calls do nothing.
void registerFonts();

} // namespace labrys::paint
