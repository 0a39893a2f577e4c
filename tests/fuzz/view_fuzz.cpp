// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Fuzzes what a client reads from the wire: whatever the bytes, they are refused, or encode to the same.
#include "core/game/view.h"
#include "core/minotaur/picture.h"
#include "core/minotaur/rules.h"

#include <string>

extern "C" int LLVMFuzzerTestOneInput(const unsigned char* data, std::size_t size);

extern "C" int LLVMFuzzerTestOneInput(const unsigned char* data, std::size_t size)
{
    using View = labrys::game::View<labrys::minotaur::Rules>;
    const std::string text(data, data + size);
    const auto view = View::decode(text);
    if (!view)
        return 0;
    static_cast<void>(labrys::minotaur::pictureOf(view->observation()));
    const std::string encoded = view->encode();
    if (encoded.size() > labrys::game::kViewBytes)
        return 0; // short names of the input were written out
    const auto again = View::decode(encoded);
    LABRYS_ASSERT(again.has_value());
    LABRYS_ASSERT(again->observation() == view->observation());
    LABRYS_ASSERT(again->encode() == encoded);
    return 0;
}
