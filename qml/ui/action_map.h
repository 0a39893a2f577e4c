// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "qml/ui/action_table.h"

#include <array>
#include <expected>
#include <map>
#include <vector>

namespace labrys::ui {

/// Why a key cannot be given to an action.
struct Refusal {
    enum class Kind : std::uint8_t {
        NotHere,  ///< the action does nothing in this layout
        Fixed,    ///< the keys of the action do not change
        Unusable, ///< the key cannot stand alone: a modifier, a chord, a key without a name
        Reserved, ///< the key belongs to `owner` on every keyboard
        Taken,    ///< `owner` has the key in this layout
        TooMany,  ///< the action has kMostKeys already
        LastKey   ///< an action keeps one key
    };
    Kind kind = Kind::NotHere;
    Actions::Action owner = Actions::None;
    BoundKey key = {};
};

/// Which keys mean what: a preset, and what somebody changed in it. A value.
/// Invariants: in one layout no key has two actions; reserved keys stay with their owner; an action that has
/// keys keeps at least one.
class ActionMap {
public:
    static constexpr int kMostKeys = 4;

    explicit ActionMap(Preset preset = Preset::Wasd);
    bool operator==(const ActionMap&) const = default;

    [[nodiscard]] Preset preset() const { return m_preset; }
    /// The keys of an action, the one to show first.
    [[nodiscard]] const std::vector<BoundKey>& keys(KeyLayout layout, Actions::Action action) const;
    /// Whether the keys of the action there are no longer those of the preset.
    [[nodiscard]] bool isChanged(KeyLayout layout, Actions::Action action) const;
    /// The action of a key, or None. Accept and the focus are left to the control that has it.
    [[nodiscard]] Actions::Action actionOf(const KeyPress& press, KeyLayout layout) const;
    /// Who else has a key that could be taken for this one, or None.
    [[nodiscard]] Actions::Action owner(
        KeyLayout layout, const BoundKey& key, Actions::Action except = Actions::None) const;
    /// The key to write down for a press: steps go by places, everything else by what is on the key.
    [[nodiscard]] BoundKey keyFor(Actions::Action action, const KeyPress& press) const;

    /// Puts `key` in the place of the slot-th key of the action, or after its last one. On a refusal nothing
    /// changes.
    [[nodiscard]] std::expected<void, Refusal> rebind(
        KeyLayout layout, Actions::Action action, int slot, const BoundKey& key);
    /// Takes the slot-th key from the action; the last one and reserved ones stay.
    [[nodiscard]] std::expected<void, Refusal> unbind(KeyLayout layout, Actions::Action action, int slot);
    /// All keys of the action at once.
    [[nodiscard]] std::expected<void, Refusal> assign(
        KeyLayout layout, Actions::Action action, const std::vector<BoundKey>& keys);

    /// Keys of one action, as they shall be.
    struct Change {
        KeyLayout layout = KeyLayout::Page;
        Actions::Action action = Actions::None;
        std::vector<BoundKey> keys;
    };
    /// All changes at once, so that two actions may exchange their keys; on a refusal none.
    [[nodiscard]] std::expected<void, Refusal> assign(const std::vector<Change>& changes);

private:
    using Keys = std::map<Actions::Action, std::vector<BoundKey>>;

    [[nodiscard]] std::expected<void, Refusal> checkKey(
        KeyLayout layout, Actions::Action action, const BoundKey& key) const;
    [[nodiscard]] std::expected<void, Refusal> check(KeyLayout layout, Actions::Action action) const;

    Preset m_preset;
    std::array<Keys, kLayouts> m_layouts;
};

/// The action of a key where nobody changed anything. W A S D are places on the keyboard, not letters: the
/// same four keys under the left hand on every national layout (ASC-030). Letters such as H and P are
/// letters.
[[nodiscard]] Actions::Action actionOf(const KeyPress& press, KeyLayout layout);

} // namespace labrys::ui
