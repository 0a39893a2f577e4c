// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/net/token.h"

#include <QCryptographicHash>
#include <QRandomGenerator>

#include <array>

namespace labrys::net {

std::string makeToken()
{
    std::array<quint32, 8> words{};
    QRandomGenerator::system()->fillRange(words.data(), static_cast<qsizetype>(words.size()));
    return QByteArray(reinterpret_cast<const char*>(words.data()), sizeof words)
        .toBase64(QByteArray::Base64UrlEncoding | QByteArray::OmitTrailingEquals)
        .toStdString();
}

QByteArray hashOfToken(std::string_view token)
{
    return QCryptographicHash::hash(
        QByteArrayView(token.data(), static_cast<qsizetype>(token.size())), QCryptographicHash::Sha256);
}

} // namespace labrys::net
