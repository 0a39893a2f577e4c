// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/net/certificate_maker.h"

#ifdef LABRYS_OPENSSL

#include <openssl/bio.h>
#include <openssl/evp.h>
#include <openssl/pem.h>
#include <openssl/rand.h>
#include <openssl/x509.h>

#include <memory>

namespace labrys::net {

namespace {

template <auto Free>
struct Freed {
    template <class T>
    void operator()(T* pointer) const
    {
        Free(pointer);
    }
};
using Bio = std::unique_ptr<BIO, Freed<BIO_free_all>>;
using Key = std::unique_ptr<EVP_PKEY, Freed<EVP_PKEY_free>>;
using Certificate = std::unique_ptr<X509, Freed<X509_free>>;

bool setSerial(X509* certificate)
{
    std::uint64_t serial = 0;
    if (RAND_bytes(reinterpret_cast<unsigned char*>(&serial), sizeof serial) != 1)
        return false;
    serial = (serial >> 1U) | 1U; // positive
    return ASN1_INTEGER_set_uint64(X509_get_serialNumber(certificate), serial) == 1;
}

bool setName(X509* certificate)
{
    X509_NAME* name = X509_get_subject_name(certificate);
    const auto* text = reinterpret_cast<const unsigned char*>("Labrys");
    return X509_NAME_add_entry_by_txt(name, "CN", MBSTRING_ASC, text, -1, -1, 0) == 1
        && X509_set_issuer_name(certificate, name) == 1;
}

Certificate signedBy(EVP_PKEY* key)
{
    Certificate certificate(X509_new());
    const bool good = certificate != nullptr && X509_set_version(certificate.get(), 2) == 1
        && setSerial(certificate.get())
        && ASN1_TIME_set_string(X509_getm_notBefore(certificate.get()), "20200101000000Z") == 1
        && ASN1_TIME_set_string(X509_getm_notAfter(certificate.get()), "99991231235959Z") == 1
        && setName(certificate.get()) && X509_set_pubkey(certificate.get(), key) == 1
        && X509_sign(certificate.get(), key, EVP_sha256()) > 0;
    return good ? std::move(certificate) : nullptr;
}

Bio reader(const QByteArray& pem)
{
    return Bio(BIO_new_mem_buf(pem.constData(), static_cast<int>(pem.size())));
}

/// No pass phrase is asked for: a server has nobody to ask.
int noPassPhrase(char*, int, int, void*)
{
    return -1;
}

} // namespace

std::optional<QByteArray> makeCertificate()
{
    const Key key(EVP_PKEY_Q_keygen(nullptr, nullptr, "EC", "P-256"));
    const Certificate certificate = key == nullptr ? nullptr : signedBy(key.get());
    const Bio bio(BIO_new(BIO_s_secmem()));
    if (certificate == nullptr || bio == nullptr
        || PEM_write_bio_PrivateKey(bio.get(), key.get(), nullptr, nullptr, 0, nullptr, nullptr) != 1
        || PEM_write_bio_X509(bio.get(), certificate.get()) != 1)
        return std::nullopt;
    char* text = nullptr;
    const long length = BIO_get_mem_data(bio.get(), &text);
    return QByteArray(text, length);
}

std::optional<bool> isKeyOf(const QByteArray& key, const QByteArray& certificate)
{
    const Bio keyText = reader(key);
    const Bio certificateText = reader(certificate);
    const Key secret(PEM_read_bio_PrivateKey(keyText.get(), nullptr, noPassPhrase, nullptr));
    const Certificate open(PEM_read_bio_X509(certificateText.get(), nullptr, noPassPhrase, nullptr));
    if (secret == nullptr || open == nullptr)
        return std::nullopt;
    return X509_check_private_key(open.get(), secret.get()) == 1;
}

} // namespace labrys::net

#else

namespace labrys::net {

std::optional<QByteArray> makeCertificate()
{
    return std::nullopt;
}

std::optional<bool> isKeyOf(const QByteArray&, const QByteArray&)
{
    return std::nullopt;
}

} // namespace labrys::net

#endif
