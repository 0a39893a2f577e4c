// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QCoreApplication>
#include <QTranslator>

namespace labrys::test {

/// A language that nobody speaks (APP-030): English with accents on its vowels, every text two fifths longer.
/// Spoken while the object lives.
class PseudoLanguage : public QTranslator {
public:
    PseudoLanguage() { QCoreApplication::installTranslator(this); }
    ~PseudoLanguage() override { QCoreApplication::removeTranslator(this); }

    [[nodiscard]] bool isEmpty() const override { return false; }
    [[nodiscard]] QString translate(
        const char* /*context*/, const char* source, const char* /*note*/, int /*n*/) const override
    {
        static const QString plain = QStringLiteral("aeiouAEIOU");
        static const QString accented
            = QStringLiteral("\u00E1\u00E9\u00EE\u00F6\u00FC\u00C0\u00C9\u00CE\u00D4\u00DB");
        QString text = QString::fromUtf8(source);
        const qsizetype more = (text.size() * 2 + 4) / 5;
        for (auto& letter : text)
            if (const auto at = plain.indexOf(letter); at >= 0)
                letter = accented[at];
        // In words, as real text is.
        static const QString filler = QStringLiteral(" l\u00F6ng\u00E9r w\u00F6rds f\u00EEt");
        for (qsizetype i = 0; i < more; ++i)
            text += filler[i % filler.size()];
        return text;
    }
};

} // namespace labrys::test
