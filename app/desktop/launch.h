// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/exchange/launch_options.h"
#include "app/exchange/places.h"
#include "app/viewmodels/minotaur/run_file.h"

#include <optional>

namespace labrys::desktop {

/// Exit statuses of ARCHITECTURE, Command line.
enum class Exit : int { Done = 0, No = 1, WrongUsage = 2, CannotRead = 3 };

/// What is to be done once there is a window.
struct Launch {
    exchange::LaunchOptions options;
    exchange::Places places;
    /// What `labrys FILE` names, already read.
    std::optional<viewmodels::RunFile> file;
    /// Or why it could not be read, where the window is to say so.
    std::optional<viewmodels::RefusedFile> refused;
    /// It names keys, which the window takes over.
    bool keys = false;
    /// The sentence for a display that cannot be reached, in the language asked for.
    QString noDisplay;
};

/// Reads the arguments and the file they name, before any window or display is asked for. Fails with the exit
/// status of a program that has said all it had to say: help, version, wrong usage, a bad file, no display.
[[nodiscard]] std::expected<Launch, Exit> prepare(int argc, char* argv[]);

/// Says a sentence on the standard error output.
void complain(const QString& text);

} // namespace labrys::desktop
