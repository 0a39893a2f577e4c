// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
// NET-017: what a seat may not know cannot be sent, for it does not compile. Tests compile this source with
// each LABRYS_SENT: 0 must compile, all others must not.
#include "core/game/view.h"
#include "core/minotaur/rules.h"

namespace labrys {

using minotaur::Rules;

std::string sent(const Rules::Stage& stage, const Rules::State& state);

std::string sent(const Rules::Stage& stage, const Rules::State& state)
{
    const auto view = game::View<Rules>::viewFor(stage, state, {}, 0);
#if LABRYS_SENT == 0
    return game::encodeView<Rules>(nullptr, view);
#elif LABRYS_SENT == 1
    return game::encodeView<Rules>(&view, state);
#elif LABRYS_SENT == 2
    return game::encodeView<Rules>(&view, stage);
#endif
}

} // namespace labrys
