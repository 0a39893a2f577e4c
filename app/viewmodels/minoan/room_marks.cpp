// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/viewmodels/minoan/room_marks.h"

#include "core/minoan/content.h"

#include <array>

namespace labrys::viewmodels {

using minoan::at;
using minoan::Family;
using minoan::Sign;

namespace {

/// In the order of Sign; 0 for the signs that were drawn.
constexpr std::array<char32_t, minoan::kSigns> kGlyphs{0, 0, 0x10085, 0x10084, 0x10089, 0x10088, 0x1008B,
    0x1008A, 0x1008D, 0x1008C, 0x100E8, 0x10090, 0x10092, 0x100CF, 0};

constexpr std::array<const char*, minoan::kFamilies> kFamilyIcons{
    "deer", "horse", "goat", "boar", "bull", "jar", "olive", "papyrus", "minotaur", "guard"};

} // namespace

QVariantMap markOf(Sign sign)
{
    const char32_t glyph = kGlyphs.at(at(sign));
    const auto* icon = sign == Sign::DeerGod ? "sign_deer_god"
        : sign == Sign::DeerGoddess          ? "sign_deer_goddess"
                                             : "sign_minotaur";
    return {{QStringLiteral("glyph"), glyph != 0 ? QString::fromUcs4(&glyph, 1) : QString()},
        {QStringLiteral("icon"), glyph != 0 ? QString() : QString::fromLatin1(icon)}};
}

QString codePointOf(Sign sign)
{
    const char32_t glyph = kGlyphs.at(at(sign));
    return glyph != 0 ? QStringLiteral("U+%1").arg(static_cast<uint>(glyph), 0, 16).toUpper() : QString();
}

Family familyOf(Sign sign)
{
    if (minoan::isBeast(sign))
        return static_cast<Family>(at(sign) / 2);
    switch (sign) {
    case Sign::Amphora:
        return Family::Mimic;
    case Sign::Olive:
        return Family::Dryad;
    case Sign::Papyrus:
        return Family::Flower;
    default:
        return Family::Minotaur;
    }
}

Family familyOf(const minoan::Content& content, minoan::Deity deity)
{
    for (std::size_t i = 0; i < minoan::kBeastSigns / 2; ++i)
        if (content.families[i].god == deity || content.families[i].goddess == deity)
            return content.families[i].family;
    return Family::Deer;
}

QString houseIcon(Sign sign)
{
    return sign == Sign::Wheel ? QStringLiteral("stairs") : iconOf(familyOf(sign));
}

QString iconOf(Family family)
{
    return QString::fromLatin1(kFamilyIcons.at(at(family)));
}

QString iconOf(minoan::Symbol symbol)
{
    constexpr std::array<const char*, minoan::kSymbols> kIcons{"sword", "bow", "mace", "shield", "flower"};
    return QString::fromLatin1(kIcons.at(at(symbol)));
}

QString iconOf(minoan::Element element)
{
    constexpr std::array<const char*, minoan::kColours> kIcons{
        "", "fire", "lightning", "ice", "wind", "earth"};
    return QString::fromLatin1(kIcons.at(at(element)));
}

QString iconOf(minoan::Item item)
{
    if (minoan::isObject(item))
        return iconOf(static_cast<minoan::Symbol>(item));
    return item == minoan::Item::Meat ? QStringLiteral("meat") : QStringLiteral("fruit");
}

minoan::Deity mainDeity(const minoan::Content& content, Sign sign)
{
    const auto& table = content.families[at(sign) / 2];
    return at(sign) % 2 == 0 ? table.god : table.goddess;
}

Sign otherSex(Sign sign)
{
    return static_cast<Sign>(at(sign) ^ 1U);
}

bool isLearnt(const minoan::Knowledge& knowledge, Sign sign)
{
    return (knowledge.signs >> at(sign) & 1U) != 0;
}

bool isTried(const minoan::Knowledge& knowledge, minoan::Item item, minoan::Deity deity)
{
    return (static_cast<unsigned>(knowledge.gifts[at(deity)]) >> at(item) & 1U) != 0;
}

} // namespace labrys::viewmodels
