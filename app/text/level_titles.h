// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace labrys::text {

/// Title or note of a bundled level in the language in use; the words of somebody else stay as they are.
[[nodiscard]] QString levelWords(const QString& words);

} // namespace labrys::text
