// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/games/versions.h"
#include "app/net/fingerprint_words.h"
#include "app/text/language.h"
#include "app/text/level_titles.h"
#include "app/text/net_words.h"
#include "app/viewmodels/net/net_lobby.h"

#include <QLocale>

#include <algorithm>

// How the lobby stands: what its page asks about it.
namespace labrys::viewmodels {

namespace {

QString inWords(const QString& fingerprint)
{
    return net::fingerprintWords(fingerprint, text::language()).join(QLatin1Char(' '));
}

} // namespace

QString NetLobby::program()
{
    return QStringLiteral("Labrys %1").arg(QString::fromLatin1(games::programVersion()));
}

QString NetLobby::sentence() const
{
    if (!m_refused.isEmpty())
        return m_refused;
    switch (place()) {
    case Connecting:
        return tr("Connecting to %1…").arg(m_address);
    case Waiting:
        return tr("The connection is lost.");
    case Failed:
        return text::NetWords::failure(m_link->failure(), m_address, program());
    default:
        return {};
    }
}

QString NetLobby::server() const
{
    if (!m_welcome.server.empty())
        return QString::fromStdString(m_welcome.server);
    const QString name = m_known.at(m_address).name;
    return name.isEmpty() ? m_address : name;
}

int NetLobby::retrySeconds() const
{
    constexpr int kSecond = 1000;
    return m_link ? (m_link->retryIn() + kSecond - 1) / kSecond : 0;
}

QString NetLobby::inviter() const
{
    const auto* open = received();
    return open != nullptr ? m_people.nameOf(open->other) : QString();
}

QString NetLobby::titleOf(const std::string& set) const
{
    const auto found = std::ranges::find(m_welcome.sets, set, &net::SetName::id);
    return found == m_welcome.sets.end() ? QString() : text::levelWords(QString::fromStdString(found->title));
}

std::vector<net::MatchOptions> NetLobby::allOffers() const
{
    std::vector<net::MatchOptions> all;
    for (const char* difficulty : {"ranked", "easy", "hard"})
        all.push_back({"generated", difficulty, "", true});
    for (const auto& set : m_welcome.sets)
        if (set.id != "generated")
            all.push_back({set.id, "ranked", "", true});
    return all;
}

QStringList NetLobby::offers() const
{
    QStringList words;
    for (const auto& options : allOffers())
        words.append(text::NetWords::offer(options, titleOf(options.set)));
    return words;
}

int NetLobby::offer() const
{
    return std::clamp(m_offer, 0, static_cast<int>(allOffers().size()) - 1);
}

void NetLobby::setOffer(int offer)
{
    if (std::exchange(m_offer, offer) != offer)
        Q_EMIT changed();
}

QString NetLobby::proposal() const
{
    const auto* open = received();
    return open != nullptr ? text::NetWords::proposal(open->options, titleOf(open->options.set)) : QString();
}

int NetLobby::answerSeconds() const
{
    const auto* open = received();
    return open != nullptr ? open->left : 0;
}

qreal NetLobby::answerPart() const
{
    return std::clamp(answerSeconds() / static_cast<qreal>(std::max(1, m_welcome.inviteSeconds)), 0.0, 1.0);
}

QStringList NetLobby::waiting() const
{
    QStringList all;
    for (const auto& kept : m_kept)
        all.append(text::NetWords::kept(kept));
    return all;
}

QStringList NetLobby::waitingWith() const
{
    QStringList all;
    for (const auto& kept : m_kept)
        all.append(QString::fromStdString(kept.with));
    return all;
}

QStringList NetLobby::muted() const
{
    return QStringList(m_muted.begin(), m_muted.end());
}

QString NetLobby::certificate() const
{
    if (place() == Failed)
        return inWords(m_link->failure().fingerprint);
    return m_link ? inWords(m_link->fingerprint()) : QString();
}

QString NetLobby::knownCertificate() const
{
    const bool changedNow
        = place() == Failed && m_link->failure().kind == net::Failure::Kind::CertificateChanged;
    return changedNow ? inWords(m_known.at(m_address).fingerprint) : QString();
}

QString NetLobby::safety() const
{
    if (place() != Lobby && place() != Match && place() != Watching)
        return {};
    if (m_link->fingerprint().isEmpty())
        return tr("Not encrypted: for a network that you trust");
    const auto known = m_known.at(m_address);
    if (m_newCertificate || !known.since.isValid())
        return tr("Encrypted, certificate seen for the first time");
    return tr("Encrypted, certificate known since %1")
        .arg(QLocale().toString(known.since, QStringLiteral("d MMMM yyyy")));
}

} // namespace labrys::viewmodels
