// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <cstdint>
#include <span>

namespace labrys::viewmodels {

/// The parts of the settings page, in its order.
/// Keys have a table of their own (Bindings), and so have folders (Folders).
enum class SettingSection : std::uint8_t { Language, Look, Motion, Keys, Folders, Profile };

/// How a setting is changed: one of a few, a step on a line, on or off.
enum class SettingKind : std::uint8_t { Choice, Steps, Switch };

/// One value that a setting can have.
struct SettingValue {
    /// In the file; never changed.
    const char* id;
    /// What people call it, to be translated; as it stands where `own` is set.
    const char* name;
    bool own = false;
};

/// One setting of the one table (UIX-048). What a value means is done by whoever listens to it.
struct SettingRow {
    /// Its key in the settings file; never changed.
    const char* id;
    SettingSection section;
    SettingKind kind;
    const char* name;
    /// What it does, in a few words.
    const char* note;
    std::span<const SettingValue> values;
    int byDefault;
};

[[nodiscard]] std::span<const SettingRow> settingsTable();
/// The place of a setting in the table, or -1.
[[nodiscard]] int settingPlace(const QString& id);
[[nodiscard]] QString sectionName(SettingSection section);
/// In the language in use.
[[nodiscard]] QString settingName(const SettingRow& row);
[[nodiscard]] QString settingNote(const SettingRow& row);
[[nodiscard]] QString valueName(const SettingValue& value);

} // namespace labrys::viewmodels
