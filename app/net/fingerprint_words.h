// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/localized_text.h"

#include <QString>
#include <QStringList>

namespace labrys::net {

/// The fingerprint of a certificate as people compare it over the telephone (NET-037): eight words for its
/// first 64 bits, one for each byte. Nothing for what is no fingerprint in hexadecimal. The lists are our
/// own; in none of them one word becomes another by one letter.
[[nodiscard]] QStringList fingerprintWords(const QString& fingerprint, Language language);

} // namespace labrys::net
