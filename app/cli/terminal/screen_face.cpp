// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/terminal/screen_face.h"

#include "core/minotaur/scores.h"

#include <QCoreApplication>

#include <algorithm>
#include <utility>

namespace labrys::cli {

namespace {

constexpr int kLeft = 2;
constexpr int kNameColumns = 17;
constexpr qsizetype kAddressCharacters = 70;

/// A line of a page that fits the screen.
struct Row {
    QString name;
    Ink nameInk = Ink::Plain;
    QString text;
    Ink ink = Ink::Plain;
    int indent = 0;
};

QList<Row> rowsOf(const Page& page, int columns)
{
    QList<Row> rows;
    for (const auto& line : page.lines) {
        const int indent = line.name.isEmpty() ? 0 : line.name.size() <= 5 ? 7 : kNameColumns;
        // Tables stand as they are; what is too wide is cut.
        const bool table = line.text.contains(QStringLiteral("  "));
        const auto parts = table ? QStringList(line.text)
                                 : Screen::wrapped(line.text, std::max(10, columns - 2 * kLeft - indent));
        bool first = true;
        for (const QString& part : parts) {
            rows.append({first ? line.name : QString(), line.nameInk, part, line.ink, indent});
            first = false;
        }
    }
    return rows;
}

} // namespace

ScreenFace::ScreenFace(std::unique_ptr<Screen> screen)
    : m_screen(std::move(screen))
{
}

void ScreenFace::drawTooSmall()
{
    const QString text = QCoreApplication::translate("Terminal",
        "Labrys needs %1 columns and %2 rows; here are %3 and %4. Please enlarge the terminal, and the game "
        "goes on. Ctrl+C leaves; everything is saved.")
                             .arg(kColumns)
                             .arg(kRows)
                             .arg(m_screen->columns())
                             .arg(m_screen->rows());
    int row = 0;
    for (const QString& line : Screen::wrapped(text, std::max(1, m_screen->columns())))
        m_screen->put(row++, 0, line);
    m_screen->setCursor(0, 0);
}

Key ScreenFace::key(const std::function<void()>& draw, Heed heed)
{
    while (true) {
        const bool small = m_screen->columns() < kColumns || m_screen->rows() < kRows;
        m_screen->clear();
        if (small)
            drawTooSmall();
        else
            draw();
        m_screen->show();
        const Key key = m_screen->key();
        if (key.kind == Key::Kind::Stop)
            m_stopped = true;
        const bool passes
            = key.kind == Key::Kind::Redraw || (key.kind == Key::Kind::News && heed == Heed::Keys);
        if (m_stopped || (!passes && (!small || key.kind == Key::Kind::News)))
            return key;
    }
}

void ScreenFace::say(const QString& text)
{
    m_said.append(text);
    keep({text, text::Tone::Hint, false});
}

void ScreenFace::drawSaid(int row)
{
    QStringList lines;
    for (const QString& text : std::as_const(m_said))
        lines += Screen::wrapped(text, m_screen->columns() - 2 * kLeft);
    row = std::max(row, m_screen->rows() - 1 - static_cast<int>(lines.size()));
    for (const QString& line : lines)
        m_screen->put(row++, kLeft, line, Ink::Hint);
}

int ScreenFace::drawPage(const Page& page, int first, int rows)
{
    m_screen->put(1, kLeft, page.title, Ink::Title);
    const auto all = rowsOf(page, m_screen->columns());
    int at = 3;
    for (qsizetype i = first; i < all.size() && at < 3 + rows; ++i, ++at) {
        m_screen->put(at, kLeft, all[i].name, all[i].nameInk);
        m_screen->put(at, kLeft + all[i].indent, all[i].text, all[i].ink);
    }
    return at;
}

std::optional<text::Choice> ScreenFace::choose(const text::MazeMenu& menu)
{
    QStringList words;
    for (const auto& entry : menu.entries)
        words.append(entry.words);
    const auto wayOut
        = menu.entries.constLast().choice == text::Choice::NextLevel ? WayOut::None : WayOut::LastEntry;
    const auto chosen = pick(menu.title, menu.notes, words, wayOut);
    return chosen ? std::optional(menu.entries[*chosen].choice) : std::nullopt;
}

std::optional<int> ScreenFace::pick(
    const QString& title, const QStringList& notes, const QStringList& entries, WayOut wayOut)
{
    int chosen = 0;
    const int count = static_cast<int>(entries.size());
    Page page{title, {}};
    for (const QString& note : notes)
        page.lines.append({note});
    const auto draw = [&] {
        const int row = drawPage(page, 0, std::max(0, m_screen->rows() - count - 6)) + 1;
        const int after = drawEntries(row, entries, chosen);
        m_screen->put(after + 1, kLeft,
            QCoreApplication::translate(
                "Terminal", "Arrows or W S choose, Enter or a number opens, Esc goes back."),
            Ink::Faint);
        drawSaid(after + 3);
    };
    while (true) {
        const Key pressed = key(draw);
        m_said.clear();
        if (pressed.kind == Key::Kind::Stop || pressed.kind == Key::Kind::Escape)
            return std::nullopt;
        if (const auto picked = pickBy(pressed, count, chosen))
            return picked;
        if (pressed.letter() == QLatin1Char('q') && wayOut == WayOut::LastEntry)
            return count - 1;
    }
}

int ScreenFace::drawEntries(int row, const QStringList& entries, int chosen)
{
    // Of a long list the part around what is chosen.
    const int count = static_cast<int>(entries.size());
    const int rows = std::clamp(m_screen->rows() - row - 4, 1, count);
    const int first = std::clamp(chosen - rows / 2, 0, count - rows);
    for (int i = first; i < first + rows; ++i)
        m_screen->put(row + i - first, kLeft,
            QStringLiteral(" %1 %2 ").arg(QString::number(i + 1), entries[i]),
            i == chosen ? Ink::Chosen : Ink::Plain);
    m_screen->setCursor(row + chosen - first, kLeft + 1);
    return row + rows;
}

std::optional<int> ScreenFace::pickBy(const Key& pressed, int count, int& chosen)
{
    const QChar letter = pressed.letter();
    if (pressed.kind == Key::Kind::Up || letter == QLatin1Char('w'))
        chosen = (chosen + count - 1) % count;
    else if (pressed.kind == Key::Kind::Down || letter == QLatin1Char('s'))
        chosen = (chosen + 1) % count;
    else if (pressed.kind == Key::Kind::Enter || letter == QLatin1Char(' '))
        return chosen;
    else if (const int number = letter.digitValue(); number >= 1 && number <= count)
        return number - 1;
    return std::nullopt;
}

void ScreenFace::read(const Page& page)
{
    int first = 0;
    const auto draw = [&] {
        const int rows = m_screen->rows() - 5;
        const int all = static_cast<int>(rowsOf(page, m_screen->columns()).size());
        first = std::clamp(first, 0, std::max(0, all - rows));
        drawPage(page, first, rows);
        m_screen->put(m_screen->rows() - 1, kLeft,
            all > rows ? QCoreApplication::translate(
                             "Terminal", "Arrows, Space and B turn the pages; Esc or Enter goes back.")
                       : QCoreApplication::translate("Terminal", "Esc or Enter goes back."),
            Ink::Faint);
        m_screen->setCursor(1, kLeft);
    };
    while (true) {
        const int page20 = std::max(1, m_screen->rows() - 6);
        const Key pressed = key(draw);
        const QChar letter = pressed.letter();
        if (pressed.kind == Key::Kind::Stop || pressed.kind == Key::Kind::Escape
            || pressed.kind == Key::Kind::Enter || letter == QLatin1Char('q') || letter == QLatin1Char('h'))
            return;
        if (pressed.kind == Key::Kind::Down || letter == QLatin1Char('s'))
            ++first;
        else if (pressed.kind == Key::Kind::Up || letter == QLatin1Char('w'))
            --first;
        else if (pressed.kind == Key::Kind::PageDown || letter == QLatin1Char(' '))
            first += page20;
        else if (pressed.kind == Key::Kind::PageUp || letter == QLatin1Char('b'))
            first -= page20;
    }
}

std::optional<QString> ScreenFace::ask(
    const Page& page, const QString& question, const QString& given, Line kind)
{
    QString text = given;
    const auto draw = [&] {
        const int row = drawPage(page, 0, m_screen->rows() - 10) + 1;
        m_screen->put(row, kLeft, question, Ink::Title);
        m_screen->put(row + 1, kLeft, text);
        m_screen->put(row + 3, kLeft,
            kind == Line::Name ? QCoreApplication::translate("Terminal", "1 to 16 characters, then Enter.")
                               : QCoreApplication::translate("Terminal", "Enter goes on, Esc goes back."),
            Ink::Faint);
        drawSaid(row + 5);
        m_screen->setCursor(row + 1, kLeft + Screen::width(text));
    };
    while (true) {
        const Key pressed = key(draw);
        switch (pressed.kind) {
        case Key::Kind::Stop:
        case Key::Kind::Escape:
            return std::nullopt;
        case Key::Kind::Enter:
            return text;
        case Key::Kind::Backspace:
            text.chop(text.size() > 1 && text.back().isLowSurrogate() ? 2 : 1);
            break;
        case Key::Kind::Character:
            if (kind == Line::Address) {
                if (text.size() < kAddressCharacters && pressed.text.at(0).isPrint())
                    text += pressed.text;
                break;
            }
            // What is kept decides what is too long; a space at the end may be followed.
            if (const QString longer = text + pressed.text;
                QString::fromStdString(minotaur::scoreName((longer + QLatin1Char('x')).toStdString()))
                    .endsWith(QLatin1Char('x'))
                || QString::fromStdString(minotaur::scoreName(longer.toStdString())) == longer)
                text = longer;
            break;
        default:
            break;
        }
    }
}

} // namespace labrys::cli
