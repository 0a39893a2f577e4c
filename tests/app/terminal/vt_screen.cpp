// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/app/terminal/vt_screen.h"

#include <QList>

#include <algorithm>

namespace labrys::test {

namespace {

/// How many bytes a character of UTF-8 has that begins so.
qsizetype lengthOf(char first)
{
    const auto value = static_cast<unsigned char>(first);
    return value < 0x80 ? 1 : value < 0xE0 ? 2 : value < 0xF0 ? 3 : 4;
}

} // namespace

VtScreen::VtScreen(int columns, int rows)
    : m_columns(columns)
    , m_lines(static_cast<std::size_t>(rows), Line(static_cast<std::size_t>(columns)))
    , m_bottom(rows - 1)
{
}

void VtScreen::resize(int columns, int rows)
{
    m_columns = columns;
    m_lines.resize(static_cast<std::size_t>(rows));
    for (auto& line : m_lines)
        line.resize(static_cast<std::size_t>(columns));
    m_top = 0;
    m_bottom = rows - 1;
    m_row = std::min(m_row, rows - 1);
    m_column = std::min(m_column, columns - 1);
}

QString VtScreen::line(int row) const
{
    QString text;
    for (const auto& character : m_lines[static_cast<std::size_t>(row)])
        text += character.text;
    while (text.endsWith(QLatin1Char(' ')))
        text.chop(1);
    return text;
}

QString VtScreen::text() const
{
    QStringList lines;
    for (int row = 0; row < rows(); ++row)
        lines.append(line(row));
    return lines.join(QLatin1Char('\n'));
}

void VtScreen::feed(const QByteArray& bytes)
{
    for (const char byte : bytes) {
        if (m_pending.isEmpty() && static_cast<unsigned char>(byte) < 0x20 && byte != 0x1B) {
            control(byte);
            continue;
        }
        m_pending += byte;
        if (m_pending.front() != 0x1B) {
            if (m_pending.size() >= lengthOf(m_pending.front()))
                put(QString::fromUtf8(std::exchange(m_pending, {})));
            continue;
        }
        if (m_pending.size() == 1)
            continue;
        const char kind = m_pending.at(1);
        if (kind == '[') {
            if (m_pending.size() > 2 && byte >= 0x40) {
                sequence(m_pending.mid(2, m_pending.size() - 3), byte);
                m_pending.clear();
            }
        } else if (kind == '(' || kind == ')') { // a set of characters
            if (m_pending.size() == 3)
                m_pending.clear();
        } else {
            m_pending.clear();
            escape(byte);
        }
    }
}

void VtScreen::put(const QString& character)
{
    if (m_wrap) {
        m_column = 0;
        control('\n');
    }
    m_wrap = false;
    m_last = character;
    m_lines[static_cast<std::size_t>(m_row)][static_cast<std::size_t>(m_column)] = {character, m_look};
    if (m_column + 1 < m_columns)
        ++m_column;
    else
        m_wrap = true;
}

void VtScreen::control(char byte)
{
    switch (byte) {
    case '\r':
        m_column = 0;
        m_wrap = false;
        break;
    case '\n':
        m_wrap = false;
        if (m_row == m_bottom)
            scroll(m_top, m_bottom, 1);
        else
            m_row = std::min(m_row + 1, rows() - 1);
        break;
    case '\b':
        m_column = std::max(0, m_column - 1);
        m_wrap = false;
        break;
    case '\t':
        m_column = std::min(m_columns - 1, (m_column / 8 + 1) * 8);
        break;
    default: // padding, bells, sets of characters
        break;
    }
}

void VtScreen::escape(char byte)
{
    switch (byte) {
    case 'M':
        if (m_row == m_top)
            scroll(m_top, m_bottom, -1);
        else
            m_row = std::max(0, m_row - 1);
        break;
    case 'D':
        control('\n');
        break;
    case 'E':
        control('\r');
        control('\n');
        break;
    case '7':
        m_saved = cursor();
        break;
    case '8':
        m_row = m_saved.y();
        m_column = m_saved.x();
        break;
    case '=':
    case '>':
    case 'H':
    case 'c':
        break;
    default:
        m_unknown.append(QStringLiteral("ESC %1").arg(QLatin1Char(byte)));
    }
}

/// Moves lines first to last up by so many, or down where the number is negative.
void VtScreen::scroll(int first, int last, int by)
{
    for (; by > 0; --by) {
        m_lines.erase(m_lines.begin() + first);
        m_lines.insert(m_lines.begin() + last, blank());
    }
    for (; by < 0; ++by) {
        m_lines.erase(m_lines.begin() + last);
        m_lines.insert(m_lines.begin() + first, blank());
    }
}

void VtScreen::erase(int row, int from, int to)
{
    auto& line = m_lines[static_cast<std::size_t>(row)];
    for (int column = from; column < std::min(to, m_columns); ++column)
        line[static_cast<std::size_t>(column)] = {};
}

void VtScreen::mode(const QByteArray& parameters, bool on)
{
    for (const QByteArray& number : parameters.split(';')) {
        if (number == "?25")
            m_cursorVisible = on;
        if (number == "?1049" || number == "?47" || number == "?1047")
            m_fullScreen = on;
    }
}

void VtScreen::look(const std::vector<int>& numbers)
{
    for (std::size_t i = 0; i < numbers.size(); ++i) {
        const int number = numbers[i];
        if (number == 0)
            m_look = {};
        else if (number == 1)
            m_look.bold = true;
        else if (number == 2)
            m_look.dim = true;
        else if (number == 4)
            m_look.underline = true;
        else if (number == 7)
            m_look.reverse = true;
        else if (number == 22)
            m_look.bold = m_look.dim = false;
        else if (number == 24)
            m_look.underline = false;
        else if (number == 27)
            m_look.reverse = false;
        else if (number >= 30 && number <= 37)
            m_look.colour = number - 30;
        else if (number >= 90 && number <= 97)
            m_look.colour = number - 90 + 8;
        else if (number == 39)
            m_look.colour = -1;
        else if (number == 38 && i + 2 < numbers.size()) {
            m_look.colour = numbers[i + 2];
            i += 2;
        }
        m_wasColoured = m_wasColoured || m_look.colour >= 0 || (number >= 40 && number <= 48);
    }
}

void VtScreen::sequence(const QByteArray& parameters, char last)
{
    if (last == 'h' || last == 'l') {
        mode(parameters, last == 'h');
        return;
    }
    std::vector<int> numbers;
    for (const QByteArray& number : parameters.split(';'))
        numbers.push_back(number.toInt());
    const int first = std::max(1, numbers.front());
    auto& line = m_lines[static_cast<std::size_t>(m_row)];
    if (last != 'm')
        m_wrap = false;
    switch (last) {
    case 'H':
    case 'f':
        m_row = std::min(first, rows()) - 1;
        m_column = std::clamp(numbers.size() > 1 ? numbers[1] : 1, 1, m_columns) - 1;
        break;
    case 'A':
        m_row = std::max(0, m_row - first);
        break;
    case 'B':
        m_row = std::min(rows() - 1, m_row + first);
        break;
    case 'C':
        m_column = std::min(m_columns - 1, m_column + first);
        break;
    case 'D':
        m_column = std::max(0, m_column - first);
        break;
    case 'G':
        m_column = std::min(first, m_columns) - 1;
        break;
    case 'd':
        m_row = std::min(first, rows()) - 1;
        break;
    case 'J':
        for (int row = numbers.front() == 2 || numbers.front() == 1 ? 0 : m_row;
            row < (numbers.front() == 1 ? m_row + 1 : rows()); ++row)
            erase(row, row == m_row && numbers.front() == 0 ? m_column : 0,
                row == m_row && numbers.front() == 1 ? m_column + 1 : m_columns);
        break;
    case 'K':
        erase(m_row, numbers.front() == 0 ? m_column : 0, numbers.front() == 1 ? m_column + 1 : m_columns);
        break;
    case 'X':
        erase(m_row, m_column, m_column + first);
        break;
    case 'P':
        line.erase(line.begin() + m_column, line.begin() + std::min(m_column + first, m_columns));
        line.resize(static_cast<std::size_t>(m_columns));
        break;
    case '@':
        line.insert(line.begin() + m_column, static_cast<std::size_t>(first), Character{});
        line.resize(static_cast<std::size_t>(m_columns));
        break;
    case 'L':
        scroll(m_row, m_bottom, -std::min(first, m_bottom - m_row + 1));
        break;
    case 'M':
        scroll(m_row, m_bottom, std::min(first, m_bottom - m_row + 1));
        break;
    case 'S':
        scroll(m_top, m_bottom, first);
        break;
    case 'T':
        scroll(m_top, m_bottom, -first);
        break;
    case 'b':
        for (int i = 0; i < first; ++i)
            put(QString(m_last));
        break;
    case 'r':
        m_top = first - 1;
        m_bottom = (numbers.size() > 1 && numbers[1] > 0 ? std::min(numbers[1], rows()) : rows()) - 1;
        m_row = m_column = 0;
        break;
    case 'm':
        look(numbers);
        break;
    case 'c':
    case 'g':
    case 't':
        break;
    default:
        m_unknown.append(
            QStringLiteral("CSI %1 %2").arg(QString::fromLatin1(parameters)).arg(QLatin1Char(last)));
    }
}

} // namespace labrys::test
