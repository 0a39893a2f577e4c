// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <Qt>

#include <cstdint>
#include <optional>

namespace labrys::ui {

/// Which keys everything has to begin with. Wasd and Zqsd are the same places under the left hand; they
/// differ in the letters that are shown for places, and that count where the platform does not tell places.
enum class Preset : std::uint8_t { Wasd, Arrows, Zqsd };
inline constexpr int kPresets = 3;

/// The name of a preset in files: `wasd`, `arrows`, `zqsd`.
[[nodiscard]] QString presetId(Preset preset);
[[nodiscard]] std::optional<Preset> presetOf(const QString& id);

/// A key as it was pressed.
struct KeyPress {
    int key = 0;
    /// The place of the key on the keyboard, or 0 where the platform does not tell.
    quint32 scanCode = 0;
    Qt::KeyboardModifiers modifiers = Qt::NoModifier;
    /// Sent by a key that is held.
    bool repeated = false;
};

/// A key that an action may have: what it writes (`key`, with Ctrl in the bits of Qt where it is a chord),
/// or, for a place, where it is (`key` is the letter that a US keyboard has there).
struct BoundKey {
    int key = 0;
    bool place = false;
    bool operator==(const BoundKey&) const = default;
};

/// Whether this press is that key. A place is told by its scan code, and by the letter of the preset where
/// there is none.
[[nodiscard]] bool matches(const BoundKey& bound, const KeyPress& press, Preset preset);

/// Whether two keys may be one and the same to somebody: equal, or a place and the letter shown for it.
[[nodiscard]] bool clash(const BoundKey& one, const BoundKey& other, Preset preset);

/// The letter that the preset shows for the place where a US keyboard has this one.
[[nodiscard]] int letterAt(int place, Preset preset);

/// The letter that a US keyboard has where this key was pressed, or 0.
[[nodiscard]] int placeOf(const KeyPress& press, Preset preset);

/// A press without what does not count: Shift, the keypad, and the two ways to say Shift and Tab.
[[nodiscard]] int plainKey(const KeyPress& press);

/// The name of a key in files: `place:W`, `Space`, `Ctrl+Q`; the same in every language.
[[nodiscard]] QString keyId(const BoundKey& key);
/// Nothing for what keyId() does not write.
[[nodiscard]] std::optional<BoundKey> keyOf(const QString& id);

/// What is written on its cap, in the language in use; `up`, `down`, `left`, `right` for drawn arrows.
[[nodiscard]] QString keyCap(const BoundKey& key, Preset preset);

} // namespace labrys::ui
