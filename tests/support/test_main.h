// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QTest>

#include <functional>
#include <memory>

namespace labrys::test {

/// Registers a QtTest class with the program of its folder; main() runs all of them, or the one whose name
/// is the first argument.
bool registerTest(const char* name, std::function<std::unique_ptr<QObject>()> make);

/// True under `packaging/check --long` (LABRYS_LONG=1): figures run at their full size.
bool fullSize();

/// The size of a sweep: `full` under --long, else `daily`.
inline int sweep(int daily, int full)
{
    return fullSize() ? full : daily;
}

} // namespace labrys::test

#define LABRYS_TEST(Class)                                                                                   \
    static const bool registered##Class                                                                      \
        = ::labrys::test::registerTest(#Class, [] { return std::make_unique<Class>(); });
