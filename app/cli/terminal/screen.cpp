// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/terminal/screen.h"

#include <algorithm>

#ifdef __unix__
#include <cwchar>
#endif

namespace labrys::cli {

namespace {

int widthOf(char32_t character)
{
#ifdef __unix__
    return std::max(0, wcwidth(static_cast<wchar_t>(character)));
#else
    return character < 0x20 ? 0 : 1;
#endif
}

} // namespace

int Screen::width(const QString& text)
{
    int columns = 0;
    for (const char32_t character : text.toUcs4())
        columns += widthOf(character);
    return columns;
}

QString Screen::fitted(const QString& text, int columns)
{
    QString fitting;
    int used = 0;
    for (const char32_t character : text.toUcs4()) {
        const int wide = widthOf(character);
        if (used + wide > columns)
            break;
        fitting += QString::fromUcs4(&character, 1);
        used += wide;
    }
    return fitting + QString(std::max(0, columns - used), QLatin1Char(' '));
}

QStringList Screen::wrapped(const QString& text, int columns)
{
    QStringList lines(QString{});
    for (const QString& word : text.split(QLatin1Char(' '))) {
        QString& line = lines.last();
        if (line.isEmpty())
            line = word;
        else if (width(line) + 1 + width(word) <= columns)
            line += QLatin1Char(' ') + word;
        else
            lines.append(word);
    }
    return lines;
}

QString plainAscii(const QString& text)
{
    QString plain;
    for (const char32_t character : text.normalized(QString::NormalizationForm_KD).toUcs4()) {
        switch (character) {
        case 0x2018:
        case 0x2019:
            plain += QLatin1Char('\'');
            break;
        case 0x201C:
        case 0x201D:
        case 0xAB:
        case 0xBB:
            plain += QLatin1Char('"');
            break;
        case 0x2212:
        case 0x2013:
        case 0x2014:
            plain += QLatin1Char('-');
            break;
        case 0xD7:
            plain += QLatin1Char('x');
            break;
        case 0x153:
            plain += QStringLiteral("oe");
            break;
        default:
            if (character < 0x7F)
                plain += QChar(static_cast<char16_t>(character));
            else if (character < 0x300 || character > 0x36F) // an accent alone is left out
                plain += QLatin1Char('?');
        }
    }
    return plain;
}

} // namespace labrys::cli
