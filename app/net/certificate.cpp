// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/net/certificate.h"

#include "app/net/certificate_maker.h"

#include <QCoreApplication>
#include <QCryptographicHash>
#include <QDir>
#include <QFile>
#include <QFileInfo>

#include <algorithm>

#ifdef Q_OS_UNIX
#include <unistd.h>
#endif

namespace labrys::net {

namespace {

constexpr qint64 kLongestPem = qint64{256} * 1024;
constexpr qsizetype kFingerprintDigits = 64;

std::unexpected<Problem> refusedFile(const char* code, const QString& path, const QString& reason = {})
{
    Problem problem{code, {QDir::toNativeSeparators(path).toStdString(), 0, 0}};
    if (!reason.isEmpty())
        problem.arguments = {reason.toStdString()};
    return std::unexpected(std::move(problem));
}

std::expected<QByteArray, Problem> readPem(const QString& path)
{
    QFile file(path);
    if (!QFileInfo::exists(path))
        return refusedFile("FILE_MISSING", path);
    if (!file.open(QIODevice::ReadOnly))
        return refusedFile("FILE_UNREADABLE", path, file.errorString());
    return file.read(kLongestPem);
}

std::optional<QSslKey> keyIn(const QByteArray& pem)
{
    for (const auto algorithm : {QSsl::Ec, QSsl::Rsa, QSsl::Dsa}) {
        QSslKey key(pem, algorithm, QSsl::Pem, QSsl::PrivateKey);
        if (!key.isNull())
            return key;
    }
    return std::nullopt;
}

/// Writes a file that is there whole or not at all, that nobody but its owner may ever read, and that
/// replaces none: somebody may have come first. The text of the error, or empty.
QString writeSecret(const QString& path, const QByteArray& bytes)
{
    QDir().mkpath(QFileInfo(path).absolutePath());
    const QString fresh = QStringLiteral("%1.%2.new").arg(path).arg(QCoreApplication::applicationPid());
    QFile::remove(fresh); // of a process with the same number that was killed
    QFile file(fresh);
    if (!file.open(QIODevice::WriteOnly | QIODevice::NewOnly, QFile::ReadOwner | QFile::WriteOwner))
        return file.errorString();
    bool written = file.write(bytes) == bytes.size() && file.flush();
#ifdef Q_OS_UNIX
    written = written && ::fsync(file.handle()) == 0;
#endif
    file.close();
    const QString error = written && file.error() == QFile::NoError ? QString() : file.errorString();
#ifdef Q_OS_UNIX
    // A second name replaces nothing, in one step; QFile::rename looks first and renames then.
    if (error.isEmpty())
        static_cast<void>(::link(QFile::encodeName(fresh).constData(), QFile::encodeName(path).constData()));
    QFile::remove(fresh);
#else
    if (!error.isEmpty() || !QFile::rename(fresh, path))
        QFile::remove(fresh);
#endif
    return error;
}

} // namespace

std::expected<TlsIdentity, Problem> loadIdentity(const QString& certificate, const QString& key)
{
    const auto certificatePem = readPem(certificate);
    if (!certificatePem)
        return std::unexpected(certificatePem.error());
    const auto chain = QSslCertificate::fromData(*certificatePem, QSsl::Pem);
    if (chain.isEmpty() || chain.first().isNull())
        return refusedFile("CERTIFICATE_INVALID", certificate);
    const auto keyPem = readPem(key);
    if (!keyPem)
        return std::unexpected(keyPem.error());
    auto secret = keyIn(*keyPem);
    if (!secret)
        return refusedFile("CERTIFICATE_KEY", key);
    if (!isKeyOf(*keyPem, *certificatePem).value_or(true))
        return refusedFile("CERTIFICATE_MISMATCH", key, QDir::toNativeSeparators(certificate));
    return TlsIdentity{chain, std::move(*secret)};
}

std::expected<TlsIdentity, Problem> ownIdentity(const QString& file)
{
    if (!QFileInfo::exists(file)) {
        const auto pem = makeCertificate();
        if (!pem)
            return refusedFile("CERTIFICATE_UNMADE", file);
        if (const QString error = writeSecret(file, *pem); !error.isEmpty())
            return refusedFile("FILE_UNWRITABLE", file, error);
    }
    return loadIdentity(file, file);
}

QString fingerprintOf(const QSslCertificate& certificate)
{
    if (certificate.isNull())
        return {};
    return QString::fromLatin1(certificate.digest(QCryptographicHash::Sha256).toHex());
}

QString plainFingerprint(const QString& text)
{
    QString plain;
    for (const QChar c : text.toLower())
        if (c != QLatin1Char(':') && !c.isSpace())
            plain += c;
    const bool good = plain.size() == kFingerprintDigits && std::ranges::all_of(plain, [](QChar c) {
        return (c >= QLatin1Char('0') && c <= QLatin1Char('9'))
            || (c >= QLatin1Char('a') && c <= QLatin1Char('f'));
    });
    return good ? plain : QString();
}

bool isPinned(const QString& pinned, const QString& seen)
{
    const QString plain = plainFingerprint(pinned);
    return !plain.isEmpty() && plain == plainFingerprint(seen);
}

} // namespace labrys::net
