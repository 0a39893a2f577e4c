// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/text/language.h"

#include <QCoreApplication>
#include <QLocale>
#include <QTranslator>

#include <cstring>

namespace labrys::text {

namespace {

/// Asks for the texts of a class by its own name: lupdate does not see the namespaces that Qt asks with.
class Catalogue : public QTranslator {
public:
    [[nodiscard]] QString translate(
        const char* context, const char* source, const char* note = nullptr, int n = -1) const override
    {
        const char* const last = context != nullptr ? std::strrchr(context, ':') : nullptr;
        return QTranslator::translate(last != nullptr ? last + 1 : context, source, note, n);
    }
};

/// The one translator of the process, as Qt keeps one list of them for the process too.
struct Translation {
    Catalogue translator;
    Language language = Language::English;
};

Translation& translation()
{
    static Translation one;
    return one;
}

} // namespace

std::optional<Language> languageFromCode(const QString& code)
{
    if (code == QLatin1String("en"))
        return Language::English;
    if (code == QLatin1String("fr"))
        return Language::French;
    return std::nullopt;
}

QString codeOf(Language language)
{
    return language == Language::French ? QStringLiteral("fr") : QStringLiteral("en");
}

Language chooseLanguage(const QString& option, const QString& setting)
{
    for (const auto& code : {option, setting})
        if (const auto chosen = languageFromCode(code))
            return *chosen;
    return QLocale::system().language() == QLocale::French ? Language::French : Language::English;
}

QString translated(Language language, const char* context, const char* text)
{
    QTranslator translator;
    const bool loaded = translator.load(QStringLiteral(":/labrys/i18n/labrys_%1.qm").arg(codeOf(language)));
    const QString words = loaded ? translator.translate(context, text) : QString();
    return words.isEmpty() ? QString::fromUtf8(text) : words;
}

void useLanguage(Language language)
{
    auto& one = translation();
    QCoreApplication::removeTranslator(&one.translator);
    one.language = language;
    // English has a catalogue too: it holds the plural forms.
    if (one.translator.load(QStringLiteral(":/labrys/i18n/labrys_%1.qm").arg(codeOf(language))))
        QCoreApplication::installTranslator(&one.translator);
}

Language language()
{
    return translation().language;
}

} // namespace labrys::text
