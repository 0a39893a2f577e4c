// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/terminal/plain_words.h"

#include "app/text/maze_endings.h"
#include "app/text/maze_result.h"
#include "app/text/maze_status.h"
#include "core/minotaur/picture.h"

#include <QCoreApplication>
#include <QDir>

namespace labrys::cli {

std::optional<minotaur::Verb> verbForKey(QChar key)
{
    switch (key.toLower().unicode()) {
    case 'w':
        return minotaur::Verb::North;
    case 'a':
        return minotaur::Verb::West;
    case 's':
        return minotaur::Verb::South;
    case 'd':
        return minotaur::Verb::East;
    case ' ':
    case '.':
        return minotaur::Verb::Wait;
    default:
        return std::nullopt;
    }
}

QString keyDoesNothing(QChar key)
{
    return QCoreApplication::translate("Terminal", "“%1” does nothing here; h shows the keys.").arg(key);
}

QString savedIn(const QString& path)
{
    return QCoreApplication::translate("Terminal", "Saved in %1.").arg(QDir::toNativeSeparators(path));
}

QStringList resultWords(const exchange::KeptScore& kept)
{
    QStringList words;
    if (!kept.setAside.isEmpty())
        words.append(QCoreApplication::translate(
            "Terminal", "The file of high scores could not be read and is kept in %1.")
                .arg(QDir::toNativeSeparators(kept.setAside)));
    if (kept.rank > 0)
        words.append(QCoreApplication::translate("Terminal", "Rank %1 of the high scores.").arg(kept.rank));
    return words;
}

QString wordsFor(const MazeMove& move)
{
    QString words;
    for (const auto& message : move.messages())
        if (!message.text.isEmpty() && !(message.passing && message.tone != text::Tone::Good))
            words += message.text + QLatin1Char('\n');
    return words;
}

QString pictureText(const minotaur::Observation& seen)
{
    QString text;
    for (const auto& line : minotaur::pictureOf(seen))
        text += QString::fromStdString(line) + QLatin1Char('\n');
    return text + text::MazeStatus::line(seen) + QLatin1Char('\n');
}

QString levelText(const MazeSession& session)
{
    const auto seen = seenBy(session);
    QString text = text::MazeEndings::heading(seen) + QStringLiteral(". ")
        + text::MazeEndings::sentence(session) + QLatin1Char('\n');
    for (const auto& row : text::MazeResult::rows(session.stage().numbers, seen))
        text += QStringLiteral("%1: %2\n").arg(row.term, row.value);
    return text;
}

} // namespace labrys::cli
