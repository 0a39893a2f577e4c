// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDate>
#include <QList>
#include <QString>

namespace labrys::viewmodels {

/// A server that was visited: how it is reached, and by what each side knows the other again.
struct KnownServer {
    /// As net::Address writes it.
    QString address = {};
    QString name = {};
    QString token = {};
    /// Of its certificate, in hexadecimal, and since when it is known; empty without TLS.
    QString fingerprint = {};
    QDate since = {};
    bool operator==(const KnownServer&) const = default;
};

/// The ten servers that were visited last, the newest first (NET-035); kept as text among the settings.
class KnownServers {
public:
    static constexpr qsizetype kMost = 10;

    /// What text() wrote; of a damaged or foreign text whatever can be read.
    [[nodiscard]] static KnownServers fromText(const QString& text);
    [[nodiscard]] QString text() const;

    [[nodiscard]] const QList<KnownServer>& all() const { return m_all; }
    /// What is known of an address; empty fields when nothing is.
    [[nodiscard]] KnownServer at(const QString& address) const;
    /// Puts a server first; the oldest beyond ten is forgotten.
    void visit(const KnownServer& server);
    /// Lets go of its certificate, so that the next one is seen for the first time.
    void unpin(const QString& address);
    /// Lets go of its token, so that one comes as somebody new.
    void forgetToken(const QString& address);
    bool operator==(const KnownServers&) const = default;

private:
    QList<KnownServer> m_all;
};

} // namespace labrys::viewmodels
