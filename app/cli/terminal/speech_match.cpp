// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
// A match over the network for SpeechFace: sentences, or pictures in plain lines.
#include "app/cli/command.h"
#include "app/cli/terminal/net_menus.h"
#include "app/cli/terminal/plain_words.h"
#include "app/cli/terminal/speech_visit.h"
#include "app/cli/terminal/spoken_run.h"
#include "app/text/net_words.h"

#include <QCoreApplication>

namespace labrys::cli {

namespace {

/// `Your turn.`, as a sentence of its own.
QString turnSentence(const NetMatch& match)
{
    if (!match.running())
        return {};
    if (match.myTurn())
        return QCoreApplication::translate("Terminal", "Your turn.");
    return match.seen().active < 0
        ? QString()
        : QCoreApplication::translate("Terminal", "%1's turn.").arg(match.name(match.seen().active));
}

} // namespace

void SpeechFace::sayLevel(const NetNews& news, Visiting& now)
{
    if (!now.visit.match())
        return;
    const auto& match = *now.visit.match();
    const bool level = news.kind == NetNews::Kind::Level;
    if (!news.text.isEmpty())
        say(news.text);
    if (m_tells == Tells::Pictures) {
        QString words;
        if (level)
            words = text::MazeWords::welcome(news.now).text + QLatin1Char('\n');
        for (const auto& message :
            text::MazeWords::happened(news.events, news.before, news.now, match.cast()))
            if (!message.text.isEmpty())
                words += message.text + QLatin1Char('\n');
        print(words + pictureText(news.now) + turnSentence(match) + QLatin1Char('\n'));
    } else {
        now.speech.setCast(match.cast());
        const QString line
            = level ? now.speech.begin(news.now) : now.speech.turn(news.events, news.before, news.now);
        say((line + QLatin1Char(' ') + turnSentence(match)).trimmed());
    }
    if (!match.between())
        return;
    say(match.heading() + QLatin1Char('.'));
    for (const QString& row : match.result(now.visit.numbers()))
        say(row.simplified());
    say(match.readyWords());
}

SpeechFace::After SpeechFace::pressInMatch(QChar pressed, Visiting& now)
{
    auto& visit = now.visit;
    const auto& match = *visit.match();
    const QChar letter = pressed.toLower();
    if (const auto verb = verbForKey(pressed); verb && match.running()) {
        if (const auto why = visit.move(*verb); why && !why->text.isEmpty())
            say(why->text);
        return After::Stay;
    }
    if (letter == QLatin1Char('p') || letter == QLatin1Char('q') || pressed == QChar(0x1B))
        return matchMenu(now);
    if (const int phrase = pressed.digitValue(); phrase >= 1 && phrase <= text::kPhrases)
        visit.sayPhrase(phrase);
    else if (letter == QLatin1Char('n') && match.between())
        visit.ready();
    else if (letter == QLatin1Char('c') || letter == QLatin1Char('t'))
        write(now);
    else if (letter == QLatin1Char('h'))
        read(netHelpPage(edition()));
    else if (letter == QLatin1Char('j') && match.mayPlayOn())
        visit.playOn();
    else if (letter == QLatin1Char('k') && match.mayPlayOn())
        visit.wait();
    else if (letter == QLatin1Char('v') && (match.mayPlayOn() || !visit.cutWords().isEmpty()))
        return leaveMatch(now);
    else
        look(pressed, now);
    return After::Stay;
}

void SpeechFace::look(QChar pressed, Visiting& now)
{
    const auto& match = *now.visit.match();
    if (!match.reader.ready())
        return;
    const auto& seen = match.seen();
    if (pressed.toLower() == QLatin1Char('g')) {
        const auto verb = now.speech.step(seen);
        const auto why = verb ? now.visit.move(*verb) : std::nullopt;
        if (!verb)
            say(now.speech.nowhere(seen));
        else if (why && !why->text.isEmpty())
            say(why->text);
        return;
    }
    const auto line = spokenLook(now.speech, seen, pressed);
    say(line ? *line : keyDoesNothing(pressed));
}

SpeechFace::After SpeechFace::leaveMatch(Visiting& now)
{
    // A server that does not hear keeps the match anyway.
    if (!now.visit.cutWords().isEmpty())
        return After::GoHome;
    now.visit.leave();
    now.saidLobby = false;
    return After::Stay;
}

SpeechFace::After SpeechFace::matchMenu(Visiting& now)
{
    using text::Choice;
    while (!m_stopped && now.visit.match()) {
        const auto chosen = choose(matchMenuOf(*now.visit.match(), false));
        if (!chosen || chosen == Choice::Resume || !now.visit.match())
            break;
        if (chosen == Choice::Help) {
            read(netHelpPage(edition()));
            continue;
        }
        if (chosen == Choice::PlayOn)
            now.visit.playOn();
        else if (chosen == Choice::Quit)
            return leaveMatch(now);
        break;
    }
    return After::Stay;
}

} // namespace labrys::cli
