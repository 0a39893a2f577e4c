// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/text/minoan_names.h"

#include "app/text/language.h"
#include "core/base/assert.h"

#include <QCoreApplication>
#include <QFile>

namespace labrys::text {

using minoan::at;

const minoan::Texts& MinoanNames::texts()
{
    // Part of the program: games::MinoanGame has refused a wrong one before anybody asks.
    static const minoan::Texts all = [] {
        QFile file(QStringLiteral(":/labrys/content/minoan/texts.json"));
        const bool open = file.open(QIODevice::ReadOnly);
        LABRYS_ASSERT(open);
        auto read = minoan::readTexts(file.readAll().toStdString(), "texts.json");
        LABRYS_ASSERT(read.has_value());
        return *std::move(read);
    }();
    return all;
}

QString MinoanNames::in(const LocalizedText& text)
{
    return QString::fromStdString(text.in(language()));
}

QString MinoanNames::cell(int cell)
{
    return QChar(static_cast<char16_t>(u'A' + cell % minoan::kSide))
        + QString::number(cell / minoan::kSide + 1);
}

QString MinoanNames::tile(minoan::Tile tile)
{
    const auto colour = minoan::colourOf(tile);
    const QString name = symbol(minoan::symbolOf(tile));
    return colour == minoan::Element::None ? name : in(texts().elements[at(colour)].with).arg(name);
}

QString MinoanNames::symbol(minoan::Symbol symbol, int count)
{
    const auto& words = texts().symbols[at(symbol)];
    return in(count == 1 ? words.one : words.many);
}

QString MinoanNames::letter(minoan::Symbol symbol)
{
    return in(texts().symbols[at(symbol)].letter);
}

QString MinoanNames::element(minoan::Element element)
{
    return in(texts().elements[at(element)].name);
}

QString MinoanNames::item(minoan::Item item)
{
    return in(texts().items[at(item)].name);
}

QString MinoanNames::harm(minoan::Harm harm)
{
    return in(texts().harms[at(harm)].name);
}

QString MinoanNames::deity(minoan::Deity deity)
{
    return in(texts().deities[at(deity)].name);
}

QString MinoanNames::glyphs(minoan::Deity deity)
{
    return QString::fromStdString(texts().deities[at(deity)].glyphs);
}

QString MinoanNames::written(minoan::Deity deity)
{
    return QString::fromStdString(texts().deities[at(deity)].syllables);
}

QString MinoanNames::sign(minoan::Sign sign)
{
    return in(texts().signs[at(sign)].name);
}

QString MinoanNames::glyph(minoan::Sign sign)
{
    return QString::fromStdString(texts().signs[at(sign)].glyph);
}

QString MinoanNames::house(minoan::Sign sign)
{
    if (sign == minoan::Sign::Wheel)
        return QCoreApplication::translate("MinoanNames", "The long corridor");
    const auto family = minoan::isBeast(sign) ? at(sign) / 2
                                              : at(minoan::Family::Mimic) + at(sign)
            - at(minoan::Sign::Amphora) - (sign == minoan::Sign::Minotaur ? 1 : 0);
    return in(texts().families[family].house);
}

QString MinoanNames::kind(minoan::Family family)
{
    return in(texts().families[at(family)].kind);
}

QString MinoanNames::beast(minoan::Family family, int level)
{
    return foe({.family = family, .level = level});
}

QString MinoanNames::foe(const minoan::Foe& foe)
{
    return QString::fromStdString(minoan::enemyName(texts(), foe, language()));
}

QString capital(const QString& text)
{
    return text.isEmpty() ? text : text.at(0).toUpper() + text.mid(1);
}

} // namespace labrys::text
