// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/terminal/speech_face.h"

#include "app/cli/command.h"
#include "app/cli/terminal/plain_words.h"
#include "app/cli/terminal/spoken_run.h"
#include "app/cli/terminal/terminal_guard.h"

#include <QCoreApplication>

#include <string>

namespace labrys::cli {

SpeechFace::SpeechFace(Tells tells)
    : m_tells(tells)
    , m_guard(std::make_unique<TerminalGuard>())
    , m_keys(TerminalGuard::inputIsTerminal() && tells == Tells::Sentences)
{
    if (m_keys)
        m_guard->useKeys();
}

SpeechFace::~SpeechFace() = default;

void SpeechFace::say(const QString& text)
{
    print(text + QLatin1Char('\n'));
}

std::optional<char> SpeechFace::byte(Heed heed)
{
    while (!m_stopped) {
        const auto event = m_guard->wait();
        if (event == TerminalGuard::Event::Input)
            break;
        if (event == TerminalGuard::Event::Woken && heed == Heed::News)
            return std::nullopt;
        if (event == TerminalGuard::Event::Stop)
            m_stopped = true;
        if (event == TerminalGuard::Event::Suspend) {
            m_guard->useLines();
            m_guard->suspend();
        }
        if (m_keys && (event == TerminalGuard::Event::Suspend || event == TerminalGuard::Event::Continued))
            m_guard->useKeys();
    }
    const auto read = m_stopped ? std::nullopt : TerminalGuard::readByte();
    if (!read)
        m_stopped = true;
    return read;
}

QChar SpeechFace::key()
{
    while (const auto read = byte()) {
        if (*read == '\n' || *read == '\r')
            continue;
        // Keys are ASCII; the rest of what arrives belongs to longer ones.
        if (const auto value = static_cast<unsigned char>(*read); value < 0x80)
            return QLatin1Char(*read);
    }
    return {};
}

std::optional<QChar> SpeechFace::keyOrNews()
{
    const auto read = byte(Heed::News);
    if (m_stopped)
        return QChar();
    const bool key = read && *read != '\n' && *read != '\r' && static_cast<unsigned char>(*read) < 0x80;
    return key ? std::optional<QChar>(QLatin1Char(*read)) : std::nullopt;
}

QString SpeechFace::line()
{
    if (m_keys)
        m_guard->useLines();
    std::string text;
    while (const auto read = byte()) {
        if (*read == '\n')
            break;
        text += *read;
    }
    if (m_keys)
        m_guard->useKeys();
    return QString::fromStdString(text).trimmed();
}

std::optional<text::Choice> SpeechFace::choose(const text::MazeMenu& menu)
{
    QStringList parts;
    for (const QString& part : QStringList(menu.title) + menu.notes)
        if (!part.trimmed().isEmpty())
            parts.append(part.simplified());
    QStringList entries;
    for (qsizetype i = 0; i < menu.entries.size(); ++i)
        entries.append(QStringLiteral("%1 %2").arg(i + 1).arg(menu.entries[i].words));
    const QString line = parts.join(QStringLiteral(". ")) + QStringLiteral(". ")
        + entries.join(QStringLiteral("; ")) + QLatin1Char('.');
    say(line);
    while (true) {
        const QChar pressed = key();
        if (pressed.isNull() || pressed == QChar(0x1B))
            return std::nullopt;
        if (const int number = pressed.digitValue(); number >= 1 && number <= menu.entries.size())
            return menu.entries[number - 1].choice;
        if (pressed.toLower() == QLatin1Char('q'))
            return menu.entries.constLast().choice;
        if (pressed.toLower() == QLatin1Char('r'))
            say(line);
        else
            say(QCoreApplication::translate(
                "Terminal", "Press a number from 1 to %1, or R to hear them again.")
                    .arg(menu.entries.size()));
    }
}

void SpeechFace::read(const Page& page)
{
    say(page.title);
    for (const auto& line : page.lines)
        if (const QString text = (line.name + QLatin1Char(' ') + line.text).simplified(); !text.isEmpty())
            say(text);
}

std::optional<QString> SpeechFace::ask(
    const Page& page, const QString& question, const QString& given, Line /*line*/)
{
    read(page);
    say(given.isEmpty()
            ? question
            : QCoreApplication::translate("Terminal", "%1 (Enter alone: %2)").arg(question, given));
    const QString text = line();
    if (m_stopped && text.isEmpty())
        return std::nullopt;
    return text.isEmpty() ? given : text;
}

std::optional<Face::Left> SpeechFace::pause(MazeSession& session, RunKeeper& keeper)
{
    while (!m_stopped) {
        const auto chosen = choose(pauseMenu(session, keeper, false));
        if (!chosen || chosen == text::Choice::Resume)
            break;
        if (chosen == text::Choice::Help) {
            read(helpPage(session.content(), edition(), session.options().players));
            continue;
        }
        save(session, keeper);
        if (chosen == text::Choice::Quit)
            return Left::Menu;
        if (keeper.keeps())
            say(savedIn(keeper.savePath()));
    }
    return m_stopped ? std::optional(Left::Program) : std::nullopt;
}

Face::Left SpeechFace::play(MazeSession& session, RunKeeper& keeper)
{
    SpokenRun run(session);
    save(session, keeper);
    say(run.begin());
    while (true) {
        const QChar pressed = key();
        const QChar letter = pressed.toLower();
        if (pressed.isNull()) {
            save(session, keeper);
            return Left::Program;
        }
        if (const auto line = run.press(pressed)) {
            // What is heard has been kept.
            if (run.moved())
                save(session, keeper);
            say(*line);
            if (seenBy(session).outcome != minotaur::LevelOutcome::Running)
                return isOver(session) ? Left::Run : Left::Level;
        } else if (letter == QLatin1Char('h')) {
            read(helpPage(session.content(), edition(), session.options().players));
        } else if (letter == QLatin1Char('p') || pressed == QChar(0x1B)) {
            if (const auto left = pause(session, keeper))
                return *left;
            say(run.again());
        } else if (letter == QLatin1Char('q')) {
            save(session, keeper);
            return Left::Menu;
        } else {
            say(keyDoesNothing(pressed));
        }
    }
}

} // namespace labrys::cli
