// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
// The network game of the terminal edition: the way to a server and back.
#include "app/cli/terminal/edition.h"
#include "app/games/versions.h"
#include "app/net/fingerprint_words.h"
#include "app/net/player_name.h"
#include "app/text/catalogue.h"
#include "app/text/language.h"
#include "app/text/net_words.h"

#include <QCoreApplication>

#include <algorithm>

namespace labrys::cli {

namespace {

using text::Choice;

QString thisProgram()
{
    return QStringLiteral("Labrys %1").arg(QLatin1String(games::programVersion()));
}

QString heading()
{
    return QCoreApplication::translate("Terminal", "Network game");
}

} // namespace

std::optional<net::Address> Edition::askAddress(const QString& given)
{
    QString typed = given;
    QString why;
    while (!m_face.stopped()) {
        Page page{heading(), {}};
        QStringList known;
        for (const auto& server : m_servers.all())
            if (!known.contains(server.address))
                known.append(server.address);
        if (!known.isEmpty())
            page.lines.append({QCoreApplication::translate("Terminal", "Visited before: %1.")
                    .arg(known.join(QStringLiteral(", ")))});
        if (!why.isEmpty())
            page.lines.append({why, Ink::Danger});
        if (typed.isEmpty())
            typed = known.isEmpty() ? QStringLiteral("localhost") : known.constFirst();
        const auto text = m_face.ask(page,
            QCoreApplication::translate("Terminal",
                "Address of the server: name or number, with :port where it is not the usual one"),
            typed, Face::Line::Address);
        if (!text)
            return std::nullopt;
        auto address = net::readAddress(*text);
        if (address)
            return *std::move(address);
        why = text::sentence(address.error());
        typed = *text;
    }
    return std::nullopt;
}

std::optional<QString> Edition::askName(const QString& given)
{
    QString typed = given;
    QString why;
    while (!m_face.stopped()) {
        Page page{heading(), {}};
        if (!why.isEmpty())
            page.lines.append({why, Ink::Danger});
        const auto text = m_face.ask(
            page, QCoreApplication::translate("Terminal", "Your name there:"), typed, Face::Line::Name);
        if (!text)
            return std::nullopt;
        if (const auto name = net::cleanName(*text))
            return *name;
        why = text::NetWords::rejected({net::RejectCode::NameBad, 0, 0, {}}, thisProgram());
        typed = *text;
    }
    return std::nullopt;
}

void Edition::network(const QString& server)
{
    if (!m_face.hearsNetwork()) {
        m_face.say(QCoreApplication::translate(
            "Terminal", "This system's terminal cannot play over the network; the window can."));
        return;
    }
    // What the command line gives is not asked for.
    std::optional<net::Address> address;
    if (const auto read = net::readAddress(server))
        address = *read;
    else
        address = askAddress({});
    if (!address)
        return;
    QString name = m_keeper.name();
    bool asks = name.isEmpty() || server.isEmpty() || !net::cleanName(name);
    if (name.isEmpty() && !m_servers.all().isEmpty())
        name = m_servers.all().constFirst().name;
    while (!m_face.stopped()) {
        if (asks) {
            const auto answer = askName(name);
            if (!answer)
                return;
            name = *answer;
            m_keeper.setName(name);
        }
        const auto chosen = visit(*address, name);
        if (!chosen || chosen == Choice::Back)
            return;
        asks = chosen == Choice::NewRun;
        if (chosen == Choice::Trust)
            m_servers.forgetFingerprint(address->text());
    }
}

std::optional<Choice> Edition::visit(const net::Address& address, const QString& name)
{
    const auto known = m_servers.at(address.text(), name);
    NetVisit visit(
        address, {thisProgram(), name, known.token, known.fingerprint}, m_keeper.game().content()->numbers);
    visit.setKeep([&](const QByteArray& thread) { return m_keeper.keepMatch(thread, name); });
    visit.setWelcomed([&](const QString& token, const QString& fingerprint) {
        if (const auto done = m_servers.visit({address.text(), name, token, fingerprint}); !done)
            tell(done.error());
    });
    visit.open();
    m_face.visit(visit);
    const auto chosen = visit.failed() && !m_face.stopped() ? failed(visit) : std::nullopt;
    visit.close();
    return chosen;
}

std::optional<Choice> Edition::failed(const NetVisit& visit)
{
    const auto failure = visit.failure();
    text::MazeMenu menu{heading(), {text::NetWords::failure(failure, visit.where(), thisProgram())}, {}};
    using Kind = net::Failure::Kind;
    const bool name = failure.kind == Kind::Rejected
        && (failure.reject.code == net::RejectCode::NameTaken
            || failure.reject.code == net::RejectCode::NameBad);
    if (name)
        menu.entries.append({Choice::NewRun, QCoreApplication::translate("Terminal", "Another name")});
    if (failure.kind == Kind::CertificateChanged) {
        menu.notes.append(QCoreApplication::translate("Terminal", "The new certificate: %1.")
                .arg(net::fingerprintWords(failure.fingerprint, text::language()).join(QLatin1Char(' '))));
        menu.entries.append({Choice::Trust,
            QCoreApplication::translate("Terminal", "Trust the new certificate, and connect")});
    } else {
        menu.entries.append({Choice::TryAgain, QCoreApplication::translate("Terminal", "Try again")});
    }
    menu.entries.append({Choice::Back, QCoreApplication::translate("Terminal", "Back")});
    return m_face.choose(menu);
}

} // namespace labrys::cli
