// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/game/envelope.h"

#include "core/base/json_codec.h"

namespace labrys::game {

std::expected<Envelope, Problem> readEnvelope(
    std::string_view text, std::string_view file, std::string_view format)
{
    const auto json = parseJson(text, file, {kRecordBytes, JsonLimits{}.depth});
    if (!json)
        return std::unexpected(json.error());
    const auto refuse = [&](std::string code, const std::string& path, std::vector<std::string> arguments) {
        return std::unexpected(Problem{std::move(code), placeOfPath(text, file, path), std::move(arguments)});
    };
    const auto* object = json->if_object();
    if (object == nullptr)
        return refuse("RECORD_FORMAT", {}, {std::string(format)});
    Envelope envelope;
    codec::Wrong wrong;
    forEachField(envelope, [&](const char* name, auto& field) {
        if (wrong)
            return;
        const auto* found = codec::member(*object, name);
        wrong = found == nullptr ? codec::Wrong(Mismatch{{}, "JSON_MISSING_FIELD", {name}})
                                 : codec::decode(*found, field, std::string("/") + name);
    });
    // What the file claims to be comes first: a foreign file is not a damaged one.
    if (envelope.format != format)
        return refuse("RECORD_FORMAT", envelope.format.empty() ? "" : "/format", {std::string(format)});
    if (envelope.version > kRecordVersion)
        return refuse(
            "RECORD_NEWER", "/version", {std::to_string(envelope.version), std::to_string(kRecordVersion)});
    if (wrong)
        return refuse(std::move(wrong->code), wrong->path, std::move(wrong->arguments));
    if (envelope.version < 1)
        return refuse("RECORD_FORMAT", "/version", {std::string(format)});
    return envelope;
}

} // namespace labrys::game
