// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/text/minoan_names.h"
#include "core/minoan/preview.h"

#include <QCoreApplication>

#include <span>

namespace labrys::text {

/// The sentences of a fight and of an end, the same for eyes and for ears (minoan.md 4.4).
class MinoanWords {
    Q_DECLARE_TR_FUNCTIONS(MinoanWords)

public:
    /// What the player does with a symbol: Slash, Pierce, Crush, Guard, Herb.
    [[nodiscard]] static QString skill(minoan::Symbol symbol);
    /// `Goats, level 3`.
    [[nodiscard]] static QString rank(const minoan::Foe& foe);
    /// `Double blow`, `Prepares a powerful blow`.
    [[nodiscard]] static QString deed(minoan::Deed deed);
    /// `Crush 20`.
    [[nodiscard]] static QString blow(const minoan::Blow& blow);
    /// What a deed will do to somebody who stands as `body`: `Armour takes 30, you lose 10 life.`
    [[nodiscard]] static QString outlook(const minoan::Threat& threat, const minoan::Body& body);
    /// Everything about the announced deed in one sentence: `Stag: double blow, crush 20, fire 20. Armour
    /// ...`
    [[nodiscard]] static QString threat(const minoan::Observation& seen, const minoan::Defence& defence);
    /// How sure a wave of a preview is.
    [[nodiscard]] static QString certainty(minoan::Certainty certainty);
    /// `4 swords: 15 slash, 5 fire`.
    [[nodiscard]] static QString match(const minoan::ForeseenMatch& match);
    /// A swap that is looked at: `to D4: 3 swords: 12 slash, 6 fire; then at least ...`, or that it makes no
    /// match.
    [[nodiscard]] static QString preview(const minoan::Swap& swap, int from, const minoan::Preview& preview);
    /// A turn that was played, at most 200 characters: waves, what was dealt and gained, how both stand, what
    /// is next.
    [[nodiscard]] static QString turned(std::span<const minoan::Event> events, const minoan::Observation& now,
        const minoan::Defence& defence);
    /// How a run ended, in one sentence.
    [[nodiscard]] static QString ending(const minoan::Observation& seen);
    /// What would have saved the player of a lost run.
    [[nodiscard]] static QString rescue(const minoan::Observation& seen, const minoan::Content& content);
    /// `12 x 150 % x 120 % = 21`: how a match comes to its value.
    [[nodiscard]] static QString formula(const minoan::Match& match, const minoan::Skill& skill, int wave);
};

} // namespace labrys::text
