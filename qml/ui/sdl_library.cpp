// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "qml/ui/sdl_library.h"

#include <QLibrary>

#include <optional>
#include <type_traits>

namespace labrys::ui {

namespace {

std::optional<SdlLibrary> load()
{
#ifdef Q_OS_UNIX
    QLibrary file(QStringLiteral("SDL2-2.0"), 0);
#else
    QLibrary file(QStringLiteral("SDL2"));
#endif
    SdlLibrary sdl;
    const auto find = [&file](auto& function, const char* name) {
        function = reinterpret_cast<std::remove_reference_t<decltype(function)>>(file.resolve(name));
        return function != nullptr;
    };
    const bool whole = find(sdl.initSubSystem, "SDL_InitSubSystem")
        && find(sdl.quitSubSystem, "SDL_QuitSubSystem") && find(sdl.setHint, "SDL_SetHint")
        && find(sdl.setMainReady, "SDL_SetMainReady") && find(sdl.pollEvent, "SDL_PollEvent")
        && find(sdl.joystickInstanceId, "SDL_JoystickInstanceID") && find(sdl.open, "SDL_GameControllerOpen")
        && find(sdl.close, "SDL_GameControllerClose") && find(sdl.name, "SDL_GameControllerName")
        && find(sdl.type, "SDL_GameControllerGetType") && find(sdl.axis, "SDL_GameControllerGetAxis")
        && find(sdl.joystick, "SDL_GameControllerGetJoystick");
    return whole ? std::optional(sdl) : std::nullopt;
}

} // namespace

const SdlLibrary* SdlLibrary::get()
{
    static const auto library = load();
    return library ? &*library : nullptr;
}

} // namespace labrys::ui
