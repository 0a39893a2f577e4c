// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/qml/virtual_pad.h"

#include "core/base/assert.h"

namespace labrys::test {

VirtualPad::VirtualPad(Harness& harness, const char* name, std::uint16_t vendor, std::uint16_t product)
    : m_harness(harness)
{
    LABRYS_ASSERT(harness.gamepad().start());
    SDL_VirtualJoystickDesc pad{};
    pad.version = SDL_VIRTUAL_JOYSTICK_DESC_VERSION;
    pad.type = SDL_JOYSTICK_TYPE_GAMECONTROLLER;
    pad.naxes = SDL_CONTROLLER_AXIS_MAX;
    pad.nbuttons = SDL_CONTROLLER_BUTTON_MAX;
    pad.vendor_id = vendor;
    pad.product_id = product;
    pad.name = name;
    const int index = SDL_JoystickAttachVirtualEx(&pad);
    LABRYS_ASSERT(index >= 0);
    m_joystick = SDL_JoystickOpen(index);
    LABRYS_ASSERT(m_joystick != nullptr);
    // Triggers rest at the low end of their axis.
    for (const auto trigger : {SDL_CONTROLLER_AXIS_TRIGGERLEFT, SDL_CONTROLLER_AXIS_TRIGGERRIGHT})
        SDL_JoystickSetVirtualAxis(m_joystick, trigger, SDL_JOYSTICK_AXIS_MIN);
    poll();
}

VirtualPad::~VirtualPad()
{
    unplug();
}

void VirtualPad::poll()
{
    m_harness.gamepad().poll();
}

void VirtualPad::hold(SDL_GameControllerButton button)
{
    SDL_JoystickSetVirtualButton(m_joystick, button, SDL_PRESSED);
    poll();
}

void VirtualPad::release(SDL_GameControllerButton button)
{
    SDL_JoystickSetVirtualButton(m_joystick, button, SDL_RELEASED);
    poll();
}

void VirtualPad::press(SDL_GameControllerButton button)
{
    hold(button);
    release(button);
}

void VirtualPad::axis(SDL_GameControllerAxis axis, double part)
{
    SDL_JoystickSetVirtualAxis(m_joystick, axis, static_cast<Sint16>(part * SDL_JOYSTICK_AXIS_MAX));
    poll();
}

void VirtualPad::unplug()
{
    if (m_joystick == nullptr)
        return;
    const auto id = SDL_JoystickInstanceID(m_joystick);
    SDL_JoystickClose(m_joystick);
    m_joystick = nullptr;
    for (int i = 0; i < SDL_NumJoysticks(); ++i)
        if (SDL_JoystickGetDeviceInstanceID(i) == id)
            SDL_JoystickDetachVirtual(i);
    poll();
}

} // namespace labrys::test
