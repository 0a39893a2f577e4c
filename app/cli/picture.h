// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/command.h"

#include <QImage>

namespace labrys::cli {

/// Draws what a seat knows to a PNG file, 1280 x 800, and says where. Needs the QGuiApplication that main()
/// makes for commands with pictures.
[[nodiscard]] Exit drawSight(const minotaur::Observation& seen, const QString& path);

/// Writes a picture as PNG, whole or not at all.
[[nodiscard]] std::expected<void, Problem> writePicture(const QImage& picture, const QString& path);

} // namespace labrys::cli
