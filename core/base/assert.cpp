// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/assert.h"

#include <cstdio>
#include <cstdlib>

namespace labrys {

void assertionFailed(const char* condition, const char* file, int line) noexcept
{
    std::fprintf(stderr, "%s:%d: this cannot happen, but did: %s\n", file, line, condition);
    std::abort();
}

} // namespace labrys
