// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/net/discovery_message.h"

#include "app/net/clean_text.h"
#include "core/base/assert.h"

#include <QRandomGenerator>
#include <QStringDecoder>
#include <QtEndian>

#include <algorithm>
#include <cstring>

namespace labrys::net {

namespace {

constexpr std::size_t kMagicBytes = 7;
constexpr const char* kQueryMagic = "LABRYS?";
constexpr const char* kAnswerMagic = "LABRYS!";
constexpr char kFormat = 1;
constexpr qsizetype kNonceBytes = 16;
constexpr qsizetype kHeadBytes = qsizetype{kMagicBytes} + 1 + kNonceBytes;
constexpr qsizetype kAnswerBytes = kHeadBytes + 8 + 6 * 2 + 1;
static_assert(kAnswerBytes + kServerNameBounds.bytes <= kQueryBytes);

template <class Number>
void append(QByteArray& bytes, Number number)
{
    const Number big = qToBigEndian(number);
    bytes.append(reinterpret_cast<const char*>(&big), sizeof big);
}

template <class Number>
Number taken(QByteArrayView& bytes)
{
    const auto number = qFromBigEndian<Number>(bytes.data());
    bytes = bytes.sliced(sizeof number);
    return number;
}

QByteArray head(const char* magic, const Nonce& nonce)
{
    QByteArray bytes(magic, kMagicBytes);
    bytes.append(kFormat);
    bytes.append(reinterpret_cast<const char*>(nonce.data()), kNonceBytes);
    return bytes;
}

/// The nonce, when what is long enough begins as it should.
std::optional<Nonce> nonceOf(QByteArrayView bytes, const char* magic)
{
    if (bytes.first(kMagicBytes) != QByteArrayView(magic, kMagicBytes) || bytes[kMagicBytes] != kFormat)
        return std::nullopt;
    Nonce nonce{};
    std::memcpy(nonce.data(), bytes.data() + kMagicBytes + 1, nonce.size());
    return nonce;
}

std::optional<QString> nameOf(QByteArrayView utf8)
{
    QStringDecoder decoder(QStringDecoder::Utf8, QStringDecoder::Flag::Stateless);
    const QString text = decoder(utf8);
    const auto name
        = decoder.hasError() ? std::unexpected(TextFault::Empty) : cleanText(text, kServerNameBounds);
    return name ? std::optional(*name) : std::nullopt;
}

} // namespace

Nonce drawNonce()
{
    std::array<quint32, 4> words{};
    QRandomGenerator::system()->fillRange(words.data(), qsizetype{words.size()});
    Nonce nonce{};
    static_assert(sizeof words == sizeof nonce);
    std::memcpy(nonce.data(), words.data(), nonce.size());
    return nonce;
}

QByteArray encodeQuery(const Nonce& nonce)
{
    return head(kQueryMagic, nonce).leftJustified(kQueryBytes, '\0');
}

QByteArray encodeAnswer(const DiscoveryAnswer& answer)
{
    const QByteArray name = answer.name.toUtf8();
    LABRYS_ASSERT(name.size() <= kServerNameBounds.bytes);
    QByteArray bytes = head(kAnswerMagic, answer.nonce);
    append(bytes, quint64{answer.server});
    for (const std::uint16_t number :
        {answer.lowest, answer.highest, answer.port, answer.tlsPort, answer.players, answer.matches})
        append(bytes, quint16{number});
    bytes.append(static_cast<char>(name.size()));
    return bytes + name;
}

std::optional<Nonce> decodeQuery(QByteArrayView bytes)
{
    return bytes.size() == kQueryBytes ? nonceOf(bytes, kQueryMagic) : std::nullopt;
}

std::optional<DiscoveryAnswer> decodeAnswer(QByteArrayView bytes)
{
    if (bytes.size() < kAnswerBytes || bytes.size() > kQueryBytes)
        return std::nullopt;
    const auto nonce = nonceOf(bytes, kAnswerMagic);
    if (!nonce)
        return std::nullopt;
    bytes = bytes.sliced(kHeadBytes);
    DiscoveryAnswer answer;
    answer.nonce = *nonce;
    answer.server = taken<quint64>(bytes);
    for (std::uint16_t* number :
        {&answer.lowest, &answer.highest, &answer.port, &answer.tlsPort, &answer.players, &answer.matches})
        *number = taken<quint16>(bytes);
    const auto length = qsizetype{taken<quint8>(bytes)};
    const bool possible = answer.lowest >= 1 && answer.lowest <= answer.highest && answer.port != 0
        && length <= std::min<qsizetype>(kServerNameBounds.bytes, bytes.size());
    const auto name = possible ? nameOf(bytes.first(length)) : std::nullopt;
    if (!name)
        return std::nullopt;
    answer.name = *name;
    return answer;
}

} // namespace labrys::net
