// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/net/clean_text.h"

#include <QTextBoundaryFinder>

#include <algorithm>
#include <array>

namespace labrys::net {

namespace {

// A frame has 4 KiB (NET-001): what is longer came from no honest place, and is not even looked at.
constexpr qsizetype kLongestInput = 4096;

struct CodeRange {
    char32_t first;
    char32_t last;
};

// Letters and marks that show nothing (Default_Ignorable_Code_Point, as far as it is not of category Cf), and
// the sign for what could not be read.
constexpr std::array kInvisible{CodeRange{0x034F, 0x034F}, CodeRange{0x115F, 0x1160},
    CodeRange{0x17B4, 0x17B5}, CodeRange{0x180B, 0x180F}, CodeRange{0x3164, 0x3164},
    CodeRange{0xFE00, 0xFE0F}, CodeRange{0xFFA0, 0xFFA0}, CodeRange{0xFFFC, 0xFFFD},
    CodeRange{0xE0000, 0xE0FFF}};
// Of no category of blanks, but looking like one.
constexpr char32_t kBrailleBlank = 0x2800;

enum class Fate : std::uint8_t { Keep, Blank, Mark, Drop };

Fate fateOf(char32_t c)
{
    if (c == kBrailleBlank || c == U'\u0085' || (c >= U'\t' && c <= U'\r'))
        return Fate::Blank;
    if (std::ranges::any_of(kInvisible, [c](const CodeRange& r) { return c >= r.first && c <= r.last; }))
        return Fate::Drop;
    switch (QChar::category(c)) {
    case QChar::Separator_Space:
    case QChar::Separator_Line:
    case QChar::Separator_Paragraph:
        return Fate::Blank;
    case QChar::Other_Control:
    case QChar::Other_Format:
    case QChar::Other_Surrogate:
    case QChar::Other_PrivateUse:
    case QChar::Other_NotAssigned:
        return Fate::Drop;
    case QChar::Mark_NonSpacing:
    case QChar::Mark_SpacingCombining:
    case QChar::Mark_Enclosing:
        return Fate::Mark;
    default:
        return Fate::Keep;
    }
}

/// Drops what is not welcome, one blank for each row of blanks and none at the ends; marks stay for the
/// moment.
QString welcomeCharacters(const QString& text)
{
    QString kept;
    bool blank = false;
    for (const char32_t c : text.toUcs4()) { // a lone surrogate becomes U+FFFD
        const Fate fate = fateOf(c);
        if (fate == Fate::Drop)
            continue;
        if (fate == Fate::Blank) {
            blank = !kept.isEmpty();
            continue;
        }
        if (blank)
            kept += QLatin1Char(' ');
        blank = false;
        kept += QString::fromUcs4(&c, 1);
    }
    return kept;
}

/// Drops marks that stand on nothing, and those that would pile up.
QString boundedMarks(const QString& text)
{
    QString kept;
    int marks = kMarksOnABase;
    for (const char32_t c : text.toUcs4()) {
        const Fate fate = fateOf(c);
        if (fate == Fate::Mark && marks >= kMarksOnABase)
            continue;
        marks = fate == Fate::Mark ? marks + 1 : fate == Fate::Blank ? kMarksOnABase : 0;
        kept += QString::fromUcs4(&c, 1);
    }
    return kept;
}

QString cleaned(const QString& text)
{
    const QString composed = welcomeCharacters(text).normalized(QString::NormalizationForm_KC);
    // A spacing accent has become a blank and a mark: the mark goes, and the blank must not stand twice.
    return welcomeCharacters(boundedMarks(composed)).normalized(QString::NormalizationForm_KC);
}

int graphemes(const QString& text)
{
    QTextBoundaryFinder finder(QTextBoundaryFinder::Grapheme, text);
    int count = 0;
    while (finder.toNextBoundary() >= 0)
        ++count;
    return count;
}

} // namespace

std::expected<QString, TextFault> cleanText(const QString& text, TextBounds bounds)
{
    if (text.size() > kLongestInput)
        return std::unexpected(TextFault::TooLong);
    QString result = cleaned(text);
    if (result.isEmpty())
        return std::unexpected(TextFault::Empty);
    if (result.toUtf8().size() > bounds.bytes || graphemes(result) > bounds.graphemes)
        return std::unexpected(TextFault::TooLong);
    return result;
}

} // namespace labrys::net
