// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/viewmodels/shell/settings_table.h"

#include <QCoreApplication>

#include <array>

namespace labrys::viewmodels {

namespace {

constexpr std::array kSections{QT_TRANSLATE_NOOP("Settings", "Language"),
    QT_TRANSLATE_NOOP("Settings", "Look"), QT_TRANSLATE_NOOP("Settings", "Motion and speed"),
    QT_TRANSLATE_NOOP("Settings", "Keys and gamepad"), QT_TRANSLATE_NOOP("Settings", "Folders"),
    QT_TRANSLATE_NOOP("Settings", "Profile")};

constexpr SettingValue kSystem{"system", QT_TRANSLATE_NOOP("Settings", "As the system")};
// Languages are called by their own names.
constexpr std::array kLanguages{
    kSystem, SettingValue{"en", "English", true}, SettingValue{"fr", "Français", true}};
constexpr std::array kThemes{kSystem, SettingValue{"lamplight", QT_TRANSLATE_NOOP("Settings", "Lamplight")},
    SettingValue{"fresco", QT_TRANSLATE_NOOP("Settings", "Fresco")}};
constexpr std::array kTextSizes{SettingValue{"90", QT_TRANSLATE_NOOP("Settings", "90%")},
    SettingValue{"100", QT_TRANSLATE_NOOP("Settings", "100%")},
    SettingValue{"125", QT_TRANSLATE_NOOP("Settings", "125%")},
    SettingValue{"150", QT_TRANSLATE_NOOP("Settings", "150%")},
    SettingValue{"175", QT_TRANSLATE_NOOP("Settings", "175%")},
    SettingValue{"200", QT_TRANSLATE_NOOP("Settings", "200%")}};
constexpr std::array kSwitch{SettingValue{"off", QT_TRANSLATE_NOOP("Settings", "off")},
    SettingValue{"on", QT_TRANSLATE_NOOP("Settings", "on")}};
constexpr std::array kWindows{SettingValue{"window", QT_TRANSLATE_NOOP("Settings", "Window")},
    SettingValue{"full", QT_TRANSLATE_NOOP("Settings", "Full screen")}};
constexpr std::array kSpeeds{SettingValue{"slow", QT_TRANSLATE_NOOP("Settings", "Slow")},
    SettingValue{"normal", QT_TRANSLATE_NOOP("Settings", "Normal")}, SettingValue{"double", "2×", true},
    SettingValue{"quadruple", "4×", true}, SettingValue{"instant", QT_TRANSLATE_NOOP("Settings", "Instant")}};

constexpr std::array kTable{SettingRow{"language", SettingSection::Language, SettingKind::Choice,
                                QT_TRANSLATE_NOOP("Settings", "Language"),
                                QT_TRANSLATE_NOOP("Settings", "of every text and every name"), kLanguages, 0},
    SettingRow{"look/theme", SettingSection::Look, SettingKind::Choice,
        QT_TRANSLATE_NOOP("Settings", "Theme"), QT_TRANSLATE_NOOP("Settings", "dark plaster or light"),
        kThemes, 0},
    SettingRow{"look/text", SettingSection::Look, SettingKind::Steps,
        QT_TRANSLATE_NOOP("Settings", "Text size"),
        QT_TRANSLATE_NOOP("Settings", "of everything that is read"), kTextSizes, 1},
    SettingRow{"look/contrast", SettingSection::Look, SettingKind::Switch,
        QT_TRANSLATE_NOOP("Settings", "High contrast"),
        QT_TRANSLATE_NOOP("Settings", "no scenery, every text 7 to 1"), kSwitch, 0},
    SettingRow{"look/window", SettingSection::Look, SettingKind::Choice,
        QT_TRANSLATE_NOOP("Settings", "Window"), QT_TRANSLATE_NOOP("Settings", "changed by a key, too"),
        kWindows, 0},
    SettingRow{"look/hints", SettingSection::Look, SettingKind::Switch,
        QT_TRANSLATE_NOOP("Settings", "Explain signs"),
        QT_TRANSLATE_NOOP("Settings", "in a game, when one is seen for the first time"), kSwitch, 1},
    SettingRow{"tiles/patterns", SettingSection::Look, SettingKind::Switch,
        QT_TRANSLATE_NOOP("Settings", "Patterns on tiles"),
        QT_TRANSLATE_NOOP("Settings", "an element is told by lines, too"), kSwitch, 0},
    SettingRow{"tiles/letters", SettingSection::Look, SettingKind::Switch,
        QT_TRANSLATE_NOOP("Settings", "Letters on tiles"),
        QT_TRANSLATE_NOOP("Settings", "the first letter of what a tile does"), kSwitch, 0},
    SettingRow{"tiles/advice", SettingSection::Look, SettingKind::Switch,
        QT_TRANSLATE_NOOP("Settings", "Advice in fights"),
        QT_TRANSLATE_NOOP("Settings", "a key shows a good swap and says why"), kSwitch, 0},
    SettingRow{"motion/speed", SettingSection::Motion, SettingKind::Choice,
        QT_TRANSLATE_NOOP("Settings", "Speed"),
        QT_TRANSLATE_NOOP("Settings", "of every game; no result depends on it"), kSpeeds, 1},
    SettingRow{"motion/reduced", SettingSection::Motion, SettingKind::Switch,
        QT_TRANSLATE_NOOP("Settings", "Reduced motion"),
        QT_TRANSLATE_NOOP("Settings", "things fade and do not move"), kSwitch, 0}};

QString translated(const char* text)
{
    return QCoreApplication::translate("Settings", text);
}

} // namespace

std::span<const SettingRow> settingsTable()
{
    return kTable;
}

int settingPlace(const QString& id)
{
    for (std::size_t i = 0; i < kTable.size(); ++i)
        if (id == QLatin1StringView(kTable.at(i).id))
            return static_cast<int>(i);
    return -1;
}

QString sectionName(SettingSection section)
{
    return translated(kSections.at(static_cast<std::size_t>(section)));
}

QString settingName(const SettingRow& row)
{
    return translated(row.name);
}

QString settingNote(const SettingRow& row)
{
    return translated(row.note);
}

QString valueName(const SettingValue& value)
{
    return value.own ? QString::fromUtf8(value.name) : translated(value.name);
}

} // namespace labrys::viewmodels
