// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// We have our own main().
#define SDL_MAIN_HANDLED
#include <SDL.h>

namespace labrys::ui {

/// What we call of SDL2, found when gamepads are looked for and not when the program starts: loading the
/// library with all that it needs takes longer than `--version` may (APP-005).
struct SdlLibrary {
    decltype(&SDL_InitSubSystem) initSubSystem = nullptr;
    decltype(&SDL_QuitSubSystem) quitSubSystem = nullptr;
    decltype(&SDL_SetHint) setHint = nullptr;
    decltype(&SDL_SetMainReady) setMainReady = nullptr;
    decltype(&SDL_PollEvent) pollEvent = nullptr;
    decltype(&SDL_JoystickInstanceID) joystickInstanceId = nullptr;
    decltype(&SDL_GameControllerOpen) open = nullptr;
    decltype(&SDL_GameControllerClose) close = nullptr;
    decltype(&SDL_GameControllerName) name = nullptr;
    decltype(&SDL_GameControllerGetType) type = nullptr;
    decltype(&SDL_GameControllerGetAxis) axis = nullptr;
    decltype(&SDL_GameControllerGetJoystick) joystick = nullptr;

    /// Loaded once; null where there is no SDL2 on this system, or one that is too old.
    [[nodiscard]] static const SdlLibrary* get();
};

} // namespace labrys::ui
