// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/minoan/offerings.h"
#include "core/minoan/state.h"

#include <QCoreApplication>
#include <QString>

#include <span>

namespace labrys::viewmodels {

/// What keeping and offering treasures gives, in words.
class RoomResults {
    Q_DECLARE_TR_FUNCTIONS(RoomResults)

public:
    /// A gift in a few words, and the same in numbers: before and after, or what may come.
    [[nodiscard]] static QString title(const minoan::Gift& gift);
    [[nodiscard]] static QString detail(const minoan::Gift& gift, const minoan::Observation& seen);
    /// What some gauges gain: *satiety +20, life +10*; empty for nothing.
    [[nodiscard]] static QString gains(const minoan::Gain& gain);
    /// What keeping this item would really do now.
    [[nodiscard]] static minoan::Gain keeping(
        const minoan::Content& content, const minoan::Observation& seen, minoan::Item item);
    /// What an offering would really do to the gauges now.
    [[nodiscard]] static minoan::Gain offering(const minoan::Content& content,
        const minoan::Observation& seen, minoan::Item item, minoan::Deity deity);
    /// What became of a treasure, from the events of an action; empty when it was another action.
    [[nodiscard]] static QString told(const minoan::Content& content, std::span<const minoan::Event> events);
};

} // namespace labrys::viewmodels
