// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
// A visit to a server for SpeechFace: the way in, the lobby, the chat. Its matches are in speech_match.cpp.
#include "app/cli/terminal/net_menus.h"
#include "app/cli/terminal/speech_visit.h"
#include "app/cli/terminal/terminal_guard.h"

#include <QCoreApplication>

#include <algorithm>

namespace labrys::cli {

namespace {

using Kind = LobbyEntry::Kind;

/// As many entries as there are digits; of a longer list the last digit says the next ones.
constexpr qsizetype kDigits = 9;

/// The entries from one on, as `1 Invite Europa; 2 ...`.
QString numbered(const QStringList& entries, qsizetype first)
{
    const bool paged = entries.size() > kDigits;
    const auto end = paged ? std::min(entries.size(), first + kDigits - 1) : entries.size();
    QStringList words;
    for (auto i = first; i < end; ++i)
        words.append(QStringLiteral("%1 %2").arg(i - first + 1).arg(entries[i]));
    if (paged)
        words.append(
            QStringLiteral("%1 %2").arg(kDigits).arg(QCoreApplication::translate("Terminal", "more")));
    return words.join(QStringLiteral("; ")) + QLatin1Char('.');
}

/// What a digit means where the numbers begin with `first`: an entry, or the next ones, or nothing.
struct Numbered {
    std::optional<qsizetype> entry = {};
    bool more = false;
};
Numbered meaning(QChar key, qsizetype count, qsizetype first)
{
    const int number = key.digitValue();
    if (number < 1)
        return {};
    if (count > kDigits && number == kDigits)
        return {.more = true};
    const auto entry = first + number - 1;
    return entry < count ? Numbered{.entry = entry} : Numbered{};
}

qsizetype nextPage(qsizetype first, qsizetype count)
{
    const auto next = first + kDigits - 1;
    return next < count ? next : 0;
}

QString again()
{
    return QCoreApplication::translate("Terminal", "Press a number, or R to hear them again.");
}

} // namespace

std::optional<int> SpeechFace::pick(const QString& title, const QStringList& entries)
{
    qsizetype first = 0;
    say(title + QLatin1Char(' ') + numbered(entries, first));
    while (true) {
        const QChar pressed = key();
        if (pressed.isNull() || pressed == QChar(0x1B) || pressed.toLower() == QLatin1Char('q'))
            return std::nullopt;
        const auto meant = meaning(pressed, entries.size(), first);
        if (meant.entry)
            return static_cast<int>(*meant.entry);
        if (meant.more)
            first = nextPage(first, entries.size());
        const bool listed = meant.more || pressed.toLower() == QLatin1Char('r');
        say(listed ? numbered(entries, first) : again());
    }
}

void SpeechFace::visit(NetVisit& visit)
{
    using State = net::Client::State;
    Visiting now{visit};
    visit.setWake([this] { m_guard->wake(); });
    say(QCoreApplication::translate("Terminal", "Connecting to %1. Q goes back.").arg(visit.where()));
    while (!m_stopped && !visit.failed()) {
        hear(now);
        if (!now.saidLobby && visit.state() == State::Lobby && visit.listed() && !visit.match())
            sayLobby(now);
        const auto pressed = keyOrNews();
        if (!pressed || pressed->isNull())
            continue;
        auto after = After::Stay;
        if (visit.state() == State::Connecting || visit.state() == State::Idle)
            after = pressed->toLower() == QLatin1Char('q') || *pressed == QChar(0x1B) ? After::GoHome
                                                                                      : After::Stay;
        else
            after = visit.match() ? pressInMatch(*pressed, now) : pressInLobby(*pressed, now);
        if (after == After::GoHome)
            break;
    }
    visit.setWake({});
}

void SpeechFace::hear(Visiting& now)
{
    const auto news = now.visit.takeNews();
    for (const auto& each : news)
        hear(each, now);
    const auto& match = now.visit.match();
    if (!match || !match->end)
        return;
    say(match->heading() + QLatin1Char('.'));
    for (const QString& line : match->result(now.visit.numbers()))
        if (!line.isEmpty())
            say(line.simplified());
    now.visit.dismiss();
    now.saidLobby = false;
}

void SpeechFace::hear(const NetNews& news, Visiting& now)
{
    switch (news.kind) {
    case NetNews::Kind::Word:
    case NetNews::Kind::Chat:
        say(news.text);
        break;
    case NetNews::Kind::Choices:
        say(news.text);
        now.saidLobby = now.saidLobby && now.visit.match().has_value();
        break;
    case NetNews::Kind::Level:
    case NetNews::Kind::Turn:
        sayLevel(news, now);
        break;
    }
}

void SpeechFace::sayLobby(Visiting& now)
{
    now.saidLobby = true;
    now.said = now.visit.entries();
    now.first = 0;
    QStringList words;
    for (const auto& entry : now.said)
        words.append(entry.words);
    QString line = now.visit.title() + QLatin1Char('.');
    for (const QString& note : now.visit.notes())
        line += QLatin1Char(' ') + note;
    say(line + QLatin1Char(' ') + numbered(words, 0));
}

SpeechFace::After SpeechFace::pressInLobby(QChar pressed, Visiting& now)
{
    const QChar letter = pressed.toLower();
    if (letter == QLatin1Char('q') || pressed == QChar(0x1B))
        return After::GoHome;
    const auto meant = meaning(pressed, now.said.size(), now.first);
    if (meant.entry)
        return open(now.said[*meant.entry], now);
    if (meant.more) {
        now.first = nextPage(now.first, now.said.size());
        QStringList words;
        for (const auto& entry : std::as_const(now.said))
            words.append(entry.words);
        say(numbered(words, now.first));
    } else if (letter == QLatin1Char('c') || letter == QLatin1Char('t')) {
        write(now);
    } else if (letter == QLatin1Char('y') || letter == QLatin1Char('n')) {
        if (!now.visit.answer(letter == QLatin1Char('y') ? Kind::Accept : Kind::Decline))
            say(QCoreApplication::translate("Terminal", "Nobody invites you now."));
    } else if (letter == QLatin1Char('m')) {
        say(now.visit.chat().join(QLatin1Char('\n')));
    } else if (letter == QLatin1Char('r')) {
        sayLobby(now);
    } else {
        say(again());
    }
    return After::Stay;
}

SpeechFace::After SpeechFace::open(const LobbyEntry& entry, Visiting& now)
{
    switch (entry.kind) {
    case Kind::Leave:
        return After::GoHome;
    case Kind::Write:
        write(now);
        break;
    case Kind::Invite: {
        const auto set = pick(QCoreApplication::translate("Terminal", "Which mazes?"), now.visit.setTitles());
        const auto how = set
            ? pick(QCoreApplication::translate("Terminal", "How difficult?"), difficultyWords())
            : std::nullopt;
        if (how)
            now.visit.invite(entry.id, *set, difficultyName(*how));
        break;
    }
    default:
        now.visit.act(entry);
    }
    return After::Stay;
}

void SpeechFace::write(Visiting& now)
{
    if (m_keys)
        say(QCoreApplication::translate(
            "Terminal", "Write the line, then Enter; an empty one sends nothing."));
    const QString why = now.visit.say(line());
    if (!why.isEmpty())
        say(why);
}

} // namespace labrys::cli
