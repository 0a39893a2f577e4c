// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/problem.h"

#include <QList>
#include <QSslCertificate>
#include <QSslKey>
#include <QString>

#include <expected>

namespace labrys::net {

/// By what a server proves who it is: its certificate, with those that signed it if any, and its key.
struct TlsIdentity {
    QList<QSslCertificate> chain;
    QSslKey key;
};

/// Reads a certificate and its key, both PEM; they may stand in one file. FILE_MISSING, FILE_UNREADABLE,
/// CERTIFICATE_INVALID, CERTIFICATE_KEY (none, of no known kind, or protected by a pass phrase),
/// CERTIFICATE_MISMATCH (of another key; seen where OpenSSL is built in).
[[nodiscard]] std::expected<TlsIdentity, Problem> loadIdentity(
    const QString& certificate, const QString& key);

/// The identity that a server made for itself: reads `file`, or makes a key and a certificate signed by
/// itself and writes both there (NET-037). The file is readable by its owner alone from its first byte on,
/// and is whole or not there; of two servers that begin at once both end up with one identity. As
/// loadIdentity, and FILE_UNWRITABLE, CERTIFICATE_UNMADE where this build has no OpenSSL.
[[nodiscard]] std::expected<TlsIdentity, Problem> ownIdentity(const QString& file);

/// SHA-256 of a certificate: 64 hexadecimal digits in small letters; empty without a certificate.
[[nodiscard]] QString fingerprintOf(const QSslCertificate& certificate);
/// A fingerprint as fingerprintOf writes it, whether capitals, colons or blanks stand in it; empty when it is
/// none.
[[nodiscard]] QString plainFingerprint(const QString& text);
/// Whether a server is who it was. Nothing pinned is equal to nothing.
[[nodiscard]] bool isPinned(const QString& pinned, const QString& seen);

} // namespace labrys::net
