// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/localized_text.h"
#include "core/base/problem.h"
#include "core/minoan/stage.h"

#include <expected>
#include <string>
#include <string_view>
#include <vector>

namespace labrys::minoan {

/// Of a French noun; English needs none.
enum class Gender : std::uint8_t { Masculine, Feminine };
BOOST_DESCRIBE_ENUM(Gender, Masculine, Feminine)

struct Noun {
    std::string en;
    std::string fr;
    Gender gender = Gender::Masculine;
    bool operator==(const Noun&) const = default;
};
BOOST_DESCRIBE_STRUCT(Noun, (), (en, fr, gender))

struct FamilyTexts {
    Family family = Family::Deer;
    /// By level; the boss and the mannequin have one.
    std::vector<Noun> names;
    LocalizedText house;
    /// All of them.
    LocalizedText kind;
    bool operator==(const FamilyTexts&) const = default;
};
BOOST_DESCRIBE_STRUCT(FamilyTexts, (), (family, names, house, kind))

/// What an archetype adds to a name (D-44); None is the hoplite.
struct AdjectiveTexts {
    Element element = Element::None;
    std::string en;
    std::string masculine;
    std::string feminine;
    bool operator==(const AdjectiveTexts&) const = default;
};
BOOST_DESCRIBE_STRUCT(AdjectiveTexts, (), (element, en, masculine, feminine))

struct SignTexts {
    Sign sign = Sign::DeerGod;
    /// In Linear B; empty for the three that are drawn.
    std::string glyph;
    LocalizedText name;
    bool operator==(const SignTexts&) const = default;
};
BOOST_DESCRIBE_STRUCT(SignTexts, (), (sign, glyph, name))

/// MIN-113.
struct DeityTexts {
    Deity deity = Deity::Ares;
    LocalizedText name;
    std::string glyphs;
    std::string syllables;
    bool operator==(const DeityTexts&) const = default;
};
BOOST_DESCRIBE_STRUCT(DeityTexts, (), (deity, name, glyphs, syllables))

struct SymbolTexts {
    Symbol symbol = Symbol::Sword;
    LocalizedText one;
    LocalizedText many;
    /// What may stand on its tiles (minoan.md 4.3).
    LocalizedText letter;
    bool operator==(const SymbolTexts&) const = default;
};
BOOST_DESCRIBE_STRUCT(SymbolTexts, (), (symbol, one, many, letter))

struct ElementTexts {
    Element element = Element::None;
    LocalizedText name;
    /// Something of this element: %1 is what.
    LocalizedText with;
    bool operator==(const ElementTexts&) const = default;
};
BOOST_DESCRIBE_STRUCT(ElementTexts, (), (element, name, with))

struct ItemTexts {
    Item item = Item::Sword;
    LocalizedText name;
    bool operator==(const ItemTexts&) const = default;
};
BOOST_DESCRIBE_STRUCT(ItemTexts, (), (item, name))

struct HarmTexts {
    Harm harm = Harm::Slash;
    LocalizedText name;
    bool operator==(const HarmTexts&) const = default;
};
BOOST_DESCRIBE_STRUCT(HarmTexts, (), (harm, name))

/// A page of the introduction, with one rule (D-42): %1 %2 %3 are numbers of the content.
struct TributePage {
    LocalizedText text;
    LocalizedText ruleTitle;
    LocalizedText rule;
    bool operator==(const TributePage&) const = default;
};
BOOST_DESCRIBE_STRUCT(TributePage, (), (text, ruleTitle, rule))

struct EndingTexts {
    LocalizedText title;
    std::vector<LocalizedText> pages;
    bool operator==(const EndingTexts&) const = default;
};
BOOST_DESCRIBE_STRUCT(EndingTexts, (), (title, pages))

struct RuleTexts {
    LocalizedText title;
    LocalizedText text;
    bool operator==(const RuleTexts&) const = default;
};
BOOST_DESCRIBE_STRUCT(RuleTexts, (), (title, text))

/// The words of the run, from `resources/content/minoan/texts.json` (MIN-121). No rule depends on them, so
/// they are no part of the digest of the content.
struct Texts {
    std::string format;
    int version = 0;
    std::vector<FamilyTexts> families;
    std::vector<AdjectiveTexts> adjectives;
    LocalizedText conjunction;
    std::vector<SignTexts> signs;
    std::vector<DeityTexts> deities;
    std::vector<SymbolTexts> symbols;
    std::vector<ElementTexts> elements;
    std::vector<ItemTexts> items;
    std::vector<HarmTexts> harms;
    std::vector<TributePage> tribute;
    std::vector<LocalizedText> help;
    LocalizedText corridor;
    EndingTexts athens;
    EndingTexts labyrinth;
    LocalizedText credits;
    std::vector<LocalizedText> training;
    std::vector<RuleTexts> rules;
    bool operator==(const Texts&) const = default;
};
BOOST_DESCRIBE_STRUCT(Texts, (),
    (format, version, families, adjectives, conjunction, signs, deities, symbols, elements, items, harms,
        tribute, help, corridor, athens, labyrinth, credits, training, rules))

/// Reads the file of texts. Beside the codes of readJson: CONTENT_FORMAT, CONTENT_RANGE (which field: a table
/// that is not one entry for each in order), CONTENT_EMPTY_TEXT (which field).
[[nodiscard]] std::expected<Texts, Problem> readTexts(std::string_view text, std::string_view file);

/// The name of an enemy (D-44): in French `Cerf enflammé et venteux`, the adjectives agreeing; in English
/// `Flaming and windy stag`. Archetypes by their attacks, the third first.
[[nodiscard]] std::string enemyName(const Texts& texts, const Foe& foe, Language language);

} // namespace labrys::minoan
