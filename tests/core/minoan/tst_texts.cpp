// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/minoan/texts.h"

#include "core/base/json_codec.h"
#include "tests/support/files.h"
#include "tests/support/minoan.h"
#include "tests/support/test_main.h"

#include <functional>

using namespace labrys;
using namespace labrys::minoan;

namespace {

std::string writtenTexts()
{
    return test::projectFile("resources/content/minoan/texts.json");
}

const Texts& words()
{
    static const auto read = readTexts(writtenTexts(), "texts.json");
    LABRYS_ASSERT(read.has_value());
    return *read;
}

QString fromUtf8(const std::string& text)
{
    return QString::fromStdString(text);
}

/// Calls visit(path, text) for every text in both languages.
template <class T>
void everyText(const T& value, const std::string& path,
    const std::function<void(const std::string&, const LocalizedText&)>& visit)
{
    if constexpr (std::is_same_v<T, LocalizedText>)
        visit(path, value);
    else if constexpr (std::is_same_v<T, std::string>)
        return;
    else if constexpr (Described<T>)
        forEachField(
            value, [&](const char* name, const auto& field) { everyText(field, path + "/" + name, visit); });
    else if constexpr (std::ranges::range<T>)
        for (const auto& element : value)
            everyText(element, path, visit);
}

std::string french(Family family, int level, std::array<Element, 3> archetypes, bool hoplite = false)
{
    return enemyName(words(),
        {.family = family, .level = level, .archetypes = archetypes, .hoplite = hoplite}, Language::French);
}

} // namespace

