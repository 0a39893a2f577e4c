// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace labrys {

/// Prints the failed condition with its place and ends the program.
[[noreturn]] void assertionFailed(const char* condition, const char* file, int line) noexcept;

} // namespace labrys

/// States what cannot happen. Stays on in every build: a broken invariant must never become a wrong save.
#define LABRYS_ASSERT(condition)                                                                             \
    ((condition) ? static_cast<void>(0) : ::labrys::assertionFailed(#condition, __FILE__, __LINE__))
