// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>

#include <optional>

// The two things that Qt cannot do with certificates, by OpenSSL where it is built in.
namespace labrys::net {

/// A new key (P-256) and a certificate for it, signed by itself, as one PEM text; nothing without OpenSSL. It
/// never runs out: who pins it trusts the key and no date, and clocks of small servers are wrong at first.
[[nodiscard]] std::optional<QByteArray> makeCertificate();

/// Whether a key (PEM) is that of a certificate (PEM); nothing when that cannot be told.
[[nodiscard]] std::optional<bool> isKeyOf(const QByteArray& key, const QByteArray& certificate);

} // namespace labrys::net
