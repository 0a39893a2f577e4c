// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/problem.h"

#include <QList>
#include <QString>

#include <expected>

namespace labrys::cli {

/// A visit to a server under one name: by its token the server knows the player again, by its fingerprint the
/// player knows the server again (NET-026, NET-037).
struct VisitedServer {
    /// As net::Address writes it.
    QString address;
    QString name;
    QString token = {};
    QString fingerprint = {};
    bool operator==(const VisitedServer&) const = default;
};

/// The visits of the terminal edition, the newest first, in a file that its owner alone may read.
class VisitedServers {
public:
    static constexpr qsizetype kMost = 10;

    explicit VisitedServers(QString path);

    /// As read from the file; of a damaged one whatever can be read.
    [[nodiscard]] const QList<VisitedServer>& all() const { return m_all; }
    /// What is known of a server under this name; empty fields when nothing is.
    [[nodiscard]] VisitedServer at(const QString& address, const QString& name) const;
    /// Puts a visit first and writes the file; the oldest beyond ten is forgotten. Refuses as
    /// exchange::writeFile does.
    std::expected<void, Problem> visit(const VisitedServer& server);

    /// The next certificate of a server is seen as if for the first time.
    void forgetFingerprint(const QString& address);

private:
    /// Another terminal may have written since.
    void read();

    QString m_path;
    QList<VisitedServer> m_all;
};

} // namespace labrys::cli
