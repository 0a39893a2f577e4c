// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "qml/ui/pad_family.h"

#include <QString>

#include <memory>
#include <vector>

namespace labrys::ui {

/// Something that a pad did.
struct PadEvent {
    enum class Kind : std::uint8_t { Added, Removed, Button, Stick, Trigger };
    Kind kind = Kind::Added;
    /// Which pad; never the same for another one while the program runs.
    int pad = 0;
    /// Of Added.
    QString name = {};
    PadFamily family = PadFamily::Xbox;
    /// Of Button and Trigger.
    PadButton button = PadButton::A;
    bool down = false;
    /// Of Stick; of Trigger x alone, from 0 to 1.
    double x = 0;
    double y = 0;
};

/// The pads of this machine.
class PadDriver {
public:
    /// Null where this build has no library for pads, or the library does not start.
    [[nodiscard]] static std::unique_ptr<PadDriver> open();

    PadDriver() = default;
    PadDriver(const PadDriver&) = delete;
    PadDriver& operator=(const PadDriver&) = delete;
    PadDriver(PadDriver&&) = delete;
    PadDriver& operator=(PadDriver&&) = delete;
    virtual ~PadDriver() = default;

    /// What happened since the last call, in its order.
    [[nodiscard]] virtual std::vector<PadEvent> poll() = 0;
};

} // namespace labrys::ui
