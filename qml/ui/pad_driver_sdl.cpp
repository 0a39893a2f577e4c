// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "qml/ui/pad_driver.h"
#include "qml/ui/sdl_library.h"

#include <algorithm>
#include <map>
#include <optional>

namespace labrys::ui {

namespace {

PadFamily familyOf(SDL_GameControllerType type)
{
    switch (type) {
    case SDL_CONTROLLER_TYPE_PS3:
    case SDL_CONTROLLER_TYPE_PS4:
    case SDL_CONTROLLER_TYPE_PS5:
        return PadFamily::PlayStation;
    case SDL_CONTROLLER_TYPE_NINTENDO_SWITCH_PRO:
    case SDL_CONTROLLER_TYPE_NINTENDO_SWITCH_JOYCON_LEFT:
    case SDL_CONTROLLER_TYPE_NINTENDO_SWITCH_JOYCON_RIGHT:
    case SDL_CONTROLLER_TYPE_NINTENDO_SWITCH_JOYCON_PAIR:
        return PadFamily::Nintendo;
    default:
        return PadFamily::Xbox;
    }
}

std::optional<PadButton> buttonOf(int button)
{
    switch (button) {
    case SDL_CONTROLLER_BUTTON_DPAD_UP:
        return PadButton::Up;
    case SDL_CONTROLLER_BUTTON_DPAD_DOWN:
        return PadButton::Down;
    case SDL_CONTROLLER_BUTTON_DPAD_LEFT:
        return PadButton::Left;
    case SDL_CONTROLLER_BUTTON_DPAD_RIGHT:
        return PadButton::Right;
    case SDL_CONTROLLER_BUTTON_A:
        return PadButton::A;
    case SDL_CONTROLLER_BUTTON_B:
        return PadButton::B;
    case SDL_CONTROLLER_BUTTON_X:
        return PadButton::X;
    case SDL_CONTROLLER_BUTTON_Y:
        return PadButton::Y;
    case SDL_CONTROLLER_BUTTON_LEFTSHOULDER:
        return PadButton::L1;
    case SDL_CONTROLLER_BUTTON_RIGHTSHOULDER:
        return PadButton::R1;
    case SDL_CONTROLLER_BUTTON_START:
        return PadButton::Start;
    default:
        return std::nullopt;
    }
}

/// One step of an axis from its middle to its end.
double part(int value)
{
    return std::clamp(value / static_cast<double>(SDL_JOYSTICK_AXIS_MAX), -1.0, 1.0);
}

class SdlDriver final : public PadDriver {
public:
    explicit SdlDriver(const SdlLibrary& sdl)
        : m_sdl(sdl)
    {
    }

    ~SdlDriver() override
    {
        for (const auto& [id, pad] : m_pads)
            m_sdl.close(pad);
        m_sdl.quitSubSystem(SDL_INIT_GAMECONTROLLER);
    }

    std::vector<PadEvent> poll() override
    {
        std::vector<PadEvent> events;
        SDL_Event event;
        while (m_sdl.pollEvent(&event) != 0)
            if (auto told = translate(event))
                events.push_back(*std::move(told));
        return events;
    }

private:
    std::optional<PadEvent> translate(const SDL_Event& event)
    {
        switch (event.type) {
        case SDL_CONTROLLERDEVICEADDED:
            return added(event.cdevice.which);
        case SDL_CONTROLLERDEVICEREMOVED:
            return removed(event.cdevice.which);
        case SDL_CONTROLLERBUTTONDOWN:
        case SDL_CONTROLLERBUTTONUP:
            return pressed(event.cbutton);
        case SDL_CONTROLLERAXISMOTION:
            return moved(event.caxis);
        default:
            return std::nullopt;
        }
    }

    std::optional<PadEvent> added(int index)
    {
        auto* pad = m_sdl.open(index);
        if (pad == nullptr)
            return std::nullopt;
        const int id = m_sdl.joystickInstanceId(m_sdl.joystick(pad));
        // SDL tells of a pad at the start and may tell of it again when it is found.
        if (!m_pads.emplace(id, pad).second) {
            m_sdl.close(pad);
            return std::nullopt;
        }
        PadEvent event{PadEvent::Kind::Added, id};
        event.name = QString::fromUtf8(m_sdl.name(pad));
        event.family = familyOf(m_sdl.type(pad));
        return event;
    }

    std::optional<PadEvent> removed(int id)
    {
        const auto found = m_pads.find(id);
        if (found == m_pads.end())
            return std::nullopt;
        m_sdl.close(found->second);
        m_pads.erase(found);
        return PadEvent{PadEvent::Kind::Removed, id};
    }

    [[nodiscard]] std::optional<PadEvent> pressed(const SDL_ControllerButtonEvent& told) const
    {
        const auto button = buttonOf(told.button);
        if (!button || !m_pads.contains(told.which))
            return std::nullopt;
        PadEvent event{PadEvent::Kind::Button, told.which};
        event.button = *button;
        event.down = told.state == SDL_PRESSED;
        return event;
    }

    [[nodiscard]] std::optional<PadEvent> moved(const SDL_ControllerAxisEvent& told) const
    {
        const auto found = m_pads.find(told.which);
        if (found == m_pads.end())
            return std::nullopt;
        PadEvent event{PadEvent::Kind::Stick, told.which};
        if (told.axis == SDL_CONTROLLER_AXIS_LEFTX || told.axis == SDL_CONTROLLER_AXIS_LEFTY) {
            event.x = part(m_sdl.axis(found->second, SDL_CONTROLLER_AXIS_LEFTX));
            event.y = part(m_sdl.axis(found->second, SDL_CONTROLLER_AXIS_LEFTY));
            return event;
        }
        if (told.axis != SDL_CONTROLLER_AXIS_TRIGGERLEFT && told.axis != SDL_CONTROLLER_AXIS_TRIGGERRIGHT)
            return std::nullopt;
        event.kind = PadEvent::Kind::Trigger;
        event.button = told.axis == SDL_CONTROLLER_AXIS_TRIGGERLEFT ? PadButton::L2 : PadButton::R2;
        event.x = part(told.value);
        return event;
    }

    const SdlLibrary& m_sdl;
    std::map<int, SDL_GameController*> m_pads;
};

} // namespace

std::unique_ptr<PadDriver> PadDriver::open()
{
    const auto* sdl = SdlLibrary::get();
    if (sdl == nullptr)
        return nullptr;
    // Ctrl+C in a terminal is ours; pads are heard whatever window of ours has the focus.
    sdl->setHint(SDL_HINT_NO_SIGNAL_HANDLERS, "1");
    sdl->setHint(SDL_HINT_JOYSTICK_ALLOW_BACKGROUND_EVENTS, "1");
    sdl->setMainReady();
    if (sdl->initSubSystem(SDL_INIT_GAMECONTROLLER) != 0)
        return nullptr;
    return std::make_unique<SdlDriver>(*sdl);
}

} // namespace labrys::ui
