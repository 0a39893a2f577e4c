// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/grid.h"

#include <cstdint>
#include <string>
#include <vector>

namespace labrys {

/// How much a problem matters: an error refuses the input, a warning and a note do not.
enum class Severity : std::uint8_t { Error, Warning, Note };
BOOST_DESCRIBE_ENUM(Severity, Error, Warning, Note)

/// Where in an input a problem lies. Lines and columns count from 1, columns in code points; 0 is unknown.
struct Place {
    std::string file;
    int line = 0;
    int column = 0;
    bool operator==(const Place&) const = default;
};
BOOST_DESCRIBE_STRUCT(Place, (), (file, line, column))

/// A failure of input: a code in capitals, a place, arguments. The sentence is made once, at the edge, by
/// the catalogue of app/text (ARCHITECTURE, Errors).
struct Problem {
    std::string code;
    Place place = {};
    std::vector<std::string> arguments{}; // braces: a Problem may be written without its last fields
    Severity severity = Severity::Error;
    std::vector<Cell> cells{};
    bool operator==(const Problem&) const = default;
};
BOOST_DESCRIBE_STRUCT(Problem, (), (code, place, arguments, severity, cells))

} // namespace labrys
