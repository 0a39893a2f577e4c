// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>

#include <string>
#include <string_view>

namespace labrys::net {

/// 256 bits of the system's randomness in base64url, 43 characters: who has it is the player it was given to
/// (NET-026).
[[nodiscard]] std::string makeToken();

/// What is kept of a token: 32 bytes (SHA-256), from which it cannot be made again.
[[nodiscard]] QByteArray hashOfToken(std::string_view token);

} // namespace labrys::net
