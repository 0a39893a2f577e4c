// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/minoan/content.h"

#include "core/base/json_codec.h"
#include "core/minoan/state.h"

namespace labrys::minoan {

namespace {

constexpr int kContentVersion = 1;
constexpr int kMostGauge = 10'000;
constexpr int kMostPercent = 1'000;

/// The first field that is out of its range, as a JSON pointer.
class Ranges {
public:
    [[nodiscard]] const std::string& wrong() const { return m_wrong; }

    void within(const std::string& field, std::int64_t value, std::int64_t low, std::int64_t high)
    {
        if (m_wrong.empty() && (value < low || value > high))
            m_wrong = field;
    }

    void demand(const std::string& field, bool right)
    {
        if (m_wrong.empty() && !right)
            m_wrong = field;
    }

    /// Every number of a described struct of numbers.
    template <class T>
    void all(const std::string& field, const T& numbers, int low, int high)
    {
        forEachField(
            numbers, [&](const char* name, int value) { within(field + "/" + name, value, low, high); });
    }

private:
    std::string m_wrong;
};

/// Every triple, and every double of levels 1 and 2, is prepared before and rested after (minoan.md 2.3).
bool announcesItsGreatBlows(const std::vector<Deed>& pattern, int level)
{
    for (std::size_t i = 0; i < pattern.size(); ++i) {
        const unsigned attacks = attacksOf(pattern[i]);
        const bool two = attacks == 3 || attacks == 5 || attacks == 6;
        if (attacks != 7 && !(two && level <= 2))
            continue;
        if (pattern[(i + pattern.size() - 1) % pattern.size()] != Deed::Prepare
            || pattern[(i + 1) % pattern.size()] != Deed::Rest)
            return false;
    }
    return true;
}

void checkStart(Ranges& ranges, const Start& start)
{
    ranges.within("start/rooms", start.rooms, 2, kMostRooms);
    ranges.all("start", start, 0, kMostGauge);
    for (const auto& [name, value] :
        {std::pair{"start/life", start.life}, {"start/satiety", start.satiety}, {"start/base", start.base}})
        ranges.within(name, value, 1, kMostGauge);
    ranges.within("start/extra", start.extra, 0, kMostPercent);
    ranges.within("start/combo", start.combo, 0, kMostPercent);
    ranges.within("start/tiles", start.tiles, 1, (kMostTiles - 2 * kMostRooms) / kSymbols);
    // MIN-021: nobody comes through without eating.
    ranges.demand("start/satiety", start.satiety < start.rooms * start.roomCost);
}

void checkLevels(Ranges& ranges, const Content& content)
{
    ranges.within("levels", static_cast<std::int64_t>(content.levels.size()), kBossLevel, kBossLevel);
    for (std::size_t i = 0; i < content.levels.size(); ++i) {
        const auto& level = content.levels[i];
        const std::string field = "levels/" + std::to_string(i);
        ranges.within(field + "/life", level.life, 1, kMostGauge);
        ranges.within(field + "/armour", level.armour, 0, kMostGauge);
        ranges.within(field + "/damage", level.damage, 1, kMostGauge);
        ranges.within(field + "/recovery", level.recovery, 0, kMostGauge);
        ranges.within(
            field + "/patterns", static_cast<std::int64_t>(level.patterns.size()), 1, kMostPatterns);
        for (std::size_t p = 0; p < level.patterns.size(); ++p) {
            const auto& pattern = level.patterns[p];
            const std::string place = field + "/patterns/" + std::to_string(p);
            ranges.within(place, static_cast<std::int64_t>(pattern.size()), 1, kMostSteps);
            ranges.demand(place, announcesItsGreatBlows(pattern, static_cast<int>(i) + 1));
        }
    }
}

void checkBrackets(Ranges& ranges, const Content& content)
{
    int before = 0;
    for (std::size_t i = 0; i < content.brackets.size(); ++i) {
        const auto& bracket = content.brackets[i];
        const std::string field = "brackets/" + std::to_string(i);
        ranges.within(field + "/lastRoom", bracket.lastRoom, before + 1, content.start.rooms);
        ranges.within(field + "/choices", static_cast<std::int64_t>(bracket.choices.size()), 1, kBossLevel);
        for (std::size_t c = 0; c < bracket.choices.size(); ++c) {
            const std::string place = field + "/choices/" + std::to_string(c);
            ranges.within(place + "/level", bracket.choices[c].level, 1, kBossLevel);
            ranges.within(place + "/archetypes", bracket.choices[c].archetypes, 1, 3);
            // The boss waits in the last room and nowhere else (MIN-071).
            ranges.demand(place + "/level",
                (bracket.choices[c].level == kBossLevel) == (bracket.lastRoom == content.start.rooms));
        }
        ranges.demand(
            field + "/lastRoom", bracket.lastRoom != content.start.rooms || before == bracket.lastRoom - 1);
        before = bracket.lastRoom;
    }
    ranges.demand("brackets", before == content.start.rooms);
}

void checkTables(Ranges& ranges, const Content& content)
{
    ranges.within("families", static_cast<std::int64_t>(content.families.size()), kFamilies, kFamilies);
    for (std::size_t i = 0; i < content.families.size(); ++i) {
        const auto& family = content.families[i];
        const std::string field = "families/" + std::to_string(i);
        ranges.demand(field + "/family", at(family.family) == i);
        for (std::size_t a = 0; a < family.attacks.size(); ++a)
            ranges.demand(field + "/attacks/" + std::to_string(a), isPhysical(family.attacks[a]));
        ranges.demand(field + "/god", !isGoddess(family.god));
        ranges.demand(field + "/goddess", isGoddess(family.goddess));
    }
    ranges.within("deities", static_cast<std::int64_t>(content.deities.size()), kDeities, kDeities);
    for (std::size_t i = 0; i < content.deities.size(); ++i) {
        const std::string field = "deities/" + std::to_string(i);
        ranges.demand(field + "/deity", at(content.deities[i].deity) == i);
        ranges.demand(field + "/element", content.deities[i].element != Element::None);
    }
}

} // namespace

const Bracket& bracketOf(const Content& content, int room)
{
    for (const auto& bracket : content.brackets)
        if (room <= bracket.lastRoom)
            return bracket;
    return content.brackets.back();
}

std::expected<Content, Problem> readContent(std::string_view text, std::string_view file)
{
    auto content = readJson<Content>(text, file);
    if (!content)
        return content;
    const auto refuse = [&](const char* code, const std::string& field) {
        return std::unexpected(Problem{code, placeOfPath(text, file, "/" + field), {field}});
    };
    if (content->format != "labrys/minoan" || content->version != kContentVersion)
        return refuse("CONTENT_FORMAT", "format");
    Ranges ranges;
    checkStart(ranges, content->start);
    ranges.all("doors", content->doors, 0, 100);
    const auto& doors = content->doors;
    ranges.demand("doors", doors.beast + doors.amphora + doors.olive + doors.papyrus + doors.wheel == 100);
    // Three doors that differ, one of a beast, must be drawn in reasonable time.
    ranges.within("doors/beast", doors.beast, 10, 100);
    ranges.all("keeping", content->keeping, 0, kMostGauge);
    ranges.all("offering", content->offering, 0, kMostPercent);
    ranges.all("defence", content->defence, -kMostPercent, kMostPercent);
    ranges.within("defence/highest", content->defence.highest, 0, 99);
    ranges.within("defence/lowest", content->defence.lowest, -kMostPercent, 0);
    ranges.within("defence/armourShare", content->defence.armourShare, 0, 100);
    checkLevels(ranges, *content);
    checkBrackets(ranges, *content);
    checkTables(ranges, *content);
    ranges.within("training/life", content->training.life, 1, kMostGauge);
    ranges.within("training/recovery", content->training.recovery, 0, kMostGauge);
    ranges.within(
        "training/pattern", static_cast<std::int64_t>(content->training.pattern.size()), 1, kMostSteps);
    if (!ranges.wrong().empty())
        return refuse("CONTENT_RANGE", ranges.wrong());
    return content;
}

} // namespace labrys::minoan
