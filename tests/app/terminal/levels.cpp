// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/app/terminal/levels.h"

#include <QFile>

namespace labrys::test {

QByteArray quietLevel()
{
    return "+-+-+-+-+\n|P......|\n+.+-+-+.+\n|.|K..|.|\n+.+.+-+.+\n|......E|\n+-+-+-+-+\n";
}

QByteArray deadlyLevel()
{
    return "+-+-+-+-+-+-+\n|P.........H|\n+-+-+-+-+-+.+\n|...........|\n+.+-+-+-+-+-+\n|K.........E|\n+-+-+-+"
           "-+-+-+\n";
}

QByteArray largestLevel()
{
    constexpr int kSize = 64;
    QByteArray text;
    for (int row = 0; row < kSize; ++row) {
        text += '+';
        for (int column = 0; column < kSize; ++column)
            text += row > 0 && column == (row % 2 == 1 ? kSize - 1 : 0) ? ".+" : "-+";
        text += "\n|";
        for (int column = 0; column < kSize; ++column) {
            text += row == 0 && column == 0       ? 'P'
                : row == kSize - 1 && column == 1 ? 'K'
                : row == kSize - 1 && column == 0 ? 'E'
                                                  : '.';
            text += column + 1 < kSize ? '.' : '|';
        }
        text += '\n';
    }
    text += '+';
    for (int column = 0; column < kSize; ++column)
        text += "-+";
    return text + '\n';
}

QString levelFile(const QString& folder, const QByteArray& level)
{
    const QString path = folder + QStringLiteral("/level.maze");
    QFile file(path);
    if (!file.open(QIODevice::WriteOnly) || file.write(level) != level.size())
        return {};
    return path;
}

QStringList winningKeys()
{
    QFile file(QStringLiteral(LABRYS_SOURCE_DIR "/tests/app/cli/won.keys"));
    QStringList levels;
    if (!file.open(QIODevice::ReadOnly))
        return levels;
    for (const QString& line : QString::fromUtf8(file.readAll()).split(QLatin1Char('\n'))) {
        if (line.startsWith(QLatin1String("; level")))
            levels.append(QString());
        else if (!line.startsWith(QLatin1Char(';')) && !levels.isEmpty())
            levels.last() += line;
    }
    return levels;
}

} // namespace labrys::test
