// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/net/tls_server.h"

namespace labrys::net {

namespace {

// As long as a client may take for its hello (minotaur.md 3.6).
constexpr int kHandshakeMilliseconds = 5000;

} // namespace

bool tlsIsThere()
{
    return QSslSocket::supportsSsl();
}

QSslConfiguration serverTls(const TlsIdentity& identity)
{
    QSslConfiguration configuration = QSslConfiguration::defaultConfiguration();
    configuration.setProtocol(QSsl::TlsV1_2OrLater);
    configuration.setPeerVerifyMode(QSslSocket::VerifyNone); // players have no certificates
    configuration.setLocalCertificateChain(identity.chain);
    configuration.setPrivateKey(identity.key);
    return configuration;
}

QSslConfiguration clientTls()
{
    QSslConfiguration configuration = QSslConfiguration::defaultConfiguration();
    configuration.setProtocol(QSsl::TlsV1_2OrLater);
    configuration.setPeerVerifyMode(QSslSocket::VerifyNone);
    return configuration;
}

std::unique_ptr<QSslServer> makeTlsServer(const TlsIdentity& identity)
{
    auto server = std::make_unique<QSslServer>();
    server->setSslConfiguration(serverTls(identity));
    server->setHandshakeTimeout(kHandshakeMilliseconds);
    return server;
}

} // namespace labrys::net
