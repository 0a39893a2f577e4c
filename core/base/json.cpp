// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/json.h"

#include "core/base/json_check.h"
#include "core/base/utf8.h"

#include <boost/json/error.hpp>
#include <boost/json/stream_parser.hpp>
#include <boost/json/value.hpp>

namespace labrys {

namespace {

/// The character at an offset of a valid text, for a message; empty at the end.
std::string characterAt(std::string_view text, std::size_t offset)
{
    const std::string_view rest = text.substr(offset);
    return std::string(rest.substr(0, firstCharacter(rest).length));
}

Problem syntaxProblem(std::string_view text, std::string_view file, std::size_t offset, JsonExpected expected)
{
    return {"JSON_SYNTAX", placeOfOffset(text, file, offset),
        {std::string(enumName(expected)), characterAt(text, offset)}};
}

Problem problemOf(
    const JsonFault& fault, std::string_view text, std::string_view file, const JsonLimits& limits)
{
    switch (fault.kind) {
    case JsonFault::Kind::TooDeep:
        return {"JSON_TOO_DEEP", placeOfOffset(text, file, fault.offset), {std::to_string(limits.depth)}};
    case JsonFault::Kind::DuplicateKey:
        return {"JSON_DUPLICATE_KEY", placeOfOffset(text, file, fault.offset), {fault.key}};
    case JsonFault::Kind::Syntax:
        break;
    }
    return syntaxProblem(text, file, fault.offset, fault.expected);
}

} // namespace

std::expected<boost::json::value, Problem> parseJson(
    std::string_view text, std::string_view file, JsonLimits limits)
{
    if (text.size() > limits.bytes)
        return std::unexpected(Problem{
            "JSON_TOO_LARGE", placeOfOffset(text, file, limits.bytes), {std::to_string(limits.bytes)}});
    if (const auto offset = invalidUtf8(text))
        return std::unexpected(Problem{"JSON_UTF8", placeOfOffset(text, file, *offset), {}});
    if (const auto fault = checkJson(text, limits.depth))
        return std::unexpected(problemOf(*fault, text, file, limits));

    boost::json::parse_options options;
    options.max_depth = limits.depth;
    boost::json::stream_parser parser({}, options);
    boost::json::error_code error;
    const std::size_t consumed = parser.write_some(text.data(), text.size(), error);
    if (!error)
        parser.finish(error);
    // The check above has accepted the text. What is left is an exponent beyond all measure.
    if (error)
        return std::unexpected(syntaxProblem(text, file, consumed, JsonExpected::Digit));
    return parser.release();
}

} // namespace labrys
