// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/text/net_words.h"

namespace labrys::text {

using net::ErrorCode;
using net::RejectCode;

namespace {

QString fromUtf8(const std::string& text)
{
    return QString::fromUtf8(text.data(), static_cast<qsizetype>(text.size()));
}

} // namespace

QString NetWords::connection(net::Failure::Kind kind, const QString& where)
{
    using enum net::Failure::Kind;
    switch (kind) {
    case None:
    case Rejected:
    case CertificateChanged:
        break;
    case NameNotFound:
        return tr("There is no computer called %1 here; check the name, or type its address.").arg(where);
    case Refused:
        return tr("Nobody answers at %1: is the server running, and is the port right?").arg(where);
    case Unreachable:
        return tr("%1 cannot be reached; check the network, and the firewall of the other computer.")
            .arg(where);
    case Timeout:
        return tr("%1 does not answer; try again, or check its firewall.").arg(where);
    case NotLabrys:
        return tr("What answers at %1 is no Labrys server; check the port.").arg(where);
    case Tls:
        return tr("An encrypted connection to %1 could not be made; its encrypted port is 47772 as a rule.")
            .arg(where);
    case Closed:
        return tr("%1 has closed the connection.").arg(where);
    }
    return {};
}

QString NetWords::failure(const net::Failure& failure, const QString& where, const QString& app)
{
    if (failure.kind == net::Failure::Kind::Rejected)
        return rejected(failure.reject, app);
    if (failure.kind == net::Failure::Kind::CertificateChanged)
        return tr("%1 shows another certificate than last time. Ask whoever runs it whether that is right "
                  "before you trust it.")
            .arg(where);
    return connection(failure.kind, where);
}

QString NetWords::rejected(const net::Reject& reject, const QString& app)
{
    switch (reject.code) {
    case RejectCode::Version:
        return tr("Your %1 and the server's %2 do not understand each other; install the newer version on "
                  "both sides.")
            .arg(app, fromUtf8(reject.app));
    case RejectCode::Full:
        return tr("The server is full; try again later.");
    case RejectCode::FullForAddress:
        return tr("Too many players come from your address; try again when one of them has left.");
    case RejectCode::NameTaken:
        return tr("Somebody there has this name, or one that looks like it; choose another.");
    case RejectCode::NameBad:
        return tr("The server does not take this name; use letters and digits, at most 16.");
    case RejectCode::Token:
        return tr("The server does not know you any more; connect again as somebody new.");
    case RejectCode::ShuttingDown:
        return tr("The server is being shut down; try again in a minute.");
    case RejectCode::Rate:
        return tr("Too much came from here at once, and the server hung up; wait a minute.");
    case RejectCode::Replaced:
        return tr("You have connected from somewhere else; this window has let go.");
    case RejectCode::Timeout:
        return tr("The server heard nothing from here for too long.");
    case RejectCode::Protocol:
        return tr("The server did not understand this Labrys (%1 here, %2 there).")
            .arg(app, fromUtf8(reject.app));
    }
    return {};
}

QString NetWords::badMessage(ErrorCode code)
{
    switch (code) {
    case ErrorCode::FrameLength:
        return tr("This was too long for the server; nothing was done.");
    case ErrorCode::Field:
        return tr("The server did not take this; change it and try again.");
    case ErrorCode::UnknownType:
        return tr("The server does not know how to do this; it may be older than this Labrys.");
    default:
        return tr("The server did not understand this; nothing was done.");
    }
}

QString NetWords::error(const net::Error& error)
{
    switch (error.code) {
    case ErrorCode::FrameLength:
    case ErrorCode::Utf8:
    case ErrorCode::Syntax:
    case ErrorCode::Depth:
    case ErrorCode::DuplicateKey:
    case ErrorCode::Number:
    case ErrorCode::UnknownType:
    case ErrorCode::Field:
        return badMessage(error.code);
    case ErrorCode::NotNow:
        return tr("This cannot be done now.");
    case ErrorCode::NoSuchPlayer:
        return tr("This player has just left.");
    case ErrorCode::NoSuchMatch:
        return tr("This match is over.");
    case ErrorCode::Busy:
        return tr("This player is in a match already.");
    case ErrorCode::InviteOpen:
        return tr("An invitation is open already; wait for the answer, or take it back.");
    case ErrorCode::NotInvited:
        return tr("This invitation is no longer open.");
    case ErrorCode::Rate:
        return error.seconds > 0 ? tr("That was too much at once; wait %n second(s).", nullptr, error.seconds)
                                 : tr("That was too much at once; wait a moment.");
    case ErrorCode::Muted:
        return tr("The same line too often: you can write again in %n second(s).", nullptr, error.seconds);
    case ErrorCode::MatchesFull:
        return tr("The server has as many matches as it can hold; try again later.");
    case ErrorCode::NoSeat:
        return tr("There is no place for you in this match.");
    case ErrorCode::Watching:
        return tr("You are watching; go back to the lobby first.");
    case ErrorCode::SetUnknown:
        return tr("The server does not have these mazes; choose others.");
    case ErrorCode::Server:
        return tr("Something went wrong in the server; try again.");
    }
    return {};
}

QString NetWords::doing(const net::Person& person)
{
    const QString with = person.with ? fromUtf8(*person.with) : QString();
    switch (person.doing) {
    case net::Doing::Lobby:
        return tr("free");
    case net::Doing::Away:
        return tr("away");
    case net::Doing::Playing:
        return with.isEmpty() ? tr("playing")
            : person.level    ? tr("playing with %2, level %1").arg(*person.level).arg(with)
                              : tr("playing with %1").arg(with);
    case net::Doing::Watching:
        return tr("watching");
    case net::Doing::Lost:
        return tr("connection lost");
    case net::Doing::Gone:
        break;
    }
    return {};
}

QString NetWords::cameIn(const QString& name)
{
    return tr("%1 came in").arg(name);
}

QString NetWords::left(const QString& name)
{
    return tr("%1 left").arg(name);
}

QString NetWords::presence(net::Presence presence, const QString& name)
{
    switch (presence) {
    case net::Presence::Online:
        return tr("%1 is back.").arg(name);
    case net::Presence::Lost:
        return tr("%1 has lost the connection.").arg(name);
    case net::Presence::Absent:
        return tr("%1 does not come back for now.").arg(name);
    case net::Presence::Left:
        return tr("%1 has gone to the lobby.").arg(name);
    }
    return {};
}

QString NetWords::invitationGone(const std::string& why, const QString& name, bool sent)
{
    if (why == "declined")
        return sent ? tr("%1 does not want to play now.").arg(name) : QString();
    if (why == "expired")
        return sent ? tr("%1 did not answer.").arg(name) : tr("The invitation of %1 has run out.").arg(name);
    if (why == "cancelled")
        return sent ? QString() : tr("%1 has taken the invitation back.").arg(name);
    if (why == "left")
        return tr("%1 has left.").arg(name);
    return {};
}

QString NetWords::proposal(const net::MatchOptions& options, const QString& title)
{
    return tr("%1. You would be player 2.").arg(offer(options, title));
}

QString NetWords::offer(const net::MatchOptions& options, const QString& title)
{
    const QString what = options.set == "generated" || title.isEmpty() ? tr("A new run for two") : title;
    const QString how = options.difficulty == "easy" ? tr("easy, not ranked")
        : options.difficulty == "hard"               ? tr("hard, not ranked")
        : options.seed.empty()                       ? tr("ranked")
                                                     : tr("a seed of their own");
    //: What is played, and how it counts
    return tr("%1, %2").arg(what, how);
}

QString NetWords::kept(const net::Kept& kept)
{
    const int days = kept.hoursLeft / 24;
    const QString left = days > 0 ? tr("Kept for %n more day(s).", nullptr, days)
                                  : tr("Kept for %n more hour(s).", nullptr, kept.hoursLeft);
    return tr("With %3, level %1, turn %2.").arg(kept.level).arg(kept.turns).arg(fromUtf8(kept.with))
        + QLatin1Char(' ') + left;
}

QString NetWords::ended(net::EndReason reason)
{
    switch (reason) {
    case net::EndReason::Won:
        return tr("You are both through the labyrinth.");
    case net::EndReason::Lost:
        return tr("The run is over.");
    case net::EndReason::Saved:
        return tr("The match is kept on the server; take it up again from the lobby, both of you.");
    case net::EndReason::Expired:
        return tr("The match waited too long and was given up.");
    case net::EndReason::Failed:
        return tr("The server could not go on with this match.");
    }
    return {};
}

QString NetWords::phrase(int number)
{
    switch (number) {
    case 1:
        return tr("Wait");
    case 2:
        return tr("The key is this way");
    case 3:
        return tr("Run");
    case 4:
        return tr("Thanks");
    case 5:
        //: Called to a partner in danger
        return tr("Help");
    default:
        return {};
    }
}

QString NetWords::line(const net::Line& line)
{
    const QString said = line.phrase ? phrase(*line.phrase) : QString();
    return said.isEmpty() ? fromUtf8(line.text) : said;
}

QString NetWords::notice(const net::Notice& notice)
{
    const QString text = fromUtf8(notice.text);
    if (!notice.shutdown)
        return text;
    const QString end
        = tr("The server will be shut down in %n second(s); matches are kept.", nullptr, *notice.shutdown);
    return text.isEmpty() ? end : end + QLatin1Char(' ') + text;
}

QString NetWords::seconds(int seconds)
{
    constexpr int kMinute = 60;
    constexpr int kMany = 180;
    if (seconds < kMany)
        return tr("%1 s").arg(seconds);
    return tr("%1 min").arg((seconds + kMinute - 1) / kMinute);
}

} // namespace labrys::text
