// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "qml/ui/actions.h"
#include "qml/ui/key_names.h"

#include <QString>

#include <cstdint>
#include <optional>
#include <span>
#include <vector>

namespace labrys::ui {

/// Where keys mean something: on a page of controls, to one player, to two players at one keyboard, in a
/// replay, in a match over the network, on the pages of a Minoan run, in a fight of one.
enum class KeyLayout : std::uint8_t { Page, OnePlayer, TwoPlayers, Replay, Match, Run, Fight };
inline constexpr int kLayouts = 7;
/// Controls have the focus there, and Return and Space press them.
[[nodiscard]] constexpr bool isPage(KeyLayout layout)
{
    return layout == KeyLayout::Page || layout == KeyLayout::Run || layout == KeyLayout::Fight;
}

/// The name of a layout in files: `page`, `one-player`, `two-players`, `replay`, `match`, `run`, `fight`.
[[nodiscard]] QString layoutId(KeyLayout layout);
[[nodiscard]] std::optional<KeyLayout> layoutOf(const QString& id);

/// What belongs together where all actions are listed.
enum class ActionGroup : std::uint8_t { Movement, SecondPlayer, Page, Replay, Window, Chat, Run };

/// The buttons of a gamepad, by their place on the pad of an Xbox.
enum class PadButton : std::uint8_t { Up, Down, Left, Right, A, B, X, Y, L1, R1, L2, R2, Start };
inline constexpr int kPadButtons = 13;

/// One action of the one table (ACC-016).
struct ActionRow {
    Actions::Action action;
    ActionGroup group;
    /// Its name in files; never changed, whatever the action is called on the screen.
    const char* id;
    /// What people call it, to be translated (actionName()).
    const char* name;
    /// Its keys cannot be given away: what has the focus takes them itself, or every screen relies on them.
    bool fixed;
};

[[nodiscard]] std::span<const ActionRow> actionTable();
/// The row of an action other than None.
[[nodiscard]] const ActionRow& rowOf(Actions::Action action);
[[nodiscard]] std::optional<Actions::Action> actionOfId(const QString& id);
/// In the language in use.
[[nodiscard]] QString actionName(Actions::Action action);
[[nodiscard]] QString groupName(ActionGroup group);

/// Whether the action does anything there.
[[nodiscard]] bool isIn(Actions::Action action, KeyLayout layout);
/// The keys that a preset gives an action there, the one to show first.
[[nodiscard]] std::vector<BoundKey> defaultKeys(Actions::Action action, KeyLayout layout, Preset preset);
/// Keys that stay with whom they have: Esc, Tab and F1 everywhere, Enter and Space on pages. None for others.
[[nodiscard]] Actions::Action reservedFor(const BoundKey& key, KeyLayout layout);

/// What a button of the pad does there: None for nothing. `second` is the pad in the hands of the second
/// player.
[[nodiscard]] Actions::Action padAction(PadButton button, KeyLayout layout, bool second = false);
/// The button of an action there; that of the first player for one of the second.
[[nodiscard]] std::optional<PadButton> padButton(Actions::Action action, KeyLayout layout);
[[nodiscard]] bool isDirection(PadButton button);

} // namespace labrys::ui
