// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/minoan/texts.h"

#include "core/base/json_codec.h"
#include "core/minoan/state.h"

#include <type_traits>

namespace labrys::minoan {

namespace {

constexpr int kTextsVersion = 1;
constexpr std::size_t kTrainingHints = 8;
constexpr std::size_t kTributePages = 3;

/// The first text of a value that is empty, as a JSON pointer without its first slash; glyphs may be.
template <class T>
std::string emptyText(const T& value, const std::string& path)
{
    std::string found;
    if constexpr (std::is_same_v<T, std::string>) {
        return value.empty() ? path : std::string();
    } else if constexpr (Described<T>) {
        forEachField(value, [&](const char* name, const auto& field) {
            if (found.empty() && std::string_view(name) != "glyph")
                found = emptyText(field, path.empty() ? name : path + '/' + name);
        });
    } else if constexpr (std::ranges::range<T>) {
        std::size_t i = 0;
        for (const auto& element : value) {
            if (found.empty())
                found = emptyText(element, path + '/' + std::to_string(i));
            ++i;
        }
    }
    return found;
}

/// The place of a table that is not one entry for each enumerator, in order.
template <class T, class Key>
std::string disordered(const std::vector<T>& table, Key T::* key, std::size_t count, const char* name)
{
    if (table.size() != count)
        return name;
    for (std::size_t i = 0; i < count; ++i)
        if (at(table[i].*key) != i)
            return std::string(name) + '/' + std::to_string(i);
    return {};
}

std::string wrongTable(const Texts& texts)
{
    for (const auto& wrong : {disordered(texts.families, &FamilyTexts::family, kFamilies, "families"),
             disordered(texts.adjectives, &AdjectiveTexts::element, kColours, "adjectives"),
             disordered(texts.signs, &SignTexts::sign, kSigns, "signs"),
             disordered(texts.deities, &DeityTexts::deity, kDeities, "deities"),
             disordered(texts.symbols, &SymbolTexts::symbol, kSymbols, "symbols"),
             disordered(texts.elements, &ElementTexts::element, kColours, "elements"),
             disordered(texts.items, &ItemTexts::item, kItems, "items"),
             disordered(texts.harms, &HarmTexts::harm, kHarms, "harms")})
        if (!wrong.empty())
            return wrong;
    for (std::size_t i = 0; i < texts.families.size(); ++i) {
        const bool one = i == at(Family::Minotaur) || i == at(Family::Mannequin);
        if (texts.families[i].names.size() != (one ? 1U : kBossLevel - 1U))
            return "families/" + std::to_string(i) + "/names";
    }
    if (texts.tribute.size() != kTributePages)
        return "tribute";
    if (texts.training.size() != kTrainingHints)
        return "training";
    for (const auto& [name, pages] : {std::pair{"athens/pages", texts.athens.pages.size()},
             {"labyrinth/pages", texts.labyrinth.pages.size()}, {"help", texts.help.size()},
             {"rules", texts.rules.size()}})
        if (pages == 0)
            return name;
    return {};
}

/// `a`, `a and b`, `a, b and c`.
std::string joined(const std::vector<std::string>& words, const std::string& conjunction)
{
    std::string text;
    for (std::size_t i = 0; i < words.size(); ++i) {
        if (i > 0)
            text += i + 1 == words.size() ? ' ' + conjunction + ' ' : ", ";
        text += words[i];
    }
    return text;
}

} // namespace

std::expected<Texts, Problem> readTexts(std::string_view text, std::string_view file)
{
    auto texts = readJson<Texts>(text, file);
    if (!texts)
        return texts;
    const auto refuse = [&](const char* code, const std::string& field) {
        return std::unexpected(Problem{code, placeOfPath(text, file, "/" + field), {field}});
    };
    if (texts->format != "labrys/minoan-texts" || texts->version != kTextsVersion)
        return refuse("CONTENT_FORMAT", "format");
    if (const auto wrong = wrongTable(*texts); !wrong.empty())
        return refuse("CONTENT_RANGE", wrong);
    if (const auto empty = emptyText(*texts, {}); !empty.empty())
        return refuse("CONTENT_EMPTY_TEXT", empty);
    return texts;
}

std::string enemyName(const Texts& texts, const Foe& foe, Language language)
{
    const auto& names = texts.families[at(foe.family)].names;
    const auto& noun = names[names.size() == 1 ? 0 : at(foe.level - 1)];
    std::vector<std::string> adjectives;
    const auto add = [&](Element element) {
        const auto& words = texts.adjectives[at(element)];
        adjectives.push_back(language == Language::English ? words.en
                : noun.gender == Gender::Feminine          ? words.feminine
                                                           : words.masculine);
    };
    if (foe.hoplite)
        add(Element::None);
    for (std::size_t attack = foe.archetypes.size(); attack-- > 0;)
        if (foe.archetypes[attack] != Element::None)
            add(foe.archetypes[attack]);
    if (adjectives.empty())
        return language == Language::English ? noun.en : noun.fr;
    const std::string list = joined(adjectives, texts.conjunction.in(language));
    if (language == Language::French)
        return noun.fr + ' ' + list;
    // The adjectives come first; ASCII letters alone begin a word in these tables.
    const auto turned = [](char c, char from, char to) {
        return c >= from && c <= from + 25 ? static_cast<char>(c - from + to) : c;
    };
    std::string name = list + ' ' + noun.en;
    name.front() = turned(name.front(), 'a', 'A');
    if (foe.family != Family::Minotaur)
        name[list.size() + 1] = turned(name[list.size() + 1], 'A', 'a');
    return name;
}

} // namespace labrys::minoan
