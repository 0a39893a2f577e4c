// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "qml/ui/action_map.h"

#include <array>
#include <optional>

namespace labrys::ui {

namespace {

using enum Actions::Action;

struct Binding {
    int key;
    Actions::Action action;
};

/// The four keys of the left hand: where they are, and the letter that a US keyboard has there.
struct Hand {
    quint32 scanCode;
    int letter;
    Actions::Action action;
};

#ifdef Q_OS_WIN
constexpr std::array kHand{Hand{17, Qt::Key_W, North}, Hand{30, Qt::Key_A, West}, Hand{31, Qt::Key_S, South},
    Hand{32, Qt::Key_D, East}};
constexpr bool kPlacesKnown = true;
#elif defined(Q_OS_MACOS)
// Qt gives no scan codes there; the letter has to do.
constexpr std::array kHand{
    Hand{0, Qt::Key_W, North}, Hand{0, Qt::Key_A, West}, Hand{0, Qt::Key_S, South}, Hand{0, Qt::Key_D, East}};
constexpr bool kPlacesKnown = false;
#else
// Codes of evdev and 8, the same under X11 and Wayland.
constexpr std::array kHand{Hand{25, Qt::Key_W, North}, Hand{38, Qt::Key_A, West}, Hand{39, Qt::Key_S, South},
    Hand{40, Qt::Key_D, East}};
constexpr bool kPlacesKnown = true;
#endif

constexpr std::array kArrows{Binding{Qt::Key_Up, North}, Binding{Qt::Key_Left, West},
    Binding{Qt::Key_Down, South}, Binding{Qt::Key_Right, East}};
constexpr std::array kMateArrows{Binding{Qt::Key_Up, MateNorth}, Binding{Qt::Key_Left, MateWest},
    Binding{Qt::Key_Down, MateSouth}, Binding{Qt::Key_Right, MateEast}, Binding{Qt::Key_Return, MateWait},
    Binding{Qt::Key_Enter, MateWait}};
constexpr std::array kPage{Binding{Qt::Key_Up, Previous}, Binding{Qt::Key_Down, Next},
    Binding{Qt::Key_Left, Previous}, Binding{Qt::Key_Right, Next}};
constexpr std::array kReplay{Binding{Qt::Key_Left, Previous}, Binding{Qt::Key_Right, Next},
    Binding{Qt::Key_Home, First}, Binding{Qt::Key_End, Last}, Binding{Qt::Key_Space, Watch}};
constexpr std::array kEverywhere{Binding{Qt::Key_H, Help}, Binding{Qt::Key_F1, Help},
    Binding{Qt::Key_Escape, Back}, Binding{Qt::Key_F11, FullScreen}};

template <std::size_t N>
Actions::Action find(const std::array<Binding, N>& bindings, int key)
{
    for (const auto& binding : bindings)
        if (binding.key == key)
            return binding.action;
    return None;
}

/// The hand's action, None for another key, nothing where the place of a key decides against its letter.
Actions::Action handOf(const KeyPress& press)
{
    const bool byPlace = kPlacesKnown && press.scanCode != 0;
    for (const auto& finger : kHand)
        if (byPlace ? press.scanCode == finger.scanCode : press.key == finger.letter)
            return finger.action;
    return None;
}

Actions::Action playing(const KeyPress& press, KeyLayout layout)
{
    if (const auto hand = handOf(press); hand != None)
        return hand;
    if (press.key == Qt::Key_Space)
        return Wait;
    if (press.key == Qt::Key_P)
        return Pause;
    return layout == KeyLayout::TwoPlayers ? find(kMateArrows, press.key) : find(kArrows, press.key);
}

Actions::Action specific(const KeyPress& press, KeyLayout layout)
{
    switch (layout) {
    case KeyLayout::Page:
        return find(kPage, press.key);
    case KeyLayout::OnePlayer:
    case KeyLayout::TwoPlayers:
        return playing(press, layout);
    case KeyLayout::Replay:
        return find(kReplay, press.key);
    }
    return None;
}

/// Whether holding the key repeats the action.
bool repeats(Actions::Action action)
{
    return action >= North && action <= Next && action != Wait && action != MateWait;
}

} // namespace

Actions::Action actionOf(const KeyPress& press, KeyLayout layout)
{
    const auto modifiers = press.modifiers & ~(Qt::ShiftModifier | Qt::KeypadModifier);
    if (modifiers == Qt::ControlModifier && press.key == Qt::Key_Q)
        return Quit;
    if (modifiers != Qt::NoModifier)
        return None;
    auto action = specific(press, layout);
    if (action == None)
        action = find(kEverywhere, press.key);
    return press.repeated && !repeats(action) ? None : action;
}

} // namespace labrys::ui
