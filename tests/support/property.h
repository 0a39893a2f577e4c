// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/support/test_main.h"

#include <rapidcheck.h>

#include <iostream>
#include <string>
#include <utility>

namespace labrys::test {

/// Checks a property on `daily` (under --long `full`) generated cases. A failure prints the smallest case
/// found, and the seed to put into RC_PARAMS.
template <class Testable>
[[nodiscard]] bool holds(const std::string& sentence, int daily, int full, Testable&& testable)
{
    rc::detail::TestMetadata metadata;
    metadata.id = sentence;
    metadata.description = sentence;
    auto parameters = rc::detail::configuration().testParams;
    parameters.maxSuccess = sweep(daily, full);
    const auto result = rc::detail::checkTestable(std::forward<Testable>(testable), metadata, parameters);
    if (result.template is<rc::detail::SuccessResult>())
        return true;
    rc::detail::printResultMessage(result, std::cerr);
    std::cerr << "\nRC_PARAMS=\"seed=" << parameters.seed << "\"" << std::endl;
    return false;
}

} // namespace labrys::test
