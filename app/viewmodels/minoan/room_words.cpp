// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/viewmodels/minoan/room_words.h"
#include <array>
#include <QCoreApplication>
namespace labrys::viewmodels::names {
using minoan::at;
static QString t(const char* s) { return QString::fromUtf8(s); }
QString sign(minoan::Sign s) { constexpr std::array<const char*,15> k{"the stag","the hind","the stallion","the mare","the he-goat","the she-goat","the boar","the sow","the bull","the cow","the vessel","the olive","the papyrus","the wheel","the Minotaur"}; return t(k[at(s)]); }
QString house(minoan::Sign s) { constexpr std::array<const char*,15> k{"House of the deer","House of the deer","House of the horse","House of the horse","House of the goat","House of the goat","House of the pig","House of the pig","House of the bull","House of the bull","House of the jar","House of the olive","House of the papyrus","The long corridor","The Minotaur"}; return t(k[at(s)]); }
QString deity(minoan::Deity d) { constexpr std::array<const char*,10> k{"Ares","Apollo","Zeus","Poseidon","Hermes","Themis","Artemis","Hera","Athena","Demeter"}; return t(k[at(d)]); }
QString glyphs(minoan::Deity d) { constexpr std::array<const char32_t*,10> k{U"\U00010000\U00010029",U"\U00010000\U0001001F\U0001004A\U0001001A",U"\U00010007\U00010038",U"\U00010021\U0001002E\U00010005\U0001003A\U0001001B",U"\U00010001\U00010014\U00010040",U"\U00010033\U00010016",U"\U00010000\U00010033\U00010016\U00010035",U"\U00010001\U00010028",U"\U0001001E\U00010028",U"\U00010005\U00010014\U00010033"}; return QString::fromUcs4(k[at(d)]); }
QString written(minoan::Deity d) { constexpr std::array<const char*,10> k{"a-re","a-pe-ryo-ne","di-we","po-se-da-wo-ni","e-ma-ha","te-mi","a-te-mi-to","e-ra","pa-ra","da-ma-te"}; return t(k[at(d)]); }
QString item(minoan::Item i) { constexpr std::array<const char*,7> k{"Sword","Bow","Mace","Shield","Herb","Meat","Fruit"}; return t(k[at(i)]); }
QString element(minoan::Element e) { constexpr std::array<const char*,6> k{"Plain","Fire","Lightning","Ice","Wind","Earth"}; return t(k[at(e)]); }
QString symbol(minoan::Symbol s) { constexpr std::array<const char*,5> k{"Sword","Bow","Mace","Shield","Flower"}; return t(k[at(s)]); }
QString herd(minoan::Family f) { constexpr std::array<const char*,10> k{"Deer","Horses","Goats","Pigs","Bulls","Mimics","Dryads","Flowers","Minotaur","Dummy"}; return t(k[at(f)]); }
QString beast(minoan::Family f, int level) { return herd(f)+QString::number(level); }
QString foe(const minoan::Foe& f) { return beast(f.family,f.level); }
QString tile(minoan::Tile x) { return symbol(minoan::symbolOf(x))+t(" of ")+element(minoan::colourOf(x)); }
}
