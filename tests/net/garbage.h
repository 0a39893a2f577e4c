// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/random.h"

#include <string>
#include <vector>

namespace labrys::test {

/// Frames as a hostile client writes them: mostly nearly right.
class Garbage {
public:
    explicit Garbage(std::uint64_t seed)
        : m_random(seed)
    {
    }
    /// The bytes of one frame with its length, which may be wrong.
    [[nodiscard]] std::string next();

private:
    [[nodiscard]] std::string bytes(std::size_t most);
    [[nodiscard]] std::string mutated();
    [[nodiscard]] std::string nested();

    Random m_random;
};

} // namespace labrys::test
