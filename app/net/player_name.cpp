// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/net/player_name.h"

#include <algorithm>
#include <set>

#ifdef LABRYS_ICU
#include <unicode/uspoof.h>

#include <memory>
#endif

namespace labrys::net {

namespace {

QString withoutCase(const QString& text)
{
    // Capitals first: ß becomes SS, for which folding alone has no letter.
    return text.toUpper().toCaseFolded().normalized(QString::NormalizationForm_KC);
}

#ifdef LABRYS_ICU

struct CloseChecker {
    void operator()(USpoofChecker* checker) const { uspoof_close(checker); }
};

/// The skeleton of Unicode TS 39, or the text itself where ICU lacks its data.
QString skeleton(const QString& text)
{
    // Immutable once made: reading its tables takes longer than a server may take for a hello.
    static const std::unique_ptr<USpoofChecker, CloseChecker> checker = [] {
        UErrorCode status = U_ZERO_ERROR;
        return std::unique_ptr<USpoofChecker, CloseChecker>(uspoof_open(&status));
    }();
    if (checker == nullptr)
        return text;
    UErrorCode status = U_ZERO_ERROR;
    std::u16string shape(static_cast<std::size_t>(text.size()) * 4 + 64, u'\0');
    const std::u16string source = text.toStdU16String();
    const auto get = [&] {
        status = U_ZERO_ERROR;
        return uspoof_getSkeleton(checker.get(), 0, source.data(), static_cast<std::int32_t>(source.size()),
            shape.data(), static_cast<std::int32_t>(shape.size()), &status);
    };
    std::int32_t length = get();
    if (status == U_BUFFER_OVERFLOW_ERROR) {
        shape.resize(static_cast<std::size_t>(length) + 1);
        length = get();
    }
    return U_FAILURE(status) != 0 ? text : QString::fromUtf16(shape.data(), length);
}

#else

QString skeleton(const QString& text)
{
    return text;
}

#endif

/// How a name looks, however its case is written: first as it stands, for I looks like l and i does not; then
/// without case, for M looks like nothing and m like rn.
QString look(const QString& name)
{
    return withoutCase(skeleton(withoutCase(skeleton(name))));
}

// By these the program itself speaks, to all or of somebody.
constexpr std::array kReservedWords{u"server", u"serveur", u"admin", u"administrator", u"administrateur",
    u"moderator", u"modérateur", u"mod", u"operator", u"opérateur", u"host", u"hôte", u"system", u"système",
    u"root", u"labrys", u"labrys server", u"serveur labrys", u"everyone", u"everybody", u"all", u"tous",
    u"tout le monde", u"nobody", u"personne", u"player", u"joueur", u"joueuse", u"guest", u"invité", u"you",
    u"vous", u"toi", u"me", u"moi", u"notice", u"annonce", u"error", u"erreur", u"null"};

/// The letters (and digits) of a name alone, without accents: `[Sèrver]` is `Server`.
QString lettersOf(const QString& name, bool digits)
{
    QString letters;
    for (const char32_t c : name.normalized(QString::NormalizationForm_KD).toUcs4())
        if (QChar::isLetter(c) || (digits && QChar::isDigit(c)))
            letters += QString::fromUcs4(&c, 1);
    return letters;
}

/// The words as they may be met: without case, and as they look in small letters and in capitals.
std::set<QString> reservedShapes()
{
    std::set<QString> shapes;
    for (const char16_t* text : kReservedWords) {
        const QString word = lettersOf(QString::fromUtf16(text), true);
        shapes.insert({withoutCase(word), look(word), look(word.toUpper())});
    }
    return shapes;
}

bool isReserved(const QString& name)
{
    static const std::set<QString> reserved = reservedShapes();
    // With its digits `r00t` looks like root, without them `Player 12` is player.
    return std::ranges::any_of(std::array{true, false}, [&](bool digits) {
        const QString letters = lettersOf(name, digits);
        return reserved.contains(withoutCase(letters)) || reserved.contains(look(letters));
    });
}

} // namespace

std::expected<QString, TextFault> cleanName(const QString& text)
{
    auto name = cleanText(text, kNameBounds);
    if (name && isReserved(*name))
        return std::unexpected(TextFault::Reserved);
    return name;
}

std::array<QString, 2> nameKeys(const QString& name)
{
    return {withoutCase(name), look(name).replace(QLatin1Char('i'), QLatin1Char('l'))};
}

bool lookalikesAreKnown()
{
#ifdef LABRYS_ICU
    return true;
#else
    return false;
#endif
}

} // namespace labrys::net
