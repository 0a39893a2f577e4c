// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/qml/harness.h"

#include <SDL.h>

namespace labrys::test {

/// A gamepad that exists only in here, plugged in as long as the object lives.
class VirtualPad {
public:
    /// `vendor` and `product` as on a USB pad; what SDL does not know counts as a pad of an Xbox.
    explicit VirtualPad(
        Harness& harness, const char* name = "Test pad", std::uint16_t vendor = 0, std::uint16_t product = 0);
    ~VirtualPad();
    Q_DISABLE_COPY_MOVE(VirtualPad)

    void hold(SDL_GameControllerButton button);
    void release(SDL_GameControllerButton button);
    /// Down and up again.
    void press(SDL_GameControllerButton button);
    void axis(SDL_GameControllerAxis axis, double part);
    void unplug();

private:
    void poll();

    Harness& m_harness;
    SDL_Joystick* m_joystick = nullptr;
};

} // namespace labrys::test
