// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/architecture/rules.h"
#include "tests/architecture/self_test.h"

#include <exception>
#include <filesystem>
#include <iostream>
#include <string_view>

namespace {

constexpr int kClean = 0;
constexpr int kBroken = 1;
constexpr int kUsage = 2;

int check(const std::filesystem::path& root)
{
    using namespace labrys::architecture;
    if (!std::filesystem::is_directory(root)) {
        std::cerr << root.string() << " is no folder: name the root of the sources\n";
        return kUsage;
    }
    const Findings findings = checkTree(root);
    for (const Finding& finding : findings) {
        std::cout << finding.path << ':' << finding.line << ": " << finding.rule << ": " << finding.message
                  << '\n';
    }
    if (!findings.empty()) {
        std::cout << findings.size() << " places break the architecture\n";
    }
    return findings.empty() ? kClean : kBroken;
}

} // namespace

int main(int argc, char** argv)
{
    try {
        if (argc != 2) {
            std::cerr << "usage: tst_architecture SOURCE_DIR | --self-test\n";
            return kUsage;
        }
        if (std::string_view{argv[1]} == "--self-test") {
            return labrys::architecture::selfTest() == 0 ? kClean : kBroken;
        }
        return check(argv[1]);
    } catch (const std::exception& problem) {
        std::cerr << "the check itself failed: " << problem.what() << '\n';
        return kUsage;
    }
}