/// The words of the run (minoan.md 1.4, 1.5, D-42 to D-44).
class TestTexts : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void familiesHaveTheNamesOfTheSource() // MIN-080 to MIN-084, MIN-093 to MIN-095, MIN-121
    {
        const std::array<QString, 8> names{QStringLiteral("Faon, Chevreuil, Daim, Cerf"),
            QStringLiteral("Poulain, Âne, Cheval, Monocéros"),
            QStringLiteral("Chevreau, Bouc, Agrimi, Bouquetin"),
            QStringLiteral("Porcelet, Marcassin, Porc, Sanglier"),
            QStringLiteral("Veau, Buffle, Taureau, Aurochs"), QStringLiteral("Olpé, Amphore, Hydrie, Pithos"),
            QStringLiteral("Épimélide, Hyléore, Méliade, Hespéride"),
            QStringLiteral("Narcisse, Hyacinthe, Crocus, Adonis")};
        for (std::size_t family = 0; family < names.size(); ++family) {
            QStringList told;
            for (const auto& name : words().families[family].names)
                told.append(fromUtf8(name.fr));
            QCOMPARE(told.join(QStringLiteral(", ")), names[family]);
        }
    }

    void signsAreThoseOfLinearB() // MIN-080 to MIN-087, MIN-093 to MIN-096
    {
        const std::array<char32_t, kSigns> signs{0, 0, 0x10085, 0x10084, 0x10089, 0x10088, 0x1008B, 0x1008A,
            0x1008D, 0x1008C, 0x100E8, 0x10090, 0x10092, 0x100CF, 0};
        for (std::size_t sign = 0; sign < signs.size(); ++sign) {
            const auto glyph = fromUtf8(words().signs[sign].glyph).toUcs4();
            QCOMPARE(glyph.size(), signs[sign] == 0 ? 0 : 1);
            if (signs[sign] != 0)
                QCOMPARE(glyph[0], static_cast<uint>(signs[sign]));
        }
    }

    void altarsBearTheMycenaeanNames() // MIN-113
    {
        using Glyphs = QList<uint>;
        const std::array<std::pair<Glyphs, QString>, kDeities> names{
            {{{0x10000, 0x10029}, QStringLiteral("Are")},
                {{0x10000, 0x1001F, 0x1004A, 0x1001A}, QStringLiteral("Aperyone")},
                {{0x10007, 0x10038}, QStringLiteral("Diwe")},
                {{0x10021, 0x1002E, 0x10005, 0x1003A, 0x1001B}, QStringLiteral("Posedawoni")},
                {{0x10001, 0x10014, 0x10040}, QStringLiteral("Emaha")},
                {{0x10033, 0x10016}, QStringLiteral("Temi")},
                {{0x10000, 0x10033, 0x10016, 0x10035}, QStringLiteral("Atemito")},
                {{0x10001, 0x10028}, QStringLiteral("Era")}, {{0x1001E, 0x10028}, QStringLiteral("Para")},
                {{0x10005, 0x10014, 0x10033}, QStringLiteral("Damate")}}};
        for (std::size_t deity = 0; deity < names.size(); ++deity) {
            QCOMPARE(fromUtf8(words().deities[deity].glyphs).toUcs4(), names[deity].first);
            auto written = fromUtf8(words().deities[deity].syllables).remove(QLatin1Char('-'));
            written[0] = written[0].toUpper();
            QCOMPARE(written, names[deity].second);
        }
    }

    void enemiesAreNamedInAgreement() // D-44
    {
        const auto none = Element::None;
        QCOMPARE(french(Family::Deer, 4, {none, none, Element::Fire}), std::string("Cerf enflammé"));
        QCOMPARE(french(Family::Dryad, 3, {none, Element::Wind, Element::Lightning}),
            std::string("Méliade fulgurante et venteuse"));
        QCOMPARE(french(Family::Mimic, 1, {Element::Earth, Element::Wind, Element::Ice}),
            std::string("Olpé congelée, venteuse et chtonienne"));
        QCOMPARE(french(Family::Mimic, 4, {none, none, Element::Earth}), std::string("Pithos chtonien"));
        QCOMPARE(french(Family::Minotaur, 5, {Element::Ice, Element::Fire, none}, true),
            std::string("Minotaure hoplite, enflammé et congelé"));
        QCOMPARE(enemyName(words(),
                     {.family = Family::Deer, .level = 4, .archetypes = {none, Element::Wind, Element::Fire}},
                     Language::English),
            std::string("Flaming and windy stag"));
        QCOMPARE(enemyName(words(), {.family = Family::Mannequin, .level = 0}, Language::English),
            words().families[at(Family::Mannequin)].names[0].en);
        // Every enemy of every labyrinth has a name in both languages.
        for (std::uint64_t seed = 0; seed < 30; ++seed) {
            const auto stage = makeLabyrinth(test::minoanContent(), Mode::Run, Seed(seed));
            for (int room = 1; room <= 31; ++room)
                for (int door = 0; door < doorCount(stage, room); ++door)
                    for (const auto language : {Language::English, Language::French})
                        QVERIFY(!enemyName(words(), doorAt(stage, room, door).foe, language).empty());
        }
    }

    void theTributeIsShortAndKeepsTheSecret() // MIN-009, D-42
    {
        QCOMPARE(words().tribute.size(), std::size_t{3});
        for (const auto language : {Language::English, Language::French})
            for (const auto& page : words().tribute) {
                const auto text = fromUtf8(page.text.in(language));
                QVERIFY2(text.split(QLatin1Char(' '), Qt::SkipEmptyParts).size() <= 60, qPrintable(text));
                for (const char* secret : {"lie", "lied", "ment", "mensonge", "tricked"})
                    QVERIFY(!text.split(QLatin1Char(' ')).contains(QLatin1String(secret)));
            }
        QCOMPARE(words().training.size(), std::size_t{8});                                      // D-43
        QCOMPARE(fromUtf8(words().athens.title.fr), QStringLiteral("Le roi d’Athènes"));        // MIN-091
        QCOMPARE(fromUtf8(words().labyrinth.title.fr), QStringLiteral("Le roi du Labyrinthe")); // MIN-092
        QVERIFY(words().credits.fr.find("Feufochmar") != std::string::npos);
    }

    void frenchIsSetAsFrenchIs() // CONTRIBUTING: a narrow no-break space before : ; ! ?
    {
        int texts = 0;
        everyText(words(), "", [&](const std::string& path, const LocalizedText& text) {
            ++texts;
            const auto said = fromUtf8(text.fr);
            for (qsizetype i = 1; i < said.size(); ++i)
                if (QStringLiteral(":;!?").contains(said[i]))
                    QVERIFY2(said[i - 1] == QChar(0x202F), (path + ": " + text.fr).c_str());
            QVERIFY2(!said.contains(QLatin1Char('\'')), (path + ": " + text.fr).c_str());
            QVERIFY2(text.en != text.fr || text.en.size() < 12, (path + ": " + text.en).c_str());
        });
        QVERIFY(texts > 80);
    }

    void whatIsNoTextIsRefused() // LVL-020
    {
        const auto refused = [](auto&& change) {
            auto texts = words();
            change(texts);
            const auto read = readTexts(canonicalJson(toJson(texts)), "texts.json");
            if (read)
                return std::string();
            LABRYS_ASSERT(read.error().place.line > 0);
            return read.error().code + " " + read.error().arguments.at(0);
        };
        QCOMPARE(refused([](Texts&) { }), std::string());
        QCOMPARE(refused([](Texts& t) { t.format = "labrys/minoan"; }), std::string("CONTENT_FORMAT format"));
        QCOMPARE(refused([](Texts& t) { ++t.version; }), std::string("CONTENT_FORMAT format"));
        QCOMPARE(refused([](Texts& t) { t.families.pop_back(); }), std::string("CONTENT_RANGE families"));
        QCOMPARE(refused([](Texts& t) { t.families[3].names.pop_back(); }),
            std::string("CONTENT_RANGE families/3/names"));
        QCOMPARE(refused([](Texts& t) { std::swap(t.deities[0], t.deities[1]); }),
            std::string("CONTENT_RANGE deities/0"));
        QCOMPARE(
            refused([](Texts& t) { t.signs[14].sign = Sign::Wheel; }), std::string("CONTENT_RANGE signs/14"));
        QCOMPARE(refused([](Texts& t) { t.adjectives.clear(); }), std::string("CONTENT_RANGE adjectives"));
        QCOMPARE(refused([](Texts& t) { t.tribute.pop_back(); }), std::string("CONTENT_RANGE tribute"));
        QCOMPARE(refused([](Texts& t) { t.training.pop_back(); }), std::string("CONTENT_RANGE training"));
        QCOMPARE(
            refused([](Texts& t) { t.athens.pages.clear(); }), std::string("CONTENT_RANGE athens/pages"));
        QCOMPARE(refused([](Texts& t) { t.help.clear(); }), std::string("CONTENT_RANGE help"));
        QCOMPARE(refused([](Texts& t) { t.items[2].name.fr.clear(); }),
            std::string("CONTENT_EMPTY_TEXT items/2/name/fr"));
        QCOMPARE(refused([](Texts& t) { t.deities[2].glyphs.clear(); }),
            std::string("CONTENT_EMPTY_TEXT deities/2/glyphs"));
        QCOMPARE(readTexts("{}", "f").error().code, std::string("JSON_MISSING_FIELD"));
    }
};

LABRYS_TEST(TestTexts)

#include "tst_texts.moc"
