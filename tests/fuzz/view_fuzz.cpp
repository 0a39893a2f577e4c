// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Fuzzes what a client reads from the wire, a view a line: whatever the bytes, a view is refused and leaves
// the last one, or can be drawn.
#include "core/game/view_reader.h"
#include "core/minotaur/picture.h"
#include "core/minotaur/rules.h"

#include <algorithm>
#include <string>
#include <string_view>

extern "C" int LLVMFuzzerTestOneInput(const unsigned char* data, std::size_t size);

extern "C" int LLVMFuzzerTestOneInput(const unsigned char* data, std::size_t size)
{
    using labrys::minotaur::Rules;
    labrys::game::ViewReader<Rules> reader;
    const std::string text(data, data + size);
    for (std::string_view rest = text; !rest.empty();) {
        const auto end = std::min(rest.find('\n'), rest.size());
        const auto before = reader.observation();
        if (!reader.take(rest.substr(0, end))) {
            LABRYS_ASSERT(reader.observation() == before);
        } else {
            LABRYS_ASSERT(reader.ready() && Rules::plausible(reader.observation()));
            static_cast<void>(labrys::minotaur::pictureOf(reader.observation()));
        }
        rest.remove_prefix(std::min(end + 1, rest.size()));
    }
    return 0;
}
