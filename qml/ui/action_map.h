// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "qml/ui/actions.h"

#include <Qt>
#include <QtGlobal>

namespace labrys::ui {

/// A key as it was pressed.
struct KeyPress {
    int key = 0;
    /// The place of the key on the keyboard, or 0 where the platform does not tell.
    quint32 scanCode = 0;
    Qt::KeyboardModifiers modifiers = Qt::NoModifier;
    /// Sent by a key that is held.
    bool repeated = false;
};

/// What keys mean: on a page of controls, to one player, to two players at one keyboard, in a replay.
enum class KeyLayout : std::uint8_t { Page, OnePlayer, TwoPlayers, Replay };

/// The action of a key, or None. W A S D are places on the keyboard, not letters: the same four keys under
/// the left hand on every national layout (ASC-030). Letters such as H and P are letters.
[[nodiscard]] Actions::Action actionOf(const KeyPress& press, KeyLayout layout);

} // namespace labrys::ui
