// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/net/garbage.h"

#include "app/cli/load/wire.h"

#include <array>

namespace labrys::test {

namespace {

/// One of each message, to be spoilt.
constexpr std::array<std::string_view, 17> kMessages{
    R"({"t":"hello","min":1,"max":1,"app":"Labrys 0.1.0","name":"somebody"})",
    R"({"t":"hello","min":1,"max":1,"app":"x","name":"y","token":"0123456789012345678901234567890123456789012"})",
    R"({"t":"chat","to":"Lobby","text":"good evening"})",
    R"({"t":"chat","to":"Match","text":"","phrase":3,"at":[4,5]})",
    R"({"t":"invite","to":3,"options":{"set":"generated","difficulty":"easy","seed":"","spectators":true}})",
    R"({"t":"cancel","to":3})",
    R"({"t":"accept","from":3})",
    R"({"t":"decline","from":3})",
    R"({"t":"move","seq":12,"action":"n"})",
    R"({"t":"next"})",
    R"({"t":"playon"})",
    R"({"t":"leave"})",
    R"({"t":"resume","match":2})",
    R"({"t":"spectate","match":2})",
    R"({"t":"status","away":true})",
    R"({"t":"ping","n":4294967295})",
    R"({"t":"nothing","x":[1,2,{"y":null}]})",
};

constexpr std::array<std::string_view, 12> kPieces{"9223372036854775808", "-1", "1e999", "null", "\"\"",
    "\xff\xfe", "\xed\xa0\x80", "\\u0000", "\\ud800", "{", "]", "\"t\":\"view\","};

} // namespace

std::string Garbage::bytes(std::size_t most)
{
    std::string text(static_cast<std::size_t>(m_random.below(most)) + 1, '\0');
    for (auto& each : text)
        each = static_cast<char>(m_random.below(256));
    return text;
}

std::string Garbage::mutated()
{
    std::string text(kMessages[static_cast<std::size_t>(m_random.below(kMessages.size()))]);
    for (auto changes = m_random.below(4); changes > 0 && !text.empty(); --changes) {
        const auto at = static_cast<std::size_t>(m_random.below(text.size()));
        const auto piece = kPieces[static_cast<std::size_t>(m_random.below(kPieces.size()))];
        switch (m_random.below(5)) {
        case 0:
            text[at] = static_cast<char>(m_random.below(256));
            break;
        case 1:
            text.erase(at, static_cast<std::size_t>(m_random.below(8)));
            break;
        case 2:
            text.insert(at, piece);
            break;
        case 3:
            text.insert(at, text.substr(at / 2, static_cast<std::size_t>(m_random.below(40))));
            break;
        default:
            text.resize(at);
            break;
        }
    }
    return text;
}

std::string Garbage::nested()
{
    const auto depth = static_cast<std::size_t>(m_random.below(1000));
    return R"({"t":"ping","n":)" + std::string(depth, '[') + std::string(depth, ']') + "}";
}

std::string Garbage::next()
{
    std::string frame;
    switch (m_random.below(20)) {
    case 0: // a length that is 0, beyond the bound, or enormous, and perhaps something behind it
        frame.assign(4, '\0');
        for (auto& each : frame)
            each = m_random.below(2) == 0 ? '\0' : static_cast<char>(m_random.below(256));
        return frame + bytes(16);
    case 1:
        load::appendFrame(frame, bytes(4096));
        return frame;
    case 2:
        load::appendFrame(frame, nested());
        return frame;
    case 3: // a length that does not fit what follows
        load::appendFrame(frame, mutated());
        frame[3] = static_cast<char>(m_random.below(256));
        return frame;
    default:
        load::appendFrame(frame, mutated());
        return frame;
    }
}

} // namespace labrys::test
