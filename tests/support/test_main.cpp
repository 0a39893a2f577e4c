// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/test_main.h"

#include <QCoreApplication>
#ifdef LABRYS_TEST_GUI
#include <QGuiApplication>
#endif

#include <cstdio>
#include <cstring>
#include <vector>

namespace labrys::test {

namespace {

struct Entry {
    const char* name;
    std::function<std::unique_ptr<QObject>()> make;
};

std::vector<Entry>& entries()
{
    static std::vector<Entry> all;
    return all;
}

} // namespace

bool registerTest(const char* name, std::function<std::unique_ptr<QObject>()> make)
{
    entries().push_back({name, std::move(make)});
    return true;
}

bool fullSize()
{
    return qEnvironmentVariableIntValue("LABRYS_LONG") != 0;
}

} // namespace labrys::test

int main(int argc, char* argv[])
{
#ifdef LABRYS_TEST_GUI
    QGuiApplication application(argc, argv);
#else
    const QCoreApplication application(argc, argv);
#endif
    using labrys::test::entries;
    const char* only = nullptr;
    for (const auto& entry : entries())
        if (argc > 1 && std::strcmp(argv[1], entry.name) == 0)
            only = entry.name;
    std::vector<char*> arguments(argv, argv + argc);
    if (only != nullptr)
        arguments.erase(arguments.begin() + 1);
    // The handler of QtTest starts itself again when a fatal warning aborts: a test that failed would fill
    // the disk.
    static char noHandler[] = "-nocrashhandler";
    arguments.insert(arguments.begin() + 1, noHandler);
    int failures = 0;
    int ran = 0;
    for (const auto& entry : entries()) {
        if (only != nullptr && std::strcmp(only, entry.name) != 0)
            continue;
        const auto test = entry.make();
        failures += QTest::qExec(test.get(), static_cast<int>(arguments.size()), arguments.data());
        ++ran;
    }
    if (ran == 0) {
        std::fprintf(stderr, "no test class is registered\n");
        return 1;
    }
    return failures == 0 ? 0 : 1;
}
