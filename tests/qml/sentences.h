// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFile>
#include <QRegularExpression>
#include <QXmlStreamReader>

namespace labrys::test {

/// A text of the interface in both languages, as patterns of what it may become with its arguments.
struct Sentence {
    QRegularExpression english;
    QRegularExpression french;
};

inline QRegularExpression patternOf(const QString& text)
{
    static const QRegularExpression argument(QStringLiteral("%L?[0-9n]"));
    QStringList parts;
    for (const auto& part : text.split(argument))
        parts.append(QRegularExpression::escape(part));
    return QRegularExpression(QLatin1Char('^') + parts.join(QStringLiteral(".*")) + QLatin1Char('$'));
}

/// Every text of two words or more whose French is another one.
inline QList<Sentence> sentencesToTranslate()
{
    QFile file(QStringLiteral(LABRYS_SOURCE_DIR "/resources/translations/labrys_fr.ts"));
    QList<Sentence> all;
    if (!file.open(QIODevice::ReadOnly))
        return all;
    QXmlStreamReader xml(&file);
    QString source;
    while (!xml.atEnd()) {
        if (xml.readNext() != QXmlStreamReader::StartElement)
            continue;
        if (xml.name() == QLatin1String("source"))
            source = xml.readElementText();
        else if (xml.name() == QLatin1String("translation")) {
            const QString french = xml.readElementText(QXmlStreamReader::IncludeChildElements).trimmed();
            if (!source.contains(QLatin1Char(' ')) || french == source)
                continue;
            // Arguments alone would fit everything.
            static const QRegularExpression letter(QStringLiteral("[A-Za-z]"));
            if (source.count(letter) >= 6)
                all.append({patternOf(source), patternOf(french)});
        }
    }
    return all;
}

} // namespace labrys::test
