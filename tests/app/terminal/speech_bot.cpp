// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/app/terminal/speech_bot.h"

#include <QRegularExpression>

#include <utility>

namespace labrys::test {

namespace {

QChar keyOf(const QString& direction)
{
    return direction == QLatin1String("north") ? QLatin1Char('w')
        : direction == QLatin1String("west")   ? QLatin1Char('a')
        : direction == QLatin1String("south")  ? QLatin1Char('s')
        : direction == QLatin1String("east")   ? QLatin1Char('d')
                                               : QLatin1Char(' ');
}

/// The directions of a sentence that begins with a word: `Exits north, east.`
QStringList directions(const QString& line, const QString& word)
{
    const QRegularExpression sentence(QStringLiteral("\\b%1 ([a-z, ]+)\\.").arg(word));
    const auto match = sentence.match(line);
    return match.hasMatch() ? match.captured(1).split(QStringLiteral(", ")) : QStringList();
}

} // namespace

SpeechBot::SpeechBot(Press press)
    : m_press(std::move(press))
{
}

bool SpeechBot::ended(const QString& line)
{
    return line.contains(QLatin1String("is done.")) || line.contains(QLatin1String("caught you"))
        || line.contains(QLatin1String("are used up"));
}

QString SpeechBot::turn(QChar key)
{
    ++m_turns;
    return m_press(key);
}

QString SpeechBot::named(const QString& name)
{
    QString first;
    while (true) {
        const QString line = m_press(QLatin1Char('n'));
        if (line.startsWith(name))
            return line;
        if (line == first || !line.contains(QLatin1Char(',')))
            return {};
        if (first.isEmpty())
            first = line;
    }
}

QString SpeechBot::flee(const QStringList& moves)
{
    // Mostly the first, which is the farthest away; now and then another, or two would dance for ever.
    m_whim = m_whim * 1103515245U + 12345U;
    const unsigned draw = m_whim >> 16U;
    const auto at
        = draw % 4U == 0U ? static_cast<qsizetype>(draw / 4U % static_cast<unsigned>(moves.size())) : 0;
    return turn(keyOf(moves.at(at)));
}

bool SpeechBot::canGo(const QString& goal, const QStringList& moves, const QString& line) const
{
    static const QRegularExpression step(QStringLiteral("first step ([a-z]+)"));
    const auto match = step.match(goal);
    if (!match.hasMatch())
        return false;
    const bool hunted = !moves.isEmpty();
    const bool barred = goal.contains(QLatin1String("a monster may be there first"));
    if (!hunted)
        return true;
    if (barred)
        return false;
    // Out through the exit is as good as safe.
    if (goal.startsWith(QLatin1String("Exit, open")))
        return true;
    return line.contains(QLatin1String("Safe ")) && moves.contains(match.captured(1));
}

QString SpeechBot::decide(const QString& line)
{
    m_key = m_key || line.contains(QLatin1String("You have the key"));
    auto moves = directions(line, QStringLiteral("Safe"));
    if (moves.isEmpty())
        moves = directions(line, QStringLiteral("best"));
    const QString goal = m_key ? QStringLiteral("Exit, open") : QStringLiteral("Key");
    for (const auto& name : {goal, QStringLiteral("Freeze"), QStringLiteral("Torch"),
             QStringLiteral("Compass"), QStringLiteral("End of what")})
        if (const QString named = this->named(name); !named.isEmpty() && canGo(named, moves, line))
            return turn(QLatin1Char('g'));
    if (canGo(m_press(QLatin1Char('f')), moves, line))
        return turn(QLatin1Char('g'));
    return moves.isEmpty() ? turn(QLatin1Char(' ')) : flee(moves);
}

void SpeechBot::play(const QString& first, int most)
{
    QString line = first;
    while (!ended(line) && m_turns < most)
        line = decide(line);
}

} // namespace labrys::test
